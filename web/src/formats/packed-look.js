/**
 * Recognises packed texts: links of f-puzzles, SudokuPad and Penpa-Edit, or their content. Unpacking needs libraries,
 * which are loaded with the first such text.
 */

/** Formats that are written there too. */
export const PACKED_FORMATS = ['fpuzzles', 'sudokupad'];

/** Loads what unpacks and packs them. */
export const packing = () => import('./packed.js');

/** The number of characters at the beginning of a text that are looked at to recognise it. */
const LOOK = 400;

/** The site that a text names, up to its path. */
export const SITE = new RegExp('^(https?:\\/\\/)?(www\\.)?' +
  '(f-puzzles\\.com|(beta\\.)?sudokupad\\.app|app\\.crackingthecryptic\\.com)(\\/|\\?|$)', 'i');
/** The keys of SudokuPad's links that hold plain text about cells. */
const PLAIN_ID = /[/=](scf|classic)[0-9A-Za-z]+\/?$/;
const CODE = /^\??(load=|puzzleid=)?(fpuz(zles)?|scl|ctc)[\w+/%]/;
/** `{"` packed; a `+` may have become a space. */
const BARE_CODE = /^(\?|load=|\?load=)?N4Ig[\w+/= %]{20}/;

const PENPA = /^(https?:\/\/)?[\w.-]+\/penpa-edit\/[^\s]{0,40}[#&?]p=/i;

/** True if a text is a link of Penpa-Edit, wherever that is kept. @param {string} text */
export function isPenpa(text) {
  return PENPA.test(text.slice(0, LOOK).trim());
}

/** @param {string} text */
export function isPacked(text) {
  const start = text.slice(0, LOOK).trim();
  if (PENPA.test(start)) return true;
  if (SITE.test(start)) return !PLAIN_ID.test(start);
  return CODE.test(start) || BARE_CODE.test(start);
}
