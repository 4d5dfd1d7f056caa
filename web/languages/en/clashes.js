/** Equal digits in a unit, and what was typed into a cell. {unit} is "row C". */
export default {
  'clash': '<strong>{unit} holds {digit} twice</strong>: {cell} and {other}.',
  'clash.pair': '<strong>{cell} and {other} are both {digit}</strong>, {kind, select, knight {a knight\'s move} other {a king\'s move}} apart.',
  'typed': '{cell} {digit}.',
  'typed.empty': '{cell} empty.',
};
