// Words of ./dev that are wrong are told before anything is built.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} tool @param {string[]} words */
function check(tool, ...words) {
  const {status, stderr} = spawnSync(process.execPath, [`tools/${tool}.mjs`, '--check', ...words],
    {cwd: root, encoding: 'utf8'});
  return {status, stderr};
}

for (const [tool, right, wrong, told] of /** @type {const} */ ([
  ['test', ['engine', 'browser'], ['nosuch'], /^No suite nosuch\. There are: .*engine/],
  ['bench', ['iss'], ['nosuch'], /^No benchmark has nosuch in its name/],
  ['fuzz', ['100'], ['abc'], /^How many executions\?/],
  ['soak', ['0.5'], ['-1'], /^How many minutes\?/],
  ['serve', ['--port', '8123'], ['--port', 'abc'], /Which port\?/],
])) {
  test(`./dev ${tool}`, () => {
    assert.deepEqual(check(tool, ...right), {status: 0, stderr: ''});
    const {status, stderr} = check(tool, ...wrong);
    assert.notEqual(status, 0);
    assert.match(stderr, told);
    assert.ok(readFileSync(`${root}dev`, 'utf8').includes(`${tool}.mjs --check "$@"`), 'dev checks them first');
  });
}
