// Tests of pages are steady on a machine that is busy: none looks once at what comes in its own time.
import assert from 'node:assert/strict';
import test from 'node:test';
import ts from 'typescript';
import {filesIn, textOf} from './source-files.mjs';

/** The methods of Playwright that look at a page as it is just then. */
const LOOKS = ['evaluate', 'evaluateAll', 'textContent', 'innerText', 'allTextContents', 'allInnerTexts', 'count',
  'getAttribute', 'inputValue', 'isVisible', 'isHidden', 'isEnabled', 'isDisabled', 'isChecked', 'boundingBox',
  'title'];

/** @param {string} path */
const parsed = (path) => ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest);

/** True if a part of the code, or the part itself, is what is wanted. */
const has = (node, wanted) =>
  wanted(node) || ts.forEachChild(node, (child) => has(child, wanted) || undefined) === true;

/** @param {ts.Node} node @returns {ts.Node[]} it and all its parts */
function partsOf(node) {
  const parts = [node];
  ts.forEachChild(node, (child) => { parts.push(...partsOf(child)); });
  return parts;
}

const isLook = (node) => ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) &&
  LOOKS.includes(node.expression.name.text);

/** The value of a function that does nothing else than to give it; of any other function, nothing. */
function soleValueOf({body}) {
  if (!body || !ts.isBlock(body)) return body;
  const [only, ...more] = body.statements;
  return only && ts.isReturnStatement(only) && !more.length ? only.expression : undefined;
}

/**
 * The names of a module's functions that only look, without waiting for anything.
 * @param {string} path
 * @returns {string[]}
 */
function lookersIn(path) {
  const looks = (made) => {
    const value = made && ts.isFunctionLike(made) ? soleValueOf(made) : undefined;
    return value !== undefined && has(value, isLook);
  };
  return partsOf(parsed(path)).filter((node) =>
    (ts.isVariableDeclaration(node) && looks(node.initializer)) || (ts.isFunctionDeclaration(node) && looks(node)))
    .map(({name}) => name.text);
}

const shared = filesIn('tests/support/page', ['.mjs']).flatMap(lookersIn);

/**
 * The assertions that await a look at a page, and so hold or fail for good at that moment.
 * @param {string} path
 * @returns {string[]} each by its line
 */
function looksOnce(path) {
  const file = parsed(path);
  const lookers = [...shared, ...lookersIn(path)];
  const looks = (node) => isLook(node) || (ts.isCallExpression(node) && ts.isIdentifier(node.expression) &&
    lookers.includes(node.expression.text));
  const isAssertion = (node) => ts.isCallExpression(node) && node.expression.getText(file).startsWith('assert.');
  return partsOf(file).filter((node) => isAssertion(node) &&
    node.arguments.some((each) => has(each, ts.isAwaitExpression) && has(each, looks)))
    .map((node) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`);
}

test('what a page shows is asserted with `eventually`, which asks until it is so', () => {
  const files = ['browser', 'visual'].flatMap((folder) => filesIn(`tests/${folder}`, ['.js']));
  assert.ok(files.length > 50);
  assert.ok(shared.includes('gridLine') && !shared.includes('openPage'), String(shared));
  assert.deepEqual(files.flatMap(looksOnce), []);
});
