/**
 * A text that can't be right gets the page: what is wrong, what was understood, the text and the grid side by side with
 * the place marked in both, and what to do about it. The text stays as it was typed until the reader changes it. Loaded
 * when there is such a text.
 */
import {button, byId, element, svg} from '../common/dom.js';
import {puzzlePicture} from '../puzzles/small-picture.js';
import {nameOf} from '../common/opened.js';
import {adoptRareLooks} from '../common/rare-css.js';
import {blank, clashPlaces, readDespiteClashes} from './repair.js';
import {geometry} from '../../web/src/index.js';

/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../../web/src/index.js').Failure} Failure */
/** @typedef {import('./repair.js').Place} Place */
/** @typedef {ReturnType<typeof unreadableView>} UnreadableView */

const AFTER_TYPING = 250;

/** The one view, once there was such a text. @type {UnreadableView | null} */
let unreadable = null;

/**
 * Shows at large what is wrong with a text.
 * @param {string} text
 * @param {Failure} failure
 * @param {object} page
 * @param {(text: string) => Promise<Opened | Failure>} page.read
 * @param {(opened: Opened) => void} page.open
 * @param {() => Promise<import('../opening/paste-entry.js').PasteBox>} page.paste
 * @param {{hide: () => void}[]} page.covers what may stand in the place of the player
 * @param {(text: string) => void} page.keep remembers the text
 */
export function explainTrouble(text, failure, {read, open, paste, covers, keep}) {
  unreadable ??= unreadableView({
    read, keep,
    solve: async (opened, right) => {
      (await paste()).restore(right);
      open(opened);
      byId('scope').focus();
    },
    leave: async (draft) => {
      (await paste()).restore(draft);
      byId('paste').focus();
    },
  });
  if (!covers.includes(unreadable)) covers.push(unreadable);
  unreadable.open(text, failure);
}

/**
 * @param {object} actions
 * @param {(text: string) => Promise<Opened | Failure>} actions.read
 * @param {(opened: Opened, text: string) => void} actions.solve
 * @param {(text: string) => void} actions.keep remembers the text
 * @param {(text: string) => void} actions.leave back to the puzzle, with the text as it is now
 */
