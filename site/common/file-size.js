/** Sizes of files, as people read them. */
import {writeNumber} from '../../web/src/language/catalogue.js';

/** "120 kB". @param {number} bytes */
export function fileSize(bytes) {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${writeNumber(bytes / 1e6, 1)} MB`;
}
