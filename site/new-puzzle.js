/** The sheet of new puzzles: one is made as one likes it, taken from the shelf, or brought along. */
import {count, plural} from '../web/src/index.js';
import {button, element} from './dom.js';
import {checkField, choiceField, field} from './fields.js';
import {LEVELS, SHAPES, SYMMETRIES, TECHNIQUES, optionsOf, recallWish, rememberWish} from './new-puzzle-wish.js';
import {opened, sentence} from './opened.js';
import {adoptPictureLooks} from './pictures-css.js';
import {shelfLevels} from './shelf-levels.js';
import {group, openSheet} from './sheet.js';

/** @typedef {import('./opened.js').Opened} Opened */
/** @typedef {import('../web/src/index.js').Engine} Engine */
/** @typedef {import('../web/src/index.js').Puzzle} Puzzle */

/** Characters of a seed that is typed. */
const MOST_SEED = 40;

/**
 * @param {Engine} engine
 * @param {(opened: Opened, words: string) => void} onChoose gets the puzzle, and what there is to say of it
 * @param {() => void} bring where one is brought along
 */
export function openNewPuzzle(engine, onChoose, bring) {
  adoptPictureLooks();
  const {body, say, closed} = openSheet('New puzzle');

  /** @param {Puzzle} puzzle @param {string} words */
  function choose(puzzle, words) {
    /** @type {HTMLDialogElement} */ (body.closest('dialog')).close();
    onChoose(opened(puzzle, {understood: sentence(puzzle)}), words);
  }

  body.append(
    group('Made as you like it', ...maker(engine, {choose, say, closed})),
    group('From the shelf', shelfLevels(async (text, name) => {
      const read = await engine.parse(text);
      if (read.ok) choose(read.puzzle, `${name}.`);
    })),
    group('Your own', element('div', {class: 'actions'}, button('Paste or open one', bring))));
}

/**
 * Fields, a button, and how far it is.
 * @param {Engine} engine
 * @param {{choose: (puzzle: Puzzle, words: string) => void, say: (message: string) => void, closed: AbortSignal}} sheet
 */
function maker(engine, {choose, say, closed}) {
  const wish = recallWish();
  const seed = /** @type {HTMLInputElement} */ (element('input', {
    maxlength: MOST_SEED, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', placeholder: 'Any word',
  }));
  const tally = element('p', {class: 'tally'});
  const make = /** @type {HTMLButtonElement} */ (button('Make it', start, 'primary'));
  const cancel = /** @type {HTMLButtonElement} */ (button('Cancel', () => running?.abort()));
  /** @type {AbortController | null} */
  let running = null;
  closed.addEventListener('abort', () => running?.abort());
  showRunning(false);

  async function start() {
    rememberWish(wish);
    const mine = running = new AbortController();
    let tried = 0;
    showRunning(true);
    say('Looking for one.');
    const made = await engine.generate({
      ...optionsOf(wish, seed.value.trim()), signal: mine.signal,
      onProgress(now) {
        tried = now;
        tally.textContent = `${count(now)} tried.`;
      },
    });
    running = null;
    if (closed.aborted) return;
    if (made.ok) return choose(made.puzzle, wordsOn(made));
    showRunning(false);
    make.focus();
    say(made.error.code === 'cancelled' ? `Cancelled after ${plural(tried, 'try', 'tries')}.` : made.error.message);
  }

  /** Focus stays where it was. @param {boolean} isRunning */
  function showRunning(isRunning) {
    make.disabled = isRunning;
    cancel.hidden = !isRunning;
    tally.textContent = '';
    if (isRunning) cancel.focus();
  }

  const change = (/** @type {keyof typeof wish} */ name) => (/** @type {any} */ value) => {
    Object.assign(wish, {[name]: value});
  };
  return [
    element('div', {class: 'settings'},
      choiceField('Level', LEVELS, /** @type {any} */ (wish.level), change('level')),
      choiceField('Grid', SHAPES, /** @type {any} */ (wish.shape), change('shape')),
      ...[
        choiceField('Symmetry', SYMMETRIES, /** @type {any} */ (wish.symmetry), change('symmetry')),
        techniqueField(engine, wish.technique, change('technique')), field('Seed', seed),
      ].map(broad),
      checkField('No given to spare', wish.minimal, change('minimal'))),
    element('p', {class: 'note'}, 'The same seed makes the same puzzle everywhere; without one, each is another.'),
    element('div', {class: 'actions'}, make, cancel, tally),
  ];
}

/**
 * A choice of those that puzzles can be made to need.
 * @param {Engine} engine @param {string} value @param {(value: string) => void} onchange
 */
function techniqueField(engine, value, onchange) {
  const offered = engine.techniques().filter(({id}) => TECHNIQUES.includes(id));
  const choices = offered.map(({id, name}) => /** @type {[string, string]} */ ([id, name]));
  return choiceField('Technique', [['', 'Any'], ...choices], value, onchange);
}

/** @param {HTMLElement} setting what it says is long */
function broad(setting) {
  setting.classList.add('broad');
  return setting;
}

/** @param {{puzzle: Puzzle, rating: {level: string}, seed: string}} made */
function wordsOn({puzzle, rating, seed}) {
  const [, level] = LEVELS.find(([id]) => id === rating.level) ?? ['', ''];
  return `${level}, ${plural(puzzle.givens.filter(Boolean).length, 'given')}, seed ${seed}.`;
}
