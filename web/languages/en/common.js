/** Lists, and the parts of a grid. */
export default {
  'and': '{first} and {last}',
  'or': '{first} or {last}',
  'comma': '{first}, {last}',
  'unit': '{kind, select, row {row} column {column} other {box}} {name}',
  'kind': '{kind, select, row {row} column {column} other {box}}',
  'puzzle': '{size}×{size} with {givens, plural, one {# given} other {# givens}}',
};
