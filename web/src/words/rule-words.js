/** Other rules of a puzzle, by name and as sentences. */

import messages from '../../languages/en/rules.js';
import {speaker} from '../language/catalogue.js';
import {constraintRules} from './constraint-list.js';
import {list} from './numbers.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */

/** @typedef {import('../grid/geometry.js').Kind} Kind */
/** @typedef {Exclude<Kind, 'row' | 'column' | 'box'> | 'no-boxes' | 'knight' | 'king'} Id */

const say = speaker('rules', messages);

/** Kinds of units that go without saying. */
const USUAL = ['row', 'column', 'box'];

/**
 * The rules of a puzzle besides rows, columns and rectangular boxes.
 * @param {Geometry} shape
 * @returns {{name: string, text: string}[]} none for a classic puzzle
 */
export function rulesOf(shape) {
  /** @type {Map<Id, number[]>} */
  const units = new Map();
  if (shape.box(0) < 0) units.set('no-boxes', []);
  for (let unit = 0; unit < shape.units; unit += 1) {
    const kind = /** @type {Id} */ (shape.unitKind(unit));
    if (!USUAL.includes(kind) && !shape.isTotalled(unit)) units.set(kind, [...units.get(kind) ?? [], unit]);
  }
  for (const {kind} of shape.rules?.pairs ?? []) units.set(kind, []);
  const named = [...units].map(([id, {length: count, 0: first}]) => {
    const slots = {count, name: count ? shape.unitLabel(first) : ''};
    return {name: say(`name.${id}`, slots), text: say(`text.${id}`, slots)};
  });
  const unread = shape.rules?.unread ? [{name: say('name.unread'), text: say('text.unread')}] : [];
  return [...named, ...constraintRules(shape), ...unread];
}

/** "Rules: diagonals and anti-knight" @param {Geometry} shape */
export function ruleSummary(shape) {
  return ruleSummaries(shape)[0];
}

/**
 * All names, then fewer and fewer of them, with the number of those left out. Drawings that were not read are
 * always named.
 * @param {Geometry} shape with other rules
 */
export function ruleSummaries(shape) {
  const names = rulesOf(shape).map(({name}) => name);
  const important = shape.rules?.unread ? [...names.slice(-1), ...names.slice(0, -1)] : names;
  return names.map((_, count) => {
    const shown = count ? [...important.slice(0, -count), say('more', {count})] : names;
    return say('rules', {names: list(shown)});
  });
}
