/** Equal digits in a unit, and what was typed into a cell. {unit} is "Zeile C". */
export default {
  'clash': '<strong>{unit} hat {digit} zweimal</strong>: {cell} und {other}.',
  'clash.pair': '<strong>{cell} und {other} sind beide {digit}</strong>, {kind, select, knight {einen Springerzug} other {einen Königszug}} voneinander entfernt.',
  'typed': '{cell} {digit}.',
  'typed.empty': '{cell} leer.',
};
