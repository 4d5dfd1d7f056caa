/** The column beside the board: the sentence, what it rests on, and below them the panels. */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {geometryOf} from '../../grid/geometry.js';
import {guessName} from '../../words/guess-name.js';
import {plainSentence, sentence} from '../../words/narrate.js';
import {techniqueWords} from '../../words/technique-words-loader.js';
import {adopt} from '../style-sheet.js';
import {COLUMN_CSS} from './column-css.js';
import {PanelTabs} from './panel-slots.js';
import {Sentence} from './sentence.js';

/** @typedef {import('../../grid/geometry.js').Notation} Notation */
/** @typedef {import('../../words/narrate.js').Part} Part */
/** @typedef {import('../../run/timeline.js').Moment} Moment */
/** @typedef {import('../../run/timeline.js').Timeline} Timeline */

const say = speaker('panels', panels);

export class Column {
  /** @type {Timeline | null} */
  #timeline = null;
  /** @type {Notation} */
  #notation = 'A1';
  /** @type {Moment | null} the one that is shown */
  #moment = null;
  #isAsking = false;
  #commands;
  #tabs;
  #sentence;

  /** Takes its place beside the board. @param {import('../stage.js').Stage} stage */
  constructor(stage) {
    const {commands, live, load, moment, sentence, speak} = stage;
    this.#commands = {...commands, draw: stage.drawCase, load, speak};
    this.#sentence = new Sentence(commands.seek, stage.offers);
    this.#tabs = new PanelTabs({...this.#commands, notation: () => this.#notation}, stage.measureLens);
    adopt(/** @type {ShadowRoot} */ (stage.root.getRootNode()), COLUMN_CSS);
    stage.still.replaceWith(this.#sentence.root);
    stage.whatIfPlace.after(...this.#tabs.nodes);
    this.setRoom(stage.extent.panels);
    this.setTimeline(stage.timeline, stage.notation, stage.lens);
    if (moment) this.showStep(moment);
    // The first step is said, too, to those who have begun by a button or a key, unless something else has been.
    const hasBegun = navigator.userActivation?.hasBeenActive;
    if (moment && hasBegun && !live.textContent) speak(this.words(moment));
    if (sentence) this.tell(sentence);
  }

  /**
   * Another run, or none.
   * @param {Timeline | null} timeline
   * @param {Notation} notation
   * @param {import('../board/lens.js').Lens | null} lens
   */
  setTimeline(timeline, notation, lens) {
    this.#timeline = timeline;
    this.#moment = null;
    this.#notation = notation;
    this.#tabs.setTimeline(timeline, lens);
  }

  /** @param {import('./panel-slots.js').Room} room for panels */
  setRoom(room) {
    this.#tabs.setRoom(room);
  }

  /** @param {Moment} moment */
  showStep(moment) {
    if (!this.#timeline) return;
    const {run} = this.#timeline;
    const shape = geometryOf(run.puzzle);
    this.#sentence.say(sentence(moment, run, this.#notation), signOf(moment, run));
    this.#moment = moment;
    this.#sentence.rest(this.#pills(moment), noteOf(shape, run.puzzle.givens));
    this.#explain(shape, moment);
    this.#nameGuesses();
    this.#tabs.showStep(moment);
  }

  /** @param {import('../../grid/geometry.js').Geometry} shape @param {Moment} moment */
  #explain(shape, {event}) {
    if (!event) return this.#sentence.explain('');
    const {why, cases} = techniqueWords();
    this.#sentence.explain(why(shape, event, this.#notation), cases(shape, event, this.#notation),
      this.#commands);
  }

  /** The open guesses. @param {Moment} moment */
  #pills({state}) {
    const shape = geometryOf(/** @type {Timeline} */ (this.#timeline).run.puzzle);
    return state.path.map((guess, i) => (
      {number: i + 1, text: guessName(shape, guess, this.#notation), step: guess.index + 1}
    ));
  }

  /**
   * Of a contradiction, only the guesses that cause it. One question at a time: if it goes fast, the next one is about
   * the moment that is shown by then.
   * @returns {Promise<void>}
   */
  async #nameGuesses() {
    const [moment, timeline] = [this.#moment, this.#timeline];
    const isAsked = moment?.event?.kind === 'conflict' && moment.state.path.length;
    if (this.#isAsking || !isAsked || !timeline?.run.origin) return;
    this.#isAsking = true;
    const reason = await timeline.run.reason(moment.index - 1).catch(() => null);
    this.#isAsking = false;
    if (timeline !== this.#timeline || moment !== this.#moment) return this.#nameGuesses();
    if (!reason?.guesses) return;
    const needed = new Set(reason.guesses.map((guess) => guess + 1));
    const pills = this.#pills(moment).filter(({step}) => needed.has(step));
    this.#sentence.rest(pills, say('enough.none'), true);
  }

  /** Says something else than a step. @param {Part[]} parts */
  tell(parts) {
    this.#sentence.say(parts, 'error');
    this.#sentence.explain('');
    this.#sentence.rest([], '');
  }

  /** The sentence of a step, for those who listen. @param {Moment} moment */
  words(moment) {
    return this.#timeline ? plainSentence(moment, this.#timeline.run, this.#notation) : '';
  }

  /** After a change of theme. */
  recolor() {
    this.#tabs.recolor();
  }

  /** The run has grown, or ended. */
  refresh() {
    this.#tabs.refresh();
  }
}

/** @param {Moment} moment @param {import('../../run/timeline.js').Run} run */
function signOf({event, index}, {puzzle, status, length}) {
  if (event?.kind === 'conflict') return 'error';
  const isEnd = event?.kind === 'done' || event?.kind === 'solution';
  if (!isEnd || index < length - 1 || puzzle.rules?.unread) return 'none';
  return status === 'none' ? 'error' : ['unique', 'solved'].includes(status) ? 'solved' : 'none';
}

/**
 * How large grids write their digits.
 * @param {import('../../grid/geometry.js').Geometry} shape
 * @param {Uint8Array} givens
 */
function noteOf({size, symbol}, givens) {
  if (size <= 9) return '';
  const digits = size > 35 ? say('digits.numbers', {size}) : say('digits.letters', {last: symbol(size)});
  return `${digits} ${say('givens', {count: givens.filter(Boolean).length})}`;
}
