// docs/api.md is about the package as it is: it names all that the types offer and nothing else, every word and code of
// the engine, and its examples print what they say.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {packageFolder, typesOfPackage} from '../support/inventory/package-types.mjs';

const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const {package: offered} = JSON.parse(readFileSync(new URL('../data/inventory.json', import.meta.url), 'utf8'));
const types = Object.values(typesOfPackage()).reduce((all, entry) => ({...entry, ...all}), {});
/** Types that the reference describes in tables, without a section. */
const TYPES_IN_TABLES = ['EngineOptions', 'SudokuScopeAttributes'];
/** The names of the objects in headings' calls. @type {Record<string, string>} */
const OBJECTS = {engine: 'Engine', run: 'Run'};

/** @typedef {{level: number, title: string, body: string}} Section with all that stands below it */

/** @type {Section[]} */
const sections = [...text.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/^#/gm, '\\#'))
  .matchAll(/^(#+) (.*)$/gm)].map(({0: line, 1: signs, 2: title, index}, at, all) => {
  const next = all.slice(at + 1).find(([, others]) => others.length <= signs.length);
  return {level: signs.length, title, body: text.slice(index + line.length, next?.index)};
});

/** The words in a text that stand as code. @param {string} markdown */
function codeIn(markdown) {
  const code = markdown.match(/```[\s\S]*?```|`[^`]+`/g)?.join('\n') ?? '';
  return new Set(code.match(/[A-Za-z_][\w-]*|\w[\w-]+/g));
}

/** The subject of a heading: `Engine` or `engine.solve`; null if it is in plain words. @param {string} title */
const nameIn = (title) => /^`([\w.]+)/.exec(title)?.[1] ?? null;
/** The section of an export. @param {string} name */
const sectionOf = (name) => sections.find(({title}) => nameIn(title) === name);
/** A section, and those to which it links. @param {Section} section */
function withLinked({title, body}) {
  const linked = [...body.matchAll(/\[`(\w+)`\]\(#/g)].map(([, name]) => sectionOf(name)?.body);
  return [title, body, ...linked].join('\n');
}
/** The name of a member, of which the types tell how it is called. @param {string} member */
const plain = (member) => member.replace(/\(.*/, '');
/** The names in braces: options, and values of an answer. @param {string} call */
const valuesIn = (call) => [...call.matchAll(/\{([^}]*)\}/g)].flatMap(([, names]) => names.split(', '));

test('every export has a section', () => {
  assert.deepEqual(Object.keys(types).filter((name) => !sectionOf(name) && !TYPES_IN_TABLES.includes(name)), []);
  assert.deepEqual(TYPES_IN_TABLES.filter((name) => !codeIn(text).has(name)), []);
});

test('a section names every member, option and value', () => {
  const missing = Object.entries(types).flatMap(([name, {members, call}]) => {
    const section = sectionOf(name);
    const known = codeIn(section ? withLinked(section) : text);
    const wanted = [...members.map(plain), ...[...members, call ?? ''].flatMap(valuesIn)];
    // The members of every answer are listed once.
    const isSaid = (each) => known.has(each) || ['ok', 'error'].includes(each);
    return wanted.filter((each) => !isSaid(each)).map((each) => `${name}: ${each}`);
  });
  assert.deepEqual([...new Set(missing)], []);
});

test('no heading is about what does not exist', () => {
  const exists = (name) => {
    const [object, member] = name.split('.');
    if (!member) return Object.hasOwn(types, object);
    return types[OBJECTS[object]]?.members.some((each) => plain(each) === member);
  };
  const named = sections.map(({title}) => nameIn(title)).filter((name) => name !== null);
  assert.ok(named.length > 90);
  assert.deepEqual(named.filter((name) => !exists(name)), []);
});

test('a link leads to a heading', () => {
  const anchors = new Set();
  for (const {title} of sections) {
    const anchor = title.toLowerCase().replace(/[^\w -]/g, '').replaceAll(' ', '-');
    anchors.add(anchors.has(anchor) ? `${anchor}-1` : anchor);
  }
  const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, to]) => to);
  assert.ok(links.length > 30);
  assert.deepEqual(links.filter((to) => !anchors.has(to)), []);
});

test('every word of the engine is named: kinds, codes, formats, propagators', () => {
  const lists = ['kinds of events', 'fields of events', 'numbers of a run', 'statuses of runs', 'kinds of reasons',
    'roles in reasons', 'error codes', 'propagators', 'levels', 'symmetries', 'orders of cells', 'orders of digits',
    'formats written, and what they are read as'];
  const known = codeIn(text);
  const techniques = offered.techniques.map((each) => each.split(':')[0]);
  const words = lists.flatMap((list) => offered[list].map((each) => each.split(':')[0]));
  assert.ok(words.length > 100);
  assert.deepEqual(words.filter((word) => !known.has(word) && !techniques.includes(word)), []);
});

test('entries of the package are listed', () => {
  const {exports} = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8'));
  const names = Object.keys(exports).filter((name) => !/\.wasm$|package\.json$/.test(name));
  assert.deepEqual(names.filter((name) => !text.includes(`\`sudokuscope${name.slice(1)}\``)), []);
});

const examples = [...text.matchAll(/^```js run\n([\s\S]*?)^```/gm)].map(([, code]) => code);
assert.ok(examples.length >= 5);
for (const [index, code] of examples.entries()) {
  test(`example ${index + 1} prints what it says`, () => {
    const index = new URL('node/index.js', packageFolder).href;
    const {status, stdout, stderr} = spawnSync(process.execPath,
      ['--input-type=module', '--eval', code.replace(`'sudokuscope'`, JSON.stringify(index))], {encoding: 'utf8'});
    assert.equal(status, 0, stderr);
    const said = [...code.matchAll(/^console\.log.*;\s+\/\/ (.*)$/gm)].map(([, words]) => words);
    assert.deepEqual(stdout.trim().split('\n'), said);
  });
}
