// The pages of site/techniques/: one for each technique of the registry, and the list of all. What is read stands there
// by families, an <article> for each technique; name, place, example and neighbours come from the engine.
import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {createEngine} from '../web/src/engine-client.js';
import {geometry} from '../web/src/geometry.js';
import {LEVELS, levelOf} from '../web/src/levels.js';
import {formatStrategy} from '../web/src/links.js';
import {tellStep} from '../web/src/technique-words.js';
import {fill, wayTo} from './chapters.mjs';
import {exampleStep} from './example-step.mjs';

/** @typedef {import('../web/src/engine-client.js').Engine} Engine */
/** @typedef {import('../web/src/protocol-human.js').Technique} Technique */
/** @typedef {import('../web/src/protocol-human.js').FoundStep} FoundStep */
/** @typedef {import('../web/src/geometry.js').Geometry} Geometry */

const ARTICLE = /<article id="([\w-]+)">\s*(<p class="lead">[\s\S]*?<\/p>)([\s\S]*?)<\/article>/g;

/**
 * What is told of a technique: what stands in its family's file.
 * @typedef {object} Article
 * @property {string} lead the first paragraph
 * @property {string} rest
 * @property {string[]} family the techniques of the same file, in its order
 */

/**
 * What a page shows of its example.
 * @typedef {object} Example
 * @property {string} link to the position, from the `#` on
 * @property {string} board its candidates as text
 * @property {string} told the step, its pattern and why it holds
 * @property {string} conclusion what it comes to, as links of the element name it
 * @property {string} weakest the propagator that comes to the same
 */

/**
 * All pages of the folder, by name.
 * @param {string} folder site/techniques
 * @param {string} frame that of the tutorial
 * @returns {Promise<Map<string, string>>}
 */
export async function techniquePages(folder, frame) {
  const articles = await readArticles(folder);
  const examples = JSON.parse(await readFile(join(folder, 'examples.json'), 'utf8'));
  const template = await readFile(join(folder, 'page.html'), 'utf8');
  const engine = await createEngine({mode: 'main'});
  const techniques = [...await engine.techniques()].sort((a, b) => a.difficulty - b.difficulty);
  const pages = new Map();
  for (const [at, technique] of techniques.entries()) {
    const example = await readExample(engine, technique, examples[technique.id], techniques);
    const content = contentOf(template, technique, articles.get(technique.id), example, techniques);
    pages.set(`${technique.id}.html`, fill(frame, {
      title: technique.name, description: technique.summary, content,
      place: placeOf(technique), pages: 'Techniques', way: wayAt(techniques, at),
    }));
  }
  engine.dispose();
  const list = fill(await readFile(join(folder, 'index.html'), 'utf8'), {
    levels: listOf(techniques), jump: LEVELS.map(({id, name}) => `<a href="#${id}">${name}</a>`).join(' '),
  });
  const {title, description, content} = partsOf(list);
  const place = '<p class="place"><a href="../learn/">Learn</a></p>';
  return pages.set('index.html', fill(frame, {title, description, content, place, pages: 'Techniques', way: ''}));
}

/**
 * What stands in the families' files, by technique.
 * @param {string} folder
 * @returns {Promise<Map<string, Article>>}
 */
export async function readArticles(folder) {
  const files = (await readdir(folder)).filter((name) => /^(?!index|page)[\w-]+\.html$/.test(name));
  const found = new Map();
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    const articles = [...text.matchAll(ARTICLE)];
    const family = articles.map(([, id]) => id);
    for (const [, id, lead, rest] of articles) found.set(id, {lead, rest: rest.trim(), family});
  }
  return found;
}

/** @param {string} template @param {Technique} technique @param {Article} article @param {Example} example
 * @param {Technique[]} told */
function contentOf(template, technique, {lead, rest, family}, example, told) {
  const others = told.filter(({id}) => family.includes(id) && id !== technique.id);
  const siblings = others.map(({id, name}) => `<a href="${id}.html">${name}</a>`);
  return fill(template, {
    name: technique.name, concept: technique.conceptName, lead, rest,
    ...example,
    strategy: strategyOf(example.weakest), propagator: example.weakest.replaceAll('-', ' ').replace('ac3', 'AC-3'),
    unique: technique.needsUniqueness ? UNIQUE : '',
    siblings: siblings.length ? `<p class="siblings">Of the same family: ${siblings.join(', ')}.</p>` : '',
  });
}

const UNIQUE = '<p>It rests on the puzzle having one solution, and is never used where that is not known. Who finds ' +
  'that unfair can switch such techniques off.</p>';

/**
 * @param {Engine} engine @param {Technique} technique @param {{puzzle: string, state: string}} kept
 * @param {Technique[]} techniques
 * @returns {Promise<Example>}
 */