function unreadableView({read, solve, keep, leave}) {
  adoptRareLooks();
  const view = byId('parse-error');
  const scope = byId('scope');
  const title = element('h2', {id: 'parse-error-title', tabindex: -1});
  const cross = svg('svg', {'aria-hidden': 'true'}, svg('use', {href: '#icon-cross'}));
  const lead = element('p', {class: 'lead', role: 'status'});
  const actions = element('div', {class: 'actions'});
  const behind = element('div', {class: 'behind', 'aria-hidden': 'true'});
  const box = /** @type {HTMLTextAreaElement} */ (element('textarea', {spellcheck: 'false', 'aria-label': 'The text',
    'aria-describedby': 'parse-error-title'}));
  const marks = element('div', {class: 'marks'}, behind, box);
  const grid = element('div', {});
  view.append(
    element('div', {class: 'titled'}, cross, title),
    element('div', {class: 'body'}, lead, actions),
    element('div', {class: 'sides'}, marks, grid));

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let turn = 0;
  box.addEventListener('input', () => {
    keep(box.value);
    mark([]);
    clearTimeout(timer);
    timer = setTimeout(judge, AFTER_TYPING);
  });
  box.addEventListener('scroll', () => {
    behind.scrollTop = box.scrollTop;
  });
  view.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });

  async function judge() {
    turn += 1;
    const mine = turn;
    const text = box.value;
    const result = await read(text);
    if (mine !== turn) return;
    if (result.ok) showRight(result);
    else await showWrong(text, result);
  }

  /** @param {Opened} opened */
  function showRight(opened) {
    cross.toggleAttribute('hidden', true);
    title.textContent = 'That can be solved.';
    lead.textContent = opened.understood;
    actions.replaceChildren(button('Solve', () => finish(opened), 'primary'));
    mark([]);
    const {boxRows, boxCols, givens} = opened.puzzle;
    const {symbol} = geometry(boxRows, boxCols);
    const symbols = Array.from(givens, (digit) => digit ? symbol(digit) : '');
    grid.replaceChildren(puzzlePicture(symbols, opened.puzzle, {named: true}));
  }

  /** @param {string} text @param {Failure} failure */
  async function showWrong(text, failure) {
    const {message, offset, code} = failure.error;
    const [headline, rest] = splitSentence(message);
    const solveOff = /** @type {HTMLButtonElement} */ (button('Solve', () => {}, 'primary'));
    solveOff.disabled = true;
    const back = button('Back to the puzzle', close, 'quiet');
    cross.toggleAttribute('hidden', false);
    title.textContent = headline;
    lead.textContent = [rest, 'Nothing you typed is lost.'].filter(Boolean).join(' ');
    actions.replaceChildren(solveOff, back);
    mark(offset === undefined ? [] : [{offset, length: 1}]);
    grid.replaceChildren();
    if (code !== 'clash') return;

    const mine = turn;
    const places = await clashPlaces(read, text, failure.error);
    const despite = await readDespiteClashes(read, text, failure);
    if (mine !== turn || !places.length || !despite) return;
    showClash(places, failure, despite);
    actions.replaceChildren(solveOff, ...clearButtons(places, failure, despite), back);
  }

  /**
   * @param {Place[]} places @param {Failure} failure @param {{opened: Opened, digits: Map<number, string>}} despite
   */
  function showClash(places, {error}, {opened, digits}) {
    const {boxRows, boxCols, givens} = opened.puzzle;
    const {symbol} = geometry(boxRows, boxCols);
    const symbols = Array.from(givens, (digit, cell) => digits.get(cell) ?? (digit ? symbol(digit) : ''));
    const [, rest] = splitSentence(error.message);
    const known = Uint8Array.from(symbols, (text) => text ? 1 : 0);
    lead.textContent = `${rest} The rest was read as a ${nameOf({...opened.puzzle, givens: known})}. ` +
      'Change one of the two, in the text or with a button; nothing you typed is lost.';
    mark(places);
    grid.replaceChildren(puzzlePicture(symbols, opened.puzzle, {marked: error.cells, named: true}));
  }

  /**
   * @param {Place[]} places @param {Failure} failure @param {{opened: Opened}} despite
   */
  function clearButtons(places, {error}, {opened}) {
    const {cellName} = geometry(opened.puzzle.boxRows, opened.puzzle.boxCols);
    const cells = [...error.cells ?? []].sort((a, b) => a - b);
    const text = box.value;
    return cells.map((cell, i) => button(`Clear ${cellName(cell)}`, () => {
      if (box.value !== text) return;
      box.value = blank(box.value, places[i]);
      keep(box.value);
      judge().then(() => /** @type {HTMLElement} */ (actions.firstChild).focus());
    }, i ? '' : 'quiet')).reverse();
  }

  /** Marks places in the text, by a copy of it behind. @param {Place[]} places ascending */
  function mark(places) {
    const text = box.value;
    /** @type {(Node | string)[]} */
    const parts = [];
    let from = 0;
    for (const {offset, length} of places) {
      const at = Math.min(offset, text.length);
      const symbol = text.slice(at, at + length).trim();
      parts.push(text.slice(from, at), element('mark', {}, symbol || '\u00A0'));
      from = at + symbol.length;
    }
    behind.replaceChildren(...parts, text.slice(from));
    const [first] = behind.querySelectorAll('mark');
    if (first) box.scrollTop = behind.scrollTop = Math.max(0, first.offsetTop - 100);
  }

  /** @param {Opened} opened */
  function finish(opened) {
    const text = box.value;
    show(false);
    solve(opened, text);
  }

  function close() {
    turn += 1;
    show(false);
    leave(box.value);
  }

  /** @param {boolean} on */
  function show(on) {
    view.hidden = !on;
    scope.hidden = on;
  }

  return {
    /** @param {string} text @param {Failure} failure */
    open(text, failure) {
      turn += 1;
      box.value = text;
      show(true);
      showWrong(text, failure).then(() => title.focus());
    },
    /** Leaves the view where something else is wanted meanwhile. */
    hide() {
      if (!view.hidden) close();
    },
  };
}

/**
 * The first sentence, as a headline, and the rest. A colon ends it too.
 * @param {string} message
 * @returns {[string, string]}
 */
function splitSentence(message) {
  const end = /[.:;] /.exec(message);
  if (!end) return [message, ''];
  const rest = message.slice(end.index + 2);
  return [`${message.slice(0, end.index)}.`, rest[0].toUpperCase() + rest.slice(1)];
}
