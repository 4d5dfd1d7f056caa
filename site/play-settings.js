/** How a player likes it, kept between visits. Storage may be missing; then it holds until the page is left. */

const KEY = 'sudokuscope.play';

/**
 * @typedef {object} Settings
 * @property {import('./play-judge.js').Conflicts} conflicts when clashes are shown
 * @property {boolean} tidy whether marks leave as digits come
 * @property {boolean} timed whether the time is seen
 */

/** @type {Settings} */
const DEFAULTS = {conflicts: 'always', tidy: false, timed: true};

/** @returns {Settings} */
export function recallSettings() {
  try {
    const {conflicts, tidy, timed} = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
    return {
      conflicts: ['always', 'asked', 'never'].includes(conflicts) ? conflicts : DEFAULTS.conflicts,
      tidy: tidy === true, timed: timed !== false,
    };
  } catch {
    return {...DEFAULTS};
  }
}

/** @param {Settings} settings */
export function rememberSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The page works without.
  }
}
