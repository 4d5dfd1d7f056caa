/**
 * The effect of a link in the text on the element that it leads to: opens a puzzle or a strategy, goes to a step, and
 * is marked as the current one (`aria-current="step"`) for as long as that step is shown.
 */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {formatStrategy, parseStrategy} from '../../links/links.js';
import {findStep, readStepWords} from '../../words/step-words.js';

/** @typedef {import('../../sudoku-scope.js').SudokuScope} SudokuScope */

const say = speaker('panels', panels);
/** Of what a link calls a step, so much is told. */
const LONGEST = 40;

/**
 * The state of an element that links drive.
 * @typedef {object} Driven
 * @property {HTMLElement | null} followed the link that was followed last
 * @property {Map<HTMLElement, {run: any, step: number}>} steps where links were found to lead
 * @property {number} frame in which links are to be marked
 */

/** @type {WeakMap<SudokuScope, Driven>} */
const known = new WeakMap();

/**
 * Follows a link, and waits until the element shows its step.
 * @param {HTMLAnchorElement} link
 */
export async function steer(link) {
  const scope = scopeOf(link);
  if (!scope) return location.assign(link.href);
  const driven = drivenOf(scope);
  driven.followed = link;
  scope.scrollIntoView({block: 'nearest'});
  const words = link.dataset.scopeStep;
  const target = words === undefined ? null : readStepWords(words);
  if (words !== undefined && !target) return refuse(scope, say('link.unknown', {words: words.slice(0, LONGEST)}));
  if (!await open(link, scope) || driven.followed !== link || !target) return;
  if ('command' in target) {
    scope[target.command](target.kind);
    return;
  }
  const {run} = scope;
  const step = await findStep(run, target);
  if (driven.followed !== link || run !== scope.run) return;
  if (step === null) return refuse(scope, say('link.not-in-run', {words: words?.slice(0, LONGEST) ?? ''}));
  scope.pause();
  scope.seek(step);
  if (typeof step === 'number') driven.steps.set(link, {run, step});
  mark(scope);
  const wanted = step === 'start' ? 0 : step === 'end' ? run.length : step;
  if (scope.step !== wanted) await until(scope, 'step', 'error');
}

/**
 * The element that a link leads to: in its own tree, or in the document. Which class it has is not asked, since a page
 * may have registered its own.
 * @param {HTMLElement} link
 * @returns {SudokuScope | null}
 */
function scopeOf(link) {
  const [, id] = /^#(.+)/.exec(link.getAttribute('href') ?? '') ?? [];
  if (!id) return null;
  const found = [link.getRootNode(), document].map((tree) =>
    (tree instanceof Document || tree instanceof ShadowRoot ? tree.getElementById(id) : null));
  return /** @type {any} */ (found.find((each) => each && 'takeOver' in each && 'seek' in each) ?? null);
}

/**
 * Opens what the link names, where that is not open, and waits until there is a run.
 * @param {HTMLElement} link @param {SudokuScope} scope
 * @returns {Promise<boolean>} whether there is one
 */
async function open(link, scope) {
  const {scopePuzzle, scopeStrategy} = link.dataset;
  if (scope.run && isOpen(link, scope)) return true;
  const opened = until(scope, 'load', 'error');
  if (!isOpen(link, scope)) {
    scope.removeAttribute('step');
    if (scopePuzzle !== undefined) scope.setAttribute('puzzle', scopePuzzle);
    // It may differ from its attribute, since readers choose too.
    if (scopeStrategy !== undefined) scope.removeAttribute('strategy');
    if (scopeStrategy) scope.setAttribute('strategy', scopeStrategy);
  }
  return await opened === 'load';
}

/** True if the element has open what the link names. @param {HTMLElement} link @param {SudokuScope} scope */
function isOpen(link, scope) {
  const {scopePuzzle, scopeStrategy} = link.dataset;
  const strategy = scopeStrategy === undefined ? scope.strategy : formatStrategy(parseStrategy(scopeStrategy) ?? {});
  return (scopePuzzle ?? scope.getAttribute('puzzle')) === scope.getAttribute('puzzle') && strategy === scope.strategy;
}

/**
 * The first of these events.
 * @param {EventTarget} target @param {...string} types
 * @returns {Promise<string>}
 */
function until(target, ...types) {
  return new Promise((resolve) => {
    for (const type of types) target.addEventListener(type, () => resolve(type), {once: true});
  });
}

/** @param {SudokuScope} scope @param {string} message */
function refuse(scope, message) {
  scope.dispatchEvent(new CustomEvent('error', {detail: {message}}));
}

/** @param {SudokuScope} scope @returns {Driven} */
function drivenOf(scope) {
  let driven = known.get(scope);
  if (driven) return driven;
  driven = {followed: null, steps: new Map(), frame: 0};
  known.set(scope, driven);
  scope.addEventListener('step', () => {
    cancelAnimationFrame(driven.frame);
    driven.frame = requestAnimationFrame(() => mark(scope));
  });
  return driven;
}

/** Marks the one link whose step is shown; of several, the one that was followed. @param {SudokuScope} scope */
function mark(scope) {
  const {followed, steps} = drivenOf(scope);
  const root = /** @type {Document | ShadowRoot} */ (followed?.getRootNode() ?? document);
  const links = [...root.querySelectorAll('a[data-scope-step]')].map((link) => /** @type {HTMLElement} */ (link))
    .filter((link) => scopeOf(link) === scope);
  const shown = links.filter((link) => {
    const target = readStepWords(link.dataset.scopeStep ?? '');
    const found = steps.get(link);
    const step = target && 'step' in target ? target.step : found?.run === scope.run ? found?.step : null;
    return step === scope.step && isOpen(link, scope);
  });
  const current = shown.find((link) => link === followed) ?? shown[0];
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'step');
    else link.removeAttribute('aria-current');
  }
}
