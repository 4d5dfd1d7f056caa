// Pictures as they are accepted: a quarter as wide and as high as what was drawn, which keeps them small, and leaves
// too little of a word to matter.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {PNG} from 'pngjs';

/** So many pixels of the page are one of the picture, in each direction. */
const SCALE = 4;
/** The noise: a pixel may be off by so much of 255 in a colour, and so many pixels by more. */
export const NOISE = {offBy: 12, pixels: 24};

/** @typedef {{width: number, height: number, data: Buffer}} Picture RGBA */

/**
 * Each pixel is the mean of those that it stands for.
 * @param {Buffer} png
 * @returns {Picture}
 */
export function shrink(png) {
  const {width: wide, height: high, data} = PNG.sync.read(png);
  const small = new PNG({width: Math.floor(wide / SCALE), height: Math.floor(high / SCALE)});
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const at = 4 * (y * small.width + x);
      for (let colour = 0; colour < 3; colour += 1) small.data[at + colour] = mean(data, wide, x, y, colour);
      small.data[at + 3] = 255;
    }
  }
  return small;
}

/** @param {Buffer} data @param {number} wide @param {number} x @param {number} y @param {number} colour */
function mean(data, wide, x, y, colour) {
  let sum = 0;
  for (let down = 0; down < SCALE; down += 1) {
    for (let across = 0; across < SCALE; across += 1) {
      sum += data[4 * ((y * SCALE + down) * wide + x * SCALE + across) + colour];
    }
  }
  return Math.round(sum / SCALE ** 2);
}

/**
 * The pixels in which two pictures differ beyond noise.
 * @param {Picture} picture @param {Picture} accepted
 * @returns {number[]} indices of pixels; all of them, where the sizes differ
 */
export function differing(picture, accepted) {
  const pixels = Array.from({length: picture.width * picture.height}, (_, i) => i);
  if (picture.width !== accepted.width || picture.height !== accepted.height) return pixels;
  return pixels.filter((i) => [0, 1, 2].some((colour) =>
    Math.abs(picture.data[4 * i + colour] - accepted.data[4 * i + colour]) > NOISE.offBy));
}

/** The drawn picture, with all that differs in magenta. @param {Picture} picture @param {number[]} pixels */
export function marked({width, height, data}, pixels) {
  const made = new PNG({width, height});
  data.copy(made.data);
  for (const i of pixels) made.data.set([255, 0, 255, 255], 4 * i);
  return made;
}

/** @param {URL} url @returns {Picture | null} null where there is none */
export function readPicture(url) {
  try {
    return PNG.sync.read(readFileSync(url));
  } catch {
    return null;
  }
}

/** @param {URL} url @param {Picture} picture */
export function writePicture(url, picture) {
  mkdirSync(fileURLToPath(new URL('.', url)), {recursive: true});
  const {width, height, data} = picture;
  writeFileSync(url, PNG.sync.write(Object.assign(new PNG({width, height}), {data}), {colorType: 2, deflateLevel: 9}));
}
