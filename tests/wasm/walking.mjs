// The way of a person through a puzzle, step by step, in the marks that each step leaves.
import {geometryOf} from '../../web/src/grid/geometry.js';

/** A puzzle as a position with all marks that its digits leave. */
export function positionOf(puzzle) {
  const shape = geometryOf(puzzle);
  const position = {...puzzle, values: new Uint8Array(shape.cells)};
  const all = (1n << BigInt(shape.size)) - 1n;
  position.candidates = BigUint64Array.from(puzzle.givens, (given) => (given ? bit(given) : all));
  for (const [cell, given] of puzzle.givens.entries()) if (given) see(shape, position, cell, given);
  return position;
}

/** Does what a step says. */
export function applyTo(position, {placements, eliminations}) {
  const shape = geometryOf(position);
  for (const [cell, digit] of placements) {
    position.values[cell] = digit;
    position.candidates[cell] = bit(digit);
    see(shape, position, cell, digit);
  }
  for (const [cell, digit] of eliminations) position.candidates[cell] &= ~bit(digit);
}

/** The easiest steps from here to the end, each with the position before it. */
export async function* easiestSteps(engine, puzzle) {
  const position = positionOf(puzzle);
  for (;;) {
    const {step} = await engine.nextStep(position);
    if (!step) return;
    yield {step, position};
    applyTo(position, step);
  }
}

const bit = (digit) => 1n << BigInt(digit - 1);

function see(shape, {givens, values, candidates}, cell, digit) {
  for (const peer of shape.peers(cell)) if (!givens[peer] && !values[peer]) candidates[peer] &= ~bit(digit);
}
