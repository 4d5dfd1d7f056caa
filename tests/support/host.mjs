// A site of somebody else: a few pages, each with headers of its own, on an origin of its own, and files beside them.
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname} from 'node:path';

const types = {
  '.js': 'text/javascript; charset=utf-8', '.wasm': 'application/wasm', '.html': 'text/html; charset=utf-8',
};

/**
 * @typedef {object} HostPage
 * @property {string | Uint8Array} body the page, or a script where the path ends in .js
 * @property {Record<string, string>} [headers]
 */

/** @typedef {{root: URL, headers?: Record<string, string>}} Folder files with headers of their own */

/**
 * Serves pages by their paths.
 * @param {Record<string, HostPage>} pages
 * @param {Record<string, Folder>} [folders] files, by the path before their names
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function startHost(pages, folders = {}) {
  const server = createServer(async (request, response) => {
    const path = request.url.slice(1).split(/[?#]/)[0];
    const found = pages[path] ?? await fileAt(path, folders);
    const status = found ? 200 : path === 'favicon.ico' ? 204 : 404;
    response.writeHead(status, {'content-type': types[extname(path)] ?? types['.html'], ...found?.headers});
    response.end(found?.body ?? '');
  });
  await new Promise((done, failed) => server.once('error', failed).listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    }),
  };
}

/** @param {string} path @param {Record<string, Folder>} folders */
async function fileAt(path, folders) {
  const folder = Object.keys(folders).find((prefix) => path.startsWith(prefix));
  if (folder === undefined) return null;
  const {root, headers} = folders[folder];
  const body = await readFile(new URL(path.slice(folder.length), root)).catch(() => null);
  return body && {body, headers};
}

/**
 * A page in HTML.
 * @param {string} body
 * @param {string} [head]
 */
export function html(body, head = '') {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page of somebody else</title>${head}
    <body>${body}</body></html>`;
}
