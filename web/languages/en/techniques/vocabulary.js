/**
 * The words that sentences on all techniques share: numbers, units (by themselves, behind "in", and further ones behind
 * "in"), and what a step does. {conclusion} is "A3 can't be 2".
 */
export default {
  'number': '{number, select, 0 {no} 1 {one} 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} 9 {nine} 10 {ten} other {{number}}}',
  'units': '{kind, select, row {{count, plural, one {row} other {rows}}} column {{count, plural, one {column} other {columns}}} other {{count, plural, one {box} other {boxes}}}} {names}',
  'units.in': 'in {kind, select, row {{count, plural, one {row} other {rows}}} column {{count, plural, one {column} other {columns}}} other {{count, plural, one {box} other {boxes}}}} {names}',
  'units.more': '{kind, select, row {{count, plural, one {row} other {rows}}} column {{count, plural, one {column} other {columns}}} other {{count, plural, one {box} other {boxes}}}} {names}',
  'units.with': '{first} and {others}',
  'units.named': '{names}',
  'units.named.in': 'in {names}',

  'is': '{cell} is {digit}',
  'cannot': '{count, plural, other {{cells} can\'t be {digits}}}',
  'conclusions': '{first}; {last}',
  'short': '{conclusion}: {label}.',

  'both-names': '{name} ({concept})',
  'hidden-single': 'Hidden single (the only choice in {unit})',
  'pointing.pair': 'Pointing pair',
  'pointing.triple': 'Pointing triple',
  'claiming.pair': 'Claiming pair',
  'claiming.triple': 'Claiming triple',
  'unknown.pattern': 'The pattern is called {name}.',

  'marks': 'Marks: a cell can\'t be a digit that it sees',
  'refuted': 'that guess led to a contradiction',
};
