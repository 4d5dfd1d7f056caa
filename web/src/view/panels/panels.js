/**
 * The panels behind the tabs of the column. A panel is loaded when it is first wanted, keeps its place while another is
 * open, and asks the run for what it shows; none knows the engine.
 */

import {logPanel} from './log-panel.js';

/**
 * Services of the column for its panels.
 * @typedef {object} PanelContext
 * @property {(step: number) => void} seek
 * @property {() => import('../../grid/geometry.js').Notation} notation
 * @property {(text: string) => void} speak says it to those who listen
 * @property {(name: string, value?: string) => string} setting reads, or changes, what the reader chose: an attribute
 *   of the element
 * @property {(word: Word, count: number) => void} tally a number beside the panel's name, in its tab
 * @property {import('../later.js').Load} load
 */

/**
 * @typedef {object} Panel
 * @property {HTMLElement} root
 * @property {HTMLElement} [aside] stands at the end of the tabs while it is open in them
 * @property {string} [css] for the shadow root
 * @property {(timeline: import('../../run/timeline.js').Timeline | null) => void} setTimeline another run, or none
 * @property {(moment: import('../../run/timeline.js').Moment) => void} showStep while it is open, and when it is opened
 * @property {() => void} refresh the run has grown, or ended
 * @property {() => void} [recolor] the theme has changed: of panels that paint
 */

/** @typedef {(context: PanelContext) => Panel} MakePanel */

/**
 * The name of a panel in the attribute `view`.
 * @typedef {'log' | 'tree' | 'code' | 'queue' | 'layers' | 'stats' | 'trace'} Word
 */

/** @typedef {import('../../grid/geometry.js').Rules} Rules */

/**
 * In the order of their tabs. The log comes with the column, others are loaded. `needs`: whether a puzzle has the rules
 * without which a panel has nothing to show.
 * @type {{word: Word, make?: MakePanel, load?: () => Promise<MakePanel>,
 *   needs?: (rules?: Rules | null) => boolean}[]}
 */
export const PANELS = [
  {word: 'log', make: logPanel},
  {word: 'tree', load: () => import('../tree/panel.js').then(({treePanel}) => treePanel)},
  {word: 'code', load: () => import('./code-panel.js').then(({codePanel}) => codePanel)},
  {word: 'queue', load: () => import('./queue-panel.js').then(({queuePanel}) => queuePanel)},
  {word: 'layers', load: () => import('./layers-panel.js').then(({layersPanel}) => layersPanel),
    needs: haveLayers},
  {word: 'stats', load: () => import('./numbers.js').then(({numbersPanel}) => numbersPanel)},
  {word: 'trace', load: () => import('./trace-panel.js').then(({tracePanel}) => tracePanel)},
];

/** The kinds of constraints whose cells an automaton reads, by how their names begin. */
const READ =
  /^(sum|little|arrow|pill|double|region-|zip|betw|lock|modular|entr|renb|sand|x-|sky|numb|quad|contain|regex|nfa)/;

/** True if there is such a constraint. @param {Rules | null} [rules] */
function haveLayers(rules) {
  return rules?.constraints?.some(({kind, value}) => READ.test(kind) || (kind === 'cage' && value)) ?? false;
}

/** The panel that has its place below the others where there is room for two. */
export const BELOW = 'tree';

/** Panels that are read together: what stands below one where that place is free. */
export const COMPANIONS = /** @type {Record<string, Word>} */ ({code: 'queue'});

/** Embeds show these unless they ask for others. */
const FEW = 'log stats';

/**
 * The panels that are offered, in their order: the first is open.
 * @param {string} view the attribute: words with spaces between, or nothing
 * @param {boolean} isEmbed
 * @param {Rules | null} [rules] of the puzzle
 */
export function offered(view, isEmbed, rules) {
  const words = (view || (isEmbed ? FEW : '')).split(/\s+/).filter(Boolean);
  const wanted = words.length ? words.map((word) => PANELS.find((panel) => panel.word === word)) : PANELS;
  return [...new Set(wanted.flatMap((panel) => (panel?.needs?.(rules) === false ? [] : panel?.word ?? [])))];
}
