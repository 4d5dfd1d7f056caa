/**
 * Rectangles and loops whose digits could be swapped, and BUG+1. {floor} and {roof} are lists of cells; {any} is a
 * list with "o", {digits} one with "y".
 */
export default {
  'label': '{technique} {cells}',
  'deadly': 'Si las cuatro esquinas tuvieran solo {digits}, los dos dígitos se podrían intercambiar, y habría una segunda solución.',
  'deadly.loop': 'Si las {number} celdas tuvieran solo {digits}, los dos dígitos se podrían intercambiar, y habría una segunda solución.',
  'loop': 'Cada fila, columna y caja que tiene una de estas {number} celdas tiene dos.',

  'type-1.pattern': 'En {floor} solo caben {any}. Con {cell} forman un rectángulo en dos cajas.',
  'type-1.pattern.loop': 'En {floor} solo caben {any}; {cell} tiene además otros candidatos.',
  'type-1.why': 'Por tanto, {cell}, la única esquina con otros candidatos, no puede ser {any}.',
  'type-1.why.loop': 'Por tanto, {cell}, la única celda con otros candidatos, no puede ser {any}.',

  'type-2.pattern': 'En {floor} solo caben {any}; en {roof} cabe además {digit}.',

  'type-3.pattern': 'En {floor} solo caben {any}; en {roof} cabe además {extra}. En {unit}, en {cells} solo caben {members}.',
  'type-3.why': 'Por tanto, una de {roof} es {extra}. Con {cells}, son {number} celdas para {number} dígitos. Esos dígitos se pueden eliminar de toda celda que vea todos sus sitios aquí.',

  'type-4.pattern': 'En {floor} solo caben {any}; en {unit}, {locked} solo puede estar en {roof}.',
  'type-4.why': '{roof} es {locked}. Si la otra fuera {digit}, las esquinas tendrían solo esos dos dígitos.',
  'type-4.why.loop': '{roof} es {locked}. Si la otra fuera {digit}, las celdas tendrían solo esos dos dígitos.',

  'type-6.pattern': 'En {floor} solo caben {any}. {in-units}, {digit} solo puede estar en las esquinas, entre ellas {roof}.',
  'type-6.why': 'Si {roof} fuera {digit}, lo serían ambas, y en {floor} estaría {other}.',

  'hidden.pattern': '{corners} forman un rectángulo en dos cajas, y todas pueden ser {any}. {in-units}, {locked} solo puede estar en esas esquinas.',
  'hidden.why': 'Si {cell} fuera {digit}, {beside} serían {locked}, y {across} sería {digit}.',

  'avoidable.label': 'rectángulo evitable con {cells}',
  'avoidable-1.pattern': '{cells} no son pistas. Tienen {digits}, en tres esquinas de un rectángulo en dos cajas.',
  'avoidable-1.why': 'Si {cell} fuera {digit}, se podrían intercambiar {digits} en las cuatro esquinas, y habría una segunda solución.',
  'avoidable-2.pattern': '{cells} no son pistas y tienen {digits}. Las otras esquinas, {others}, solo pueden tener {digits} al revés, o {extra}.',
  'avoidable-2.why': 'Sin {extra} en {any}, se podrían intercambiar {digits} en las cuatro esquinas, y habría una segunda solución.',

  'bug.label': 'todas las demás celdas vacías tienen dos candidatos',
  'bug.pattern': '{cell} tiene tres candidatos, y todas las demás celdas vacías tienen dos.',
  'bug.why': 'Si {cell} fuera {any}, cada dígito tendría dos sitios en cada unidad. Entonces habría una segunda solución. Por tanto, tiene que ser {digit}.',
};
