export default {
  'placement': '{cell} es {digit}.',
  'removal': '{cell} no puede ser {digit}.',
  'smallest': '{count, plural, =0 {Ya estaba descartado.} one {Una afirmación lo obliga.} other {# afirmaciones juntas lo obligan, y menos no bastan.}}',
  'small': '{count, plural, one {Una afirmación lo obliga.} other {# afirmaciones juntas lo obligan. Cada una es necesaria, pero quizá basten menos si son otras.}}',
  'not-forced': 'Los candidatos por sí solos no lo obligan: este paso se basa en que el sudoku tiene una única solución.',
  'unknown': 'No se encontró ninguna razón en el tiempo permitido.',
  'in-cell': '{cell} es {digits}.',
  'in-unit': 'En {unit}, el {digit} está en {places}.',
  'in-constraint': 'Se cumple: {constraint}, donde {cells}.',
  'in-constraint.many': 'Se cumple: {constraint}, con los candidatos de sus {count} celdas.',
  'part': '{cell} es {digits}',
};
