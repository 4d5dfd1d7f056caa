/**
 * The layers of a constraint that an automaton reads: a column of states before each cell, with the digits that lead
 * on. At a step that a constraint made, the ways of the digit that is gone are marked as dead ends, and a sentence says
 * where they led. A table says the same.
 */

import {geometryOf} from '../../grid/geometry.js';
import messages from '../../../languages/en/layers.js';
import {speaker} from '../../language/catalogue.js';
import {aboutStates, hasLayers, layerRows, layerSentence, nameOfConstraint, removedEdges}
  from '../../words/layer-words.js';
import {element, setText} from '../dom.js';
import {LAYERS_CSS} from './layers-css.js';
import {drawLayers} from './layers-picture.js';

/** @typedef {import('../../protocol/layers.js').ConstraintLayers} ConstraintLayers */
/** @typedef {import('../../protocol/layers.js').LayerEdge} LayerEdge */
/** @typedef {import('../../protocol/layers.js').LayerLine} LayerLine */
/** @typedef {import('../../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../../run/timeline.js').Moment} Moment */
/** @typedef {import('../../run/timeline.js').Run} Run */

const say = speaker('layers', messages);

/** More rows than these are not listed. */
const MOST_ROWS = 200;
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/**
 * @param {import('./panels.js').PanelContext} context
 * @returns {import('./panels.js').Panel}
 */
export function layersPanel(context) {
  const view = new LayersView(context);
  return {
    root: view.root, css: LAYERS_CSS,
    setTimeline: (timeline) => view.setRun(timeline?.run ?? null),
    showStep: (moment) => view.show(moment),
    refresh() {},
  };
}

