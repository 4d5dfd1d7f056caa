// Everything that counts its own removals in a table has a name there.
import assert from 'node:assert/strict';
import test from 'node:test';
import {causes} from '#causes';
import {propagatorName} from '../../../web/src/words/strategy-names.js';

test('every cause but search has a name that is no id, constraints too', () => {
  const ids = causes.map(([, id]) => id).filter((id) => id !== 'search');
  assert.deepEqual(ids.filter((id) => propagatorName(id) === id), []);
  assert.equal(propagatorName('constraint'), 'Constraints');
});
