// Messages are looked up when something is said: while a module is read, the language may not have come.
import assert from 'node:assert/strict';
import test from 'node:test';
import ts from 'typescript';
import {filesIn, textOf} from './source-files.mjs';

/** The functions that say something without being a speaker themselves. */
const SPEAKING = ['list', 'listParts', 'either', 'count', 'plural', 'kindName', 'puzzleName', 'writeNumber'];

/** True if what is inside of a node waits until it is called. @param {ts.Node} node */
const waits = (node) => ts.isFunctionLike(node) ||
  (ts.isPropertyDeclaration(node) && !node.modifiers?.some(({kind}) => kind === ts.SyntaxKind.StaticKeyword));

/** @param {ts.Node} node */
const isSpeaker = (node) => ts.isVariableDeclaration(node) && node.initializer &&
  ts.isCallExpression(node.initializer) && node.initializer.expression.getText() === 'speaker';

/**
 * The messages that a module says while it is read.
 * @param {string} name
 * @param {string} text
 * @returns {string[]} a line each: "words.js: say('and')"
 */
function saidAtOnce(name, text) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  /** @type {Set<string>} */
  const speakers = new Set();
  /** @param {ts.Node} node */
  const find = (node) => {
    if (isSpeaker(node)) speakers.add(node.name.getText());
    if (ts.isImportSpecifier(node) && SPEAKING.includes((node.propertyName ?? node.name).text)) {
      speakers.add(node.name.text);
    }
    ts.forEachChild(node, find);
  };
  find(source);
  /** @type {string[]} */
  const said = [];
  /** @param {ts.Node} node */
  const look = (node) => {
    if (waits(node)) return;
    if (ts.isCallExpression(node) && speakers.has(node.expression.getText().replace(/\.parts$/, ''))) {
      said.push(`${name}: ${node.getText()}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return said;
}

test('what is said while a module is read is found, and what waits is not', () => {
  const start = 'import {list as all} from \'./numbers.js\';\nconst say = speaker(\'common\', common);\n';
  for (const wrong of ['say(\'and\');', 'const A = {b: [say.parts(\'and\')]};', 'class A { static b = say(\'and\'); }',
    'const A = all([]);']) {
    assert.equal(saidAtOnce('a.js', start + wrong).length, 1, wrong);
  }
  for (const right of ['function a() { return say(\'and\'); }', 'const a = () => say(\'and\');', 'say.has(\'and\');',
    'class A { b = say(\'and\'); get c() { return all([]); } }', 'const A = {get b() { return say(\'and\'); }};',
    'count(2);']) {
    assert.deepEqual(saidAtOnce('a.js', start + right), [], right);
  }
});

test('no module says anything while it is read', () => {
  const files = [...filesIn('web/src', ['.js']), ...filesIn('site', ['.js'])];
  assert.deepEqual(files.flatMap((path) => saidAtOnce(path, textOf(path))), []);
});
