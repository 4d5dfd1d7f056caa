// Tests of pages are steady on a machine that is busy: none looks once at what comes in its own time.
import assert from 'node:assert/strict';
import test from 'node:test';
import ts from 'typescript';
import {filesIn, textOf} from './source-files.mjs';

/** The methods of Playwright that look at a page as it is just then. */
const LOOKS = ['evaluate', 'evaluateAll', 'textContent', 'innerText', 'allTextContents', 'allInnerTexts', 'count',
  'getAttribute', 'inputValue', 'isVisible', 'isHidden', 'isEnabled', 'isDisabled', 'boundingBox', 'title'];

/**
 * The assertions that await a look at a page, and so hold or fail for good at that moment.
 * @param {string} path
 * @returns {string[]} each by its line
 */
function looksOnce(path) {
  const file = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest);
  const found = [];
  const isLook = (node) => ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) &&
    LOOKS.includes(node.expression.name.text);
  const has = (node, wanted) =>
    wanted(node) || ts.forEachChild(node, (child) => has(child, wanted) || undefined) === true;
  const visit = (node) => {
    const isAssertion = ts.isCallExpression(node) && node.expression.getText(file).startsWith('assert.');
    if (isAssertion && node.arguments.some((each) => has(each, ts.isAwaitExpression) && has(each, isLook))) {
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('what a page shows is asserted with `eventually`, which asks until it is so', () => {
  const files = ['browser', 'visual'].flatMap((folder) => filesIn(`tests/${folder}`, ['.js']));
  assert.ok(files.length > 50);
  assert.deepEqual(files.flatMap(looksOnce), []);
});
