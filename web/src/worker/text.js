/**
 * Puzzles read, and refused in words, by the full module.
 */
import errors from '../../languages/en/errors.js';
import reading from '../../languages/en/reading.js';
import {defaultBox} from '../grid/geometry.js';
import {failing, noting} from '../language/failures.js';
import {puzzleBytes, puzzleFrom} from '../protocol/bytes.js';
import {check, failureFrom, list, parse, parseUnpacked, utf16Offsets} from '../protocol/texts.js';
import {bytesOfObject, isObject, natural} from './input.js';
import {readStateCode} from '../links/codes.js';
import {addressesIn, linksIn, mendedCode} from '../links/mending.js';
import {isLink, linkField, parseLink} from '../links/reading.js';
import {isPacked, packing} from '../formats/packed-look.js';
import {RulesCandidates, RulesSolver} from './rules-solver.js';

/** @typedef {import('../protocol/kinds.js').Failure} Failure */

const note = noting('reading', reading);
const refusal = failing('errors', errors);

/** The level that `check` tells of rules that are partly unread. */
const UNREAD = 2;

/** @typedef {import('./host.js').Input} Input */

/**
 * A puzzle that the module has checked; of packed texts, and of addresses in a text, in a while.
 * @param {any} full
 * @param {any} input a text, a link, what stands in one, or a puzzle object
 * @returns {Input | Promise<Input>}
 */
export function checked(full, input) {
  if (typeof input !== 'string') return checkedNow(full, input);
  const read = readOne(full, input, 0, 0);
  return read instanceof Promise ? read.then((each) => parsed(full, each)) : parsed(full, read);
}

/**
 * The same for what is not packed, or was unpacked.
 * @param {any} full @param {any} input
 * @returns {Input}
 */
export function checkedNow(full, input) {
  if (typeof input === 'string') return parsed(full, readUnpacked(full, input, 0, 0));
  if (typeof input !== 'object' || input === null) {
    return refusal('puzzle', 'not-puzzle');
  }
  if (Array.isArray(input.texts)) return parsed(full, readTexts(full, input, 0, 0));
  if (!isObject(input)) {
    const [rows, columns] = [natural(input.boxRows, 0), natural(input.boxCols, 0)];
    return parsed(full, input.rules ? readWithRules(full, input.puzzle, input.rules, rows, columns) :
      parse(full, input.puzzle, rows, columns));
  }
  return inputOf(full, bytesOfObject(input));
}

/**
 * @param {any} full @param {string} text @param {number} boxRows @param {number} boxCols both 0: to be found out
 * @returns {Promise<any>} with `puzzles`, the texts of all, if there are several; the first is read
 */
export async function read(full, text, boxRows, boxCols) {
  const puzzles = manyIn(full, text);
  if (!puzzles.length) return readOne(full, text, boxRows, boxCols);
  const result = await readOne(full, puzzles[0], boxRows, boxCols);
  if (!result.ok) return {ok: false, error: inWhole(result.error, text.indexOf(puzzles[0])), puzzles};
  const format = result.format === 'line' ? 'sdm' : result.format;
  return {...result, format, notes: [...result.notes, note('note.first', {count: String(puzzles.length)})], puzzles};
}

/** The puzzles of a text that has many, links of ours among its words too. @param {any} full @param {string} text */
function manyIn(full, text) {
  const puzzles = /\n|^\s*</.test(text) ? list(full, text) : [];
  const links = puzzles.length ? [] : linksIn(text);
  return links.length > 1 ? links.map(({link}) => link) : puzzles;
}

/**
 * A text that can't be read may have the address of a puzzle among its words.
 * @param {any} full @param {string} text @param {number} boxRows @param {number} boxCols
 * @returns {any} a promise of it for packed texts and addresses
 */
