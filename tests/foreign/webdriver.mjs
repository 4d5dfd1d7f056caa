// A client of W3C WebDriver, as much of it as opening a page and running something in it takes, for WebKitGTK.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';

/** A browser that does not come up in this time does not come up. */
const PATIENCE_MS = 30_000;

/**
 * Starts a browser on a screen that nobody sees.
 * @param {{driver: string, browser: string, screen: string}} programs
 * @returns {Promise<import('./driven.mjs').Driven>}
 */
export async function startWebKit({driver, browser, screen}) {
  const started = [];
  const start = (program, args, options) => {
    const child = spawn(program, args, {stdio: 'ignore', ...options});
    child.on('error', () => {}); // said by what is waited for
    started.push(child);
    return child;
  };
  const stop = () => started.reverse().forEach((child) => child.kill());

  try {
    const display = await displayOf(start(screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24'],
      {stdio: ['ignore', 'pipe', 'ignore']}));
    const port = await freePort();
    start(driver, [`--port=${port}`], {env: {...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1'}});
    const send = (method, path, body) => request(`http://127.0.0.1:${port}${path}`, method, body);
    await answers(() => send('GET', '/status'));
    const options = {'webkitgtk:browserOptions': {binary: browser, args: ['--automation']}};
    const {sessionId} = await send('POST', '/session', {capabilities: {alwaysMatch: options}});
    const session = `/session/${sessionId}`;
    return {
      open: (url) => send('POST', `${session}/url`, {url}),
      run: async (body) => {
        const script = `const [tell] = arguments; (async () => { ${body} })().then(tell, (e) => tell(String(e)));`;
        return send('POST', `${session}/execute/async`, {script, args: []});
      },
      traces: ['Symbol(automationSessionProxy)'],
      close: async () => {
        await send('DELETE', session).catch(() => {});
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** @param {import('node:child_process').ChildProcess} server that prints its number once it is up */
async function displayOf(server) {
  const [number] = await once(server.stdout, 'data', {signal: AbortSignal.timeout(PATIENCE_MS)});
  return `:${String(number).trim()}`;
}

/** @returns {Promise<number>} a port that nobody listens at */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Asks again and again until there is an answer. @param {() => Promise<unknown>} ask */
async function answers(ask) {
  const end = Date.now() + PATIENCE_MS;
  while (!await ask().then(() => true, () => false)) {
    if (Date.now() > end) throw new Error('The driver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param {string} url @param {string} method @param {unknown} [body] */
async function request(url, method, body) {
  const answer = await fetch(url, {method, body: body && JSON.stringify(body)});
  const {value} = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
