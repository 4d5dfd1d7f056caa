/** Equal digits in a unit, and what was typed into a cell. {unit} is "row C". */
export default {
  'clash': '<strong>{unit} holds {digit} twice</strong>: {cell} and {other}.',
  'typed': '{cell} {digit}.',
  'typed.empty': '{cell} empty.',
};
