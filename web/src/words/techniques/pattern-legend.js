/** What the marks of a pattern mean, in words. */

/** @typedef {import('./step-pattern.js').StepPattern} StepPattern */

/** @type {[applies: (pattern: StepPattern) => boolean, words: string][]} */
const MEANINGS = [
  [({units}) => units.some(({isCover}) => isCover), 'The dashed units are those that its places lie in.'],
  [({candidates}) => candidates.some(({look}) => look === 'beside'), 'What stands in a dashed square is one too many.'],
  [isEitherOr, 'Either the filled ones all hold, or the others do.'],
  [({links}) => links.some(({strong}) => strong), 'Of two that a solid line joins, one holds.'],
  [({links}) => links.some(({strong}) => !strong), 'Two that a dotted line joins can’t both hold.'],
  [({candidates}) => candidates.some(({look}) => look === 'end'), 'One of the bold rings holds.'],
];

/** Two sides of which one is true. @param {StepPattern} pattern */
function isEitherOr({candidates, sets, links}) {
  return !sets.length && candidates.some(({look}) => look === 'on') && !links.some(({strong}) => strong);
}

/** @param {StepPattern} pattern @returns {string} a sentence a mark; may be empty */
export function legendOf(pattern) {
  return MEANINGS.filter(([applies]) => applies(pattern)).map(([, words]) => words).join(' ');
}
