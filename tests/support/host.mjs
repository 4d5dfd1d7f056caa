// A site of somebody else: a few pages, each with headers of its own, on an origin of its own.
import {createServer} from 'node:http';

/**
 * @typedef {object} HostPage
 * @property {string} body the page, or a script where the path ends in .js
 * @property {Record<string, string>} [headers]
 */

/**
 * Serves pages by their paths.
 * @param {Record<string, HostPage>} pages
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function startHost(pages) {
  const server = createServer((request, response) => {
    const path = request.url.slice(1).split(/[?#]/)[0];
    const page = pages[path];
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    const status = page ? 200 : path === 'favicon.ico' ? 204 : 404;
    response.writeHead(status, {'content-type': `${type}; charset=utf-8`, ...page?.headers});
    response.end(page?.body ?? '');
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

/**
 * A page in HTML.
 * @param {string} body
 * @param {string} [head]
 */
export function html(body, head = '') {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page of somebody else</title>${head}
    <body>${body}</body></html>`;
}
