#!/usr/bin/env node
// A small static server, as strict or as plain as the hosts that the page must live on.
//   node web/tools/serve.mjs [folder] [--port N] [--prefix /some/folder/] [--csp]
// Or from a test: const server = await serve({ root, csp: true }); server.url; await server.close();

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.woff2': 'font/woff2',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};
const named = /-[0-9A-Z]{8}\.\w+$/;  // after a hash of what is in it
const alreadySmall = new Set(['.png', '.woff2', '.ogg', '.ico']);

export const strictPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "worker-src 'self' blob:",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
].join('; ');

// What a file is sent as, compressed at most once for each state of the file.
const compressed = new Map();
function encode(path, modified, accepted, effort) {
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (!encoding || alreadySmall.has(extname(path))) return null;
  const key = `${encoding} ${effort} ${modified} ${path}`;
  if (!compressed.has(key)) {
    const bytes = readFileSync(path);
    compressed.set(key, encoding === 'gzip' ? gzipSync(bytes, { level: effort })
      : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }));
  }
  return { encoding, body: compressed.get(key) };
}

/**
 * @param {object} options
 * @param {string} options.root folder to serve
 * @param {number} [options.port] 0: any free one. Without it: the first free one from 8080.
 * @param {string} [options.prefix] the folder of the host under which the page lies
 * @param {number} [options.effort] of compressing, 1 to 9
 * @param {boolean} [options.csp] send the strict content security policy
 * @param {(request: {method: string, path: string, status: number, bytes: number}) => void} [options.log]
 * @returns {Promise<{url: string, port: number, close: () => Promise<void>}>}
 */
export async function serve({ root, port, prefix = '/', effort = 9, csp = false, log }) {
  prefix = `/${prefix}/`.replace(/\/+/g, '/');
  const answer = (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname);
    const send = (status, headers, body) => {
      response.writeHead(status, {
        'Access-Control-Allow-Origin': '*',
        'X-Content-Type-Options': 'nosniff',
        ...(csp && { 'Content-Security-Policy': strictPolicy }),
        ...headers,
      });
      const bytes = Number(headers['Content-Length'] ?? 0);
      log?.({ method: request.method, path, status, bytes });
      if (request.method === 'HEAD' || body === undefined) response.end();
      else if (typeof body.pipe === 'function') body.pipe(response);
      else response.end(body);
    };
    const refuse = (status, text) =>
      send(status, { 'Content-Type': types['.txt'], 'Content-Length': Buffer.byteLength(text) }, text);

    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'only GET and HEAD\n');
    if (path + '/' === prefix) return send(301, { Location: prefix });
    if (!path.startsWith(prefix)) return refuse(404, 'not here\n');
    let file = normalize(join(root, path.slice(prefix.length)));
    if (file !== normalize(root) && !file.startsWith(normalize(root + sep))) return refuse(404, 'not here\n');
    if (file.endsWith(sep) || file === normalize(root)) file = join(file, 'index.html');
    if (!existsSync(file) || !statSync(file).isFile()) return refuse(404, 'not here\n');

    const { mtimeMs, size } = statSync(file);
    const extension = extname(file);
    const headers = {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Cache-Control': named.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
    };
    const small = encode(file, mtimeMs, request.headers['accept-encoding'] ?? '', effort);
    if (small) {
      send(200, { ...headers, 'Content-Encoding': small.encoding, 'Content-Length': small.body.length }, small.body);
    } else {
      send(200, { ...headers, 'Content-Length': size }, createReadStream(file));
    }
  };
  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      response.writeHead(error instanceof URIError ? 400 : 500).end();
    }
  });

  const listen = (wanted) => new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, () => {
      server.off('error', reject);
      resolve();
    });
  });
  for (let wanted = port ?? 8080; ; ++wanted) {
    try {
      await listen(wanted);
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port !== undefined || wanted >= 8180) throw error;
    }
  }
  const bound = server.address().port;
  return {
    url: `http://localhost:${bound}${prefix}`,
    port: bound,
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string' }, prefix: { type: 'string' }, csp: { type: 'boolean' } },
  });
  const root = positionals[0] ?? fileURLToPath(new URL('../../build/web/site', import.meta.url));
  if (!existsSync(join(root, 'index.html'))) {
    console.error(`there is no page in ${root}: build it with  cmake --workflow --preset play`);
    process.exit(1);
  }
  const port = values.port === undefined ? undefined : Number(values.port);
  const { url } = await serve({ root, port, prefix: values.prefix, csp: values.csp });
  console.log(`\n  Tetrarchy is at  ${url}\n  (Ctrl+C ends it)\n`);
}
