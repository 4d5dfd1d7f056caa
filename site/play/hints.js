/**
 * Hints in rungs: one more at each request, from the player's own digits and marks. Mistakes in those come first, also
 * in rungs. Loaded with the first hint.
 */
import {loadHints} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/play-hints.js';
import {speaker, volume} from '../../web/src/language/catalogue.js';
import {button, element} from '../common/dom.js';
import {whyImpossible} from './check.js';
import {applyStep, tidyMarks} from './edits.js';
import {mistakes, outdated, seemsSolved} from './judge.js';
import {firstMistake} from './mistakes.js';
import {show, showMessage, unreadActions} from './status.js';
import {outdatedMessage} from './verdicts.js';

/** @typedef {import('./editor.js').GameEditor} GameEditor */
/** @typedef {import('./game.js').Game} Game */
/** @typedef {Parameters<typeof import('./status.js').showMessage>[0]} Message */
/** @typedef {import('../../web/src/index.js').Hint} Hint */
/** @typedef {Awaited<ReturnType<typeof loadHints>>} Hints */

/**
 * Something that is explained rung by rung.
 * @typedef {object} HintSource
 * @property {string} key the same for as long as it is the same
 * @property {string[]} names what each rung will tell
 * @property {(rung: number) => Partial<Hint> & Pick<Hint, 'text'>} tell
 * @property {(rung: number) => number[]} wrong cells to mark as wrong
 * @property {(game: Game) => import('./edits.js').Change[]} apply
 */

const say = speaker('site/play-hints', messages);

/** Milliseconds before it is said that it takes a while. */
const PATIENCE = 300;

export class HintPanel {
  /** The hint that is open. @type {(HintSource & {rung: number}) | null} */
  #current = null;
  #isOpen = false;
  /** The game whose outdated marks may stay. @type {Game | null} */
  #leavesMarks = null;
  /** Ends the search for the next hint. */
  #searching = new AbortController();

  /**
   * @param {GameEditor} editor
   * @param {import('./solver.js').PlaySolver} solver
   * @param {{tell: (message: Message) => void, speak: (text: string) => void, leave: () => void,
   *   asking: () => (() => void) | null}} page
   */
  constructor(editor, solver, page) {
    this.editor = editor;
    this.solver = solver;
    this.page = page;
    editor.views.adopt(document, editor.views.WORDS_CSS + editor.views.CASES_CSS);
  }

