// The JSDoc types of web/src and site hold, by TypeScript's own check.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import test from 'node:test';
import {root} from './source-files.mjs';

test('tsc finds nothing to complain about in web/src and site', () => {
  const {status, stdout} = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'],
      {cwd: root, encoding: 'utf8'});
  assert.equal(status, 0, stdout);
});
