/**
 * The algorithm as code, with the line that the step executes and what its variables hold. A line is a button: it goes
 * to the next step that executes it.
 */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {searchOn} from '../../run/event-search.js';
import {codeOf, executes, kindsOf, lineOf, valuesAt, VOCABULARIES, vocabularyOf} from '../../words/code/pseudocode.js';
import {CODE_CSS} from './code-css.js';
import {element, setText} from '../dom.js';
import {QUIET_SELECT_CSS, quietSelect} from '../quiet-select.js';
import {rove, setStop} from '../roving.js';
import {seenHeight} from '../visible-height.js';

/** @typedef {import('../../words/code/pseudocode.js').CodeLine} CodeLine */
/** @typedef {import('../../words/code/pseudocode.js').Vocabulary} Vocabulary */
/** @typedef {import('../../run/timeline.js').Moment} Moment */
/** @typedef {import('../../run/timeline.js').Run} Run */
/**
 * @typedef {object} Shown a line as it is shown
 * @property {CodeLine} line
 * @property {HTMLElement} node
 * @property {HTMLElement} words a button where steps execute the line
 * @property {HTMLElement} value
 */

const say = speaker('panels', panels);

/** The mark of the current line's value, by the kind of event: removed, placed or guessed. */
const TONES = ['eliminate', 'conflict', 'place', 'decide'];
/** Lines that are kept in view above and below the current one. */
const CONTEXT = 2;

/**
 * @param {import('./panels.js').PanelContext} context
 * @returns {import('./panels.js').Panel}
 */
export function codePanel(context) {
  const view = new CodeView(context);
  return {
    root: view.root, aside: view.words.root, css: QUIET_SELECT_CSS + CODE_CSS,
    setTimeline: (timeline) => view.setRun(timeline?.run ?? null),
    showStep: (moment) => view.show(moment),
    refresh: () => view.update(),
  };
}

class CodeView {
  #lines = element('div', {class: 'code-lines', role: 'group'});
  root = element('div', {class: 'code', part: 'code'}, this.#lines);
  /** @type {Shown[]} */
  #shown = [];
  /** @type {Run | null} */
  #run = null;
  /** @type {Moment | null} */
  #moment = null;
  /** @type {Vocabulary | null} whose words are shown */
  #vocabulary = null;

  /** @param {import('./panels.js').PanelContext} context */
  constructor(context) {
    this.context = context;
    const names = VOCABULARIES.map(({id, name}) => /** @type {[string, string]} */ ([id, name]));
    this.words = quietSelect(say('code.words-of'), names, (id) => {
      context.setting('vocabulary', id);
      this.update();
    });
    rove(this.#lines, () => this.#buttons);
    this.#lines.addEventListener('click', (event) => {
      const node = /** @type {Element} */ (event.target).closest('.code-line');
      const shown = this.#shown.find((each) => each.node === node);
      if (shown?.words instanceof HTMLButtonElement) this.#goTo(shown.line);
    });
  }

  get #buttons() {
    return this.#shown.flatMap(({words}) => (words instanceof HTMLButtonElement ? words : []));
  }

  /** @param {Run | null} run */
  setRun(run) {
    this.#run = run;
    this.#moment = null;
    this.#vocabulary = null;
    this.update();
  }

  /** @param {Moment} moment */
  show(moment) {
    this.#moment = moment;
    this.update();
  }

  /** Shows the code of the run in the words that are chosen, and in it the step. */
  update() {
    if (!this.#run) return;
    const vocabulary = vocabularyOf(this.context.setting('vocabulary'));
    if (vocabulary !== this.#vocabulary) this.#write(this.#run, vocabulary);
    if (this.#moment) this.#mark(this.#run, this.#moment);
  }

  /** @param {Run} run @param {Vocabulary} vocabulary */
  #write(run, vocabulary) {
    this.#vocabulary = vocabulary;
    this.words.select.value = vocabulary.id;
    this.#shown = codeOf(run.strategy, vocabulary, Boolean(run.puzzle.rules?.constraints?.length)).map(show);
    this.#lines.ariaLabel = say('code.in-words-of', {name: vocabulary.name});
    this.#lines.replaceChildren(...this.#shown.map(({node}) => node));
    setStop(this.#buttons, this.#buttons[0]);
  }

  /** @param {Run} run @param {Moment} moment */
  #mark(run, moment) {
    const code = this.#shown.map(({line}) => line);
    const current = lineOf(code, moment.event, run.status);
    const values = valuesAt(code, moment, run, this.context.notation());
    for (const {line, node, words, value} of this.#shown) {
      node.classList.toggle('now', line === current);
      if (line === current) words.setAttribute('aria-current', 'step');
      else words.removeAttribute('aria-current');
      setText(value, values.get(line.number) ?? '');
    }
    for (const tone of TONES) this.#lines.classList.toggle(tone, moment.event?.kind === tone);
    const shown = this.#shown.find(({line}) => line === current);
    if (!shown) return;
    const buttons = this.#buttons;
    if (!this.#lines.matches(':focus-within')) {
      setStop(buttons, buttons.find((button) => button === shown.words) ?? buttons[0]);
    }
    this.#reveal(shown);
  }

  /** Scrolls only if it must, and then shows as much of the procedure as there is room for. @param {Shown} shown */
  #reveal({node, line}) {
    const {scrollTop} = this.root;
    const seen = seenHeight(this.root);
    const high = node.offsetHeight;
    const isSeen = node.offsetTop >= scrollTop && node.offsetTop + high <= scrollTop + seen;
    if (isSeen || !seen) return;
    const head = this.#shown.filter((each) => each.line.isHead && each.line.number < line.number).pop()?.node ?? node;
    const least = node.offsetTop + (1 + CONTEXT) * high - seen;
    this.root.scrollTop = Math.max(head.offsetTop, least);
  }

  /** The next step that executes the line; after the last, the first. @param {CodeLine} line */
  async #goTo(line) {
    const run = this.#run;
    if (!run) return;
    const wanted = {
      kinds: kindsOf(line),
      matches: (/** @type {import('../../run/timeline.js').RunEvent} */ event) => executes(line, event, run.status),
    };
    const step = this.#moment?.index ?? 0;
    const [next] = (await searchOn(run, wanted, step, 1)).events;
    const [found] = next ? [next] : (await searchOn(run, wanted, 0, 1)).events;
    if (run !== this.#run) return;
    if (found) this.context.seek(found.index + 1);
    else this.context.speak(say('code.not-run'));
  }
}

/** @param {CodeLine} line @returns {Shown} */
function show(line) {
  const {number, indent, text, isHead} = line;
  const isButton = kindsOf(line).length > 0;
  const words = element(isButton ? 'button' : 'span', {class: 'code-text', type: isButton && 'button'}, text);
  const value = element('span', {class: 'code-value', id: `code-value-${number}`});
  words.setAttribute('aria-describedby', value.id);
  const node = element('div', {class: `code-line${isHead ? ' head' : ''}${isButton ? ' leads' : ''}`},
    element('span', {class: 'code-number', 'aria-hidden': 'true'}, String(number)), words, value);
  node.style.setProperty('--indent', String(indent));
  return {line, node, words, value};
}
