/** Twelve cells that three digits can't fill, so that one of their other candidates, the guardians, is true. */
import {speaker} from '../../language/catalogue.js';
import messages from '../../../languages/en/techniques/tridagon.js';
import {sortedUnique} from '../numbers.js';

/** @typedef {import('./words.js').StepNarrator} StepNarrator */

const say = speaker('techniques/tridagon', messages);

/** @type {StepNarrator} */
export function tridagon(words) {
  const {digits, units} = words.reason;
  const holders = words.cellsOf('extra');
  const extras = words.digitsOf('extra');
  const slots = {
    'digits': words.digits(digits), 'any': words.anyDigit(digits), 'in-units': words.within(units),
    'cells': words.cells(sortedUnique([...words.cellsOf('floor'), ...holders])),
    'guardians': words.anyDigit(extras), 'cell': words.cell(holders[0]), 'holders': words.anyOf(holders),
    'holder-list': words.cells(holders), 'count': holders.length,
  };
  const [kind, pattern] = words.step.placements.length ? /** @type {const} */ (['why.only', 'pattern']) :
    holders.length === 1 ? /** @type {const} */ (['why.cell', 'pattern']) :
      /** @type {const} */ (['why.digit', 'pattern.several']);
  return {
    label: say('label', slots), pattern: say(pattern, slots), why: `${say('why', slots)} ${say(kind, slots)}`,
  };
}
