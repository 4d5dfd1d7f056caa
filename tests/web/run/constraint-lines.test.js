// Constraints that are read cell by cell: digits are possible exactly where they meet the constraint.
import assert from 'node:assert/strict';
import test from 'node:test';
import {holds} from '../../../web/src/grid/constraint-check.js';
import {isPossible, lineOf} from '../../../web/src/run/constraint-lines.js';
import {one, shapeOf} from '../../support/rules.mjs';

const names = 'A1 A4 B2 B7 C5 C9 D3 D8 E6';

/** True if a line of a constraint accepts these digits. */
function accepts(constraint, digits) {
  const line = lineOf(shapeOf([constraint]), constraint);
  return isPossible(line, digits.map((digit) => [digit]), {left: Infinity});
}

test('an area may have to have one digit eight times', () => {
  for (const kind of ['contain', 'contain-exact']) {
    const constraint = one(kind, names, {values: new Array(8).fill(3)});
    for (let threes = 6; threes <= 9; threes += 1) {
      const digits = Array.from({length: 9}, (_, i) => (i < threes ? 3 : 4));
      const values = new Uint8Array(81);
      for (const [i, cell] of constraint.cells.entries()) values[cell] = digits[i];
      assert.equal(accepts(constraint, digits), holds(shapeOf([constraint]), values, constraint), `${kind} ${threes}`);
    }
  }
  const both = one('contain-exact', names, {values: [2, 3, 3, 3, 3, 3, 3, 3]});
  assert.ok(accepts(both, [3, 3, 3, 3, 3, 3, 3, 2, 9]));
  assert.equal(accepts(both, [3, 3, 3, 3, 3, 3, 3, 3, 9]), false);
});
