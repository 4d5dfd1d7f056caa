/**
 * Hints as a ladder: one rung more at each request, from the player's own digits and marks. What is wrong with those is
 * told first. Loaded when a hint is first asked for.
 */
import {loadHints} from '../web/src/index.js';
import {button, element} from './dom.js';
import {applyStep, tidyMarks} from './play-deeds.js';
import {mistakes, outdated} from './play-judge.js';
import {reveal, show, whereFace} from './play-talk.js';

/** @typedef {import('./play-desk.js').Desk} Desk */
/** @typedef {Parameters<typeof import('./play-talk.js').talk>[0]} Face */
/** @typedef {import('../web/src/index.js').FoundStep} FoundStep */
/** @typedef {import('../web/src/index.js').Technique} Technique */

export class Ladder {
  /** What is being told. @type {{step: FoundStep, technique: Technique, rung: number} | null} */
  #told = null;
  #isOpen = false;
  /** The game whose outdated marks may stay. @type {import('./play-game.js').Game | null} */
  #leavesMarks = null;
  /** What tells them. @type {Awaited<ReturnType<typeof loadHints>> | null} */
  #hints = null;

  /**
   * @param {Desk} desk
   * @param {import('./play-solver.js').PlaySolver} solver
   * @param {{tell: (face: Face) => void, speak: (text: string) => void, leave: () => void}} page
   */
  constructor(desk, solver, page) {
    this.desk = desk;
    this.solver = solver;
    this.page = page;
    desk.views.adopt(document, desk.views.WORDS_CSS);
  }

