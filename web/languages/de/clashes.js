/** Equal digits in a unit, and what was typed into a cell. {unit} is "Zeile C". */
export default {
  'clash': '<strong>{unit} hat {digit} zweimal</strong>: {cell} und {other}.',
  'typed': '{cell} {digit}.',
  'typed.empty': '{cell} leer.',
};
