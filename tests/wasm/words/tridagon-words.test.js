// Sentences about tridagons are true, whether their guardians are one candidate, one cell or one digit.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {geometry} from '../../../web/src/grid/geometry.js';
import {wholePatternOf} from '../../../web/src/words/techniques/step-pattern.js';
import {tellStep} from '../../../web/src/words/techniques/words.js';
import {wrongClaims} from '../../support/claims/claims.mjs';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);
const shape = geometry(3, 3);
const technique = engine.techniques().find(({id}) => id === 'tridagon');
const CELLS = [0, 10, 20, 3, 13, 23, 27, 37, 47, 31, 39, 50];

/** A 9x9 in which these cells are 1, 2 or 3, or one of their guardians. @param {[number, number][]} guardians */
function positionWith(guardians) {
  const candidates = new BigUint64Array(81).fill(0x1FFn);
  for (const cell of CELLS) candidates[cell] = 0b111n;
  for (const [cell, digit] of guardians) candidates[cell] |= 1n << BigInt(digit - 1);
  return {boxRows: 3, boxCols: 3, size: 9, givens: new Uint8Array(81), values: new Uint8Array(81), candidates};
}

for (const [how, guardians, short] of [
  ['an only guardian', [[50, 7]], 'F6 is 7: the tridagon of 1, 2 and 3 in boxes 1, 2, 4 and 5.'],
  ['guardians of one cell', [[50, 7], [50, 8]],
    'F6 can\'t be 1, 2 or 3: the tridagon of 1, 2 and 3 in boxes 1, 2, 4 and 5.'],
  ['guardians of one digit', [[0, 4], [39, 4]], 'E1 can\'t be 4: the tridagon of 1, 2 and 3 in boxes 1, 2, 4 and 5.'],
]) {
  test(`a tridagon with ${how} is told as it is, and its guardians stand out`, async () => {
    const position = positionWith(guardians);
    const {steps: [{found}]} = await engine.steps(position, {technique: 'tridagon'});
    const told = tellStep(shape, technique, found);
    assert.equal(told.short, short);
    assert.deepEqual(wrongClaims(shape, position, found, told, technique.name), []);
    const {candidates, sets, written} = wholePatternOf(shape, found);
    assert.deepEqual(sets, [{name: '', cells: CELLS.toSorted((a, b) => a - b)}]);
    const bold = [...candidates.filter(({look}) => look === 'end'), ...written].map(({cell, digit}) => [cell, digit]);
    assert.deepEqual(bold, guardians);
  });
}
