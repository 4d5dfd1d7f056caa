/**
 * Forcing chains. Clauses come in the order of words that their place asks for: {order} is `main` where they stand by
 * themselves, `inverted` behind "then" or "so", `subordinate` behind "if". {start}, {step}, {result} and {end} are such
 * clauses; {any} is a list with "or".
 */
export default {
  'is': '{order, select, other {{cell} is {digit}}}',
  'is-not': '{order, select, other {{cell} is not {digit}}}',
  'is.only-place': '{order, select, other {{cell} is {digit} (the only place in {unit})}}',
  'is.last-candidate': '{order, select, other {{cell} is {digit} (its last candidate)}}',
  'no-place': '{order, select, other {{unit} has no place for {digit}}}',
  'no-candidate': '{order, select, other {{cell} has no candidate left}}',

  'cell.label': 'whatever {cell} is',
  'cell.pattern': '{cell} is {any}.',
  'region.label': 'wherever {digit} is in {unit}',
  'region.pattern': 'In {unit}, {digit} is in {any}.',
  'same': 'Every case leads to the same result.',
  'why': 'In {count, select, 2 {both} other {all {number}}} cases, {result}.',

  'contradiction.label': 'otherwise {end}',
  'contradiction.pattern': 'One candidate leads to a contradiction: {end}.',
  'contradiction.why': 'If {cell} were {digit}, there would be a contradiction: {end}. So {cell} can\'t be {digit}.',

  'case.first': 'If {start}, {step}.',
  'case.then': 'Then {step}.',
  'case.so': 'So {end}.',
  'case.numbered': 'If {start}: {steps}.',
  'case.numbered.more': 'Then {steps}.',
  'case.number': '({number}) {step}',
};
