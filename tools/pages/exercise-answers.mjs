// The answers of the tutorial's exercises: a page names the step from which an exercise asks, and the sentence of the
// event that comes next is put there when the site is built. So no answer is typed.
import {readFile} from 'node:fs/promises';
import {linkField, parseStrategy, parseTrace} from '../../web/src/index.js';
import {findStep, readStepWords} from '../../web/src/words/step-words.js';
import {attribute, elementsOf, escaped, markupOf, readPart, setMarkup, textOf} from './html.mjs';

/** @typedef {import('../../web/src/client/engine.js').Engine} Engine */

/**
 * @typedef {object} Scope a grid of a page
 * @property {string} id
 * @property {string} givens
 * @property {string} board as text, for readers without scripts
 * @property {(code?: string) => Promise<any>} open its run; `code`: of a strategy in the place of its own
 */

/**
 * The grids of a chapter.
 * @param {Engine} engine @param {string} html @param {URL} folder of the chapters
 * @returns {Promise<Scope[]>}
 */
export function scopesOf(engine, html, folder) {
  const grids = elementsOf(readPart(html), 'sudoku-scope');
  return Promise.all(grids.map(async (grid) => {
    const read = (/** @type {string} */ name) => attribute(grid, name) ?? '';
    const [id, puzzle, src] = ['id', 'puzzle', 'src'].map(read);
    const board = elementsOf(grid, 'pre').map(textOf).join('');
    const file = src && await readFile(new URL(src, folder), 'utf8');
    const givens = file ? JSON.parse(file).puzzle.givens.join('') : linkField(puzzle, 'p') || puzzle;
    const open = async (/** @type {string | undefined} */ code) => {
      const made = file ? await parseTrace(file) : await engine.run(puzzle, strategyOf(code || read('strategy')));
      if (!made.ok) throw new Error(made.error.message);
      await made.run.finished;
      return made.run;
    };
    return {id, givens, board, open};
  }));
}

/**
 * The sentences that answer a chapter's exercises.
 * @param {Engine} engine @param {string} html @param {URL} folder
 * @returns {Promise<{sentence: string, event: any}[]>} in the order of the exercises that ask for a step
 */
export async function answersOf(engine, html, folder) {
  const answers = [];
  const scopes = await scopesOf(engine, html, folder);
  for (const form of elementsOf(readPart(html), 'form')) {
    const [answer] = answersIn(form);
    if (!answer) continue;
    const step = attribute(answer, 'data-answer') ?? '';
    const scope = scopes.find(({id}) => id === attribute(form, 'data-scope'));
    if (!scope) throw new Error(`An exercise has no grid: ${step}`);
    const run = await scope.open(attribute(answer, 'data-strategy'));
    const at = await findStep(run, /** @type {any} */ (readStepWords(step)));
    const next = await run.next(at === 'start' ? 0 : at, /** @type {any} */ (attribute(form, 'data-ask')));
    const [event] = await run.events(next, 1);
    answers.push({sentence: await run.describe(next), event});
    run.dispose();
  }
  return answers;
}

/**
 * A chapter with its answers.
 * @param {Engine} engine @param {string} html @param {URL} folder
 */
export async function withAnswers(engine, html, folder) {
  const page = readPart(html);
  const places = answersIn(page);
  for (const [at, {sentence}] of (await answersOf(engine, html, folder)).entries()) {
    places[at].attrs = [];
    setMarkup(places[at], escaped(sentence));
  }
  return markupOf(page);
}

/** The paragraphs that wait for an answer. @param {import('./html.mjs').Node} node */
function answersIn(node) {
  return elementsOf(node, 'p').filter((each) => attribute(each, 'data-answer') !== undefined);
}

/** @param {string} code @returns {any} */
function strategyOf(code) {
  return parseStrategy(code);
}