  /**
   * The first rung; where the last hint still holds, as far as it was shown, and one rung more where it is
   * still there to be read.
   */
  async open() {
    const {game} = this.editor;
    if (!game) return;
    const next = await this.#awaited(game);
    if (!next || game !== this.editor.game) return;
    const isSource = 'key' in next;
    const message = !isSource ? next : next.key.startsWith('mistake') ? null : this.#messageOfOutdated(game);
    if (message) return this.page.tell(message);
    const source = /** @type {HintSource} */ (next);
    const last = this.#current?.key === source.key ? this.#current : null;
    const rung = last ? Math.min(source.names.length, last.rung + Number(this.#isOpen)) : 1;
    this.#current = {...source, rung};
    this.#isOpen = true;
    this.#draw();
  }

  /** After a change: whether the hint is still one, and stays. @returns {Promise<void>} */
  async review() {
    const {game} = this.editor;
    const current = this.#current;
    if (!this.#isOpen || !current || !game) return this.page.leave();
    const next = await this.#next(game);
    if (!this.#isOpen || game !== this.editor.game) return;
    if (current === this.#current && 'key' in next && next.key === current.key) this.#draw();
    else this.close();
  }

  close() {
    this.#searching.abort();
    this.#isOpen = false;
    this.editor.point({});
    this.page.leave();
  }

  /** Something else is said in its place, which may have pointed out something of its own. */
  dismiss() {
    this.#searching.abort();
    this.#isOpen = false;
    this.editor.endHint();
  }

  get isOpen() {
    return this.#isOpen;
  }

  /**
   * The next thing to tell. If it takes long, that is told, and can be cancelled.
   * @param {Game} game
   * @returns {Promise<HintSource | Message | null>} null if it was cancelled
   */
  async #awaited(game) {
    this.#searching.abort();
    const {signal} = this.#searching = new AbortController();
    const waiting = setTimeout(() => {
      showMessage({title: say('searching'), actions: [[say('cancel'), () => this.close()]]});
      this.page.speak(say('searching'));
    }, PATIENCE);
    signal.addEventListener('abort', () => clearTimeout(waiting));
    const next = await this.#next(game, signal).finally(() => clearTimeout(waiting));
    return signal.aborted ? null : next;
  }

  /**
   * The next thing to tell of a game as it is by then: while it is looked for, the player may go on.
   * @param {Game} game @param {AbortSignal} [signal]
   * @returns {Promise<HintSource | Message>}
   */
  async #next(game, signal) {
    const {latest} = game;
    const next = await this.#search(game, signal);
    return latest === game.latest || signal?.aborted ? next : this.#next(game, signal);
  }

  /**
   * A mistake, else the easiest step, else the reason that there is neither.
   * @param {Game} game @param {AbortSignal} [signal]
   * @returns {Promise<HintSource | Message>}
   */
  async #search(game, signal) {
    if (seemsSolved(game) && await this.solver.accepts(game)) {
      return {title: say('solved'), words: say(game.shape.rules ? 'solved.words.rules' : 'solved.words')};
    }
    if (game.puzzle.rules?.unread) {
      return {title: say('no-hint'), words: say('unread.words'), actions: unreadActions(this.page.asking())};
    }
    const [{status, solutions}, hints] = await Promise.all(
      [this.solver.outcome(game.puzzle), loadHints(), volume('techniques')]);
    if (status === 'unique') {
      const mistake = firstMistake(game, mistakes(game, solutions[0]), solutions[0]);
      if (mistake) return mistakeSource(mistake, hints);
    } else if ((await this.solver.fromHere(game)).status === 'none') {
      const why = () => whyImpossible(this.editor, this.solver, this.page.tell);
      return {title: say('no-hint'), words: say('no-hint.words'), actions: [[say('why'), why]]};
    }
    const engine = await this.solver.engineReady;
    const found = await engine.nextStep(game.position, {signal});
    const step = found.ok ? found.step : null;
    const technique = engine.techniques().find(({id}) => id === step?.technique);
    if (step && technique) return this.#stepSource(game, step, technique, hints);
    return {title: say('stuck'), words: say(status === 'multiple' ? 'stuck.several' : 'stuck.guess')};
  }

  /**
   * @param {Game} game
   * @param {import('../../web/src/index.js').FoundStep} step
   * @param {import('../../web/src/index.js').Technique} technique
   * @param {Hints} hints
   * @returns {HintSource}
   */
  #stepSource({shape}, step, technique, {hintOf, rungNames}) {
    return {
      key: JSON.stringify(step), names: rungNames(), tell: (rung) => hintOf(shape, technique, step, rung),
      wrong: () => [],
      // Marks that were up to date stay so.
      apply: (now) => applyStep(now, step, {tidy: this.editor.settings.tidy || !outdated(now).length}),
    };
  }

  /**
   * Marks that do no harm, but can't be: pointed out once a game, where one keeps them.
   * @param {Game} game
   * @returns {Message | null}
   */
  #messageOfOutdated(game) {
    const {editor} = this;
    const cells = this.#leavesMarks === game ? [] : outdated(game);
    if (!cells.length) return null;
    /** @type {Record<'remove' | 'show' | 'anyway', import('./status.js').Action>} */
    const actions = {
      remove: [say('remove-them'), () => {
        editor.do(tidyMarks);
        this.open();
      }],
      show: [say('show-where'), () => {
        editor.point({wrong: cells});
        this.page.tell({...outdatedMessage(game, cells), actions: [actions.remove, actions.anyway]});
      }],
      anyway: [say('hint-anyway'), () => {
        this.#leavesMarks = game;
        this.open();
      }],
    };
    return {
      title: say('outdated'), words: say(game.shape.rules ? 'outdated.words.rules' : 'outdated.words'),
      actions: [actions.remove, actions.show, actions.anyway],
    };
  }

