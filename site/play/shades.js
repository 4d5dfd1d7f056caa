/** Which cells are set off from the others: the same digit, those that the cursor sees, what a filter picks out. */
import {candidatesIn} from './edits.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./selection.js').Selection} Selection */
/** @typedef {import('./settings.js').Settings} Settings */

/** @typedef {Required<NonNullable<Parameters<import('./desk.js').Views['playScene']>[1]>>['shades']} Shades */

/**
 * @param {Game} game
 * @param {Selection} selection
 * @param {{filter: number, held: number, settings: Pick<Settings, 'same' | 'peers'>}} how filter, held: digits, or 0
 * @returns {Shades}
 */
export function shadesOf(game, selection, {filter, held, settings}) {
  const cells = Array.from({length: game.cells}, (_, cell) => cell);
  const isAlone = !selection.isSeveral;
  const digit = filter || held || (isAlone ? game.digit(selection.cursor) : 0);
  const holding = digit ? cells.filter((cell) => game.digit(cell) === digit) : [];
  const none = /** @type {number[]} */ ([]);
  if (filter) {
    const able = cells.filter((cell) => (candidatesIn(game, cell) & (1 << filter)) !== 0);
    const picked = new Set([...holding, ...able]);
    const aside = cells.filter((cell) => !picked.has(cell));
    return {digit, same: new Set(holding), can: new Set(able), peers: new Set(none), aside: new Set(aside)};
  }
  return {
    digit: settings.same ? digit : 0, same: new Set(settings.same ? holding : none), can: new Set(none),
    peers: new Set(settings.peers && isAlone ? game.shape.peers(selection.cursor) : none), aside: new Set(none),
  };
}
