/**
 * What the solver is at: AC-3's queue with the arc in hand, the pass of another rule with what is in hand there, or the
 * open guesses of search. Arcs, cells and units are buttons that go to the step where it is their turn.
 */

import {searchBack, searchOn} from '../event-search.js';
import {geometry} from '../geometry.js';
import {Phases} from '../phase.js';
import {pictureOf} from '../phase-words.js';
import {count} from '../words.js';
import {element} from './dom.js';
import {QUEUE_CSS} from './queue-css.js';
import {rove, setStop} from './roving.js';

/** @typedef {import('../phase.js').Phase} Phase */
/** @typedef {import('../phase-words.js').Chip} Chip */
/** @typedef {import('../phase-words.js').Group} Group */
/** @typedef {import('../timeline.js').Moment} Moment */
/** @typedef {import('../timeline.js').Run} Run */

/** How many of what comes next are shown, at first and when more is asked for. */
const FEW = 4;
const MANY = 60;

/**
 * @param {import('./panels.js').PanelContext} context
 * @returns {import('./panels.js').Panel}
 */
export function queuePanel(context) {
  const view = new QueueView(context);
  return {
    root: view.root, css: QUEUE_CSS,
    setTimeline: (timeline) => view.setRun(timeline?.run ?? null),
    showStep: (moment) => view.show(moment),
    refresh() {},
  };
}

class QueueView {
  root = element('div', {class: 'queue'});
  /** @type {Run | null} */
  #run = null;
  /** @type {Phases | null} */
  #phases = null;
  /** @type {Moment | null} */
  #moment = null;
  /** @type {Phase | null} what is shown */
  #phase = null;
  #isAsking = false;
  #most = FEW;
  /** @type {Map<HTMLButtonElement, () => void>} */
  #buttons = new Map();

  /** @param {import('./panels.js').PanelContext} context */
  constructor(context) {
    this.context = context;
    rove(this.root, () => [...this.#buttons.keys()]);
    this.root.addEventListener('click', ({target}) => {
      const button = /** @type {Element} */ (target).closest('button');
      if (button) this.#buttons.get(button)?.();
    });
  }

  /** @param {Run | null} run */
  setRun(run) {
    this.#run = run;
    this.#phases = run && new Phases(run);
    this.#moment = null;
    this.root.replaceChildren();
    this.context.tally('Queue', 0);
  }

  /** @param {Moment} moment */
  show(moment) {
    this.#moment = moment;
    const phase = this.#phases?.peek(moment);
    if (phase) this.#draw(phase);
    else this.#ask();
  }

  /** One question at a time; when it is answered, the step may be another. */
  async #ask() {
    const phases = this.#phases;
    const moment = this.#moment;
    if (!phases || !moment || this.#isAsking) return;
    this.#isAsking = true;
    const phase = await phases.at(moment).catch(() => null);
    this.#isAsking = false;
    if (moment !== this.#moment) this.#ask();
    else if (phase) this.#draw(phase);
  }

  /** @param {Phase} phase */
  #draw(phase) {
    const run = this.#run;
    const moment = this.#moment;
    if (!run || !moment) return;
    this.#phase = phase;
    const focused = [...this.#buttons.keys()].findIndex((button) => button.matches(':focus'));
    const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
    const picture = pictureOf(phase, moment, shape, this.context.notation(), this.#most);
    const {caption, hand, note, tone, groups, tally} = picture;
    this.#buttons.clear();
    this.root.replaceChildren(
      element('div', {class: 'hand'},
        element('p', {class: 'queue-caption'}, caption),
        ...(hand ? [this.#chip(hand, 'in-hand')] : []),
        element('p', {class: `queue-note ${tone}`}, note)),
      element('div', {class: 'groups'}, ...groups.map((each) => this.#group(each))));
    this.context.tally('Queue', tally);
    const buttons = [...this.#buttons.keys()];
    const stop = buttons[Math.min(focused, buttons.length - 1)];
    setStop(buttons, stop ?? buttons[0]);
    stop?.focus();
  }

  /** @param {Group} group */
  #group(group) {
    const {strong, caption, tone, chips} = group;
    const words = element('p', {class: 'queue-caption'}, ...(strong ? [element('strong', {}, strong)] : []), caption);
    if (!chips.length) return words;
    const parts = [...chips.map((chip) => this.#chip(chip, 'chip')), ...this.#rest(group)];
    return element('div', {role: 'group', 'aria-label': strong + caption}, words,
      element('div', {class: `chips ${tone}`}, ...parts));
  }

  /** How many more there are, which may be asked for. @param {Group} group @returns {Node[]} */
  #rest({chips, total, grows}) {
    const words = total > chips.length ? `and ${count(total - chips.length)} more` : '';
    const plain = words ? [element('span', {class: 'more-chips'}, words)] : [];
    if (!grows || total <= FEW) return plain;
    const isFew = this.#most === FEW;
    const button = element('button', {type: 'button', class: 'more-chips'}, isFew ? words : 'fewer');
    this.#buttons.set(button, () => {
      this.#most = isFew ? MANY : FEW;
      if (this.#phase) this.#draw(this.#phase);
    });
    return isFew ? [button] : [...plain, button];
  }

  /** @param {Chip} chip @param {string} looks */
  #chip({text, against, goal}, looks) {
    const arrow = [element('span', {'aria-hidden': 'true'}, ' ← '), element('span', {class: 'hidden'}, ' against ')];
    const button = element('button', {type: 'button', class: looks}, text, ...(against ? [...arrow, against] : []));
    this.#buttons.set(button, () => (typeof goal === 'number' ? this.context.seek(goal) : this.#goTo(goal)));
    return button;
  }

  /**
   * The next step that is wanted; where there is none, the last.
   * @param {import('../event-search.js').Wanted} wanted
   */
  async #goTo(wanted) {
    const run = this.#run;
    if (!run) return;
    const step = this.#moment?.index ?? 0;
    const [next] = (await searchOn(run, wanted, step, 1)).events;
    const [found] = next ? [next] : (await searchBack(run, wanted, step, 1)).events;
    if (run !== this.#run) return;
    if (found) this.context.seek(found.index + 1);
    else this.context.speak('No step near here does anything with this.');
  }
}
