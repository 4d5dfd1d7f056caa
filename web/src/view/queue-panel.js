/**
 * What the solver is at: AC-3's queue with the arc in hand, the pass of another rule with what is in hand there, or the
 * open guesses of search. Arcs, cells and units are buttons that go to the step where it is their turn.
 */

import {searchBack, searchOn} from '../event-search.js';
import {geometry} from '../geometry.js';
import {Phases} from '../phase.js';
import {pictureOf} from '../phase-words.js';
import {count} from '../words.js';
import {element, setText} from './dom.js';
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
  #caption = element('p', {class: 'queue-caption'});
  #hand = element('button', {type: 'button', class: 'in-hand'});
  #note = element('p');
  #groupPlace = element('div', {class: 'groups'});
  root = element('div', {class: 'queue'},
    element('div', {class: 'hand'}, this.#caption, this.#hand, this.#note), this.#groupPlace);
  /** @type {ChipGroup[]} made once, and filled anew at each step */
  #groups = [];
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
  /** Where buttons lead. @type {Map<HTMLButtonElement, Chip['goal']>} */
  #goals = new Map();

  /** @param {import('./panels.js').PanelContext} context */
  constructor(context) {
    this.context = context;
    rove(this.root, () => this.#buttons);
    this.root.addEventListener('click', ({target}) => {
      const button = /** @type {Element} */ (target).closest('button');
      const goal = button ? this.#goals.get(button) : undefined;
      if (button?.matches('.more-chips')) this.#widen();
      else if (typeof goal === 'number') this.context.seek(goal);
      else if (goal) this.#goTo(goal);
    });
  }

  /** Those that are seen. @returns {HTMLButtonElement[]} */
  get #buttons() {
    return [...this.root.querySelectorAll('button')].filter((button) => !button.closest('[hidden]'));
  }

  /** @param {Run | null} run */
  setRun(run) {
    this.#run = run;
    this.#phases = run && new Phases(run);
    this.#moment = null;
    this.root.hidden = true;
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
    const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
    const picture = pictureOf(phase, moment, shape, this.context.notation(), this.#most);
    const {caption, hand, note, tone, groups, tally} = picture;
    this.root.hidden = false;
    this.#goals.clear();
    setText(this.#caption, caption);
    setText(this.#note, note);
    this.#note.className = `queue-note ${tone}`;
    this.#hand.hidden = !hand;
    if (hand) this.#goals.set(fillChip(this.#hand, hand), hand.goal);
    while (this.#groups.length < groups.length) this.#addGroup();
    for (const [i, group] of this.#groups.entries()) group.fill(groups[i] ?? null, this.#most, this.#goals);
    this.context.tally('Queue', tally);
    const buttons = this.#buttons;
    const focused = buttons.find((button) => button.matches(':focus'));
    setStop(buttons, focused ?? buttons[0]);
  }

  #addGroup() {
    const group = new ChipGroup();
    this.#groups.push(group);
    this.#groupPlace.append(group.root);
  }

  /** More of what comes next, or fewer. */
  #widen() {
    this.#most = this.#most === FEW ? MANY : FEW;
    if (this.#phase) this.#draw(this.#phase);
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

/** A caption, and chips below it. */
class ChipGroup {
  #strong = element('strong');
  #words = element('span');
  #chips = element('div');
  #rest = element('span', {class: 'more-chips'});
  #more = element('button', {type: 'button', class: 'more-chips'});
  root = element('div', {role: 'group'},
    element('p', {class: 'queue-caption'}, this.#strong, this.#words), this.#chips);
  /** @type {HTMLButtonElement[]} */
  #buttons = [];

  constructor() {
    this.#chips.append(this.#rest, this.#more);
  }

  /**
   * @param {Group | null} group null: nothing is shown
   * @param {number} most how many of what comes next are shown
   * @param {Map<HTMLButtonElement, Chip['goal']>} goals is told where the chips lead
   */
  fill(group, most, goals) {
    this.root.hidden = !group;
    if (!group) return;
    const {strong, caption, tone, chips, total, grows} = group;
    setText(this.#strong, strong);
    setText(this.#words, caption);
    this.root.ariaLabel = strong + caption;
    this.#chips.className = `chips ${tone}`;
    this.#chips.hidden = !chips.length;
    while (this.#buttons.length < chips.length) this.#addChip();
    for (const [i, button] of this.#buttons.entries()) {
      button.hidden = i >= chips.length;
      if (chips[i]) goals.set(fillChip(button, chips[i]), chips[i].goal);
    }
    const rest = total > chips.length ? `and ${count(total - chips.length)} more` : '';
    const isMore = grows && total > FEW;
    const isFew = most === FEW;
    setText(this.#rest, isMore && isFew ? '' : rest);
    setText(this.#more, isFew ? rest : 'fewer');
    this.#more.hidden = !isMore;
  }

  #addChip() {
    const button = element('button', {type: 'button', class: 'chip'});
    this.#buttons.push(button);
    this.#rest.before(button);
  }
}

/** @param {HTMLButtonElement} button @param {Chip} chip */
function fillChip(button, {text, against}) {
  setText(button, against ? `${text} ← ${against}` : text);
  button.ariaLabel = against ? `${text} against ${against}` : null;
  return button;
}
