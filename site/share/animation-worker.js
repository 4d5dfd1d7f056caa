/** Writes frames into a file, away from the page: the encoder's host. It answers each frame with the bytes so far. */
import {GifFrames} from './gif-frames.js';

/**
 * @typedef {{width: number, height: number} | {pixels: ArrayBuffer, delay: number} | {end: true}} FrameMessage
 * @typedef {{bytes: number} | {file: Uint8Array<ArrayBuffer>}} FrameAnswer
 */

/** @type {GifFrames} */
let frames;

/** @param {FrameAnswer} message @param {Transferable[]} [moved] */
const answer = (message, moved = []) => globalThis.postMessage(message, {transfer: moved});

globalThis.addEventListener('message', ({data}) => {
  const message = /** @type {FrameMessage} */ (data);
  if ('width' in message) frames = new GifFrames(message.width, message.height);
  if ('pixels' in message) {
    frames.add(new Uint8ClampedArray(message.pixels), message.delay);
    answer({bytes: frames.bytes});
  }
  if ('end' in message) {
    const file = frames.finish();
    answer({file}, [file.buffer]);
  }
});
