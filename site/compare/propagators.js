/** Time by propagator: what each rule took of a run's time, estimated by the engine from samples. */
import {propagatorName} from '../../web/src/index.js';
import {duration} from './figures.js';
import {element} from '../common/dom.js';

/** @typedef {import('./lane.js').Lane} Lane */

/** @param {Lane[]} lanes @returns {HTMLElement} */
export function propagatorTable(lanes) {
  const ids = [...new Set(lanes.flatMap(({stats}) => Object.keys(stats?.byPropagator ?? {})))];
  const head = [...ids.map(propagatorName), 'Search'];
  return element('table', {class: 'results plain', 'aria-labelledby': 'propagators-title'},
    element('thead', {}, element('tr', {},
      ...['Strategy', ...head].map((name) => element('th', {scope: 'col'}, name)))),
    element('tbody', {}, ...lanes.map((lane) => element('tr', {},
      element('th', {scope: 'row'}, lane.parts[0], ' ', element('span', {}, lane.parts[1])),
      ...shares(lane, ids).map((ms, i) => (ms === undefined ? element('td', {class: 'none'}, '–') :
        element('td', {'data-name': head[i]}, duration(ms))))))));
}

/**
 * Of each rule and, last, of what none of them took. The samples are brought to the time that was measured.
 * @param {Lane} lane @param {string[]} ids
 */
function shares({stats}, ids) {
  if (!stats) return [...ids, ''].map(() => undefined);
  const sampled = ids.map((id) => stats.byPropagator[id]?.ms);
  const sum = sampled.reduce((total, ms) => total + (ms ?? 0), 0);
  const scale = sum > stats.ms ? stats.ms / sum : 1;
  return [...sampled.map((ms) => ms && ms * scale), Math.max(0, stats.ms - sum * scale)];
}