async function readExample(engine, technique, kept, techniques) {
  const link = `#z=${kept.puzzle}&state=${kept.state}`;
  const read = await engine.parse(link);
  if (!read.ok) throw new Error(`The example of ${technique.id} can't be read.`);
  const found = await exampleStep(engine, read.puzzle, technique.id);
  if (!found) throw new Error(`The example of ${technique.id} is none.`);
  const {step, easiest} = found;
  const board = await engine.format(read.puzzle, 'candidates');
  const shape = geometry(read.puzzle.boxRows, read.puzzle.boxCols);
  const easier = techniques.find(({id}) => id === easiest.technique && id !== technique.id);
  const [[cell, digit]] = step.placements.length ? step.placements : step.eliminations;
  return {
    link, board: board.ok ? board.text : '',
    told: toldOf(shape, technique, step) + (easier ? easierTold(shape, easier, easiest) : ''),
    conclusion: `${step.placements.length ? 'place' : 'eliminate'} ${shape.cellName(cell)}` +
      (step.placements.length ? '' : ` ${shape.symbol(digit)}`),
    weakest: await weakestFor(engine, read.puzzle, step),
  };
}

/** @param {Geometry} shape @param {Technique} technique @param {FoundStep} step */
function toldOf(shape, technique, step) {
  const {short, pattern, why, chain} = tellStep(shape, technique, step);
  const cases = chain.map((words) => `<li>${escaped(words)}</li>`).join('\n');
  return `<p><b>${escaped(short)}</b> ${escaped(`${pattern} ${why}`)}</p>${cases && `\n<ul>\n${cases}\n</ul>`}`;
}

/** @param {Geometry} shape @param {Technique} technique @param {FoundStep} step */
function easierTold(shape, technique, step) {
  const {short} = tellStep(shape, technique, step);
  return `\n<p class="aside">Rarely the easiest way: here, a <a href="${technique.id}.html">${technique.name}</a> ` +
    `is found too. ${escaped(short)}</p>`;
}

/**
 * The weakest propagator that comes to a step's conclusions by itself.
 * @param {Engine} engine
 * @param {import('../web/src/plain-puzzle.js').Puzzle} position
 * @param {import('../web/src/protocol-human.js').FoundStep} step
 */
export async function weakestFor(engine, position, {placements, eliminations}) {
  for (const {id} of await engine.propagators()) {
    const ran = await engine.run(/** @type {any} */ (position), {propagation: id, search: false});
    if (!ran.ok) continue;
    await ran.run.finished;
    const {values, candidates} = await ran.run.stateAt(ran.run.length);
    ran.run.dispose();
    const isGone = ([cell, digit]) => !(candidates[cell] >> BigInt(digit - 1) & 1n);
    if (id !== 'none' && placements.every(([cell, digit]) => values[cell] === digit) && eliminations.every(isGone)) {
      return id;
    }
  }
  throw new Error('No propagator comes to this.');
}

/** All techniques by level, for the list. @param {Technique[]} techniques */
function listOf(techniques) {
  return LEVELS.map(({id, name, rule}) => {
    const items = techniques.filter(({difficulty}) => levelOf(difficulty).id === id).map((technique) => {
      const link = `<a href="${technique.id}.html">${technique.name}</a>`;
      return `<li><b>${technique.difficulty}</b> ${link} <span>${sentenceCase(technique.conceptName)}</span></li>`;
    });
    return `<section class="level" id="${id}">\n<h2>${name}</h2>\n<p class="rule">Takes ${rule}.</p>\n` +
      `<ol class="techniques">\n${items.join('\n')}\n</ol>\n</section>`;
  }).join('\n');
}

/** @param {string} page with a title and a description before the content */
function partsOf(page) {
  const [head, title, description] = /** @type {RegExpExecArray} */ (
    /^<title>([^<]+)<\/title>\s*<meta name="description"\s+content="([^"]+)">\s*/.exec(page));
  return {title, description, content: page.slice(head.length).trimEnd()};
}

/** @param {Technique} technique */
function placeOf({difficulty}) {
  const {id, name} = levelOf(difficulty);
  return '<p class="place"><a href="../learn/">Learn</a> <a href="./">Techniques</a> ' +
    `<a href="./#${id}">${name}</a> <span>difficulty ${difficulty}</span></p>`;
}

/** @param {Technique[]} told @param {number} at */
function wayAt(told, at) {
  const page = (/** @type {Technique | undefined} */ technique) =>
    technique && {file: `${technique.id}.html`, name: technique.name};
  return wayTo(page(told[at - 1]), 'Easier', 'prev') + wayTo(page(told[at + 1]), 'Harder', 'next');
}

/** Propagation alone. @param {string} propagation */
function strategyOf(propagation) {
  return formatStrategy({propagation, search: false});
}

/** @param {string} text */
function sentenceCase(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