  /**
   * The first rung; where the step that was told last is still the next one, as far as it was told, and one rung more
   * where it is still there to be read.
   */
  async open() {
    const {game} = this.desk;
    if (!game) return;
    const [wrong, next, hints] = await Promise.all([this.#faceOfWrong(), this.#next(), loadHints()]);
    this.#hints = hints;
    if (game !== this.desk.game) return;
    const face = wrong ?? this.#faceOfOutdated();
    if (face) return this.page.tell(face);
    if (!next) return this.page.tell(await this.#faceOfNothing(game));
    const told = this.#told && JSON.stringify(this.#told.step) === JSON.stringify(next.step) ? this.#told : null;
    const rung = told ? Math.min(hints.RUNGS, told.rung + Number(this.#isOpen)) : 1;
    this.#told = {...next, rung};
    this.#isOpen = true;
    this.#draw();
  }

  /** After a change: whether the hint is still one, and stays. @returns {Promise<void>} */
  async review() {
    const told = this.#told;
    if (!this.#isOpen || !told) return this.page.leave();
    const next = await this.#next();
    if (!this.#isOpen) return;
    if (next && told === this.#told && JSON.stringify(next.step) === JSON.stringify(told.step)) this.#draw();
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

  /** The easiest step from here. */
  async #next() {
    const engine = await this.solver.engineReady;
    const game = this.desk.game;
    const found = game ? await engine.nextStep(game.position) : null;
    if (!found?.ok || !found.step) return null;
    const {step} = found;
    const technique = engine.techniques().find(({id}) => id === step.technique);
    return technique ? {step, technique} : null;
  }

  /** What has to be put right before a hint is any good. @returns {Promise<Face | null>} */
  async #faceOfWrong() {
    const {desk} = this;
    const game = /** @type {import('./play-game.js').Game} */ (desk.game);
    const {status, solutions} = await this.solver.outcome(game.puzzle);
    if (status !== 'unique') {
      const {status: here} = await this.solver.fromHere(game);
      return here === 'none' ? {title: 'No hint.', words: 'What stands there allows no solution.'} : null;
    }
    const {digits, marks} = mistakes(game, solutions[0]);
    const [what, cells] = digits.length ? ['digit', digits] : ['mark', marks];
    if (!cells.length) return null;
    const title = what === 'digit' ? 'Some digit is not right.' : 'Some marks leave the right digit out.';
    const words = what === 'digit' ? 'Take it back before the next hint.' : 'Put it back before the next hint.';
    return {title, words, actions: [this.#showWhere(cells)]};
  }

  /** @param {import('./play-game.js').Game} game @returns {Promise<Face>} */
  async #faceOfNothing(game) {
    const {status} = await this.solver.outcome(game.puzzle);
    return {title: 'No technique helps here.', words: status === 'multiple' ?
      'The puzzle has several solutions: it takes a choice to go on.' : 'It takes a guess to go on.'};
  }

  /** Marks that do no harm, but can't be: told once a game, where one keeps them. @returns {Face | null} */
  #faceOfOutdated() {
    const {desk} = this;
    const game = /** @type {import('./play-game.js').Game} */ (desk.game);
    const cells = this.#leavesMarks === game ? [] : outdated(game);
    if (!cells.length) return null;
    return {
      title: 'Some marks are out of date.', words: 'Their digit stands in the same row, column or box.',
      actions: [['Take them away', () => {
        desk.do(tidyMarks);
        this.open();
      }], this.#showWhere(cells), ['Hint all the same', () => {
        this.#leavesMarks = game;
        this.open();
      }]],
    };
  }

  /** @param {number[]} cells @returns {import('./play-talk.js').Action} */
  #showWhere(cells) {
    const {desk} = this;
    return ['Show where', () => {
      desk.point({wrong: cells});
      this.page.tell(whereFace(/** @type {import('./play-game.js').Game} */ (desk.game), cells));
    }];
  }

  /** Shows the rungs so far, and what the others will tell. */
  #draw() {
    const {desk} = this;
    if (!this.#told || !desk.game || !this.#hints) return;
    const {RUNGS, RUNG_NAMES, hintsUpTo} = this.#hints;
    const {wordNodes} = desk.views;
    const {step, technique, rung} = this.#told;
    const hints = hintsUpTo(desk.game.shape, technique, step, rung);
    const now = hints[rung - 1];
    desk.point({pattern: now.pattern});
    this.page.speak(`${now.text} ${now.note}`);
    const climb = () => {
      if (this.#told) this.#told.rung += 1;
      this.#draw();
    };
    const doIt = () => {
      this.#isOpen = false;
      // Marks that were up to date stay so.
      desk.do((game) => applyStep(game, step, {tidy: desk.settings.tidy || !outdated(game).length}));
    };
    show([
      element('div', {class: 'ladder-head'}, element('h2', {}, 'Hint'),
        element('span', {class: 'note'}, `${rung} of ${RUNGS}`)),
      element('ol', {class: 'ladder'}, ...RUNG_NAMES.slice(1).map((name, i) =>
        rungItem(i + 1, hints[i] ? wordNodes(hints[i].parts) : [name], rung, hints[i]))),
      element('div', {class: 'actions'},
        rung < RUNGS ? button('Show more', climb, 'primary') : button('Do it', doIt, 'primary'),
        button('I’ve got it', () => this.close()),
        ...(rung < RUNGS ? [button('Do it for me', doIt, 'quiet last')] : [])),
    ]);
    reveal();
  }
}

/**
 * @param {number} number @param {(Node | string)[]} words what it tells, or will @param {number} now the rung that was
 *   told last
 * @param {import('../web/src/index.js').Hint | undefined} hint
 */
function rungItem(number, words, now, hint) {
  const kind = number === now ? 'now' : number > now ? 'next' : '';
  return element('li', {class: kind, 'aria-current': number === now ? 'step' : ''},
    element('span', {class: 'number'}, String(number)),
    element('div', {}, element('p', {class: 'words'}, ...words),
      ...(number === now ? [hint?.note ?? '', ...hint?.chain ?? []].filter(Boolean) : [])
        .map((note) => element('p', {class: 'note'}, note)),
      ...(number === now && hint?.technique ? [pageLink(hint.technique)] : [])));
}

/** Where a technique is explained. @param {string} technique its id */
function pageLink(technique) {
  const link = element('a', {href: `techniques/${technique}.html`}, 'What is that?');
  return element('p', {class: 'note'}, link);
}
