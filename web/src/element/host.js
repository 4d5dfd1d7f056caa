/** The facts that a session has of its element. */

import {cellNamesOf, shownCandidates} from './attributes.js';

/**
 * @typedef {object} Host
 * @property {string} label
 * @property {import('../grid/geometry.js').Notation} notation
 * @property {'auto' | 'all' | 'focus' | 'none'} candidates
 * @property {boolean} editable
 * @property {boolean} autoplay
 * @property {string} breakpoints at which playing stops
 * @property {{from: number, to: number}} range of steps that is kept to
 * @property {(type: string, detail?: unknown) => void} tell fires an event
 * @property {HTMLElement} root the element that must be in view for autoplay
 */

/** @param {import('../sudoku-scope.js').SudokuScope} scope @returns {Host} */
export function hostOf(scope) {
  return {
    root: scope,
    get label() { return scope.label; },
    get notation() { return cellNamesOf(scope); },
    get candidates() { return shownCandidates(scope); },
    get editable() { return scope.editable; },
    get autoplay() { return scope.autoplay; },
    get breakpoints() { return scope.breakpoints; },
    get range() { return {from: scope.from, to: scope.to}; },
    tell: (type, detail = null) => scope.dispatchEvent(new CustomEvent(type, {detail})),
  };
}
