/** Reads steps of techniques in recorded runs critically: the result has the form of a step. */

import messages from '../../languages/en/traces.js';
import {speaker} from '../language/catalogue.js';
import {hasCandidate} from '../grid/candidates.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */

const say = speaker('traces', messages);

const WORD = /^[a-z][a-z0-9-]{0,39}$/;
/** A limit for lists, longer than in any step. */
const MOST = 5000;

/**
 * Reads the fields of a step in an event.
 * @param {Record<string, any>} entry
 * @param {Geometry} shape
 * @returns {Pick<RunEvent, 'found' | 'gone'> | null} null for any other form
 */
export function readStep({gone, found}, shape) {
  const [left, step] = [gone && pairs(gone, shape), found && readFound(found, shape)];
  if ((gone && !left) || (found && !step)) return null;
  return {...(left ? {gone: left} : {}), ...(step ? {found: step} : {})};
}

/**
 * The reason why a step is impossible in this state, as a sentence; empty if it is possible.
 * @param {RunEvent} event @param {import('../run/replay.js').State} state @param {Geometry} shape
 */
export function stepFault({index, found, gone = []}, state, shape) {
  const placements = found?.placements ?? [];
  const event = String(index);
  if (!placements.length && !gone.length) return say('event.nothing', {event});
  for (const pair of [...placements, ...gone]) {
    const cell = shape.cellName(pair[0]);
    if (state.values[pair[0]]) return say('event.step-filled', {event, cell});
    if (!hasCandidate(state.candidates, ...pair)) {
      return say('event.step-gone', {event, digit: shape.symbol(pair[1]), cell});
    }
  }
  return '';
}

/** @param {any} found @param {Geometry} shape @returns {RunEvent['found'] | null} */
function readFound({technique, difficulty, placements, eliminations, reason}, shape) {
  const [placed, struck] = [pairs(placements, shape), pairs(eliminations, shape)];
  const isKnown = WORD.test(technique) && isBelow(difficulty, 1000) && typeof reason === 'object' && reason;
  const digits = isKnown ? numbers(reason.digits, shape.size + 1) : null;
  const units = isKnown ? numbers(reason.units, shape.units) : null;
  const roles = isKnown ? listOf(reason.roles, (role) => readRole(role, shape)) : null;
  const links = isKnown ? listOf(reason.links, (link) => readLink(link, shape)) : null;
  if (!placed || !struck || !digits || !units || !roles || !links) return null;
  return {technique, difficulty, placements: placed, eliminations: struck, reason: {digits, units, roles, links}};
}

/** @param {any} role @param {Geometry} shape */
function readRole({role, cell, digit, group}, shape) {
  const isOne = WORD.test(role) && isBelow(cell, shape.cells) && isBelow(digit, shape.size + 1) && isBelow(group, 256);
  return isOne ? {role, cell, digit, group} : null;
}

/** @param {any} link @param {Geometry} shape */
function readLink({from, to, strong, group, unit}, shape) {
  const [start, end] = [readNode(from ?? {}, shape), readNode(to ?? {}, shape)];
  if (!start || !end || !isBelow(group, 256)) return null;
  const where = isBelow(unit, shape.units) ? {unit} : {};
  return {from: start, to: end, strong: strong === true, group, ...where};
}

/** @param {any} node @param {Geometry} shape */
function readNode({digit, cells}, shape) {
  const list = numbers(cells, shape.cells);
  return list?.length && digit > 0 && isBelow(digit, shape.size + 1) ? {digit, cells: list} : null;
}

/** @param {any} list @param {Geometry} shape @returns {[cell: number, digit: number][] | null} */
function pairs(list, shape) {
  return listOf(list, (pair) => {
    const isPair = Array.isArray(pair) && pair.length === 2 && isBelow(pair[0], shape.cells) && pair[1] > 0 &&
      isBelow(pair[1], shape.size + 1);
    return isPair ? /** @type {[number, number]} */ ([pair[0], pair[1]]) : null;
  }, shape.cells * shape.size);
}

/** @param {any} list @param {number} limit @returns {number[] | null} */
function numbers(list, limit) {
  return listOf(list, (/** @type {number} */ number) => (isBelow(number, limit) ? {number} : null))
    ?.map(({number}) => number) ?? null;
}

/**
 * @template Item
 * @param {any} list @param {(item: any) => Item | null} read returns null for an invalid item @param {number} [most]
 * @returns {Item[] | null}
 */
function listOf(list, read, most = MOST) {
  if (!Array.isArray(list) || list.length > most) return null;
  const items = list.map((item) => read(item ?? {}));
  return items.includes(null) ? null : /** @type {Item[]} */ (items);
}

/** @param {any} number @param {number} limit */
function isBelow(number, limit) {
  return Number.isInteger(number) && number >= 0 && number < limit;
}
