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
import {isSolved, mistakes, outdated} from './judge.js';
import {firstMistake} from './mistakes.js';
import {show} from './status.js';
import {whereMessage} from './verdicts.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('./game.js').Game} Game */
/** @typedef {Parameters<typeof import('./status.js').showMessage>[0]} Message */
/** @typedef {import('../../web/src/index.js').Hint} Hint */
/** @typedef {Awaited<ReturnType<typeof loadHints>>} Hints */

/**
 * Something that is told by rungs.
 * @typedef {object} HintSource
 * @property {string} key the same for as long as it is the same
 * @property {string[]} names what each rung will tell
 * @property {(rung: number) => Partial<Hint> & Pick<Hint, 'text'>} tell
 * @property {(rung: number) => number[]} wrong cells to mark as wrong
 * @property {(game: Game) => import('./edits.js').Change[]} apply
 */

const say = speaker('site/play-hints', messages);

export class HintPanel {
  /** What is being told. @type {(HintSource & {rung: number}) | null} */
  #told = null;
  #isOpen = false;
  /** The game whose outdated marks may stay. @type {Game | null} */
  #leavesMarks = null;

  /**
   * @param {Desk} desk
   * @param {import('./solver.js').PlaySolver} solver
   * @param {{tell: (message: Message) => void, speak: (text: string) => void, leave: () => void}} page
   */
  constructor(desk, solver, page) {
    this.desk = desk;
    this.solver = solver;
    this.page = page;
    desk.views.adopt(document, desk.views.WORDS_CSS + desk.views.CASES_CSS);
  }

  /**
   * The first rung; where what was told last is still to be told, as far as it was told, and one rung more where it is
   * still there to be read.
   */
  async open() {
    const {game} = this.desk;
    if (!game) return;
    const next = await this.#next(game);
    if (game !== this.desk.game) return;
    const isSource = next && 'key' in next;
    const message = !isSource ? next : next.key.startsWith('mistake') ? null : this.#messageOfOutdated(game);
    if (message) return this.page.tell(message);
    const source = /** @type {HintSource} */ (next);
    const told = this.#told?.key === source.key ? this.#told : null;
    const rung = told ? Math.min(source.names.length, told.rung + Number(this.#isOpen)) : 1;
    this.#told = {...source, rung};
    this.#isOpen = true;
    this.#draw();
  }

  /** After a change: whether the hint is still one, and stays. @returns {Promise<void>} */
  async review() {
    const {game} = this.desk;
    const told = this.#told;
    if (!this.#isOpen || !told || !game) return this.page.leave();
    const next = await this.#next(game);
    if (!this.#isOpen) return;
    if (told === this.#told && 'key' in next && next.key === told.key) this.#draw();
    else this.close();
  }

  close() {
    this.#isOpen = false;
    this.desk.point({});
    this.page.leave();
  }

  /** Something else is said in its place. */
  dismiss() {
    this.#isOpen = false;
  }

  get isOpen() {
    return this.#isOpen;
  }

  /**
   * What there is to tell from here: a mistake, else the easiest step, else why there is neither.
   * @param {Game} game
   * @returns {Promise<HintSource | Message>}
   */
  async #next(game) {
    if (isSolved(game)) {
      return {title: say('solved'), words: say('solved.words')};
    }
    const [{status, solutions}, hints] = await Promise.all(
      [this.solver.outcome(game.puzzle), loadHints(), volume('techniques')]);
    if (status === 'unique') {
      const mistake = firstMistake(game, mistakes(game, solutions[0]), solutions[0]);
      if (mistake) return mistakeSource(mistake, hints);
    } else if ((await this.solver.fromHere(game)).status === 'none') {
      const why = () => whyImpossible(this.desk, this.solver, this.page.tell);
      return {title: say('no-hint'), words: say('no-hint.words'), actions: [[say('why'), why]]};
    }
    const engine = await this.solver.engineReady;
    const found = await engine.nextStep(game.position);
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
      apply: (now) => applyStep(now, step, {tidy: this.desk.settings.tidy || !outdated(now).length}),
    };
  }

  /**
   * Marks that do no harm, but can't be: told once a game, where one keeps them.
   * @param {Game} game
   * @returns {Message | null}
   */
  #messageOfOutdated(game) {
    const {desk} = this;
    const cells = this.#leavesMarks === game ? [] : outdated(game);
    if (!cells.length) return null;
    return {
      title: say('outdated'), words: say('outdated.words'),
      actions: [[say('remove-them'), () => {
        desk.do(tidyMarks);
        this.open();
      }], [say('show-where'), () => {
        desk.point({wrong: cells});
        this.page.tell(whereMessage(game, cells));
      }], [say('hint-anyway'), () => {
        this.#leavesMarks = game;
        this.open();
      }]],
    };
  }

  /** Shows the rungs so far, and what the others will tell. */
  #draw() {
    const {desk} = this;
    const told = this.#told;
    if (!told || !desk.game) return;
    const {names, rung} = told;
    const hints = names.slice(0, rung).map((_, i) => told.tell(i + 1));
    const now = hints[rung - 1];
    desk.point({pattern: now.pattern ?? null, wrong: told.wrong(rung)});
    this.page.speak(`${now.text} ${now.note ?? ''}`);
    const cases = desk.views.caseNodes(now.cases ?? []);
    const climb = () => {
      told.rung += 1;
      this.#draw();
    };
    const doIt = () => {
      this.#isOpen = false;
      desk.do(told.apply);
    };
    show([
      element('div', {class: 'hint-head'}, element('h2', {}, say('hint')),
        element('span', {class: 'note'}, say('rung', {rung, rungs: names.length}))),
      element('ol', {class: 'hint-steps'}, ...names.map((name, i) => rungItem(i + 1, rung, hints[i] ?
        desk.views.wordNodes(hints[i].parts ?? [{text: hints[i].text}]) : [name], hints[i], cases))),
      element('div', {class: 'actions'},
        rung < names.length ? button(say('show-more'), climb, 'primary') : button(say('do-it'), doIt, 'primary'),
        button(say('got-it'), () => this.close()),
        ...(rung < names.length ? [button(say('do-it-for-me'), doIt, 'quiet last')] : [])),
    ]);
    if (cases.length) this.#offerCases(cases, now);
  }

  /** One case after another. @param {HTMLElement[]} nodes @param {Partial<Hint>} hint */
  #offerCases(nodes, {cases = [], pattern}) {
    this.desk.views.fillCaseRow(nodes, cases, {
      draw: (own) => this.desk.point({pattern: own ?? pattern ?? null}), speak: this.page.speak,
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
 * @param {number} number @param {number} now the rung that was told last
 * @param {(Node | string)[]} words what it tells, or will @param {Partial<Hint>} [hint]
 * @param {Node[]} [cases] of the one that was told last, to choose from
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

/** Where a technique is explained. @param {string} technique its id */
function pageLink(technique) {
  const link = element('a', {href: `techniques/${technique}.html`}, say('what-is-that'));
  return element('p', {class: 'note'}, link);
}
