/**
 * The panel of the solver's current work: AC-3's queue with the arc in hand, the pass of another rule with what is in
 * hand there, or the open guesses of search. Arcs, cells and units are buttons that go to the step where it is their
 * turn.
 */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {searchBack, searchOn} from '../../run/event-search.js';
import {geometryOf} from '../../grid/geometry.js';
import {isOfSearch} from '../../run/replay.js';
import {pictureIf, pictureOf} from '../../words/phase-words.js';
import {element, setText} from '../dom.js';
import {QUEUE_CSS} from './queue-css.js';
import {rove, setStop} from '../roving.js';

/** @typedef {import('../../protocol/phases.js').Arc} Arc */
/** @typedef {import('../../protocol/phases.js').Phase} Phase */
/** @typedef {import('../../words/phase-words.js').Chip} Chip */
/** @typedef {import('../../words/phase-words.js').Group} Group */
/** @typedef {import('../../run/timeline.js').Moment} Moment */
/** @typedef {import('../../run/timeline.js').Run} Run */

const say = speaker('panels', panels);

/** How many of what comes next are shown: at least, at most where they fit, and when more is asked for. */
const FEW = 4;
const MOST_FITTING = 400;
const MANY = 60;
/** The room of a chip, and what stands above the first of them, in units of type. */
const CHIP = {width: 84, height: 33};
const CAPTIONS = 90;

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
  /** While it is pressed, an arc that is chosen is looked at as if it were revised now. */
  #try = element('button', {type: 'button', class: 'try', 'aria-pressed': 'false'}, say('queue.try'));
  #groupPlace = element('div', {class: 'groups'});
  root = element('div', {class: 'queue', part: 'queue'},
    element('div', {class: 'hand'}, this.#caption, this.#hand, this.#note, this.#try), this.#groupPlace);
  /** @type {ChipGroup[]} made once, and filled anew at each step */
  #groups = [];
  /** @type {Run | null} */
  #run = null;
  /** @type {Moment | null} */
  #moment = null;
  /** @type {{phase: Phase, moment: Moment, arc: Arc | null} | null} */
  #shown = null;
  #isAsking = false;
  /** True if more was asked for than fits. */
  #isWidened = false;
  /** The chips of the buttons. @type {Map<HTMLButtonElement, Chip>} */
  #chips = new Map();
  /** The arc that is looked at so. @type {Arc | null} */
  #tried = null;

  /** @param {import('./panels.js').PanelContext} context */
  constructor(context) {
    this.context = context;
    rove(this.root, () => this.#buttons);
    this.root.addEventListener('click', ({target}) => {
      const button = /** @type {Element} */ (target).closest('button');
      const {goal, arc} = (button && this.#chips.get(button)) ?? {};
      if (button === this.#try) this.#setTrying(!this.#isTrying);
      else if (button?.matches('.more-chips')) this.#widen();
      else if (arc && this.#isTrying) this.#setTrying(true, arc);
      else if (typeof goal === 'number') this.context.seek(goal);
      else if (goal) this.#goTo(goal);
    });
  }

  get #isTrying() {
    return this.#try.ariaPressed === 'true';
  }

  /** @param {boolean} isTrying @param {Arc | null} [arc] */
  #setTrying(isTrying, arc = null) {
    const wasTried = this.#tried;
    this.#try.ariaPressed = String(isTrying);
    this.#tried = arc;
    if (arc || wasTried) this.#ask();
    if (isTrying && !arc) this.context.speak(say('queue.pick'));
  }

  /** Those that are seen. @returns {HTMLButtonElement[]} */
  get #buttons() {
    return [...this.root.querySelectorAll('button')].filter((button) => !button.closest('[hidden]'));
  }

  /** @param {Run | null} run */
  setRun(run) {
    this.#run = run;
    this.#moment = this.#shown = null;
    this.root.hidden = true;
    this.context.tally('queue', 0);
  }

  /** @param {Moment} moment */
  show(moment) {
    this.#moment = moment;
    this.#tried = null;
    if (isKnown(moment)) this.#draw({phase: {kind: 'search'}, moment, arc: null});
    else this.#ask();
  }

  /**
   * One question at a time; when it is answered, the step may be another: while it plays, the latest that is answered
   * is shown.
   */
  async #ask() {
    const [run, moment, arc] = [this.#run, this.#moment, this.#tried];
    if (!run || !moment || this.#isAsking) return;
    this.#isAsking = true;
    const phase = await run.phase(moment.index, arc ?? undefined).catch(() => null);
    this.#isAsking = false;
    if (run !== this.#run || !this.#moment) return void this.#ask();
    if (isKnown(this.#moment)) return;
    if (phase) this.#draw({phase, moment, arc});
    else this.root.hidden = true;
    if (moment !== this.#moment || arc !== this.#tried) this.#ask();
    else if (phase && arc) this.context.speak(`${this.#caption.textContent}: ${this.#note.textContent}.`);
  }

  /** @param {{phase: Phase, moment: Moment, arc: Arc | null}} shown */
  #draw(shown) {
    const run = this.#run;
    if (!run) return;
    this.#shown = shown;
    const {phase, moment, arc} = shown;
    const shape = geometryOf(run.puzzle);
    const notation = this.context.notation();
    this.root.hidden = false;
    const most = this.#isWidened ? Math.max(MANY, this.#fitting) : this.#fitting;
    const picture = phase.kind === 'queue' && arc ? pictureIf(phase, moment, arc, shape, notation, most) :
      pictureOf(phase, moment, shape, notation, most);
    this.#try.hidden = phase.kind !== 'queue';
    const {caption, hand, note, tone, groups, tally} = picture;
    this.#chips.clear();
    setText(this.#caption, caption);
    setText(this.#note, note);
    this.#note.className = `queue-note ${tone}`;
    this.#hand.hidden = !hand;
    if (hand) this.#chips.set(fillChip(this.#hand, hand), hand);
    while (this.#groups.length < groups.length) this.#addGroup();
    for (const [i, group] of this.#groups.entries()) group.fill(groups[i] ?? null, this.#isWidened, this.#chips);
    this.context.tally('queue', tally);
    const buttons = this.#buttons;
    const focused = buttons.find((button) => button.matches(':focus'));
    setStop(buttons, focused ?? buttons[0]);
  }

  /** How many chips have room. */
  get #fitting() {
    const unit = parseFloat(getComputedStyle(this.root).fontSize) / 14 || 1;
    const rows = Math.floor((this.root.clientHeight / unit - CAPTIONS) / CHIP.height);
    const columns = Math.floor(this.#groupPlace.clientWidth / unit / CHIP.width);
    return Math.min(MOST_FITTING, Math.max(FEW, rows * columns));
  }

  #addGroup() {
    const group = new ChipGroup();
    this.#groups.push(group);
    this.#groupPlace.append(group.root);
  }

  /** More of what comes next, or fewer. */
  #widen() {
    this.#isWidened = !this.#isWidened;
    if (this.#shown) this.#draw(this.#shown);
  }

  /**
   * The next step that is wanted; if there is none, the last.
   * @param {import('../../run/event-search.js').Wanted} wanted
   */
  async #goTo(wanted) {
    const run = this.#run;
    if (!run) return;
    const step = this.#moment?.index ?? 0;
    const [next] = (await searchOn(run, wanted, step, 1)).events;
    const [found] = next ? [next] : (await searchBack(run, wanted, step, 1)).events;
    if (run !== this.#run) return;
    if (found) this.context.seek(found.index + 1);
    else this.context.speak(say('queue.unused'));
  }
}

/** True if nobody has to be asked what the solver is at. @param {Moment} moment */
function isKnown({event}) {
  return !event || isOfSearch(event);
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
   * @param {boolean} isWidened whether more was asked for than fits
   * @param {Map<HTMLButtonElement, Chip>} shown is told which chip a button is
   */
  fill(group, isWidened, shown) {
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
      if (chips[i]) shown.set(fillChip(button, chips[i]), chips[i]);
    }
    const rest = total > chips.length ? say('queue.more', {count: total - chips.length}) : '';
    const isMore = grows && (isWidened || total > chips.length);
    setText(this.#rest, isMore && !isWidened ? '' : rest);
    setText(this.#more, isWidened ? say('queue.fewer') : rest);
    this.#more.hidden = !isMore;
  }

  #addChip() {
    const button = element('button', {type: 'button', class: 'chip'});
    this.#buttons.push(button);
    this.#rest.before(button);
  }
}

/** @param {HTMLButtonElement} button @param {Chip} chip */
function fillChip(button, {text, against = ''}) {
  const isArc = against !== '';
  if (!button.firstChild || (button.children.length > 1) !== isArc) button.replaceChildren(...chipParts(isArc));
  setText(button.children[0], isArc ? `(${text}` : text);
  if (isArc) setText(button.children[3], `${against})`);
  return button;
}

/** Room for a text, or for an arc, whose arrow is read as a word. @param {boolean} isArc */
function chipParts(isArc) {
  const seen = element('span', {'aria-hidden': 'true'}, ' → ');
  const arrow = [seen, element('span', {class: 'hidden'}, say('queue.against'))];
  return [element('span'), ...(isArc ? [...arrow, element('span')] : [])];
}
