/**
 * Why a pattern rules a digit out: behind a colon, and in the log (`log`), where a list of cells follows. {unit} and
 * {other} are "la fila C"; {digits} and {cells} are lists.
 */
export default {
  'trial': 'se probó, y llevó a una contradicción',
  'some': 'un patrón en {unit} lo descarta',
  'locked': 'en {unit}, {digit} tiene que estar en {other}',
  'locked.seen': 'cada sitio para {digit} en {unit} lo descarta',
  'hidden': 'en {unit}, {digits} tienen que estar en {cells}',
  'empty': '{cell} se ha quedado sin candidatos',
  'too-few': '{cells} solo tienen {digits} entre todas',
  'too-few.many': '{count} celdas en {unit} solo tienen {digits, plural, one {# dígito} other {# dígitos}} entre todas',
  'is': '{cell} es {digit}',
  'take': '{cells} se reparten {digits}',
  'take.many': 'otras {count} celdas en {unit} se reparten {digit} y {others, plural, one {# dígito más} other {# dígitos más}}',
  'rest': 'en {unit}, {digits} {count, plural, one {tiene} other {tienen}} que estar en {cells}',
  'tridagon': 'once de doce celdas en las cajas {boxes} solo tienen {digits}, que no pueden llenar las doce',

  'log.some': 'Un patrón en {unit} descarta {digit} en ',
  'log.locked': 'En {unit}, {digit} está atrapado en {other}: no en ',
  'log.locked.seen': 'Cada sitio para {digit} en {unit}: no en ',
  'log.is': '{assignment} descarta {digit} en ',
  'log.within': '{digits} {count, plural, one {está} other {están}} en {cells}: no en ',
  'log.others': '{digits} {count, plural, one {está} other {están}} en {cells}: {digit} no está en ',
  'log.many': '{digit} y {others, plural, one {# dígito más} other {# dígitos más}} están en {count} celdas en {unit}: no en ',
  'log.tridagon': 'Tridagón de {digits} en las cajas {boxes}: {digit} no está en ',

  'pass.trial': '{propagator}: se prueban los candidatos de {count, plural, one {# celda vacía} other {# celdas vacías}}',
  'pass.units': '{propagator}: se revisan todas las unidades',
  'pass.boxes': '{propagator}: se revisan las cajas de cuatro en cuatro',
};