  /** Shows the rungs so far, and what the others will tell. */
  #draw() {
    const {editor} = this;
    const current = this.#current;
    if (!current || !editor.game) return;
    const {names, rung} = current;
    const hints = names.slice(0, rung).map((_, i) => current.tell(i + 1));
    const now = hints[rung - 1];
    editor.point({pattern: now.pattern ?? null, wrong: current.wrong(rung), isHint: true});
    this.page.speak(`${now.text} ${now.note ?? ''}`);
    const cases = editor.views.caseNodes(now.cases ?? []);
    const climb = () => {
      current.rung += 1;
      this.#draw();
    };
    const doIt = () => {
      this.#isOpen = false;
      editor.do(current.apply);
    };
    show([
      element('div', {class: 'hint-head'}, element('h2', {}, say('hint')),
        element('span', {class: 'note'}, say('rung', {rung, rungs: names.length}))),
      element('ol', {class: 'hint-steps'}, ...names.map((name, i) => rungItem(i + 1, rung, hints[i] ?
        editor.views.wordNodes(hints[i].parts ?? [{text: hints[i].text}]) : [name], hints[i], cases))),
      element('div', {class: 'actions'},
        rung < names.length ? button(say('show-more'), climb, 'primary') : button(say('do-it'), doIt, 'primary'),
        button(say('got-it'), () => this.close()),
        ...(rung < names.length ? [button(say('do-it-for-me'), doIt, 'quiet last')] : [])),
    ], {isHint: true});
    if (cases.length) this.#offerCases(cases, now);
  }

  /** One case after another. @param {HTMLElement[]} nodes @param {Partial<Hint>} hint */
  #offerCases(nodes, {cases = [], pattern}) {
    this.editor.views.fillCaseRow(nodes, cases, {
      draw: (own) => this.editor.point({pattern: own ?? pattern ?? null, isHint: true}), speak: this.page.speak,
    });
  }
}

/** @param {import('./mistakes.js').Mistake} mistake @param {Hints} hints @returns {HintSource} */
function mistakeSource({kind, cell, names, rungs, correct}, {patternOfUnits}) {
  return {
    key: `mistake ${kind} ${cell}`, names, wrong: (rung) => rungs[rung - 1].wrong, apply: correct,
    tell: (rung) => {
      const {text, note, unit} = rungs[rung - 1];
      return {text, note, pattern: unit < 0 ? undefined : patternOfUnits([unit])};
    },
  };
}

/**
 * @param {number} number @param {number} now the rung that was shown last
 * @param {(Node | string)[]} words what it tells, or will @param {Partial<Hint>} [hint]
 * @param {Node[]} [cases] of the one that was shown last, to choose from
 */
function rungItem(number, now, words, hint, cases = []) {
  const kind = number === now ? 'now' : number > now ? 'next' : '';
  return element('li', {class: kind, 'aria-current': number === now && 'step'},
    element('span', {class: 'number'}, String(number)),
    element('div', {}, element('p', {class: 'words'}, ...words),
      ...(number === now ? [hint?.note ?? '', ...(cases.length ? [] : hint?.chain ?? [])].filter(Boolean) : [])
        .map((note) => element('p', {class: 'note'}, note)),
      ...(number === now ? cases : []),
      ...(number === now && hint?.technique ? [pageLink(hint.technique)] : [])));
}

/** The address of the page that explains a technique. @param {string} technique its id */
function pageLink(technique) {
  const link = element('a', {href: `techniques/${technique}.html`}, say('what-is-that'));
  return element('p', {class: 'note'}, link);
}
