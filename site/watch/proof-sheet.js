/**
 * The sheet that proves what a run came to: it has the proof made, has it checked by the checker, which shares no code
 * with the solver, and hands out the files. Each guess that the run took back has a line, from which one gets to its
 * node of the tree. Loaded when it is first asked for.
 */
import {
  checkProof, closedBranches, deniedBy, digitOf, geometryOf, isStatementOf, list as listed, variablesOf,
} from '../../web/src/index.js';
import {button, element, nodesOf} from '../common/dom.js';
import {fileSize} from '../common/file-size.js';
import {saveFile} from '../../web/src/common/save-file.js';
import {adoptPictureLooks} from '../common/picture-sheets-css.js';
import {action, entry, group, list, openSheet} from '../common/sheet.js';
import {settled} from '../common/shown-puzzle.js';
import {speaker, writeNumber} from '../../web/src/language/catalogue.js';
import checking from '../../web/languages/en/site/checking.js';
import english from '../../web/languages/en/site/proof.js';

/** @typedef {import('../../web/src/index.js').Proof} Proof */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */
/** @typedef {import('../../web/src/index.js').Verdict} Verdict */
/** @typedef {import('../../web/src/run/branches.js').Branch} Branch */

const words = speaker('site/proof', english);
const reasons = speaker('site/checking', checking);

/** The files, in the order in which they are offered, and what they are. */
const FILES = /** @type {const} */ (['cnf', 'lrat', 'drat']);

/** In larger grids the lines are what the solver learns, and the statement has segments. */
const LARGEST_OF_GUESSES = 16;

/** So many lines are listed, and so many more when they are wanted. */
const LISTED = 20;

/**
 * @param {import('../../web/src/index.js').SolvingEngine} engine
 * @param {import('../../web/src/index.js').SudokuScope} scope with a run, which starts from the digits that a player
 *   had set
 */
export function openProof(engine, scope) {
  adoptPictureLooks();
  const sheet = openSheet(words('proof'));
  const shown = scope.run.puzzle;
  new ProofSheet(engine, scope, shown.values ? settled(shown) : shown, sheet).start();
}

class ProofSheet {
  #engine;
  #scope;
  /** Those of the run. @type {Branch[]} */
  #branches = [];
  #puzzle;
  #sheet;
  #running = new AbortController();
  #state = element('p', {class: 'lead', role: 'status'});
  #progress = /** @type {HTMLProgressElement} */ (element('progress', {'max': 1, 'aria-label': words('progress')}));
  #stop = button(words('stop'), () => this.#running.abort());
  #again = button(words('again'), () => this.start());
  #result = element('div');

  /**
   * @param {import('../../web/src/index.js').SolvingEngine} engine
   * @param {import('../../web/src/index.js').SudokuScope} scope @param {Puzzle} puzzle
   * @param {import('../common/sheet.js').Sheet} sheet
   */
  constructor(engine, scope, puzzle, sheet) {
    this.#engine = engine;
    this.#scope = scope;
    this.#puzzle = puzzle;
    this.#sheet = sheet;
    sheet.body.append(this.#state, this.#progress,
      element('div', {class: 'actions'}, this.#stop, this.#again), this.#result);
    sheet.closed.addEventListener('abort', () => this.#running.abort());
  }

  /** Makes a proof and checks it, or does so again. */
  async start() {
    const hadFocus = document.activeElement === this.#again;
    this.#running = new AbortController();
    this.#show(true);
    if (hadFocus) this.#stop.focus();
    // A module that can't be loaded now may come when the reader tries again.
    await this.#work(this.#running.signal).catch((error) => {
      this.#running.abort();
      throw error;
    }).finally(() => this.#end());
  }

  /** The work has come to something, or was stopped. */
  #end() {
    const isFocusLost = document.activeElement === this.#stop;
    const isStopped = this.#running.signal.aborted;
    this.#show(false, isStopped);
    if (isStopped) this.#state.textContent = words('stopped');
    if (isFocusLost) (isStopped ? this.#again : this.#result.querySelector('button'))?.focus();
  }

  /** Buttons and progress as they are now. @param {boolean} isRunning @param {boolean} [isStopped] */
  #show(isRunning, isStopped = false) {
    this.#progress.hidden = this.#stop.hidden = !isRunning;
    this.#progress.removeAttribute('value');
    this.#again.hidden = !isStopped;
    if (isRunning) this.#result.replaceChildren();
  }

  /** @param {AbortSignal} signal */
  async #work(signal) {
    this.#state.textContent = words('making');
    const onProgress = (/** @type {number} */ trials) => {
      if (!signal.aborted) this.#state.textContent = words('making.trials', {trials});
    };
    this.#branches = closedBranches(await this.#scope.run.tree());
    const branches = this.#branches.map((branch) => variablesOf(branch, this.#puzzle.size));
    const made = await this.#engine.help('prove', this.#puzzle, {branches, signal, onProgress});
    if (signal.aborted) return;
    if (!made.ok) this.#state.textContent = made.error.message;
    else if (made.cnf === null) this.#state.textContent = words(made.status === 'several' ? 'several' : 'limit');
    else await this.#check(made, signal);
  }

