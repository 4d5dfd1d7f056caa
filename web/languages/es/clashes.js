/** Equal digits in a unit, and what was typed into a cell. {unit} is "La fila C". */
export default {
  'clash': '<strong>{unit} tiene {digit} dos veces</strong>: {cell} y {other}.',
  'typed': '{cell} {digit}.',
  'typed.empty': '{cell} vacía.',
};
