/**
 * Steps by constraints. {constraint} is a name on the board, such as "thermometer from A1 to A5", {units} a list
 * such as "rows A and B", {cells} a list with "and", {any} one with
 * "or".
 */
export default {
  'label': 'the {constraint}',
  'pattern': 'The {constraint} limits the digits of its cells.',
  'for': 'For {digits}: {why}.',
  'dots': 'the dots along {cells}',
  'dots.pattern': 'Each dot along {cells} allows only certain pairs.',
  'dots.why': 'If {cell} were {any}, this chain could not be filled, since cells that see each other have to differ, too.',
  'parity.pattern': 'Low digits (up to {most}) and high digits (from {least}) alternate along the {constraint}.',
  'parity.why': 'If {cell} were {any}, the low cells would be {low}, and the high cells {high}. But cells that see each other have to differ, so the line could not be filled.',
  'innies': 'the innies of {units}',
  'outies': 'the outies of {units}',
  'sum.pattern': 'Compare the sum of {units} with the cages there.',
  'innies.why': 'All digits of {units} sum to {total}, and the cages inside sum to {cages}. So {cells} {count, plural, one {is} other {sum to}} {sum}.',
  'outies.why': 'All digits of {units} sum to {total}, and the cages that cover them sum to {cages}. So {cells} {count, plural, one {is} other {sum to}} {sum}.',
  'crossing.why': 'Every way to fill the {constraint} has {digit}. So {digit} is in {any}, and no cell that sees {count, select, 1 {it} 2 {both} other {all of them}} can be {digit}.',
};
