/**
 * The sheet on which the rules of a puzzle are made: rules about the whole grid, and rules for cells that one chooses
 * on a board, by pointer or keys. It says at once how many solutions there are, and shows the digits that are possible,
 * if one likes. Loaded when it is first asked for.
 */
import {formatLink, geometryOf, loadPlaying} from '../../web/src/index.js';
import {copy} from '../common/clipboard.js';
import {button, element} from '../common/dom.js';
import {checkField} from '../common/fields.js';
import {lineOf} from '../common/opened.js';
import {adoptPictureLooks} from '../common/picture-sheets-css.js';
import {group, openSheet} from '../common/sheet.js';
import {Draft, withRegion} from './draft.js';
import {KindForm} from './kind-form.js';
import {isOrdered, leastOf, textOf} from './kinds.js';
import {LiveCount} from './live-count.js';
import {RulesBoard} from './rules-board.js';
import {adoptRulesLooks} from './rules-css.js';
import {RulesList} from './rules-list.js';
import {choicesOf} from './rule-choices.js';
import {GLOBALS, constraintParts, isWholePuzzle, withGlobal, withRegions, withoutConstraint} from './rule-text.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/rules.js';

/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */
/** @typedef {import('../../web/src/index.js').SolvingEngine} Engine */
/** @typedef {import('./live-count.js').Verdict} Verdict */
/** @typedef {import('../../web/src/index.js').Failure} Failure */
/**
 * Says what has changed: as it is, or from the name of the rule that has come or gone, empty if that is not just one,
 * and the names of those that have come.
 * @typedef {string | ((rule: string, come: string[]) => string)} Message
 */

const words = speaker('site/rules', english);

/** Fields that take back by themselves what is typed into them. */
const TEXT_FIELDS = 'textarea, input:not([type=checkbox], [type=radio])';

/** Grids with rules of their own are no larger. */
const MOST_DIGITS = 16;
/** Marks on a larger part of the cells would tell nothing. */
const MOST_MARKED = 0.6;

/** The messages on a step back, and on one forward again. */
const TAKEN_BACK = /** @type {const} */ ({
  undo: {done: 'undo.done', named: 'undo.rule'}, redo: {done: 'redo.done', named: 'redo.rule'},
});

/** Regions half drawn and text that could not be read when the sheet closed, and the givens of their puzzle. */
let unfinished = {givens: '', regions: /** @type {number[]} */ ([]), typed: ''};

/**
 * Opens the sheet. What was made is handed over when it closes, however that comes about.
 * @param {Engine} engine
 * @param {Puzzle} puzzle whose rules they are
 * @param {(puzzle: Puzzle) => void | Promise<void>} done gets the puzzle with its rules, if they have changed
 * @param {(message: string) => void} say
 */
export async function openRules(engine, puzzle, done, say) {
  if (puzzle.size > MOST_DIGITS) return say(words('too-large', {size: MOST_DIGITS}));
  const views = await loadPlaying();
  const ruleWords = await views.loadRuleWords();
  adoptPictureLooks();
  adoptRulesLooks();
  new RulesSheet(engine, puzzle, {views, ruleWords}, {done, say}).open();
}

/** @param {string[]} names @param {string[]} others */
const without = (names, others) => names.filter((name) => !others.includes(name));

