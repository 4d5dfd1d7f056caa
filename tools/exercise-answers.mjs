// The answers of the tutorial's exercises: a page names the step from which an exercise asks, and the sentence of the
// event that comes next is put there when the site is built. So no answer is typed.
import {readFile} from 'node:fs/promises';
import {linkField, parseStrategy, parseTrace} from '../web/src/index.js';
import {findStep, readStepWords} from '../web/src/words/step-words.js';

/** @typedef {import('../web/src/client/engine.js').Engine} Engine */

/**
 * @typedef {object} Scope a grid of a page
 * @property {string} id
 * @property {string} givens
 * @property {string} board as text, for readers without scripts
 * @property {(code?: string) => Promise<any>} open its run; `code`: of a strategy in the place of its own
 */

const SCOPE = /<sudoku-scope ([^>]+)>\s*<pre>([\s\S]*?)<\/pre>/g;
const EXERCISE = /<form class="exercise"([^>]*)>[\s\S]*?<\/form>/g;
const ANSWER = /<p data-answer="([^"]+)"(?: data-strategy="([^"]+)")?><\/p>/;

/**
 * The grids of a chapter.
 * @param {Engine} engine @param {string} html @param {URL} folder of the chapters
 * @returns {Promise<Scope[]>}
 */
export function scopesOf(engine, html, folder) {
  return Promise.all(Array.from(html.matchAll(SCOPE), async ([, attributes, board]) => {
    const read = (/** @type {string} */ name) => attributeOf(attributes, name);
    const [id, puzzle, src] = ['id', 'puzzle', 'src'].map(read);
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
 * @returns {Promise<{whole: string, sentence: string, event: any}[]>} whole: the markup that waits for the sentence
 */
export async function answersOf(engine, html, folder) {
  const answers = [];
  const scopes = await scopesOf(engine, html, folder);
  for (const [form, attributes] of html.matchAll(EXERCISE)) {
    const [whole, step, code] = ANSWER.exec(form) ?? [];
    if (!whole) continue;
    const scope = scopes.find(({id}) => id === attributeOf(attributes, 'data-scope'));
    if (!scope) throw new Error(`An exercise has no grid: ${step}`);
    const run = await scope.open(code);
    const at = await findStep(run, /** @type {any} */ (readStepWords(step)));
    const next = await run.next(at === 'start' ? 0 : at, attributeOf(attributes, 'data-ask'));
    const [event] = await run.events(next, 1);
    answers.push({whole, sentence: await run.describe(next), event});
    run.dispose();
  }
  return answers;
}

/**
 * A chapter with its answers.
 * @param {Engine} engine @param {string} html @param {URL} folder
 */
export async function withAnswers(engine, html, folder) {
  const answers = await answersOf(engine, html, folder);
  return answers.reduce((text, {whole, sentence}) =>
    text.replace(whole, () => `<p>${sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`), html);
}

/** @param {string} code @returns {any} */
function strategyOf(code) {
  return parseStrategy(code);
}

/** @param {string} attributes @param {string} name */
function attributeOf(attributes, name) {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1].replaceAll('&amp;', '&') ?? '';
}
