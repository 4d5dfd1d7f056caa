/**
 * The maker of new puzzles: a level is pressed, and a puzzle of it is shown before it is taken. The level that was
 * liked last is made without being asked for; everything else one may ask for is folded away.
 */
import {writePlain} from '../../web/src/index.js';
import {button, element} from '../common/dom.js';
import {checkField, choiceField, field} from '../common/fields.js';
import {
  LEVELS, PARTS, RULES, SYMMETRIES, levelName, optionsOf, recallWish, rememberWish, rulesName, shapeChoices,
  techniqueChoices, withLevel, withPart, withRules,
} from './new-puzzle-wish.js';
import {ruledPicture} from './rule-shelf.js';
import {puzzlePicture} from './small-picture.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/puzzles.js';

/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */
/** @typedef {import('./new-puzzle-wish.js').Wish} Wish */
/** @typedef {{puzzle: Puzzle, rating: {level: string} | null, seed: string, rules: string[]}} Made */

const words = speaker('site/puzzles', english);

/** Characters of a seed that is typed. */
const MOST_SEED = 40;

export class PuzzleMaker {
  #wish = recallWish();
  /** @type {AbortController | null} */
  #running = null;
  #preview = element('div', {class: 'preview'});
  #sentence = element('p', {class: 'lead', role: 'status'});
  #tally = element('p', {class: 'tally'});
  #hint = element('p', {class: 'note full'});
  #rulesHint = element('p', {class: 'note'});
  #seed = /** @type {HTMLInputElement} */ (element('input', {
    maxlength: MOST_SEED, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false',
    placeholder: words('seed.any'), onchange: () => this.make(),
  }));
  /** @type {Made | null} */
  #made = null;

  /**
   * @param {import('../../web/src/index.js').Engine} engine
   * @param {{verb: string, choose: (puzzle: Puzzle, sentence: string) => void, say: (message: string) => void,
   *          closed: AbortSignal}} sheet
   */
  constructor(engine, {verb, choose, say, closed}) {
    this.engine = engine;
    this.say = say;
    this.closed = closed;
    closed.addEventListener('abort', () => this.#running?.abort());
    this.take = /** @type {HTMLButtonElement} */ (
      button(verb, () => this.#made && choose(this.#made.puzzle, sentenceOn(this.#made)), 'primary'));
    this.another = /** @type {HTMLButtonElement} */ (button(words('another'), () => this.#makeAnother()));
    this.cancel = /** @type {HTMLButtonElement} */ (button(words('cancel'), () => this.#running?.abort()));
    this.levels = LEVELS.map((level) => /** @type {HTMLButtonElement} */ (element('button', {
      'type': 'button', 'data-level': level,
      'onclick': () => this.#change(withLevel(this.#techniques, this.#wish, level)),
    }, levelName(level))));
    this.technique = element('div', {class: 'setting full'});
    this.part = this.#parts();
    this.shape = element('div', {class: 'setting'});
    this.root = element('section', {class: 'maker', 'aria-label': words('made-for-you')},
      element('div', {class: 'level-choice', role: 'group', 'aria-label': words('level')}, ...this.levels),
      element('div', {class: 'made'}, this.#preview, element('div', {}, this.#sentence,
        element('div', {class: 'actions'}, this.take, this.another, this.cancel), this.#tally)),
      element('details', {}, element('summary', {}, words('settings')), this.#settings()),
      element('details', {open: this.#wish.rules.length > 0}, element('summary', {}, words('other-rules')),
        this.#rules()));
    this.#showWish();
  }

  get #techniques() {
    return this.engine.techniques();
  }

  /** Makes one as it is wished; what is still being made is given up. */
  async make() {
    this.#running?.abort();
    const mine = this.#running = new AbortController();
    let tried = 0;
    this.#showRunning(true);
    const {rules} = this.#wish;
    const isOver = () => mine !== this.#running || this.closed.aborted;
    const {made, picture} = await this.#generate(mine.signal, (now) => {
      tried = now;
      if (mine === this.#running) this.#tally.textContent = words('tried', {tries: now});
    }).catch((error) => {
      if (!isOver()) {
        this.#end();
        this.say(words('not-made'));
      }
      throw error;
    });
    if (isOver()) return;
    if (made.ok && picture) this.#show({...made, rules}, picture);
    this.#end();
    if (!made.ok) this.say(this.#failure(made.error, tried));
  }

  /** @param {AbortSignal} signal @param {(tries: number) => void} onProgress */
  async #generate(signal, onProgress) {
    const options = optionsOf(this.#wish, this.#seed.value.trim());
    const made = await this.engine.generate({...options, signal, onProgress});
    return {made, picture: made.ok ? await pictureOf(made.puzzle) : null};
  }

  /** Nothing is being made any more. */
  #end() {
    this.#running = null;
    this.#showRunning(false);
  }

  /** Why there is no puzzle. @param {{code: string, message: string}} error @param {number} tries */
  #failure({code, message}, tries) {
    const {level, rules} = this.#wish;
    if (code === 'cancelled') return words('cancelled', {tries});
    return code === 'not-found' && level && rules.length ? words('rules.not-reached') : message;
  }

  /** A seed that was typed has made its puzzle. */
  #makeAnother() {
    this.#seed.value = '';
    this.make();
  }

  /** @param {Made} made @param {Element} picture */
  #show(made, picture) {
    this.#made = made;
    this.#preview.classList.toggle('ruled', made.rules.length > 0);
    this.#preview.replaceChildren(picture);
    this.#sentence.textContent = sentenceOn(made);
    this.say('');
    // Whoever has just opened the sheet takes it with Enter; whoever is choosing is left where they are.
    if (document.activeElement?.matches('dialog, h2')) requestAnimationFrame(() => this.take.focus());
  }

  /** The one that has the focus hands it on when it goes. @param {boolean} isRunning */
  #showRunning(isRunning) {
    const had = document.activeElement;
    this.root.setAttribute('aria-busy', String(isRunning));
    this.take.disabled = this.another.disabled = isRunning || !this.#made;
    this.another.disabled = isRunning;
    this.cancel.hidden = !isRunning;
    this.#tally.textContent = '';
    if (isRunning && (had === this.take || had === this.another)) this.cancel.focus();
    if (!isRunning && had === this.cancel) (this.#made ? this.take : this.another).focus();
  }

  /**
   * @param {Partial<Wish> & {said?: string}} changes said: what else that changes
   * @param {HTMLElement} [hint] the place where that is said, near what was chosen
   */
  #change({said = '', ...changes}, hint = this.#hint) {
    Object.assign(this.#wish, changes);
    rememberWish(this.#wish);
    this.#showWish();
    for (const each of [this.#hint, this.#rulesHint]) each.textContent = each === hint ? said : '';
    if (said) this.say(said);
    this.make();
  }

  #showWish() {
    const {level, technique, shape} = this.#wish;
    for (const each of this.levels) {
      each.setAttribute('aria-pressed', String(each.dataset.level === level));
    }
    const choices = techniqueChoices(this.#techniques, this.#wish);
    const select = choiceField(words('technique'), choices, technique, (id) => this.#change({technique: id}));
    this.technique.replaceChildren(...select.childNodes);
    const grid = choiceField(words('grid'), shapeChoices(this.#wish), shape, (id) => this.#change({shape: id}));
    this.shape.replaceChildren(...grid.childNodes);
  }

  #parts() {
    const part = /** @type {any} */ (this.#wish.part);
    return choiceField(words('part'), PARTS.map((id) => /** @type {const} */ ([id, words(`part.${id}`)])), part,
      (wanted) => this.#change(withPart(this.#techniques, this.#wish, wanted)));
  }

  #rules() {
    const boxes = RULES.map(([id]) => checkField(rulesName([id], true), this.#wish.rules.includes(id), (isWanted) => {
      const others = this.#wish.rules.filter((each) => each !== id);
      this.#change(withRules(this.#techniques, this.#wish, isWanted ? [...others, id] : others), this.#rulesHint);
    }));
    return element('div', {}, element('fieldset', {}, element('legend', {class: 'hidden'}, words('other-rules')),
      ...boxes), this.#rulesHint, element('p', {class: 'note'}, words('rules.about')));
  }

  #settings() {
    const {symmetry, minimal} = this.#wish;
    const change = (/** @type {keyof Wish} */ name) => (/** @type {any} */ value) => this.#change({[name]: value});
    return element('div', {class: 'settings'},
      this.shape,
      choiceField(words('symmetry'), SYMMETRIES.map((id) => /** @type {const} */ ([id, words(`symmetry.${id}`)])),
        /** @type {any} */ (symmetry), change('symmetry')),
      this.technique,
      this.part,
      broad(field(words('seed'), this.#seed)), this.#hint,
      checkField(words('minimal'), minimal, change('minimal')),
      element('p', {class: 'note full'}, words('about')));
  }
}

/** @param {HTMLElement} setting what it says is long */
function broad(setting) {
  setting.classList.add('broad');
  return setting;
}

/**
 * A small picture of a puzzle, with its rules.
 * @param {Puzzle} puzzle
 * @returns {Promise<Element>}
 */
async function pictureOf(puzzle) {
  return puzzle.rules ? ruledPicture(puzzle) : puzzlePicture(writePlain(puzzle).replaceAll(' ', ''), puzzle);
}

/** "Easy, 28 givens, seed apple." Other rules are named, too. @param {Made} made */
function sentenceOn({puzzle, rating, seed, rules}) {
  const givens = puzzle.givens.filter(Boolean).length;
  if (!rating) return words('made', {level: rulesName(rules, true), givens, seed});
  const level = levelName(rating.level);
  return rules.length ? words('made.rules', {level, rules: rulesName(rules), givens, seed}) :
    words('made', {level, givens, seed});
}
