/** The script of a thread of node, as a file of its own: the same as in a browser's worker. */
import {parentPort} from 'node:worker_threads';
import './files.js';
import {serve} from '../worker/serving.js';

const port = /** @type {NonNullable<typeof parentPort>} */ (parentPort);
const scope = /** @type {any} */ (globalThis);
scope.postMessage = port.postMessage.bind(port);
serve();
port.on('message', (data) => scope.onmessage({data}));
