/** Lists, and the parts of a grid. Units have their article: "la fila C", "la caja 2". */
export default {
  'and': '{first} y {last}',
  'or': '{first} o {last}',
  'nor': '{first} ni {last}',
  'comma': '{first}, {last}',
  'unit': '{kind, select, row {la fila} column {la columna} jigsaw {la región} diagonal {la diagonal} window {la ventana} region {la región extra} group {el grupo disjunto} set {el conjunto} cage {la jaula} other {la caja}} {name}',
  'kind': '{kind, select, row {fila} column {columna} jigsaw {región} diagonal {diagonal} window {ventana} region {región extra} group {grupo disjunto} set {conjunto} cage {jaula} other {caja}}',
  'puzzle': '{size}×{size} {givens, plural, =0 {sin pistas} one {con # pista} other {con # pistas}}',
};
