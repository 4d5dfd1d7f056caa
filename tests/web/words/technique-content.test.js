// The parts that the page has for a technique of the engine's table: words, an article, an example and its names.
// Without them, the page still works, but says less.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import test from 'node:test';
import {techniques} from '../../../build/wasm/techniques.js';
import {readArticles} from '../../../tools/pages/techniques.mjs';
import german from '../../../web/languages/de/techniques/names.js';
import names from '../../../web/languages/en/techniques/names.js';
import spanish from '../../../web/languages/es/techniques/names.js';
import {geometry} from '../../../web/src/grid/geometry.js';
import {RUNGS, hintsUpTo} from '../../../web/src/words/hints.js';
import {wholePatternOf} from '../../../web/src/words/techniques/step-pattern.js';
import {bothNames, hasWords, tellStep} from '../../../web/src/words/techniques/words.js';
import {stepInWords} from '../../../web/src/words/techniques/steps.js';

const folder = fileURLToPath(new URL('../../../site/techniques', import.meta.url));
const articles = await readArticles(`${folder}/en`);
const examples = JSON.parse(readFileSync(`${folder}/examples.json`, 'utf8'));

/** The names that a technique lacks in a language, each with the file that should have them. */
function missingNames(id, language, messages) {
  const lacking = ['name', 'concept', 'summary'].filter((kind) => !(`${kind}.${id}` in messages));
  return lacking.map((kind) => `${id} has no ${kind} in ${language}: web/languages/${language}/techniques/names.js`);
}

/** The parts that a technique lacks, and the way to add them. */
function missing(technique) {
  const {id, family} = technique;
  return [
    hasWords(technique) ? '' : `${id} has no words: its family, ${family}, has none in words/techniques/words.js`,
    articles.has(id) ? '' : `${id} has no article: write an <article id="${id}"> in a file of site/techniques`,
    examples[id] ? '' : `${id} has no example: tools/make-technique-examples.mjs looks for one`,
    ...missingNames(id, 'en', names), ...missingNames(id, 'de', german), ...missingNames(id, 'es', spanish),
  ].filter(Boolean);
}

test('every technique has words, an article, an example and names', () => {
  assert.equal(techniques.flatMap(missing).join('\n'), '');
});

test('no article and no example is of a technique that does not exist', () => {
  const ids = techniques.map(({id}) => id);
  for (const id of [...articles.keys(), ...Object.keys(examples)]) assert.ok(ids.includes(id), id);
});

test('what a technique lacks is named, with what to do about it', () => {
  assert.deepEqual(missing({id: 'new-one', family: 'new'}).map((sentence) => sentence.split(':')[0]),
    ['new-one has no words', 'new-one has no article', 'new-one has no example',
      ...['en', 'de', 'es'].flatMap((language) => ['name', 'concept', 'summary']
        .map((kind) => `new-one has no ${kind} in ${language}`))]);
});

test('a technique that needs boxes speaks of them, and no other does', () => {
  for (const {id, name, conceptName, summary, needsBoxes} of techniques) {
    assert.equal(/\bbox(es)?\b/.test(`${name} ${conceptName} ${summary}`), needsBoxes, id);
  }
});

test('a technique without words is told by its name and its summary', () => {
  const shape = geometry(3, 3);
  const technique = {
    id: 'new-one', family: 'constructor', code: '', name: 'New one', conceptName: 'a new one', difficulty: 50,
    summary: 'A digit is removed from a cell.', needsUniqueness: false, needsBoxes: false,
  };
  for (const roles of [[], [{role: 'member', cell: 4, digit: 7, group: 0}]]) {
    const reason = {digits: [], units: [], roles, links: []};
    const step = {technique: 'new-one', difficulty: 50, placements: [], eliminations: [[0, 7]], reason};
    const {short, pattern, why, chain} = tellStep(shape, technique, step);
    assert.deepEqual([short, why, chain], ['A1 can\'t be 7: new one.', 'A digit is removed from a cell.', []]);
    assert.equal(pattern, 'The pattern is called new one.');
    assert.equal(bothNames(shape, technique, step), 'New one (a new one)');
    assert.equal(stepInWords(shape, technique, step).text, 'A1 can\'t be 7: new one. A digit is removed from a cell.');
    assert.equal(hintsUpTo(shape, technique, step, RUNGS).length, RUNGS);
    assert.deepEqual(wholePatternOf(shape, step).struck, [{cell: 0, digit: 7}]);
  }
});

test('the catalogue has the names of the engine’s table, which the command line says, and no others', () => {
  const known = Object.fromEntries(Object.entries(names).filter(([id]) => !id.startsWith('step.')));
  assert.deepEqual(known, Object.fromEntries(techniques.flatMap(({id, name, conceptName, summary}) =>
    [[`name.${id}`, name], [`concept.${id}`, conceptName], [`summary.${id}`, summary]])));
});
