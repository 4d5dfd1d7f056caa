/** The numbers of a run: what it took, and which rule did the work. */

import panels from '../../../languages/en/panels.js';
import {speaker, writeNumber} from '../../language/catalogue.js';
import {propagatorName} from '../../words/strategy-names.js';
import {techniqueWords} from '../../words/technique-words-loader.js';
import {count} from '../../words/numbers.js';
import {element} from '../dom.js';

/** @typedef {Record<string, any>} Stats */

const say = speaker('panels', panels);

const CSS = `
.numbers{padding:16px 0}
.numbers dl{display:grid;grid-template-columns:140px 1fr;gap:6px 16px}
.numbers dt{color:var(--ink-3)}
.numbers table{width:100%;margin-top:24px;border-collapse:collapse}
.numbers :is(th,td){padding:7px 16px 7px 0;border-bottom:1px solid var(--rule);text-align:start;font-weight:400;
vertical-align:top}
.numbers thead th{color:var(--ink-3)}
.numbers td{width:36%}
.bar{height:4px;min-width:1px;margin-top:4px;background:var(--logic)}
`;

/** Each number, and its message. */
const ROWS = /** @type {const} */ ([
  ['guesses', 'numbers.guesses'], ['backtracks', 'numbers.backtracks'], ['maxDepth', 'numbers.depth'],
  ['placements', 'numbers.placements'], ['eliminations', 'numbers.eliminations'], ['revisions', 'numbers.revisions'],
  ['skipped', 'numbers.skipped'], ['clauses', 'numbers.clauses'], ['restarts', 'numbers.restarts'],
]);

/** Numbers that only some strategies have: they have a row where they are not 0. @type {readonly string[]} */
const ONLY_OF_SOME = ['revisions', 'skipped', 'clauses', 'restarts'];

/** Of larger grids the weakest consistency is only looked for where the reader asks: strong ones take long. */
const MOST_AT_ONCE = 12;

/**
 * The weakest consistency that solves the puzzle, as far as it is known: a propagator's id, null for none of them.
 * @typedef {{found: string | null} | {trying: string | null} | 'unknown'} Weakest
 */

/** @returns {import('./panels.js').Panel} */
export function numbersPanel() {
  // It has the focus so that keys scroll it.
  const root = element('div', {
    'class': 'numbers', 'part': 'stats', 'tabindex': 0, 'role': 'group', 'aria-label': say('tab.stats'),
  });
  /** @type {import('../../run/timeline.js').Run | undefined} */
  let run;
  /** @type {Weakest} */
  let weakest = 'unknown';
  let climbing = new AbortController();
  const refresh = () => root.replaceChildren(...numbers(run?.stats ?? {}, run?.status ?? '',
    run?.consistency ? ladderRow(weakest, climb) : []));
  async function climb() {
    const {signal} = climbing;
    const tell = (/** @type {Weakest} */ news) => {
      if (signal.aborted) return;
      weakest = news;
      refresh();
    };
    tell({trying: null});
    const onProgress = (/** @type {string} */ trying) => tell({trying});
    const found = await run?.consistency?.({signal, onProgress}).catch(() => undefined);
    tell(found === undefined ? 'unknown' : {found});
  }
  return {
    root,
    css: CSS,
    setTimeline(timeline) {
      climbing.abort();
      climbing = new AbortController();
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
  if (weakest !== 'unknown') return pair(say('numbers.weakest'), weakestWords(weakest));
  const button = element('button', {type: 'button', class: 'quiet'}, say('numbers.weakest.find'));
  button.addEventListener('click', climb);
  return pair(say('numbers.weakest'), button);
}

/** @param {Exclude<Weakest, 'unknown'>} weakest */
function weakestWords(weakest) {
  if ('found' in weakest) return weakest.found ? propagatorName(weakest.found) : say('numbers.weakest.none');
  return weakest.trying ? say('numbers.weakest.trying', {name: propagatorName(weakest.trying)}) :
    say('numbers.weakest.climbing');
}

/** @param {Stats} stats @param {string} status @param {HTMLElement[]} consistencies */
function numbers(stats, status, consistencies) {
  const rows = ROWS.filter(([key]) => !ONLY_OF_SOME.includes(key) || stats[key])
    .map(([key, id]) => pair(say(id), count(stats[key] ?? 0)));
  const {hardest} = stats;
  if (hardest) {
    const {difficulty} = hardest;
    const technique = techniqueWords().name(hardest.technique);
    rows.unshift(pair(say('numbers.hardest'), say('numbers.hardest.step', {technique, difficulty})));
  }
  if (stats.ms) rows.push(pair(say('numbers.time'), duration(stats.ms)));
  if (status === 'running') rows.unshift(pair(say('numbers.so-far'), say('numbers.counting')));
  return [element('dl', {}, ...rows.flat(), ...consistencies), ...rulesTable(stats.byPropagator ?? {})];
}

/** @param {number} ms */
function duration(ms) {
  return ms < 1000 ? say('numbers.milliseconds', {time: Number(ms.toPrecision(2))}) :
    say('numbers.seconds', {time: writeNumber(ms / 1000, 1)});
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
  const heads = /** @type {const} */ (['numbers.rule', 'numbers.rule.placed', 'numbers.rule.ruled-out'])
    .map((id) => element('th', {scope: 'col'}, say(id)));
  const rows = rules.map(([id, {placements, eliminations}]) => {
    const name = id === 'search' ? say('numbers.search') : techniqueWords().name(propagatorName(id));
    return element('tr', {}, element('th', {scope: 'row'}, name), bar(placements), bar(eliminations));
  });
  return [element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows))];
}
