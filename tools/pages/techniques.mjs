// The pages of techniques: one for each technique that has an article and an example, and the list of them. The
// prose is in site/techniques, a folder a language, by families, an <article> for each technique. Name, place, example
// and neighbours come from the engine.
import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {createEngine} from '../../web/src/client/engine.js';
import {LEVELS, levelOf} from '../../web/src/words/levels.js';
import {fill, proseOf, wayTo} from './chapters.mjs';
import {attribute, elementsOf, escaped, markupOf, readPart} from './html.mjs';
import {SOURCE} from './prose.mjs';
import {said, say} from './said.mjs';
import {readExample} from './technique-example.mjs';

/** @typedef {import('../../web/src/protocol/people.js').Technique} Technique */
/** @typedef {import('./technique-example.mjs').Example} Example */
/** @typedef {import('./html.mjs').Node} Node */

/**
 * The prose about a technique, from its family's file.
 * @typedef {object} Article
 * @property {string} also what else people call it, as a sentence; may be empty
 * @property {string} lead the first paragraph
 * @property {string} people why it holds, how to spot it, what is not quite one
 * @property {string} machine what it is to constraint processing
 * @property {string[]} family the techniques of the same file, in its order
 */

/**
 * All pages of the folder, by name.
 * @param {string} folder site/techniques
 * @param {string} frame that of the tutorial
 * @param {string} [language] of the prose
 * @returns {Promise<Map<string, string>>}
 */
export async function techniquePages(folder, frame, language = SOURCE) {
  const articles = await readArticles(join(folder, language));
  const examples = JSON.parse(await readFile(join(folder, 'examples.json'), 'utf8'));
  const template = await readFile(join(folder, 'page.html'), 'utf8');
  const engine = await createEngine({mode: 'main'});
  const isTold = (/** @type {Technique} */ {id}) => articles.has(id) && Boolean(examples[id]);
  const techniques = engine.techniques().filter(isTold).sort((a, b) => a.difficulty - b.difficulty);
  const pages = new Map();
  for (const [at, technique] of techniques.entries()) {
    const example = await readExample(engine, technique, examples[technique.id], techniques);
    const content = contentOf(template, technique, articles.get(technique.id), example, techniques);
    pages.set(`${technique.id}.html`, fill(frame, {
      title: technique.name, description: technique.summary, content, language,
      place: placeOf(technique), pages: say('techniques'), kind: 'techniques', way: wayAt(techniques, at),
    }));
  }
  engine.dispose();
  const list = fill(await readFile(join(folder, language, 'index.html'), 'utf8'), {
    levels: listOf(techniques),
    jump: LEVELS.map(({id, name}) => `<a href="#${id}" data-level="${id}">${name}</a>`).join(' '),
  });
  const {title, description, content} = proseOf(list, 'techniques/index.html');
  const place = '<p class="place"><a href="../learn/" data-message="nav.learn">Learn</a></p>';
  const frameOfList =
    {title, description, content, language, place, pages: say('techniques'), kind: 'techniques', way: ''};
  return pages.set('index.html', fill(frame, frameOfList));
}

/**
 * The entries of the families' files, by technique.
 * @param {string} folder of a language
 * @returns {Promise<Map<string, Article>>}
 */
export async function readArticles(folder) {
  const files = (await readdir(folder)).filter((name) => /^(?!index)[\w-]+\.html$/.test(name));
  const found = new Map();
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    const articles = elementsOf(readPart(text), 'article');
    const family = articles.map((article) => attribute(article, 'id') ?? '');
    for (const [at, article] of articles.entries()) found.set(family[at], {...articleOf(article), family});
  }
  return found;
}

/** The parts of an article. @param {import('./html.mjs').Element} article @returns {Omit<Article, 'family'>} */
function articleOf(article) {
  const otherName = attribute(article, 'data-also');
  const isHeading = (/** @type {Node} */ node) => 'tagName' in node && node.tagName === 'h2';
  const isMachine = (/** @type {Node} */ node) => isHeading(node) && attribute(node, 'class') === 'machine';
  const nodes = article.childNodes;
  const lead = nodes.findIndex((node) => 'tagName' in node);
  const machine = nodes.findIndex(isMachine);
  const next = nodes.findIndex((node, at) => at > machine && isHeading(node));
  const end = next < 0 ? nodes.length : next;
  return {
    also: otherName ? ` ${said('also', {slots: {names: escaped(otherName)}})}` : '',
    lead: markupOf([nodes[lead]]),
    people: markupOf([...nodes.slice(lead + 1, machine), ...nodes.slice(end)]).trim(),
    machine: markupOf(nodes.slice(machine, end)).trim(),
  };
}

/** @param {string} template @param {Technique} technique @param {Article} article @param {Example} example
 * @param {Technique[]} told */
function contentOf(template, technique, {family, ...article}, example, told) {
  const others = told.filter(({id}) => family.includes(id) && id !== technique.id);
  const siblings = others.map(({id, name}) => `<a href="${id}.html" data-technique="${id}">${name}</a>`);
  return fill(template, {
    id: technique.id, name: technique.name, concept: technique.conceptName, ...article, ...example,
    unique: technique.needsUniqueness ? said('unique', {tag: 'p'}) : '',
    here: said('in-this-grid', {tag: 'h2'}), position: say('position'),
    play: said('play', {tag: 'p', inside: [`<a href="../play.html${example.link}">`]}),
    siblings: siblings.length ? `<p class="siblings">${said('siblings')} ${siblings.join(', ')}.</p>` : '',
  });
}

/** All techniques by level, for the list. @param {Technique[]} techniques */
function listOf(techniques) {
  return LEVELS.map(({id, name, rule}) => {
    const items = techniques.filter(({difficulty}) => levelOf(difficulty).id === id).map((technique) => {
      const {id: own, difficulty, conceptName} = technique;
      const link = `<a href="${own}.html" data-technique="${own}">${technique.name}</a>`;
      return `<li><b>${difficulty}</b> ${link} <span data-concept="${own}">${sentenceCase(conceptName)}</span></li>`;
    });
    return `<section class="level" id="${id}">\n<h2 data-level="${id}">${name}</h2>\n` +
      `<p class="rule" data-rule="${id}">${sentenceCase(rule)}.</p>\n` +
      `<ol class="techniques">\n${items.join('\n')}\n</ol>\n</section>`;
  }).join('\n');
}

/** @param {Technique} technique */
function placeOf({difficulty}) {
  const {id, name} = levelOf(difficulty);
  return '<p class="place"><a href="../learn/" data-message="nav.learn">Learn</a> ' +
    `<a href="./">${said('techniques')}</a> <a href="./#${id}" data-level="${id}">${name}</a> ` +
    `${said('difficulty', {slots: {difficulty}})}</p>`;
}

/** @param {Technique[]} told @param {number} at */
function wayAt(told, at) {
  const page = (/** @type {Technique | undefined} */ technique) =>
    technique && {file: `${technique.id}.html`, name: technique.name, mark: `data-technique="${technique.id}"`};
  return wayTo(page(told[at - 1]), 'easier', 'prev') + wayTo(page(told[at + 1]), 'harder', 'next');
}

/** @param {string} text */
function sentenceCase(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
