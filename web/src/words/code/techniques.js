/** Solving as people do, by techniques: the same words in every vocabulary. */

import {line} from './parts.js';

/** @typedef {import('./pseudocode.js').Plan} Plan */
/** @typedef {import('./pseudocode.js').Procedure} Procedure */

/** @param {Plan} plan @returns {Procedure[]} */
export function techniquesCode({searches, stops}) {
  const back = {'emptied': 'nothing for {cell}', 'no-place': 'no {digit} in {unit}', 'refute': '{cell} is not {digit}'};
  const lost = 'if a cell or a unit has nothing left:';
  return [{
    head: 'SOLVE BY TECHNIQUES', causes: null, lines: [
      line(1, 'mark in each open cell the digits that no peer holds', {marks: ''}),
      line(1, stops ? 'repeat until every cell is filled' : 'repeat, keeping each filled grid',
        {solution: 'solution {number}'}),
      line(2, 'for each technique, easiest first'),
      line(3, 'if it finds a step: do it, begin again', {step: '{technique}'}),
      ...(searches ? [
        line(2, `${lost} take the last guess back`, back),
        line(3, 'its digit leaves', {refuted: ''}),
        line(2, 'if none does: guess, in the cell with the fewest digits', {decide: '{cell} = {digit}, of {options}'}),
      ] : [line(2, `${lost} stop`, back), line(2, 'if none does: stop')]),
      line(1, 'return what has come of it', {done: '', failed: ''}),
    ],
  }];
}
