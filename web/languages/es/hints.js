/** Hints by rung: where to look, in which unit, which digit or technique. {units} is "las filas C y G". */
export default {
  'rung.1': 'Dónde mirar',
  'rung.2': 'Qué unidad',
  'rung.3': 'Qué dígito o técnica',
  'rung.4': 'El patrón',
  'rung.5': 'El paso, y por qué',

  'region': 'Mira {place, select, upper-left {arriba a la izquierda} upper-middle {arriba en el centro} upper-right {arriba a la derecha} middle-left {a la izquierda} middle-middle {en el centro} middle-right {a la derecha} lower-left {abajo a la izquierda} lower-middle {abajo en el centro} other {abajo a la derecha}} en la cuadrícula.',
  'region.columns': 'Mira las columnas {place, select, left {de la izquierda} middle {del centro} other {de la derecha}}.',
  'region.rows': 'Mira las filas {place, select, upper {de arriba} middle {del centro} other {de abajo}}.',
  'region.all.digit': 'El patrón abarca toda la cuadrícula. Mira los dígitos uno a uno.',
  'region.all.cells': 'El patrón abarca toda la cuadrícula. Mira las celdas con pocos candidatos.',
  'units': 'Mira {units}.',
  'where': '¿Dónde puede ir <strong>{digit}</strong> en {unit}?',
  'technique': '{names}.',
  'rule': '{rule} {summary}',
  'overlap': 'En una unidad, un dígito cabe solo donde otra unidad la cruza. Se puede eliminar del resto de esa otra unidad.',
  'overlap.pair': 'Dos celdas de las mismas unidades comparten dos dígitos. Se pueden eliminar del resto de todas esas unidades.',
  'overlap.triple': 'Tres celdas de las mismas unidades comparten tres dígitos. Se pueden eliminar del resto de todas esas unidades.',
};
