/** Equal digits in a unit, and what was typed into a cell. {unit} is "La fila C". */
export default {
  'clash': '<strong>{unit} tiene {digit} dos veces</strong>: {cell} y {other}.',
  'clash.pair': '<strong>{cell} y {other} son ambas {digit}</strong>, a {kind, select, knight {un salto de caballo} other {un paso de rey}} una de otra.',
  'typed': '{cell} {digit}.',
  'typed.empty': '{cell} vacía.',
};
