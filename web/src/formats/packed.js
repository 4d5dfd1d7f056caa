/**
 * Links of f-puzzles (`?load=`) and SudokuPad (`fpuzzles`, `scl`, `ctc`): JSON packed by lz-string; and the loader of
 * those of Penpa-Edit. Loaded, with the libraries, when the first such text has come. Here they are unpacked, or
 * packed; the engine reads what comes out, which is hostile until then.
 */
import LZString from '#lz-string';
import reading from '../../languages/en/reading.js';
import {failing} from '../language/failures.js';
import {readPenpa} from './penpa.js';
import {isPenpa, SITE} from './packed-look.js';

/**
 * The contents of a link.
 * @typedef {object} Unpacked
 * @property {true} ok
 * @property {string[]} texts JSON: the first that is some is it; there are several where the link was mangled
 * @property {string} [format] where the JSON is of our making
 */

const failure = failing('reading', reading);

/** Packed, a text may grow with its square. */
const MAX_CODE = 32_000;
const MAX_JSON = 2_000_000;
/** Places where a slash may be missing that are tried. */
const MAX_SLASHES = 24;

/**
 * @param {string} text one of which `isPacked` holds
 * @returns {Unpacked | ReturnType<typeof failure>}
 */
export function unpack(text) {
  if (isPenpa(text)) return readPenpa(text.trim());
  const {code, isServers} = codeIn(text.trim());
  if (isServers) {
    return failure('link', 'packed.server');
  }
  if (code.length > MAX_CODE) {
    return failure('too-long', 'packed.too-long', {length: String(code.length), most: String(MAX_CODE)});
  }
  return {ok: true, texts: textsIn(code)};
}

/**
 * The packed part, without the address round it.
 * @param {string} text
 * @returns {{code: string, isServers?: boolean}} `isServers`: it is a short name
 */
function codeIn(text) {
  const argument = /(?:load|puzzleid)=([^&#]*)/.exec(text)?.[1];
  const id = argument ?? text.replace(SITE, '').replace(/^[/?]*(sudoku\/+)?/, '');
  const [, prefix, rest] = /^(fpuz(?:zles)?|scl|ctc|)([^]*)$/.exec(decoded(id)) ?? [];
  const isPacked = Boolean(prefix) || rest.startsWith('N4Ig');
  return {code: rest.replaceAll(' ', '+'), isServers: !isPacked || rest.length < 20};
}

/** Percent decoding that does not throw. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text.slice(0, 3 * MAX_CODE));
  } catch {
    return text;
  }
}

/**
 * The JSON that is packed. In a path `//` becomes `/`: where nothing comes out, one slash after another is tried twice.
 * @param {string} code
 * @returns {string[]} texts that may be the JSON
 */
function textsIn(code) {
  const whole = code.replace(/[^\w+/=-]/g, '');
  const slashes = Array.from(whole.matchAll(/\/(?!\/)/g), ({index}) => index).slice(0, MAX_SLASHES);
  const repaired = slashes.map((at) => `${whole.slice(0, at)}/${whole.slice(at)}`);
  const texts = [];
  for (const attempt of [whole, ...repaired, whole.replace(/\/+/g, '//')]) {
    const text = LZString.decompressFromBase64(attempt)?.trim() ?? '';
    if (text.length > MAX_JSON) return [];
    if (text.startsWith('{') && text.endsWith('}')) texts.push(text);
  }
  return texts;
}

/**
 * A link to f-puzzles or SudokuPad.
 * @param {string} json the text that the engine wrote
 * @param {string} format
 */
export function pack(json, format) {
  const code = encodeURIComponent(LZString.compressToBase64(json));
  return (format === 'sudokupad' ? 'https://sudokupad.app/?puzzleid=fpuzzles' : 'https://f-puzzles.com/?load=') + code;
}
