// The output of a bundler in one browser: whatever chunks it cuts, the engine answers.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {carryOut, missing, wanted} from '../package/recipes.mjs';
import {startHost} from '../support/host.mjs';
import {answerOf} from './foreign-pages.mjs';

/**
 * Tests what Vite builds in one browser.
 * @param {import('./driven.mjs').Browser} browser
 */
export function testBuiltPages({name, options, driven}) {
  const why = missing('vite');
  const all = {...options, ...(why && !('skip' in options) ? {skip: why} : {timeout: 180_000})};
  test(`${name}: what Vite builds`, all, async (t) => {
    const host = await startHost({}, {'': {root: pathToFileURL(`${carryOut('vite')}/`)}});
    t.after(host.close);
    await driven().open(`${host.url}index.html`);
    assert.deepEqual(await answerOf(driven()), wanted);
  });
}