  /** @param {Proof} proof @param {AbortSignal} signal */
  async #check(proof, signal) {
    const [cnf, lrat] = [proof.cnf ?? '', proof.lrat ?? ''];
    this.#state.textContent = words('checking');
    const start = performance.now();
    const verdict = await checkProof(cnf, lrat, {signal, onProgress: (done) => (this.#progress.value = done)});
    if (!verdict || signal.aborted) return;
    const isAboutIt = isStatementOf(cnf, this.#puzzle, solutionOf(proof, this.#puzzle));
    this.#state.replaceChildren(...nodesOf(verdictWords(proof, verdict, isAboutIt)));
    this.#result.replaceChildren(
      ...(verdict.accepted && isAboutIt ? [element('p', {class: 'note'}, words('accepted.note'))] : []),
      ...this.#parts(proof, performance.now() - start));
  }

  /** The statement, the proof, and their files. @param {Proof} proof @param {number} checkingMs */
  #parts(proof, checkingMs) {
    const {variables, clauses, lines, hints} = proof;
    const isLearnt = this.#puzzle.size > LARGEST_OF_GUESSES;
    const times = {made: duration(proof.ms), checked: duration(checkingMs)};
    const sizes = FILES.map((name) => fileSize(proof[name]?.length ?? 0));
    const isUnique = proof.status === 'unique';
    return [
      group(words('statement'), element('p', {}, words(isUnique ? 'statement.unique' : 'statement.none')),
        ...(isLearnt ? [element('p', {}, words('statement.segments'))] : []),
        element('p', {class: 'note'}, words('statement.size', {clauses, variables, size: sizes[0]}))),
      group(words('lines'), element('p', {}, words(isLearnt ? 'lines.learnt' : 'lines.what')),
        element('p', {class: 'note'}, words('lines.size', {lines, hints, size: sizes[1]})),
        element('p', {class: 'note'}, words('lines.times', times))),
      ...(this.#branches.length ? [this.#lines(proof)] : []),
      group(words('files'), list(...FILES.map((name, at) => entry(`.${name}`, `${words(`file.${name}`)} ${sizes[at]}`,
        element('button', {type: 'button', onclick: () => this.#save(proof, name)},
          ...nodesOf(words.parts('save', {name: `.${name}`}))))))),
      element('div', {class: 'actions'}, element('a', {class: 'open', href: 'learn/certain.html'}, words('chapter'))),
    ];
  }

  /** The lines about the guesses that the run took back, in the order of the proof. @param {Proof} proof */
  #lines({drat, branchLines}) {
    const texts = (drat ?? '').split('\n');
    const size = this.#puzzle.size;
    const entries = this.#branches.map((branch, at) => ({branch, line: branchLines[at]}));
    entries.sort((a, b) => a.line - b.line);
    const shown = list();
    const more = button(words('branches.more'), () => add());
    const add = () => {
      const next = entries.splice(0, LISTED)
        .map(({branch, line}) => this.#line(branch, line, deniedBy(texts[line - 1], size)));
      shown.append(...next);
      more.hidden = entries.length === 0;
      if (shown.children.length > LISTED) next[0].querySelector('button')?.focus();
    };
    add();
    return group(words('branches'),
      element('p', {class: 'note'}, words('branches.what', {count: this.#branches.length})), shown, more);
  }

  /**
   * A line, and the way to the node that it is about.
   * @param {Branch} branch @param {number} line @param {{cell: number, digit: number}[]} guesses
   */
  #line({guesses: path, first}, line, guesses) {
    const shape = geometryOf(this.#puzzle);
    const name = (/** @type {{cell: number, digit: number}} */ {cell, digit}) =>
      `${shape.cellName(cell)} = ${shape.symbol(digit)}`;
    const show = () => {
      this.#sheet.close();
      this.#scope.seek(first + 1);
      this.#scope.panel = 'tree';
    };
    return entry(words('branches.line', {line}), lineWords(guesses.map(name)),
      action(words.parts('branches.show', {guess: name(path[path.length - 1]), line}), show));
  }

  /** @param {Proof} proof @param {typeof FILES[number]} kind */
  #save(proof, kind) {
    const name = `sudoku.${kind}`;
    saveFile(proof[kind] ?? '', name);
    this.#sheet.say(words('saved', {name}));
  }
}

/** @param {number} ms */
function duration(ms) {
  return ms < 1000 ? words('time.milliseconds', {time: Math.ceil(ms)}) :
    words('time.seconds', {time: writeNumber(ms / 1000, 1)});
}

/** A line in words. @param {string[]} guesses */
function lineWords(guesses) {
  if (guesses.length === 0) return words('branches.no-guess');
  return words('branches.says', {count: guesses.length, guesses: listed(guesses)});
}

/** @param {Proof} proof @param {Puzzle} puzzle @returns {number[] | null} the digits of the one that it is about */
function solutionOf({solutions: [line]}, {size}) {
  return line ? Array.from(line, (symbol) => digitOf(symbol, size)) : null;
}

/** The words for a verdict of the checker. @param {Proof} proof @param {Verdict} verdict @param {boolean} isAboutIt */
export function verdictWords(proof, verdict, isAboutIt) {
  if (!verdict.accepted) {
    const {file, line, reason} = verdict;
    return words.parts('refused', {file: `.${file}`, line, reason: reasons(`reason.${reason}`)});
  }
  if (!isAboutIt) return words.parts('refused.statement');
  return words.parts(proof.status === 'unique' ? 'accepted.unique' : 'accepted.none');
}
