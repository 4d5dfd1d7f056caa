/** Lists, and the parts of a grid. Units have their article: "la fila C", "el bloque 2". */
export default {
  'and': '{first} y {last}',
  'or': '{first} o {last}',
  'comma': '{first}, {last}',
  'unit': '{kind, select, row {la fila} column {la columna} other {el bloque}} {name}',
  'kind': '{kind, select, row {fila} column {columna} other {bloque}}',
  'puzzle': '{size}×{size} con {givens, plural, one {# pista} other {# pistas}}',
};
