/** How hard a puzzle is, for people and for machines. Loaded when it is first asked for. */
import {LEVELS} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/play-rating.js';
import {speaker, volume} from '../../web/src/language/catalogue.js';
import {element, svg} from '../common/dom.js';
import {curveWords, figuresOf, guessesWords, headline, placeOf, stretchesOf, tryingWords} from './rating-words.js';
import {unreadActions} from './status.js';

/** @typedef {import('../../web/src/index.js').Rating} Rating */
/** @typedef {import('../../web/src/index.js').RatingForPeople} RatingForPeople */
/** @typedef {import('../../web/src/index.js').Technique} Technique */
/** @typedef {import('./editor.js').GameEditor} GameEditor */

/** @typedef {Parameters<typeof import('./status.js').showMessage>[0]} Message */

const say = speaker('site/play-rating', messages);

/** The places of the weakest propagation and of the guesses among the figures. */
const [WEAKEST, GUESSES] = [2, 3];
/** Milliseconds before it is said that it takes a while. */
const PATIENCE = 300;

/**
 * Rates the puzzle in the editor, as it was given.
 * @param {GameEditor} editor
 * @param {import('./solver.js').PlaySolver} solver
 * @param {AbortController} cancelling ends it, with nothing more to tell; aborted by `leave`, too
 * @param {{tell: (message: Message) => void, leave: () => void, asking: () => (() => void) | null}} page
 */
export async function rate(editor, solver, cancelling, {tell, leave, asking}) {
  const {game} = editor;
  if (!game) return;
  const {boxRows, boxCols, size, rules, givens} = game.puzzle;
  const engine = await solver.engineReady;
  const {signal} = cancelling;
  if (signal.aborted) return;
  const named = volume('techniques');
  /** The numbers, once they are shown. @type {HTMLElement[] | null} */
  let values = null;
  const show = (/** @type {RatingForPeople & Partial<Rating>} */ rating) => {
    if (signal.aborted || game !== editor.game) return;
    clearTimeout(waiting);
    const techniques = engine.techniques();
    const figures = rating.path.length ? figuresOf(rating, techniques) : [];
    if (values) {
      for (const [i, value] of values.entries()) value.textContent = figures[i][1];
      return;
    }
    values = figures.map(([, value]) => element('dd', {}, value));
    tell(ratingMessage(rating, techniques, values.flatMap((value, i) => [element('dt', {}, figures[i][0]), value])));
  };
  // A failure is told once, below.
  const onRating = (/** @type {RatingForPeople} */ rating) => void named.then(() => show(rating), () => {});
  const onConsistency = (/** @type {string} */ trying) => {
    if (values && !signal.aborted) values[WEAKEST].textContent = tryingWords(trying);
  };
  const onGuesses = (/** @type {number} */ guesses) => {
    if (values && !signal.aborted) values[GUESSES].textContent = guessesWords(guesses);
  };
  const progress = element('p', {class: 'lead'});
  const onProgress = (/** @type {number} */ steps) => {
    progress.textContent = say('so-far', {steps});
  };
  const waiting = setTimeout(() => tell({
    title: say('rating'), more: [progress], actions: [[say('cancel'), leave]],
  }), PATIENCE);
  signal.addEventListener('abort', () => clearTimeout(waiting));
  const [rated] = await Promise.all([
    engine.rate({boxRows, boxCols, size, rules, givens},
      {signal, onProgress, onRating, onConsistency, onGuesses}), named,
  ]).catch((error) => {
    cancelling.abort();
    if (progress.isConnected) leave();
    throw error;
  }).finally(() => clearTimeout(waiting));
  if (signal.aborted || game !== editor.game) return;
  const actions = rules?.unread ? unreadActions(asking()) : [];
  if (rated.ok) show(rated.rating);
  else tell({title: say('no-rating'), words: rated.error.message, actions});
}

/** @param {RatingForPeople} rating @param {Technique[]} techniques @param {Node[]} figures @returns {Message} */
function ratingMessage(rating, techniques, figures) {
  if (!rating.path.length) return {title: say('nothing'), words: say('nothing.words')};
  const stretches = stretchesOf(rating, techniques);
  const nameOf = (/** @type {number} */ i) => {
    const {name} = stretches.find(({to}) => i < to) ?? stretches[0];
    return say('step', {number: i + 1, name, difficulty: rating.path[i].difficulty});
  };
  const list = element('ol', {}, ...stretches.map((stretch) => element('li', {},
    element('span', {}, placeOf(stretch)),
    stretch.id === 'guess' ? element('b', {}, stretch.name) : pageLink(stretch),
    element('span', {}, String(stretch.difficulty)))));
  const path = /** @type {HTMLDetailsElement} */ (element('details', {class: 'path'},
    element('summary', {}, say('step-by-step')), list));
  // The list opens below what is in sight, where one would not see that it has opened.
  path.addEventListener('toggle', () => {
    if (path.open) path.scrollIntoView({block: 'nearest'});
  });
  return {
    ...headline(rating, techniques),
    more: [
      element('dl', {class: 'figures'}, ...figures),
      element('div', {class: 'curve'}, ...ratingCurve(rating, curveWords(rating, techniques), nameOf)),
      path,
    ],
  };
}

/** The address of the page that explains a technique. @param {import('./rating-words.js').Stretch} stretch */
function pageLink({id, name}) {
  return element('a', {href: `techniques/${id}.html`}, name);
}

const HEIGHT = 180;
/** The top of the scale: a guess. */
const MOST = 120;
/** A bar and the gap after it, in the units of its picture, which is as wide as its place. */
const [BAR, GAP] = [3, 1];

/** @param {number} difficulty */
const heightOf = (difficulty) => (HEIGHT * difficulty) / MOST;

/**
 * The names of the levels, which don't stretch, and the bars, which do.
 * @param {RatingForPeople} rating
 * @param {string} words what it says, for who can't see it
 * @param {(step: number) => string} nameOf a step, by its place
 * @returns {SVGElement[]}
 */
export function ratingCurve({path}, words, nameOf) {
  const tops = LEVELS.map(({upTo}) => Math.round(HEIGHT - heightOf(upTo)));
  const names = LEVELS.map(({name}, i) => {
    const middle = (tops[i] + (tops[i - 1] ?? HEIGHT)) / 2;
    return svg('text', {x: 0, y: middle + 4}, new Text(name));
  });
  const width = Math.max(1, path.length * (BAR + GAP) - GAP);
  const bars = path.map(({technique, difficulty}, i) => {
    const height = heightOf(difficulty);
    const look = technique === 'guess' ? 'guess' : '';
    return svg('rect', {x: i * (BAR + GAP), y: HEIGHT - height, width: BAR, height, class: look},
      svg('title', {}, new Text(nameOf(i))));
  });
  return [
    svg('svg', {class: 'level-names', width: 84, height: HEIGHT, 'aria-hidden': 'true'}, ...names),
    svg('svg', {
      class: 'bars', viewBox: `0 0 ${width} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': words,
    }, svg('path', {d: tops.map((y) => `M0 ${y}H${width}`).join('')}), ...bars),
  ];
}
