/** A link as a QR code, for the camera of a phone. Loaded, with its library, when one is wanted. */
import {svg} from '../common/dom.js';
import {encode} from '#uqr';

/** The border that readers of the code need, in its squares. */
const QUIET = 4;
/** More squares than this across can hardly be read off a screen. */
const MOST = 129;

/**
 * @param {string} text
 * @param {string} name what it is, for those who don't see it
 * @returns {SVGElement | null} null where the text is too long for a code that can be read
 */
export function qrCode(text, name) {
  const code = codeOf(text);
  if (!code || code.size > MOST) return null;
  const {size, data} = code;
  const runs = data.flatMap((row, y) => runsIn(row).map(([from, to]) => `M${from} ${y}h${to - from}v1h${from - to}z`));
  // Black on white in both themes, or it is no code to many readers.
  return svg('svg', {
    xmlns: 'http://www.w3.org/2000/svg', class: 'qr', viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': name,
    'shape-rendering': 'crispEdges',
  }, svg('path', {fill: '#fff', d: `M0 0h${size}v${size}h-${size}z`}), svg('path', {fill: '#000', d: runs.join('')}));
}

/** @param {string} text */
function codeOf(text) {
  try {
    return encode(text, {border: QUIET, boostEcc: true});
  } catch {
    return null; // more than any QR code holds
  }
}

/** The beginnings and ends of the dark squares of a row. @param {boolean[]} row @returns {[number, number][]} */
function runsIn(row) {
  const starts = [...row.keys()].filter((x) => row[x] && !row[x - 1]);
  return starts.map((from) => {
    const end = row.indexOf(false, from);
    return [from, end < 0 ? row.length : end];
  });
}