function readOne(full, text, boxRows, boxCols) {
  if (isPacked(text)) return readPacked(full, text, boxRows, boxCols);
  const read = readUnpacked(full, text, boxRows, boxCols);
  const addresses = read.ok ? [] : addressesIn(text);
  if (!addresses.length) return read;
  const isAbout = addresses.length === 1 && !/\d/.test(text.replace(addresses[0].link, ''));
  return readAddresses(full, addresses, boxRows, boxCols).then((found) => (found.ok || isAbout ? found : read));
}

/** @param {any} full @param {string} text @param {number} boxRows @param {number} boxCols @returns {any} */
function readUnpacked(full, text, boxRows, boxCols) {
  if (isLink(text)) return readLink(full, text, boxRows, boxCols);
  const [found] = linksIn(text);
  if (!found) return readPlain(full, text, boxRows, boxCols);
  const read = readLink(full, found.link, boxRows, boxCols);
  return read.ok ? {...read, link: found.link} : {ok: false, error: inWhole(read.error, found.offset)};
}

/**
 * The first of some addresses that holds a puzzle; why the last holds none.
 * @param {any} full @param {{link: string, offset: number}[]} addresses @param {number} boxRows @param {number} boxCols
 * @returns {Promise<any>}
 */
async function readAddresses(full, addresses, boxRows, boxCols) {
  /** @type {any} */
  let failure;
  for (const {link, offset} of addresses) {
    const read = await (isPacked(link) ? readPacked : readUnpacked)(full, link, boxRows, boxCols);
    if (read.ok) return read;
    failure = {ok: false, error: inWhole(read.error, offset)};
  }
  return failure;
}

/** The error of a part, with the place in the whole. @param {any} error @param {number} start of the part */
function inWhole(error, start) {
  return error.offset === undefined || start < 0 ? error : {...error, offset: start + error.offset};
}

/** @param {any} full @param {string} text @param {number} boxRows @param {number} boxCols */
function readPlain(full, text, boxRows, boxCols) {
  return withOffset(text, parse(full, text, boxRows, boxCols));
}

/**
 * The puzzle of one of our links, with what a player has done in it.
 * @param {any} full @param {string} text @param {number} boxRows @param {number} boxCols both 0: as the link tells
 * @returns {any}
 */
function readLink(full, text, boxRows, boxCols) {
  const read = parseLink(text);
  if (!read.ok) return read;
  const {link} = read;
  const [rows, cols] = [boxRows || link.boxRows || 0, boxCols || link.boxCols || 0];
  const {rules} = link;
  const result = rules ? withoutClash(full, readWithRules(full, link.puzzle, rules, rows, cols)) :
    readPlain(full, link.puzzle, rows, cols);
  if (!result.ok) return inLink(result, text, result.error.code === 'rules' ? linkField(text, 'rules') : link.puzzle);
  const readState = (/** @type {string} */ code) => readStateCode(code, result.puzzle);
  const done = link.state ? readState(mendedCode(link.state, (code) => readState(code).ok)) : null;
  if (done && !done.ok) return {ok: false, error: {...done.error, offset: text.indexOf(link.state ?? '')}};
  const {candidates, ...set} = done?.state ?? {};
  const marks = candidates && {candidates: new Uint8Array(candidates.buffer)};
  const {added = 0} = link;
  const notes = added ? [...result.notes, note('note.cut', {count: added})] : result.notes;
  return {...result, notes, format: 'link', puzzle: {...result.puzzle, ...set, ...marks}};
}

/**
 * A line that has its rules beside it: a sign a cell, as links write them.
 * @param {any} full @param {string} line @param {{text: string}} rules @param {number} boxRows
 * @param {number} boxCols both 0: those of the size, where it has some
 * @returns {any} without a format, which is that of the link
 */
