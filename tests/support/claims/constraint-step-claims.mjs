// A checker of what the sentences about a step by a constraint claim: each is true of something that the step removes,
// and for everything that it removes there is one that is enough.
import {wrongInConstraint} from './constraint-claims.mjs';

/**
 * The faults; none where all is right.
 * @param {object} position with rules and candidates @param {object} step @param {{why: string}} words
 * @returns {string[]}
 */
export function wrongInConstraintStep(position, step, {why}) {
  const before = {candidates: new Uint32Array(BigUint64Array.from(position.candidates).buffer)};
  const sentences = why.split(/(?<=\.) /);
  const isRight = (sentence, [cell, digit]) => {
    const words = `It can't be ${digit}: ${sentence.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())}`;
    const event = {cell, digit, constraint: step.reason.constraint};
    return [null, 'left'].includes(wrongInConstraint(position, {event, before}, words));
  };
  const idle = sentences.filter((sentence) => !step.eliminations.some((gone) => isRight(sentence, gone)));
  const bare = step.eliminations.filter((gone) => !sentences.some((sentence) => isRight(sentence, gone)));
  return [...idle, ...bare.map((gone) => `nothing for ${gone.join(' ')}`)];
}
