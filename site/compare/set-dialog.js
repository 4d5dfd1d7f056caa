/** The dialog that chooses the set of puzzles: the built-in one, or lines of text. Loaded when it is first opened. */
import {plural} from '../../web/src/index.js';
import {filePicker} from '../opening/puzzle-dialog.js';
import {PuzzleSet, readLines} from './set.js';
import {button, element} from '../common/dom.js';
import {hardPuzzles} from '../puzzles/hard-puzzles.js';
import {levelName} from '../puzzles/new-puzzle-wish.js';
import {shelves} from '../puzzles/shelves.js';

const WHILE_TYPING = 250;
/** Bad lines that are named one by one. */
const MOST_NAMED = 5;

/**
 * @param {import('../../web/src/index.js').SolvingEngine} engine
 * @param {(set: PuzzleSet) => void} onChoose
 */
export function setDialog(engine, onChoose) {
  /** @type {import('./set.js').Lines | null} */
  let lines = null;
  let turn = 0;
  const verdict = element('div', {class: 'verdict', role: 'status'});
  const box = /** @type {HTMLTextAreaElement} */ (element('textarea', {
    rows: 6, id: 'set-text', spellcheck: 'false', wrap: 'off', placeholder: 'One puzzle per line',
  }));
  const take = button('Run these', () => {
    if (lines) choose(plural(lines.puzzles.length, 'puzzle'), lines.puzzles);
  }, 'primary');
  const own = `${hardPuzzles.length} that need most guesses`;
  const dialog = /** @type {HTMLDialogElement} */ (element('dialog', {class: 'wide', 'aria-labelledby': 'set-title'},
    element('h2', {id: 'set-title'}, 'Choose a set of puzzles'),
    element('p', {class: 'lead'}, 'Each is run under each strategy, and stopped at 20,000 guesses.'),
    element('label', {class: 'hidden', for: 'set-text'}, 'Puzzles, one a line'), box, verdict,
    element('div', {class: 'actions'}, take, filePicker('Open a file', (text) => {
      box.value = text;
      judge();
    }), button('Close', () => dialog.close(), 'quiet')),
    element('div', {class: 'shelf'}, element('h3', {}, 'Or choose one of ours')),
    element('div', {class: 'actions'}, button(own, () => choose(`${hardPuzzles.length} hard puzzles`, hardPuzzles)),
      ...shelves.map(({level, puzzles}) => button(`${puzzles.length} ${levelName(level).toLowerCase()}`,
        () => choose(`${puzzles.length} ${levelName(level).toLowerCase()} puzzles`, puzzles))))));

  /** @param {string} name @param {import('../../web/src/index.js').PuzzleInput[]} puzzles */
  function choose(name, puzzles) {
    dialog.close();
    onChoose(new PuzzleSet(name, puzzles));
  }

  async function judge() {
    const mine = ++turn;
    take.setAttribute('disabled', '');
    const read = await readLines(engine, box.value, () => mine !== turn);
    if (mine !== turn) return;
    lines = read;
    verdict.replaceChildren(...verdictOn(read).map((words) => element('p', {}, words)));
    take.toggleAttribute('disabled', !read.puzzles.length);
  }

  box.addEventListener('input', () => {
    const asked = turn;
    setTimeout(() => asked === turn && judge(), WHILE_TYPING);
  });
  take.setAttribute('disabled', '');
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {import('./set.js').Lines} read */
function verdictOn({puzzles, bad, left}) {
  const named = bad.slice(0, MOST_NAMED).map(({line, message}) => `Line ${line}: ${message}`);
  const more = bad.length - named.length;
  return [
    ...puzzles.length ? [`${plural(puzzles.length, 'puzzle')} read.`] : [],
    ...named, ...more > 0 ? [`And ${plural(more, 'line')} more that can’t be read.`] : [],
    ...left ? [`${plural(left, 'line')} beyond the first 2,000 ${left === 1 ? 'is' : 'are'} left out.`] : [],
  ];
}
