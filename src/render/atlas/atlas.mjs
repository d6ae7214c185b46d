// Makes the sprite sheet: node atlas.mjs <atlas.h> <folder of SVGs> <rsvg-convert> <out.cpp>
// Which shapes, and the layout, are read from atlas.h.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';

const [header, folder, rsvg, out] = process.argv.slice(2);
const text = readFileSync(header, 'utf8');
const names = text
    .match(/enum class Cell[^{]*\{([^}]*)\}/)[1]
    .replace(/\/\/.*/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
const constant = (name) => +text.match(new RegExp(`int ${name} = (\\d+)`))[1];
const box = constant('box');
const spread = constant('spread');
const columns = constant('columns');
const fine = 8; // pixels of the raster in one texel
const pitch = box + 2 * spread;
const rows = Math.ceil(names.length / columns);

// Opacity of an 8-bit RGBA PNG without interlacing, which is what rsvg-convert writes.
function alphaOf(png) {
    const width = png.readUInt32BE(16);
    const height = png.readUInt32BE(20);
    if (png.readUInt8(24) !== 8 || png.readUInt8(25) !== 6) throw new Error('not an RGBA image');
    const parts = [];
    for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
        if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
            parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    const data = inflateSync(Buffer.concat(parts));
    const stride = width * 4;
    const line = new Uint8Array(stride);
    const alpha = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) {
        const filter = data[y * (stride + 1)];
        let corner = [0, 0, 0, 0];
        for (let x = 0; x < stride; x++) {
            const left = x >= 4 ? line[x - 4] : 0;
            const above = line[x];
            const diagonal = x >= 4 ? corner[x & 3] : 0;
            line[x] = data[y * (stride + 1) + 1 + x] + predicted(filter, left, above, diagonal);
            corner[x & 3] = above;
        }
        for (let x = 0; x < width; x++) alpha[y * width + x] = line[4 * x + 3];
    }
    return alpha;
}

function predicted(filter, left, above, diagonal) {
    switch (filter) {
        case 0: return 0;
        case 1: return left;
        case 2: return above;
        case 3: return (left + above) >> 1;
    }
    const guess = left + above - diagonal;
    const [dl, da, dd] = [left, above, diagonal].map((v) => Math.abs(guess - v));
    return dl <= da && dl <= dd ? left : da <= dd ? above : diagonal;
}

// Squared distance of every pixel to the nearest one where `inside` holds `wanted`: Felzenszwalb and
// Huttenlocher's lower envelope of parabolas, along columns and then along rows.
function squaredDistances(inside, side, wanted) {
    const field = new Float64Array(side * side);
    for (let i = 0; i < field.length; i++) field[i] = inside[i] === wanted ? 0 : 1e12;
    const value = new Float64Array(side);
    const vertex = new Int32Array(side);
    const border = new Float64Array(side + 1);
    const sweep = (start, step) => {
        for (let i = 0; i < side; i++) value[i] = field[start + i * step];
        let k = 0;
        vertex[0] = 0;
        border[0] = -Infinity;
        border[1] = Infinity;
        for (let q = 1; q < side; q++) {
            let s;
            do {
                const v = vertex[k];
                s = (value[q] + q * q - value[v] - v * v) / (2 * (q - v));
            } while (s <= border[k] && --k >= 0);
            vertex[++k] = q;
            border[k] = s;
            border[k + 1] = Infinity;
        }
        for (let q = 0, j = 0; q < side; q++) {
            while (border[j + 1] < q) j++;
            field[start + q * step] = (q - vertex[j]) ** 2 + value[vertex[j]];
        }
    };
    for (let x = 0; x < side; x++) sweep(x, side);
    for (let y = 0; y < side; y++) sweep(y * side, 1);
    return field;
}

// The drawing's cell: `pitch` by `pitch` texels.
function cellOf(alpha) {
    const side = pitch * fine;
    const inner = box * fine;
    const margin = spread * fine;
    const inside = new Uint8Array(side * side);
    for (let y = 0; y < inner; y++)
        for (let x = 0; x < inner; x++) inside[(y + margin) * side + x + margin] = alpha[y * inner + x] > 127 ? 1 : 0;
    const toInside = squaredDistances(inside, side, 1);
    const toOutside = squaredDistances(inside, side, 0);
    const depth = (i) => (inside[i] ? Math.sqrt(toOutside[i]) - 0.5 : 0.5 - Math.sqrt(toInside[i]));
    const cell = new Uint8Array(pitch * pitch);
    for (let y = 0; y < pitch; y++)
        for (let x = 0; x < pitch; x++) {
            // a texel's centre lies between the four middle pixels of its block
            const at = (y * fine + fine / 2 - 1) * side + x * fine + fine / 2 - 1;
            const mean = (depth(at) + depth(at + 1) + depth(at + side) + depth(at + side + 1)) / 4 / fine;
            cell[y * pitch + x] = Math.max(0, Math.min(255, Math.round(127.5 + (mean / spread) * 127.5)));
        }
    return cell;
}

const size = String(box * fine);
const pictures = await Promise.all(
    names.map(async (name) => {
        const file = join(folder, name.replaceAll('_', '-') + '.svg');
        const { stdout } = await promisify(execFile)(rsvg, ['-w', size, '-h', size, file], {
            encoding: 'buffer', maxBuffer: 1 << 26 });
        return alphaOf(stdout);
    }));

const width = pitch * columns;
const sheet = new Uint8Array(width * pitch * rows);
pictures.forEach((alpha, i) => {
    const cell = cellOf(alpha);
    const corner = Math.floor(i / columns) * pitch * width + (i % columns) * pitch;
    for (let y = 0; y < pitch; y++) sheet.set(cell.subarray(y * pitch, (y + 1) * pitch), corner + y * width);
});

const at = (x, y) => (x < 0 || y < 0 ? 0 : sheet[y * width + x]);
const lines = [];
for (let y = 0; y < pitch * rows; y++) {
    const bytes = [];
    for (let x = 0; x < width; x++) bytes.push((at(x, y) - at(x - 1, y) - at(x, y - 1) + at(x - 1, y - 1)) & 255);
    lines.push(bytes.join(',') + ',');
}
writeFileSync(out, `// Made by atlas.mjs from assets/pieces.
#include "render/atlas.h"

namespace tetrarchy::render::atlas {
namespace {
constexpr std::uint8_t bytes[] = {
${lines.join('\n')}
};
}  // namespace
const std::span<const std::uint8_t> packed(bytes);
}  // namespace tetrarchy::render::atlas
`);
