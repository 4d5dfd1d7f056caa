/**
 * The messages before a hint: the grid is solved, or something in it is wrong. {boxes} is "las cajas 2 y 5", {cells}
 * a list of cells, {digits} a list of clauses.
 */
export default {
  'solved': 'Resuelto: cada {units} tiene cada dígito una vez.',
  'no-solution': 'No hay consejo: los dígitos de la cuadrícula no permiten ninguna solución.',
  'boxes': '{count, plural, one {la caja {names}} other {las cajas {names}}}',

  'digits.1': '{count, plural, one {Un dígito está mal. Corrígelo antes del siguiente consejo.} other {# dígitos están mal. Corrígelos antes del siguiente consejo.}}',
  'digits.2': '{count, plural, one {El dígito erróneo está en {boxes}.} other {Los dígitos erróneos están en {boxes}.}}',
  'digits.3': '{count, plural, one {{cells} está mal.} other {{cells} están mal.}}',
  'digits.4': '{digits}.',
  'digits.5': '{digits}.',
  'digit.not': '{cell} no es {digit}',
  'digit.is': '{cell} es {right}, no {digit}',

  'marks.1': '{count, plural, one {En # celda falta el dígito correcto entre las marcas. Vuelve a ponerlo antes del siguiente consejo.} other {En # celdas falta el dígito correcto entre las marcas. Vuelve a ponerlo antes del siguiente consejo.}}',
  'marks.2': '{count, plural, one {La celda está en {boxes}.} other {Las celdas están en {boxes}.}}',
  'marks.3': 'Falta el dígito correcto entre las marcas de {cells}.',
  'marks.4': '{count, plural, one {Vuelve a poner la marca que falta en {cells}.} other {Vuelve a poner las marcas que faltan en {cells}.}}',
  'marks.5': '{digits}: vuelve a poner esa marca.',
  'mark.is': '{cell} puede ser {right}',

  'clash.1': 'Un dígito aparece dos veces en una fila, columna o caja. Corrígelo antes del siguiente consejo.',
  'clash.2': 'Mira en {boxes}: un dígito aparece dos veces en su fila, columna o caja.',
  'clash.3': '{count, plural, one {{cells} está mal.} other {Al menos una de {cells} está mal.}}',
  'clash.4': '{count, plural, one {{assignments} choca con el mismo dígito en una fila, columna o caja.} other {{assignments} chocan con el mismo dígito en una fila, columna o caja.}}',
};
