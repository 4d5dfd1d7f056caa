/** A run as an animated file: steps are drawn here, one at a time, and written by a worker. */
import {pictures} from '../../web/src/index.js';
import {pixelsOf, rasterised} from '../common/raster.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/pictures.js';

const words = speaker('site/pictures', english);

/** The end is looked at for longer. */
const LAST_MS = 3000;
/** Beyond this a file is of no use to anybody. */
const MOST_BYTES = 64 << 20;

/**
 * @typedef {object} Animation
 * @property {Blob} file
 * @property {number} width
 * @property {number} height
 * @property {number} frames
 * @property {number} ms
 */

/**
 * @param {import('../../web/src/index.js').Run} run
 * @param {number[]} steps
 * @param {import('../../web/src/view/picture/pictures.js').PictureOptions} options
 * @param {{delay: number, signal: AbortSignal, onProgress: (frames: number) => void}} how `delay` in milliseconds a
 *   step
 * @returns {Promise<Animation>} rejects where it was cancelled, or can't be made
 */
export async function animate(run, steps, options, {delay, signal, onProgress}) {
  const shots = await pictures(run, options);
  const writer = new Writer(signal);
  /** @type {HTMLCanvasElement | undefined} */
  let canvas;
  try {
    for (const [number, step] of steps.entries()) {
      canvas = await rasterised(await shots.at(step), 1, canvas);
      if (!number) writer.start(canvas.width, canvas.height);
      const bytes = await writer.add(pixelsOf(canvas), number === steps.length - 1 ? LAST_MS : delay);
      if (bytes > MOST_BYTES) throw new Error(words('too-large'));
      onProgress(number + 1);
    }
    const file = new Blob([await writer.finish()], {type: 'image/gif'});
    const {width = 0, height = 0} = canvas ?? {};
    return {file, width, height, frames: steps.length, ms: delay * (steps.length - 1) + LAST_MS};
  } finally {
    writer.close();
  }
}

/** The worker, a question at a time, so that no more than two frames are in memory. */
class Writer {
  #worker = new Worker(new URL('./animation-worker.js', import.meta.url), {type: 'module'});
  /** Rejects once nothing more is to be expected. @type {Promise<never>} */
  #broken;

  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.#broken = new Promise((_, reject) => {
      const cancel = () => reject(new Error(words('cancelled')));
      if (signal.aborted) cancel();
      signal.addEventListener('abort', cancel);
      this.#worker.addEventListener('error', () => reject(new Error(words('no-worker'))));
    });
    this.#broken.catch(() => {});
  }

  /** @param {number} width @param {number} height */
  start(width, height) {
    this.#worker.postMessage({width, height});
  }

  /**
   * @param {Uint8ClampedArray<ArrayBuffer>} pixels @param {number} delay
   * @returns {Promise<number>} the bytes so far
   */
  async add({buffer}, delay) {
    return (await this.#ask({pixels: buffer, delay}, [buffer])).bytes;
  }

  /** @returns {Promise<Uint8Array<ArrayBuffer>>} */
  async finish() {
    return (await this.#ask({end: true})).file;
  }

  close() {
    this.#worker.terminate();
  }

  /**
   * @param {import('./animation-worker.js').FrameMessage} message
   * @param {Transferable[]} [moved]
   * @returns {Promise<any>}
   */
  #ask(message, moved = []) {
    const answer = new Promise((resolve) =>
      this.#worker.addEventListener('message', ({data}) => resolve(data), {once: true}));
    this.#worker.postMessage(message, moved);
    return Promise.race([answer, this.#broken]);
  }
}
