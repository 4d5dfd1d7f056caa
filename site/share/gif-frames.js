/**
 * Frames of pixels as a GIF that repeats. A frame says only what changed since the one before, in colours of its own;
 * one in which nothing did makes the one before last longer.
 */
import {GIFEncoder, applyPalette, quantize} from '#gifenc';

/** The last colour of a table stands for what stays as it is. */
const MOST_COLOURS = 255;
/** Of more, so many of the most frequent ones are kept: otherwise a ghost of erased words is left on paper. */
const KEPT_COLOURS = 191;
/** The unit in which a GIF counts time, in milliseconds. */
const TICK = 10;
/** No part of a frame is cleared before the next. */
const KEEP = 1;

/** @typedef {{index: Uint8Array, palette: number[][], delay: number}} Frame */

export class GifFrames {
  #encoder = GIFEncoder();
  /** @type {Uint32Array | null} */
  #shown = null;
  /** The latest frame is written once it is known how long it lasts. @type {Frame | null} */
  #pending = null;

  /** @param {number} width @param {number} height */
  constructor(width, height) {
    this.width = width;
    this.height = height;
  }

  /** Bytes so far, those of the latest frame not counted. */
  get bytes() {
    return this.#encoder.bytesView().length;
  }

  /**
   * @param {Uint8ClampedArray<ArrayBuffer>} pixels four bytes each, none of them transparent
   * @param {number} delay in milliseconds
   */
  add(pixels, delay) {
    const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
    const places = changedPlaces(colours, this.#shown);
    this.#shown = colours;
    if (this.#pending && !places.length) {
      this.#pending.delay += delay;
      return;
    }
    this.#write();
    this.#pending = {...indexed(colours, places), delay};
  }

  /** @returns {Uint8Array<ArrayBuffer>} the file */
  finish() {
    this.#write();
    this.#encoder.finish();
    return this.#encoder.bytes();
  }

  #write() {
    if (!this.#pending) return;
    const {index, palette, delay} = this.#pending;
    this.#encoder.writeFrame(index, this.width, this.height, {
      palette, transparent: true, transparentIndex: palette.length - 1, dispose: KEEP,
      delay: Math.round(delay / TICK) * TICK, repeat: 0,
      colorDepth: Math.max(2, Math.ceil(Math.log2(palette.length))),
    });
    this.#pending = null;
  }
}

/**
 * The area in which two frames differ: everywhere, if there was none before.
 * @param {Uint32Array} colours @param {Uint32Array | null} before
 */
function changedPlaces(colours, before) {
  const places = new Uint32Array(colours.length);
  let count = 0;
  for (let at = 0; at < colours.length; at += 1) {
    if (!before || colours[at] !== before[at]) places[count++] = at;
  }
  return places.subarray(0, count);
}

/**
 * The changed places by numbers of a table: of the very colours, where it has room for them.
 * @param {Uint32Array} colours @param {Uint32Array} places
 */
function indexed(colours, places) {
  const changed = Uint32Array.from(places, (at) => colours[at]);
  const {numbers, palette} = exact(changed) ?? nearest(changed);
  const index = new Uint8Array(colours.length).fill(palette.length);
  places.forEach((at, i) => { index[at] = numbers[i]; });
  return {index, palette: [...palette, [0, 0, 0]]};
}

/** @param {Uint32Array} colours */
function exact(colours) {
  const known = new Map();
  const numbers = new Uint8Array(colours.length);
  for (let at = 0; at < colours.length; at += 1) {
    let number = known.get(colours[at]);
    if (number === undefined) {
      if (known.size === MOST_COLOURS) return null;
      number = known.size;
      known.set(colours[at], number);
    }
    numbers[at] = number;
  }
  return {numbers, palette: partsOf(Uint32Array.from(known.keys()))};
}

/** @param {Uint32Array<ArrayBuffer>} colours more than a table has room for */
function nearest(colours) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const frequent = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const kept = Uint32Array.from(frequent.slice(0, KEPT_COLOURS));
  const numberOf = new Map(Array.from(kept, (colour, number) => [colour, number]));
  const rare = bytesOf(colours.filter((colour) => !numberOf.has(colour)));
  const palette = [...partsOf(kept), ...quantize(rare, MOST_COLOURS - KEPT_COLOURS)];
  const others = applyPalette(bytesOf(Uint32Array.from(frequent)), palette);
  frequent.forEach((colour, at) => { if (!numberOf.has(colour)) numberOf.set(colour, others[at]); });
  return {numbers: Uint8Array.from(colours, (colour) => numberOf.get(colour) ?? 0), palette};
}

/** @param {Uint32Array<ArrayBuffer>} colours */
function bytesOf(colours) {
  return new Uint8Array(colours.buffer, colours.byteOffset, 4 * colours.length);
}

/** Red, green and blue of each. @param {Uint32Array<ArrayBuffer>} colours */
function partsOf(colours) {
  const bytes = bytesOf(colours);
  return Array.from(colours, (_, i) => [...bytes.subarray(4 * i, 4 * i + 3)]);
}