class RulesSheet {
  #engine;
  /** The puzzle with the rules that hold now; one without rules is classic. */
  #puzzle;
  #draft;
  #count;
  #board;
  #form;
  #list;
  #sheet = openSheet(words('title'), 'wide');
  #verdict = element('p', {class: 'rules-verdict', role: 'status'});
  /** @type {Verdict} */
  #told = {status: 'counting', differing: [], candidates: null};
  #showsPossible = false;
  #fault = element('p', {class: 'rules-fault', role: 'alert'});
  #spoken = element('p', {class: 'hidden', role: 'status'});
  #picked = element('p', {class: 'note'});
  #text = /** @type {HTMLTextAreaElement} */ (element('textarea', {
    'rows': 3, 'spellcheck': 'false', 'aria-label': words('text'), 'placeholder': words('text.paste'),
    'oninput': () => { this.#unused.textContent = ''; },
  }));
  /** The text of the rules as it was last written into the field: any other was typed since. */
  #written = '';
  #unused = element('p', {class: 'rules-unused', role: 'alert'});
  #submit = element('button', {type: 'submit', class: 'primary'}, words('add'));
  /** The rule that the one in the form is to replace, as it is written, and its name; empty for none. */
  #replaced = {part: '', rule: ''};
  #undo = button(words('undo'), () => this.#step('undo'), 'quiet');
  #redo = button(words('redo'), () => this.#step('redo'), 'quiet');
  /** Resolves once all changes are made: each begins with what the one before has left. @type {Promise<unknown>} */
  #changes = Promise.resolve();

  /**
   * @param {Engine} engine @param {Puzzle} puzzle
   * @param {{views: import('./rules-board.js').Views,
   *   ruleWords: Awaited<ReturnType<import('./rules-board.js').Views['loadRuleWords']>>}} parts
   * @param {{done: (puzzle: Puzzle) => void | Promise<void>, say: (message: string) => void}} page
   */
  constructor(engine, puzzle, {views, ruleWords}, page) {
    const shape = geometryOf(puzzle);
    this.#engine = engine;
    this.#puzzle = puzzle;
    this.#draft = new Draft(puzzle.rules?.text ?? '', shape.cells);
    const givens = lineOf(puzzle);
    const {regions, typed} = unfinished.givens === givens ? unfinished : {regions: [], typed: ''};
    if (regions.some((region) => region >= 0)) this.#draft.change({regions});
    this.#text.value = typed;
    this.#count = new LiveCount(engine, (verdict) => this.#tell(verdict));
    const host = element('div', {class: 'rules-board'});
    this.#board = new RulesBoard(views, host, {
      changed: () => this.#chose(), isOrdered: () => isOrdered(this.#form.kind),
      speak: (text) => this.#speak(text), key: (event) => this.#key(event),
    });
    this.#form = new KindForm(shape, ruleWords.meaningOf, () => {
      this.#blame('', []);
      this.#nameSubmit();
      this.#speak(this.#form.meaning);
    });
    this.#list = new RulesList(ruleWords, {
      remove: (without, rule) => this.#change(without, words('removed', {rule})),
      change: (part, rule) => this.#takeUp(part, rule),
      left: () => this.#undo.focus(),
    });
    this.#sheet.body.append(element('div', {class: 'rules-columns'},
      element('div', {class: 'rules-left'}, host, this.#verdict, this.#possible(), this.#fault, this.#picked,
        this.#spoken),
      element('div', {class: 'rules-right'}, ...this.#groups())));
    document.addEventListener('keydown', (event) => {
      const isTyping = /** @type {Element} */ (event.target).matches(TEXT_FIELDS);
      if (!event.defaultPrevented && !isTyping && this.#takeBack(event)) event.preventDefault();
    }, {signal: this.#sheet.closed});
    this.#sheet.closed.addEventListener('abort', () => {
      this.#count.stop();
      this.#afterTyped(async () => {
        unfinished = {givens, regions: this.#draft.now.regions, typed: this.#isTyped ? this.#text.value : ''};
        if (this.#draft.isChanged) await page.done(this.#puzzle);
        if (unfinished.typed) page.say(words('text.kept'));
      });
    });
  }

  open() {
    this.#show();
    this.#afterTyped(() => {});
    this.#count.ask(this.#puzzle);
    this.#board.focus();
  }

  /** The choice to see which digits are possible. */
  #possible() {
    return checkField(words('possible'), false, (isShown) => {
      this.#showsPossible = isShown;
      this.#tell(this.#told);
    });
  }

  #groups() {
    const form = element('form', {novalidate: true, onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#add();
    }}, this.#form.root, element('div', {class: 'actions'}, this.#submit,
      button(words('clear'), () => this.#clear(), 'quiet')));
    return [
      group(words('for-cells'), form),
      group(words('whole'), element('fieldset', {}, ...Object.keys(GLOBALS).map((rule) =>
        this.#list.check(/** @type {keyof typeof GLOBALS} */ (rule), (isTicked) => this.#change((text) =>
          withGlobal(text, /** @type {keyof typeof GLOBALS} */ (rule), isTicked), ''))))),
      group(words('list'), this.#list.root, element('div', {class: 'actions'}, this.#undo, this.#redo)),
      group(words('text'), this.#text, this.#unused, element('div', {class: 'actions'},
        button(words('text.use'), () => this.#useText(), ''),
        button(words('text.copy'), () => copy(this.#text.value, words('text'), this.#sheet.say), 'quiet'))),
    ];
  }

  /** Shows what there is. */
  #show() {
    const {text, regions} = this.#draft.now;
    const shape = geometryOf(this.#puzzle);
    this.#board.show(shape, this.#puzzle.givens, regions);
    const held = document.activeElement;
    this.#undo.toggleAttribute('disabled', !this.#draft.canUndo);
    this.#redo.toggleAttribute('disabled', !this.#draft.canRedo);
    if (held?.matches('button:disabled')) (held === this.#undo ? this.#redo : this.#undo).focus();
    this.#list.show(shape, text);
    if (!constraintParts(text).includes(this.#replaced.part)) this.#replace();
    if (!this.#isTyped) this.#text.value = this.#written = text;
    this.#chose();
    // The list above it may have become longer.
    this.#sheet.body.querySelector(':focus')?.scrollIntoView({block: 'nearest'});
  }

  /** True if the field has other text than the rules in force. An empty field holds nothing that could be lost. */
  get #isTyped() {
    return this.#text.value !== this.#written && this.#text.value.trim() !== '';
  }

  /** Tells which cells are chosen. A fault was in what was chosen before. */
  #chose() {
    this.#blame('', []);
    const {cells} = this.#board.chosen;
    const {cellName} = geometryOf(this.#puzzle);
    const names = cells.map((cell) => cellName(cell)).join(' ');
    const chosen = cells.length ? words('chosen', {count: cells.length, cells: names}) : '';
    this.#picked.textContent = chosen || words('chosen.none');
    this.#speak(chosen);
  }

  /** @param {Verdict} verdict */
  #tell(verdict) {
    const {status, differing, candidates} = this.#told = verdict;
    const isMarked = differing.length <= MOST_MARKED * this.#puzzle.givens.length;
    const which = /** @type {const} */ (`${candidates ? 'all' : 'two'}${isMarked ? '.marked' : ''}`);
    this.#verdict.textContent = [words(`verdict.${status}`), differing.length ?
      words(`differing.${which}`, {count: differing.length}) : ''].filter(Boolean).join(' ');
    this.#verdict.dataset.status = status;
    const possible = this.#showsPossible ? candidates ?? [] : [];
    this.#board.point({differing: isMarked ? differing : [], possible});
  }

  /** @param {string} text */
  #speak(text) {
    this.#spoken.textContent = text;
  }

  /** Makes the rule that the form and the cells say. */
  #add() {
    const {chosen} = this.#board;
    const {kind} = this.#form;
    if (kind.form === 'region') return this.#addRegion(chosen.cells);
    const {fault} = this.#form;
    if (fault) return this.#refuse(fault, []);
    const shape = geometryOf(this.#puzzle);
    const made = textOf(kind, {cells: chosen.cells, ...this.#form.chosen}, shape);
    if (made.missing) {
      const [first, second] = (made.gap ?? []).map((cell) => shape.cellName(cell));
      const count = leastOf(kind);
      return this.#refuse(words(`missing.${made.missing}`, {count, first, second}), made.gap ?? []);
    }
    const replaced = this.#replaced;
    if (made.text === `.${replaced.part}`) return this.#clear();
    const usual = replaced.rule || words(`kind.${kind.id}`);
    return this.#change((text) => withoutConstraint(text, replaced.part) + made.text,
      (rule, [come]) => words(replaced.part ? 'rule.changed' : 'added', {rule: rule || come || usual}),
      {cells: chosen.cells});
  }

  /**
   * Puts a rule into the form and chooses its cells, to be changed.
   * @param {string} part @param {string} rule its name
   */
  #takeUp(part, rule) {
    const made = choicesOf(part, geometryOf(this.#puzzle));
    if (!made) return;
    this.#form.take(made.kind, made.chosen);
    this.#board.chosen.these(made.chosen.cells);
    this.#board.refresh();
    this.#chose();
    this.#replace(part, rule);
    this.#form.focus();
    this.#sheet.say(words('rule.changing', {rule}));
  }

  /** @param {string} [part] the rule that the next one replaces, or nothing @param {string} [rule] its name */
  #replace(part = '', rule = '') {
    this.#replaced = {part, rule};
    this.#nameSubmit();
  }

  /** Regions replace boxes, never a rule. */
  #nameSubmit() {
    this.#submit.textContent = words(this.#replaced.part && this.#form.kind.form !== 'region' ? 'rule.save' : 'add');
  }

  /** @param {number[]} cells */
  #addRegion(cells) {
    const {size} = this.#puzzle;
    if (cells.length !== size) return this.#refuse(words('missing.region', {size, count: cells.length}), []);
    this.#replace();
    const regions = withRegion(this.#draft.now.regions, cells, size);
    if (regions.includes(-1)) {
      this.#draft.change({regions});
      this.#settled(words('region', {left: regions.filter((region) => region < 0).length / size}), cells);
      return undefined;
    }
    return this.#change((text) => withRegions(text, regions), words('regions.all'),
      {cells, regions: new Array(regions.length).fill(-1)});
  }

  /**
   * Shows a change. The cells that it has used are no longer chosen; others are.
   * @param {Message} message @param {number[]} [used]
   */
  #settled(message, used) {
    const {chosen} = this.#board;
    if (chosen.cells === used) chosen.clear();
    const before = this.#list.names;
    this.#show();
    const come = without(this.#list.names, before);
    const changed = [...come, ...without(before, this.#list.names)];
    this.#sheet.say(typeof message === 'string' ? message : message(changed.length === 1 ? changed[0] : '', come));
  }

  /**
   * Puts other rules in force, unless they are the same or the engine finds a fault in them: then all stays, and that
   * is told.
   * @param {(text: string) => string} edit makes their text from that of the rules before
   * @param {Message} message
   * @param {{cells?: number[], regions?: number[]}} [used] the cells chosen for it; regions half drawn
   */
  #change(edit, message, {cells, regions} = {}) {
    return this.#afterTyped(async () => {
      const {now} = this.#draft;
      const read = await this.#read(edit(now.text));
      const isSame = read.ok && !regions && (read.puzzle.rules?.text ?? '') === now.text;
      if (!read.ok || isSame) {
        this.#list.show(geometryOf(this.#puzzle), now.text);
        const {message, cells: wrong = []} = read.ok ? {message: words('there-already')} : read.error;
        this.#refuse(message, wrong);
        return;
      }
      this.#enforce(read.puzzle, regions ?? now.regions);
      this.#settled(message, cells);
    });
  }

  /** @param {Puzzle} puzzle with its new rules @param {number[]} regions half drawn */
  #enforce(puzzle, regions) {
    this.#puzzle = puzzle;
    this.#draft.change({text: puzzle.rules?.text ?? '', regions});
    this.#recount();
  }

  /** @param {() => void | Promise<void>} act begins when what was typed as text is in force, if it can be read */
  #afterTyped(act) {
    return this.#inTurn(async () => {
      if (this.#isTyped) await this.#takeTyped();
      await act();
    });
  }

  /** Text that can't be read stays in the field, with a note, until somebody changes it. */
  async #takeTyped() {
    const typed = this.#text.value;
    const read = await this.#readTyped(typed);
    this.#unused.textContent = read.ok ? '' : `${words('text.unused')} ${read.error.message}`;
    if (!read.ok) return;
    this.#take(typed, read.puzzle);
    this.#show();
  }

  /**
   * Puts rules in force that were typed, unless they are already. If somebody has typed on meanwhile, that stays.
   * @param {string} typed @param {Puzzle} puzzle with these rules
   */
  #take(typed, puzzle) {
    if (this.#text.value === typed) this.#written = typed;
    if ((puzzle.rules?.text ?? '') !== this.#draft.now.text) this.#enforce(puzzle, this.#draft.now.regions);
  }

  /** @param {() => Promise<void>} act begins when all that was asked for before is done */
  #inTurn(act) {
    const made = this.#changes.then(act);
    this.#changes = made.catch(() => {});
    return made;
  }

  #recount() {
    if (!this.#sheet.closed.aborted) this.#count.ask(this.#puzzle);
  }

  /** Nothing said of an earlier change stays. @param {string} message @param {number[]} wrong cells */
  #refuse(message, wrong) {
    this.#sheet.say('');
    this.#blame(message, wrong);
  }

  /** @param {string} message @param {number[]} wrong cells */
  #blame(message, wrong) {
    this.#fault.textContent = message;
    this.#board.point({wrong});
    if (message) this.#fault.scrollIntoView({block: 'nearest'});
  }

  /** The puzzle with these rules, or what is wrong with them. @param {string} text */
  #read(text) {
    const {boxRows, boxCols} = this.#puzzle;
    const rules = text ? {text} : null;
    return this.#engine.parse(formatLink({puzzle: lineOf(this.#puzzle), boxRows, boxCols, rules}));
  }

  /** @param {'undo' | 'redo'} command */
  #step(command) {
    return this.#afterTyped(async () => {
      if (!(command === 'undo' ? this.#draft.canUndo : this.#draft.canRedo)) return;
      this.#draft[command]();
      const read = await this.#read(this.#draft.now.text);
      if (!read.ok) return;
      this.#puzzle = read.puzzle;
      const {done, named} = TAKEN_BACK[command];
      this.#settled((rule) => (rule ? words(named, {rule}) : words(done)));
      this.#recount();
    });
  }

  /** Puts the text in force, even if it is empty: then there are no rules. */
  #useText() {
    return this.#inTurn(async () => {
      const typed = this.#text.value;
      const read = await this.#readTyped(typed);
      this.#unused.textContent = '';
      if (!read.ok) return this.#refuse(read.error.message, read.error.cells ?? []);
      this.#take(typed, read.puzzle);
      return this.#settled(words('text.used'));
    });
  }

  /** The puzzle with rules that were typed or pasted: those of a whole puzzle, too. @param {string} typed */
  async #readTyped(typed) {
    const read = await this.#read(typed.replace(/\s+/g, ''));
    const whole = read.ok ? read : await this.#engine.parse(typed);
    if (read.ok) return read;
    if (!whole.ok) return isWholePuzzle(typed) ? whole : read;
    const {size, rules} = whole.puzzle;
    if (size === this.#puzzle.size) return this.#read(rules?.text ?? '');
    return {ok: /** @type {const} */ (false), error: {message: words('text.other-size', {size}), cells: []}};
  }

  #clear() {
    this.#replace();
    this.#sheet.say('');
    this.#board.chosen.clear();
    this.#board.refresh();
    this.#chose();
    this.#board.focus();
  }

  /** On the board. @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== 'Enter') return this.#takeBack(event);
    this.#add();
    return true;
  }

  /** @param {KeyboardEvent} event */
  #takeBack({ctrlKey, metaKey, shiftKey, key}) {
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') this.#step(shiftKey ? 'redo' : 'undo');
    else if ((ctrlKey || metaKey) && key.toLowerCase() === 'y') this.#step('redo');
    else return false;
    return true;
  }
}