class LayersView {
  #constraints = element('select', {'aria-label': say('constraint')});
  #lines = element('select', {'aria-label': say('line')});
  #dead = element('input', {type: 'checkbox'});
  #said = element('p', {class: 'layers-said'});
  #about = element('p', {class: 'layers-about'});
  #box = element('div', {class: 'layers-box', tabindex: 0, role: 'img'});
  #table = element('table');
  #more = element('p', {class: 'layers-about'});
  #details = element('details', {}, element('summary', {}, say('table')), this.#table, this.#more);
  root = element('div', {class: 'layers'},
    element('div', {class: 'layers-head'}, this.#constraints, this.#lines,
      element('label', {}, this.#dead, say('dead'))),
    this.#said, this.#box, this.#about, this.#details);
  /** @type {Run | null} */
  #run = null;
  /** @type {Moment | null} */
  #moment = null;
  /** The constraint that is shown; -1 before there was one. */
  #constraint = -1;
  /** @type {{layers: ConstraintLayers, event: RunEvent | null} | null} */
  #shown = null;
  #isAsking = false;

  /** @param {import('./panels.js').PanelContext} context */
  constructor(context) {
    this.context = context;
    this.#constraints.addEventListener('change', () => this.#pick(Number(this.#constraints.value)));
    this.#lines.addEventListener('change', () => this.#draw(Number(this.#lines.value)));
    this.#dead.addEventListener('change', () => this.#draw(Number(this.#lines.value)));
    // If the box has more than it shows, arrows move in it, not in the run.
    this.#box.addEventListener('keydown', (event) => {
      const {scrollWidth, clientWidth, scrollHeight, clientHeight} = this.#box;
      const isWide = scrollWidth > clientWidth || scrollHeight > clientHeight;
      if (isWide && ARROWS.includes(event.key)) event.stopPropagation();
    });
  }

  /** @param {Run | null} run */
  setRun(run) {
    this.#run = run;
    this.#moment = this.#shown = null;
    this.root.hidden = true;
    const constraints = run?.puzzle.rules?.constraints ?? [];
    const shape = run && geometryOf(run.puzzle);
    const numbers = [...constraints.keys()].filter((number) => hasLayers(constraints[number]));
    this.#constraint = numbers[0] ?? -1;
    this.#constraints.replaceChildren(...numbers.map((number) => element('option', {value: number},
      shape ? nameOfConstraint(shape, constraints[number], this.context.notation()) : '')));
    this.#constraints.hidden = numbers.length < 2;
  }

  /** @param {Moment} moment */
  show(moment) {
    this.#moment = moment;
    const own = moment.event?.constraint;
    const constraint = own === undefined ? undefined : this.#run?.puzzle.rules?.constraints?.[own];
    if (own !== undefined && constraint && hasLayers(constraint)) this.#constraint = own;
    this.#ask();
  }

  /** @param {number} constraint */
  #pick(constraint) {
    this.#constraint = constraint;
    this.#ask();
  }

  /** One question at a time; when it is answered, the step may be another. */
  async #ask() {
    const [run, moment, constraint] = [this.#run, this.#moment, this.#constraint];
    if (!run?.layers || !moment || constraint < 0 || this.#isAsking) return;
    this.#isAsking = true;
    const event = moment.event?.constraint === constraint ? moment.event : null;
    const layers = await run.layers(moment.index - (event ? 1 : 0), constraint).catch(() => null);
    this.#isAsking = false;
    if (run === this.#run && layers) this.#take(layers, event);
    if (run !== this.#run || moment !== this.#moment || constraint !== this.#constraint) this.#ask();
  }

  /** @param {ConstraintLayers} layers @param {RunEvent | null} event */
  #take(layers, event) {
    this.#shown = {layers, event};
    this.#constraints.value = String(layers.constraint);
    const lines = layers.lines ?? [];
    // The line that the digit went from.
    const own = lines.findIndex((line) => {
      const {edges} = removedEdges(line, event);
      return edges.length > 0 && edges.every(({isAlive}) => !isAlive);
    });
    this.#lines.replaceChildren(...lines.map((_, number) =>
      element('option', {value: number}, say('line.number', {number: number + 1, count: lines.length}))));
    this.#lines.hidden = lines.length < 2;
    this.#draw(Math.max(0, own));
  }

  /** @param {number} number of the line */
  #draw(number) {
    const [run, shown] = [this.#run, this.#shown];
    if (!run || !shown) return;
    const {layers, event} = shown;
    const shape = geometryOf(run.puzzle);
    const notation = this.context.notation();
    const line = layers.lines?.[number];
    this.root.hidden = false;
    this.#box.hidden = this.#details.hidden = this.#about.hidden = !line;
    this.#lines.value = String(number);
    if (!line) return setText(this.#said, say('too-many'));
    const said = layerSentence(shape, line, event, notation);
    setText(this.#said, said);
    setText(this.#about, aboutStates(shape.constraints[layers.constraint]));
    const gone = removedEdges(line, event);
    const isGone = (/** @type {number} */ at, /** @type {LayerEdge} */ edge) =>
      at === gone.at && gone.edges.includes(edge) && !edge.isAlive;
    const isSeen = (/** @type {number} */ at, /** @type {LayerEdge} */ edge) =>
      edge.isAlive || isGone(at, edge) || this.#dead.checked;
    this.#box.ariaLabel = `${say('picture')}. ${said}`;
    this.#box.replaceChildren(drawLayers({shape, line, notation, isSeen, isGone, room: this.#box.clientWidth}));
    this.#fillTable(layerRows(shape, line, isSeen, isGone, notation));
    return undefined;
  }

  /** @param {import('../../words/layer-words.js').LayerRow[]} rows */
  #fillTable(rows) {
    const heads = /** @type {const} */ (['cell', 'from', 'digit', 'to', 'outcome']);
    this.#table.replaceChildren(
      element('thead', {}, element('tr', {}, ...heads.map((head) =>
        element('th', {scope: 'col'}, say(`table.${head}`))))),
      element('tbody', {}, ...rows.slice(0, MOST_ROWS).map((row) =>
        element('tr', {class: row.isGone ? 'lost' : ''}, ...heads.map((head) => element('td', {}, row[head]))))));
    this.#more.hidden = rows.length <= MOST_ROWS;
    setText(this.#more, say('table.more', {count: Math.max(0, rows.length - MOST_ROWS)}));
  }
}
