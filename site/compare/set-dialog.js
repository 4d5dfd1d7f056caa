/** The dialog that chooses the set of puzzles: the built-in one, or lines of text. Loaded when it is first opened. */
import messages from '../../web/languages/en/site/compare-dialogs.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {filePicker} from '../opening/puzzle-dialog.js';
import {readWhileTyping} from '../opening/typed-text.js';
import {MOST_GUESSES, MOST_LINES, PuzzleSet, readLines} from './set.js';
import {button, element} from '../common/dom.js';
import {adoptSheetLooks} from '../common/sheet-css.js';
import {hardPuzzles} from '../puzzles/hard-puzzles.js';
import {shelves} from '../puzzles/shelves.js';

const say = speaker('site/compare-dialogs', messages);

/** Bad lines that are named one by one. */
const MOST_NAMED = 5;

/**
 * @param {import('../../web/src/index.js').SolvingEngine} engine
 * @param {(set: PuzzleSet) => void} onChoose
 */
export function setDialog(engine, onChoose) {
  adoptSheetLooks();
  const verdict = element('div', {class: 'verdict', role: 'status'});
  const box = /** @type {HTMLTextAreaElement} */ (element('textarea', {
    rows: 6, id: 'set-text', spellcheck: 'false', wrap: 'off', placeholder: say('set.placeholder'),
  }));
  const {take, set} = readWhileTyping(box, {
    verb: say('set.run'), read: (text, isOver) => readLines(engine, text, isOver),
    choose: ({puzzles}) => choose(say('set.own', {count: puzzles.length}), puzzles),
    tell: (lines) => {
      verdict.replaceChildren(...verdictOn(lines).map((words) => element('p', {}, words)));
      return lines.puzzles.length ? lines : null;
    },
  });
  const hard = {count: hardPuzzles.length};
  const dialog = /** @type {HTMLDialogElement} */ (element('dialog', {class: 'wide', 'aria-labelledby': 'set-title'},
    element('h2', {id: 'set-title'}, say('set.title')),
    element('p', {class: 'lead'}, say('set.lead', {guesses: MOST_GUESSES})),
    element('label', {class: 'hidden', for: 'set-text'}, say('set.label')), box,
    element('div', {class: 'actions'}, take, filePicker(say('set.open'), set),
      button(say('close'), () => dialog.close(), 'quiet')), verdict,
    element('div', {class: 'shelf'}, element('h3', {}, say('set.ours'))),
    element('div', {class: 'actions'}, button(say('set.hardest', hard),
      () => choose(say('set.hard', hard), hardPuzzles)),
    ...shelves.map(({level, puzzles}) => button(say('set.level', {level, count: puzzles.length}),
      () => choose(say('set.level-puzzles', {level, count: puzzles.length}), puzzles))))));

  /** @param {string} name @param {import('../../web/src/index.js').PuzzleInput[]} puzzles */
  function choose(name, puzzles) {
    dialog.close();
    onChoose(new PuzzleSet(name, puzzles));
  }

  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {import('./set.js').Lines} read */
function verdictOn({puzzles, bad, left}) {
  const named = bad.slice(0, MOST_NAMED).map(({line, message}) => say('set.bad', {line, message}));
  const more = bad.length - named.length;
  return [
    ...puzzles.length ? [say('set.read', {count: puzzles.length})] : [],
    ...named, ...more > 0 ? [say('set.more-bad', {count: more})] : [],
    ...left ? [say('set.left', {count: left, most: MOST_LINES})] : [],
  ];
}
