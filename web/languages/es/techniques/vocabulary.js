/**
 * The words that sentences on all techniques share: numbers, units, and the step's effect. {conclusion} is "A3 no puede
 * ser 2".
 */
export default {
  'number': '{number, select, 0 {cero} 1 {un} 2 {dos} 3 {tres} 4 {cuatro} 5 {cinco} 6 {seis} 7 {siete} 8 {ocho} 9 {nueve} 10 {diez} other {{number}}}',
  'units': '{kind, select, row {{count, plural, one {la fila} other {las filas}}} column {{count, plural, one {la columna} other {las columnas}}} other {{count, plural, one {la caja} other {las cajas}}}} {names}',
  'units.in': 'en {kind, select, row {{count, plural, one {la fila} other {las filas}}} column {{count, plural, one {la columna} other {las columnas}}} other {{count, plural, one {la caja} other {las cajas}}}} {names}',
  'units.more': '{kind, select, row {{count, plural, one {la fila} other {las filas}}} column {{count, plural, one {la columna} other {las columnas}}} other {{count, plural, one {la caja} other {las cajas}}}} {names}',
  'units.with': '{first} y {others}',
  'units.named': '{names}',
  'units.named.in': 'en {names}',

  'is': '{cell} es {digit}',
  'cannot': '{count, plural, one {{cells} no puede ser {digits}} other {{cells} no pueden ser {digits}}}',
  'conclusions': '{first}; {last}',
  'short': '{conclusion}: {label}.',

  'both-names': '{name} ({concept})',
  'hidden-single': 'Único oculto (el único sitio en {unit})',
  'pointing.pair': 'Par apuntador',
  'pointing.triple': 'Trío apuntador',
  'claiming.pair': 'Par reclamado',
  'claiming.triple': 'Trío reclamado',
  'unknown.pattern': 'El patrón se llama {name}.',

  'marks': 'Marcas: una celda no puede ser un dígito que ve',
  'refuted': 'esa suposición llevó a una contradicción',
};
