/** The numbers of a run: what it took, and which rule did the work. */

import {propagatorName} from '../../words/strategy-names.js';
import {techniqueWords} from '../../words/technique-words-loader.js';
import {count} from '../../words/numbers.js';
import {element} from '../dom.js';

/** @typedef {Record<string, any>} Stats */

/** @type {[string, string][]} each number, and its words */
const ROWS = [
  ['guesses', 'Guesses'], ['backtracks', 'Undone'], ['maxDepth', 'Most guesses at once'],
  ['placements', 'Digits placed'], ['eliminations', 'Ruled out'], ['revisions', 'Arcs checked'],
];

/** Larger grids are only climbed through where the reader asks: the highest rungs take long. */
const MOST_AT_ONCE = 12;

/**
 * What the list of consistencies says of the puzzle: a propagator's id, null for none of them.
 * @typedef {string | null | 'unknown' | 'climbing'} Weakest
 */

/** @returns {import('./panels.js').Panel} */
export function numbersPanel() {
  // It has the focus so that keys scroll it.
  const root = element('div', {class: 'numbers', part: 'stats', tabindex: 0, role: 'group', 'aria-label': 'Numbers'});
  /** @type {import('../../run/timeline.js').Run | undefined} */
  let run;
  /** @type {Weakest} */
  let weakest = 'unknown';
  const refresh = () => root.replaceChildren(...numbers(run?.stats ?? {}, run?.status ?? '',
    run?.consistency ? ladderRow(weakest, climb) : []));
  async function climb() {
    const asked = run;
    weakest = 'climbing';
    refresh();
    const found = await asked?.consistency?.().catch(() => 'unknown');
    if (asked !== run) return;
    weakest = found ?? null;
    refresh();
  }
  return {
    root,
    setTimeline(timeline) {
      run = timeline?.run;
      weakest = 'unknown';
      if (run?.consistency && run.puzzle.size <= MOST_AT_ONCE) climb();
      else refresh();
    },
    showStep() {},
    refresh,
  };
}

/**
 * The weakest consistency that needs no guess.
 * @param {Weakest} weakest
 * @param {() => void} climb
 */
function ladderRow(weakest, climb) {
  const button = element('button', {type: 'button', class: 'quiet'}, 'Find out');
  button.addEventListener('click', climb);
  const words = weakest === 'climbing' ? 'trying one after another' : weakest === null ? 'none of them' :
    weakest === 'unknown' ? button : propagatorName(weakest);
  return pair('Weakest rules that need no guess', words);
}

/** @param {Stats} stats @param {string} status @param {HTMLElement[]} consistencies */
function numbers(stats, status, consistencies) {
  const rows = ROWS.filter(([key]) => key !== 'revisions' || stats[key])
    .map(([key, words]) => pair(words, count(stats[key] ?? 0)));
  const {hardest} = stats;
  if (hardest) rows.unshift(pair('Hardest step', `${techniqueWords().name(hardest.technique)}, ${hardest.difficulty}`));
  if (stats.ms) rows.push(pair('Time', duration(stats.ms)));
  if (status === 'running') rows.unshift(pair('So far', 'still counting'));
  return [element('dl', {}, ...rows.flat(), ...consistencies), ...rulesTable(stats.byPropagator ?? {})];
}

/** @param {number} ms */
function duration(ms) {
  return ms < 1000 ? `${Number(ms.toPrecision(2))} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** @param {string} words @param {string | HTMLElement} number */
function pair(words, number) {
  return [element('dt', {}, words), element('dd', {}, number)];
}

/**
 * Placing against ruling out, rule by rule, with bars on one scale.
 * @param {Record<string, {placements: number, eliminations: number}>} byPropagator
 */
function rulesTable(byPropagator) {
  const rules = Object.entries(byPropagator).filter(([, {placements, eliminations}]) => placements + eliminations > 0);
  if (!rules.length) return [];
  const most = Math.max(...rules.flatMap(([, {placements, eliminations}]) => [placements, eliminations]));
  const bar = (/** @type {number} */ value) => {
    const drawn = element('div', {class: 'bar'});
    drawn.style.width = `${(100 * value) / most}%`;
    return element('td', {}, count(value), drawn);
  };
  const heads = ['Rule', 'Placed', 'Ruled out'].map((name) => element('th', {scope: 'col'}, name));
  const rows = rules.map(([id, {placements, eliminations}]) => {
    const name = element('th', {scope: 'row'}, id === 'search' ? 'Search' : techniqueWords().name(propagatorName(id)));
    return element('tr', {}, name, bar(placements), bar(eliminations));
  });
  return [element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows))];
}
