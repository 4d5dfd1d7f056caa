/**
 * Chains and loops, link by link. {node} is a candidate as a clause, "A1 is 4" or "A1 or A2 is 4", {not} one that is
 * false, "A1 is not 4", in the order of words that its place asks for: {order} is `main` where it stands by itself,
 * `inverted` behind "then" or "so", `subordinate` behind "if" or "that". {cells} and {digits} are lists with "and",
 * {any} is one with "or".
 */
export default {
  'label': 'the {technique} from {start} to {end}',
  'label.forced': 'the loop makes it {any}',
  'label.itself': 'it would rule itself out',
  'label.loop': 'the loop through {cells}',

  'pattern': 'A chain of {digits} runs through {stops}.',
  'pattern.sets': '{count, plural, one {It uses a set with one more digit than cells: {sets}.} other {It uses sets with one more digit than cells: {sets}.}}',
  'stop': '{first} with {second}',

  'why.one-digit': 'The chain proves that at least one of {cells} is {digit}. A cell that sees {count, select, 2 {both} other {all {number}}} can\'t be {digit}.',
  'why.two-digits': 'The chain proves that {first}, or {second}, or both. A candidate that clashes with both can be removed.',
  'why.forced': 'If {cells} is not {digit}, the loop makes it {other}. So it has to be {any}.',
  'why.itself.one-digit': 'The loop proves that at least one of {cells} is {digit}. If {cell} were {gone}, that would be false.',
  'why.itself.two-digits': 'The loop proves that {first}, or {second}, or both. If {cell} were {gone}, that would be false.',
  'why.loop': 'The chain is a closed loop. Wherever two neighbours on it can\'t both be true, one of them is. A candidate that clashes with both can be removed.',
  'why.loop.sets': 'Each set on it has all its other digits, so they can be removed from cells that see all their places.',

  'is': '{order, select, other {{any} is {digit}}}',
  'is-not': '{order, select, other {{cell} is not {digit}}}',
  'is-not.several': '{order, select, other {neither {cells} is {digit}}}',
  'nor': '{first} nor {last}',

  'if.then': 'If {not}, then {node}.',
  'if.itself': 'If {not}, it is {digit}.',
  'so': 'So {not}.',
  'so.and': 'So {not}, and {node}.',
  'so.but': 'So {not}, but {digit}.',
  'back': 'This leads back to the start.',
};
