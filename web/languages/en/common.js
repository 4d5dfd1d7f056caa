/** Lists, and the parts of a grid. */
export default {
  'and': '{first} and {last}',
  'or': '{first} or {last}',
  'nor': '{first} or {last}',
  'comma': '{first}, {last}',
  'unit': '{kind, select, row {row} column {column} jigsaw {region} diagonal {diagonal} window {window} region {extra region} group {disjoint group} set {set} cage {cage} other {box}} {name}',
  'kind': '{kind, select, row {row} column {column} jigsaw {region} diagonal {diagonal} window {window} region {extra region} group {disjoint group} set {set} cage {cage} other {box}}',
  'puzzle': '{size}×{size} with {givens, plural, =0 {no givens} one {# given} other {# givens}}',
};
