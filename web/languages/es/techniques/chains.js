/**
 * Chains and loops, link by link. {node} is a candidate as a clause, "A1 es 4" or "A1 o A2 es 4", {not} one that is
 * false, "A1 no es 4"; {order} says where it stands, which changes nothing here. {cells} and {digits} are lists with
 * "y", {any} is one with "o".
 */
export default {
  'label': '{technique} de {start} a {end}',
  'label.forced': 'el bucle la obliga a ser {any}',
  'label.itself': 'se descartaría a sí misma',
  'label.loop': 'el bucle por {cells}',

  'pattern': 'Una cadena de {digits} pasa por {stops}.',
  'pattern.sets': '{count, plural, one {Usa un conjunto con un dígito más que celdas: {sets}.} other {Usa conjuntos con un dígito más que celdas: {sets}.}}',
  'stop': '{first} con {second}',

  'why.one-digit': 'La cadena demuestra que al menos una de {cells} es {digit}. Una celda que vea {count, select, 2 {ambas} other {las {number}}} no puede ser {digit}.',
  'why.two-digits': 'La cadena demuestra que {first}, o {second}, o ambas cosas. Un candidato que choque con ambas se puede eliminar.',
  'why.forced': 'Si {cells} no es {digit}, el bucle la obliga a ser {other}. Por tanto, tiene que ser {any}.',
  'why.itself.one-digit': 'El bucle demuestra que al menos una de {cells} es {digit}. Si {cell} fuera {gone}, eso sería falso.',
  'why.itself.two-digits': 'El bucle demuestra que {first}, o {second}, o ambas cosas. Si {cell} fuera {gone}, eso sería falso.',
  'why.loop': 'La cadena es un bucle cerrado. Donde dos vecinos no pueden ser ambos ciertos, uno lo es. Un candidato que choque con ambos se puede eliminar.',
  'why.loop.sets': 'Cada conjunto del bucle tiene todos sus demás dígitos, así que se pueden eliminar de las celdas que ven todos sus sitios.',

  'is': '{order, select, other {{any} es {digit}}}',
  'is-not': '{order, select, other {{cell} no es {digit}}}',
  'is-not.several': '{order, select, other {ni {cells} es {digit}}}',
  'nor': '{first} ni {last}',

  'if.then': 'Si {not}, entonces {node}.',
  'if.itself': 'Si {not}, es {digit}.',
  'so': 'Por tanto, {not}.',
  'so.and': 'Por tanto, {not}, y {node}.',
  'so.but': 'Por tanto, {not}, sino {digit}.',
  'back': 'Esto lleva de vuelta al principio.',
};
