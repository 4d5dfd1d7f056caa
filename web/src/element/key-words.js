/** The list of the player's keys in words, for pages that show it. */

import controls from '../../languages/en/controls.js';
import player from '../../languages/en/player.js';
import {speaker} from '../language/catalogue.js';
import {ACTIONS} from './keys.js';

/** @typedef {[key: string, words: string, act: (scope: import('../sudoku-scope.js').SudokuScope) => void]} Key */

const say = /* @__PURE__ */ speaker('controls', controls);
const sayPlayer = /* @__PURE__ */ speaker('player', player);

/** The words of each key, in the order of the list. @type {[string, () => string][]} */
const MEANINGS = [
  ['ArrowRight', () => sayPlayer('step')],
  ['ArrowLeft', () => sayPlayer('back')],
  [' ', () => say('key.play-or-pause')],
  ['Home', () => sayPlayer('start')],
  ['End', () => sayPlayer('end')],
  ['g', () => say('next.decide')],
  ['G', () => say('previous.decide')],
  ['d', () => say('next.place')],
  ['D', () => say('previous.place')],
  ['p', () => say('next.pass')],
  ['P', () => say('previous.pass')],
  ['c', () => say('next.conflict')],
  ['C', () => say('previous.conflict')],
  ['n', () => say('next.breakpoint')],
  ['N', () => say('previous.breakpoint')],
  ['t', () => say('key.take-over')],
  ['q', () => say('key.predict')],
];

/** Each key with its words, in the language of the page, and its action. @type {Key[]} */
export const KEYS = /* @__PURE__ */ MEANINGS.map(([key, words]) => /** @type {Key} */ (
  Object.defineProperty([key, '', ACTIONS[key]], 1, {get: words, enumerable: true})));
