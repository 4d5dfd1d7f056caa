/** The numbers of a run: what it took, and which rule did the work. */

import {propagatorName} from '../strategy-names.js';
import {count} from '../words.js';
import {element} from './dom.js';

/** @typedef {Record<string, any>} Stats */

/** @type {[string, string][]} each number, and its words */
const ROWS = [
  ['guesses', 'Guesses'], ['backtracks', 'Taken back'], ['maxDepth', 'Deepest'], ['placements', 'Digits placed'],
  ['eliminations', 'Ruled out'], ['revisions', 'Arcs checked'],
];

/** @returns {import('./panels.js').Panel} */
export function numbersPanel() {
  const root = element('div', {class: 'numbers'});
  /** @type {import('../timeline.js').Run | undefined} */
  let run;
  const refresh = () => root.replaceChildren(...numbers(run?.stats ?? {}, run?.status ?? ''));
  return {
    root,
    setTimeline(timeline) {
      run = timeline?.run;
      refresh();
    },
    showStep() {},
    refresh,
  };
}

/** @param {Stats} stats @param {string} status */
function numbers(stats, status) {
  const rows = ROWS.filter(([key]) => key !== 'revisions' || stats[key])
    .map(([key, words]) => pair(words, count(stats[key] ?? 0)));
  if (stats.ms) rows.push(pair('Time', duration(stats.ms)));
  if (status === 'running') rows.unshift(pair('So far', 'still counting'));
  return [element('dl', {}, ...rows.flat()), ...rulesTable(stats.byPropagator ?? {})];
}

/** @param {number} ms */
function duration(ms) {
  return ms < 1000 ? `${Number(ms.toPrecision(2))} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** @param {string} words @param {string} number */
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
    const name = element('th', {scope: 'row'}, id === 'search' ? 'Search' : propagatorName(id));
    return element('tr', {}, name, bar(placements), bar(eliminations));
  });
  return [element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows))];
}
