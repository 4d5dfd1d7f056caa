/** Pictures as pixels. Loaded with what first needs some. */

import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/sheets.js';

const words = speaker('site/sheets', english);

/**
 * The text of an SVG file, drawn on a canvas.
 * @param {{svg: string, width: number, height: number}} picture
 * @param {number} scale pixels for each of the picture
 * @param {HTMLCanvasElement} [canvas] one of the same size that is drawn on again
 * @returns {Promise<HTMLCanvasElement>}
 */
export async function rasterised({svg, width, height}, scale, canvas = document.createElement('canvas')) {
  const url = URL.createObjectURL(new Blob([svg], {type: 'image/svg+xml'}));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
    if (canvas.width !== across || canvas.height !== down) [canvas.width, canvas.height] = [across, down];
    context(canvas).drawImage(image, 0, 0, across, down);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * @param {{svg: string, width: number, height: number}} picture
 * @param {number} scale
 * @returns {Promise<Blob>}
 */
export async function pngOf(picture, scale) {
  const canvas = await rasterised(picture, scale);
  return new Promise((resolve, reject) => canvas.toBlob((blob) =>
    (blob ? resolve(blob) : reject(new Error(words('too-large')))), 'image/png'));
}

/** The pixels of a canvas, four bytes each. @param {HTMLCanvasElement} canvas */
export function pixelsOf(canvas) {
  return context(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
}

/** One that stays in memory, since pixels are read back. @param {HTMLCanvasElement} canvas */
function context(canvas) {
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', {willReadFrequently: true}));
}