function readWithRules(full, line, rules, boxRows, boxCols) {
  const size = Math.sqrt(line.length);
  const usual = defaultBox(Math.floor(size));
  const shape = boxRows ? {boxRows, boxCols} : usual.boxRows > 1 ? usual : {boxRows: 0, boxCols: 0};
  const bytes = bytesOfObject({...shape, givens: Array.from(line, digitOf), rules});
  if (check(full, bytes) < 0) return failureFrom(full.refusal());
  const ruleText = full.rulesOf(bytes);
  return {ok: true, puzzle: puzzleFrom(bytes, ruleText && JSON.parse(ruleText)), notes: []};
}

/** Refuses constraints that can't hold, as in any other text. @param {any} full @param {any} result @returns {any} */
function withoutClash(full, result) {
  const clash = result.ok && full.clash(puzzleBytes(result.puzzle));
  return clash ? failureFrom(clash) : result;
}

/** @param {string} sign @returns {number} 0 for a blank, NaN for what is none */
function digitOf(sign) {
  return /[.0]/.test(sign) ? 0 : parseInt(sign, 36);
}

/**
 * An error with its place in the whole link: in the puzzle where that stands in it as it is, or in its rules.
 * @param {any} result @param {string} text @param {string} part the puzzle, or the rules as the link has them
 */
function inLink({error: {offset, ...error}}, text, part) {
  const at = text.indexOf(part);
  if (at < 0 || offset === undefined) return {ok: false, error};
  const inPart = error.code === 'rules' ? encodedOffset(part, offset) : offset;
  return {ok: false, error: {...error, offset: at + inPart}};
}

/** Rules are ASCII, so each sign of them is one of a link, or percent and two digits. @param {string} part */
function encodedOffset(part, /** @type {number} */ offset) {
  let at = 0;
  for (let sign = 0; sign < offset; ++sign) at += part[at] === '%' ? 3 : 1;
  return at;
}

/**
 * Packed JSON; what unpacks it is loaded now.
 * @param {any} full @param {string} text @param {number} boxRows @param {number} boxCols both 0: as the text tells
 * @returns {Promise<any>}
 */
async function readPacked(full, text, boxRows, boxCols) {
  const unpacked = (await packing()).unpack(text);
  return unpacked.ok ? readTexts(full, unpacked, boxRows, boxCols) : unpacked;
}

/**
 * The puzzle of a link: the first text that is one, or that the engine knows more of than that it is none.
 * @param {any} full @param {import('../formats/packed.js').Unpacked} unpacked @param {number} boxRows
 * @param {number} boxCols
 * @returns {any}
 */
function readTexts(full, {texts, format}, boxRows, boxCols) {
  for (const text of texts) {
    const result = parseUnpacked(full, text, boxRows, boxCols);
    if (result.ok) return {...result, format: format ?? result.format};
    if (result.error.code !== 'link') return result;
  }
  return parseUnpacked(full, '', 0, 0);
}

/** @param {any} full @param {any} result of `parse` @returns {Input} */
function parsed(full, result) {
  return result.ok ? inputOf(full, puzzleBytes(result.puzzle)) : result;
}

/**
 * A puzzle with what the host needs to know of its rules, where it has any, or why it is none. To write all of them
 * takes longer than to solve many a puzzle, so that waits until somebody asks.
 * @param {any} full @param {Uint8Array} bytes
 * @returns {Input}
 */
function inputOf(full, bytes) {
  const level = check(full, bytes);
  if (level < 0) return failureFrom(full.refusal());
  if (!level) return {ok: true, bytes};
  return {
    ok: true, bytes, isUnread: level === UNREAD,
    get rules() { return JSON.parse(full.rulesOf(bytes)); },
    module: full.exchange,
    solver: (limits) => new RulesSolver(full.exchange, bytes, limits),
    candidates: (nodes) => new RulesCandidates(full, bytes, nodes),
  };
}

/**
 * The module's answer, with the place of an error as an offset in the JavaScript string.
 * @param {string} text
 * @param {any} result
 */
function withOffset(text, result) {
  if (result.error?.offset !== undefined) result.error.offset = utf16Offsets(text, [result.error.offset])[0];
  return result;
}
