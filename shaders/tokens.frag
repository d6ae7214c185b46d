// Composes one piece from the sprite sheet: shadow, base with its edge, hatch, rope, medallion with its
// separator, bolts, glyph.
in vec2 at;
flat in float pixel;
flat in vec4 turn, cells, fit, strokes, shadow, extra, more;
flat in uvec4 colours, more_colours;
out vec4 colour;

float base(vec2 p) {
    float d = shape(cells.x, p);
    return strokes.w < 1. ? mix(shape(cells.y, p), d, strokes.w) : d;
}

// Place along a round outline in quarters of it, 0 to 4; even enough for `dashes` on every base.
float along(float seat, vec2 p) {
    vec2 q = p - 64.;
    if (seat < .5) q = vec2(q.x + q.y, q.y - q.x);
    bool shield = seat > 2.5 && seat < 3.5;
    if (shield) q.y += 4.;
    if ((seat > 1.5 && seat < 2.5) || (shield && q.y > 0.)) return atan(q.y, q.x) / 1.5707963 + 2.5;
    if (abs(q.x) >= abs(q.y)) return (q.x > 0. ? 2. : 0.) + .5 + .5 * q.y / q.x;
    return (q.y > 0. ? 3. : 1.) + .5 - .5 * q.x / q.y;
}

// Inside of the dashes: `count` of them on the outline, each `part` of its period long.
float dashes(float seat, vec2 p, float count, float part) {
    float period = 336. / count;
    return cover((abs(fract(along(seat, p) * count / 4. + .5) - .5) - .5 * part) * period, pixel);
}

float glyph_at(vec2 p) {
    vec2 q = p - vec2(64., 64. + fit.w);
    q = vec2(turn.z * q.x - turn.w * q.y, turn.w * q.x + turn.z * q.y);
    return shape(cells.w, q / fit.z + 64.) * fit.z;
}

// Small glyphs have parts thinner than a pixel: four samples see them where one would not.
float glyph() {
    if (pixel < 1.6) return cover(glyph_at(at), pixel);
    float sum = 0.;
    for (int i = 0; i < 4; ++i)
        sum += cover(glyph_at(at + pixel * .25 * vec2(i < 2 ? -1. : 1., (i & 1) == 0 ? -1. : 1.)), .5 * pixel);
    return .25 * sum;
}

// Four bolts with a slot, which turns as they are driven in.
vec4 bolts(vec4 c) {
    vec2 q = vec2(at.x < 64. ? at.x - 21. : at.x - 107., at.y < 64. ? at.y - 21. : at.y - 107.);
    vec4 head = vec4(unpacked(more_colours.w).rgb, extra.y), edge = vec4(unpacked(colours.y).rgb, extra.y);
    float d = length(q) - 7.;
    float inside = cover(d + 1.5, pixel);
    c = over(c, head, inside, edge, cover(d - 1.5, pixel) - inside);
    float angle = .785398 * (1. + 2. * more.z);
    float slot = abs(q.x * sin(angle) - q.y * cos(angle)) - .8;
    return over(c, edge, .7 * inside * cover(slot, pixel) * clamp(1.6 - pixel, 0., 1.));
}

vec4 medallion(vec4 c) {
    float d = shape(cells.z, (at - vec2(64., 64. + fit.y)) / fit.x + 64.) * fit.x;
    float half_separator = .5 * strokes.y;
    float within = cover(d + half_separator, pixel);
    float band = cover(d - half_separator, pixel);
    float line = cover(d - half_separator - strokes.z, pixel) - band;
    c = over(c, unpacked(more_colours.z), line);
    return over(c, unpacked(colours.z), within, unpacked(colours.w), band - within);
}

vec4 rope(vec4 c) {
    float d = abs(shape(cells.z, (at - 64.) / .91 + 64.) * .91) - 4.1;
    return over(c, unpacked(colours.z), extra.x * cover(d, pixel) * dashes(cells.z, at, 16., .55));
}

vec4 foot_mark(vec4 c) {
    float d = shape(more.y, (at - vec2(64., 106.)) / .115 + 64.) * .115;
    return over(c, unpacked(more_colours.x), .9 * cover(d, pixel));
}

void main() {
    float d = base(at);
    float half_edge = .5 * strokes.x;
    vec4 c = vec4(0.);
    if (shadow.z > 0. && d > -half_edge - pixel)
        c = over(c, vec4(.102, .051, .063, 1.), shadow.z * cover(base(at - shadow.xy), pixel));
    if (d < half_edge + pixel + 5.) {   // corners of a captured camp's medallion stand out a little
        float inside = cover(d + half_edge, pixel);
        float ring = cover(d - half_edge, pixel) - inside;
        if (more.x > 0.) ring *= mix(1., dashes(4., at, 24., .56), more.x);
        c = over(c, unpacked(colours.x), inside, unpacked(colours.y), ring);
        if (extra.z > 0.) c = over(c, unpacked(more_colours.y), inside * extra.z * hatch(extra.w, at, pixel));
        if (extra.x > 0.) c = rope(c);
        if (cells.z >= 0.) c = medallion(c);
        if (extra.y > 0.) c = bolts(c);
        if (more.y >= 0.) c = foot_mark(c);
        if (cells.w >= 0.) c = over(c, unpacked(more_colours.x), glyph());
    }
    colour = c * shadow.w;
}
