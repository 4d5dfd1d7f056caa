// A small static server for build/site, on localhost only. Sends the headers that a careful host would: the content
// security policy for pages and workers alike, long caching for files whose name holds their hash, gzip; and answers
// `/play` as `/play.html`, as most hosts do.
import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname, resolve, sep} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {policy} from './policy.mjs';

const site = fileURLToPath(new URL('../build/site', import.meta.url));

const mimeTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const compressible = /^(text|application)\/|\+xml$/;
const hashedName = /-[0-9a-z]{8}\.\w+$/;

/**
 * @typedef {object} ServerOptions
 * @property {string} [root] the folder that is served
 * @property {string} [base] the path it is served under, with a slash at both ends
 * @property {number} [port] 0 for any free one
 * @property {Record<string, string | null>} [headers] added to every answer; null takes a header away
 * @property {(path: string, bytes: number) => void} [onSent] told of each answer's path and body length
 */

/**
 * Starts a server.
 * @param {ServerOptions} [options]
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function startServer({root = site, base = '/', port = 0, headers = {}, onSent = () => {}} = {}) {
  const server = createServer(async (request, response) => {
    const {status, path, file} = await answer(request);
    const all = {...headersFor(path, file), ...headers};
    const zipped = file?.zipped && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (zipped) all['content-encoding'] = 'gzip';
    const unchanged = file && request.headers['if-none-match'] === file.etag;
    const body = unchanged ? '' : (zipped ? file.zipped : file?.content) ?? `${status}\n`;
    for (const [name, value] of Object.entries(all)) if (value !== null) response.setHeader(name, value);
    response.writeHead(unchanged ? 304 : status);
    response.end(request.method === 'HEAD' ? '' : body);
    onSent(path, body.length);
  });

  /** The file that a request is for, if any. */
  async function answer(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return {status: 405, path: ''};
    const path = decodedPath(request.url);
    if (path === null || !path.startsWith(base)) return {status: 404, path: ''};
    const target = resolve(root, `./${path.slice(base.length)}`, path.endsWith('/') ? 'index.html' : '');
    if (!target.startsWith(root + sep)) return {status: 404, path};
    for (const name of [target, `${target}.html`]) {
      const file = await readCached(name).catch(() => null);
      if (file) return {status: 200, path: name, file};
    }
    return {status: 404, path: target};
  }

  await new Promise((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done));
  const {port: taken} = server.address();
  return {
    url: `http://127.0.0.1:${taken}${base}`, // by number: not every machine knows its own name
    close: () => new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    }),
  };
}

/** The path of a request's URL without its query, decoded; null for one that is malformed. */
function decodedPath(url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0]);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

function headersFor(path, file) {
  const type = file ? mimeTypes[extname(path)] ?? 'application/octet-stream' : 'text/plain; charset=utf-8';
  return {
    'content-type': type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'access-control-allow-origin': '*', // a sandboxed iframe has no origin: its own modules are another's
    'vary': 'accept-encoding',
    'cache-control': hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(file && {etag: file.etag}),
  };
}

/** Files as they were last read, by path: of all servers of this process. */
const known = new Map();

/** Reads a file, and compresses it, only when it has changed. @param {string} path */
async function readCached(path) {
  const {mtimeMs, size} = await stat(path);
  const before = known.get(path);
  if (before?.mtimeMs === mtimeMs && before.content.length === size) return before;
  const content = await readFile(path);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const zipped = compressible.test(mimeTypes[extname(path)] ?? '') ? gzipSync(content, {level: 9}) : null;
  known.set(path, {content, etag, zipped, mtimeMs});
  return known.get(path);
}

/** Serves on the first free port from 8080 on, or on just the one that was asked for. */
async function main() {
  const {values} = parseArgs({options: {port: {type: 'string'}, check: {type: 'boolean'}}});
  const isPort = /^[1-9]\d{0,4}$/.test(values.port ?? '8080');
  if (!isPort) throw new Error('Which port? For example: ./dev serve --port 8080');
  // Only the words of the command line are looked at, before anything is built.
  if (values.check) return;
  const first = Number(values.port ?? 8080);
  const last = values.port === undefined ? first + 100 : first;
  for (let port = first; port <= last; port += 1) {
    try {
      await startServer({port});
      console.log(`\nSudokuscope is at http://localhost:${port}/ (Ctrl+C ends it)`);
      return;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port === last) throw error;
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(`The server did not start. ${error.message}`);
    process.exit(1);
  });
}
