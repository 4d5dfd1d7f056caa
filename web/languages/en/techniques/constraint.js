/**
 * Steps by constraints. {constraint} is a name on the board, such as "thermometer from A1 to A5", {units} a list
 * such as "rows A and B", {cells} a list with "and", {any} one with "or".
 */
export default {
  'label': 'the {constraint}',
  'pattern': 'The {constraint} limits the digits of its cells.',
  'innies': 'the innies of {units}',
  'outies': 'the outies of {units}',
  'sum.pattern': 'Compare the sum of {units} with the cages there.',
  'innies.why': 'All digits of {units} sum to {total}, and the cages inside sum to {cages}. So {cells} {count, plural, one {is} other {sum to}} {sum}.',
  'outies.why': 'All digits of {units} sum to {total}, and the cages that cover them sum to {cages}. So {cells} {count, plural, one {is} other {sum to}} {sum}.',
  'crossing.why': 'Every way to fill the {constraint} has {digit}. So {digit} is in {any}, and no cell that sees {count, plural, one {it} other {all of them}} can be {digit}.',
};
