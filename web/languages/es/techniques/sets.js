/**
 * Singles, locked candidates, subsets, Sue de Coq: `label` stands behind "A3 es 4:", `pattern` says what is there to be
 * seen, `why` why the step holds. {unit} is "la fila C"; {number} is a word, "tres"; {cells} and {digits} are lists with
 * "y", {any} is one with "o".
 */
export default {
  'full-house.label': 'la última celda vacía en {unit}',
  'full-house.pattern': '{unit} solo tiene una celda vacía.',
  'full-house.why': '{unit} tiene todos los dígitos menos {digit}, y {cell} es su única celda vacía.',

  'hidden-single.label': 'el único sitio para {digit} en {unit}',
  'hidden-single.why': '{digit} tiene que estar en algún sitio en {unit}, y solo queda {cell}.',
  'hidden-single.filled': 'Todas las demás celdas en {unit} están ocupadas.',
  'hidden-single.all': '{count, plural, one {{cells} excluye {digit} en todas las demás celdas vacías en {unit}.} other {{cells} excluyen {digit} en todas las demás celdas vacías en {unit}.}}',
  'hidden-single.some': '{count, plural, one {{cells} excluye {digit} en otras celdas vacías en {unit}.} other {{cells} excluyen {digit} en otras celdas vacías en {unit}.}}',
  'hidden-single.lost': '{digit} ya estaba descartado en {cells}.',

  'naked-single.label': 'no tiene otro candidato',
  'naked-single.pattern': 'A {cell} le queda un candidato.',
  'naked-single.pattern.all': '{cell} ve {cells}, que tienen todos los dígitos menos uno.',
  'naked-single.all': '{cell} ve {digits}. Solo queda {digit}.',
  'naked-single.some': '{cell} ve {digits}. Sus demás candidatos ya estaban descartados. Solo queda {digit}.',
  'naked-single.none': 'Todos los demás candidatos de {cell} ya estaban descartados. Solo queda {digit}.',

  'locked.label': 'en {from}, {digit} tiene que estar en {to}',
  'locked.pattern': 'En {from}, {digit} solo puede estar en {any}. Esas celdas están también en {to}.',
  'locked.why': '{from} tiene su {digit} en {any}, así que {to} también tiene ahí su {digit}. Las demás celdas en {to} no pueden ser {digit}.',

  'common-peers.label': 'cada sitio para {digit} en {unit} lo descarta',
  'common-peers.pattern': 'En {unit}, {digit} solo puede estar en {any}. Una celda de fuera ve {count, select, 2 {ambas} other {las {number}}}.',
  'common-peers.why': '{unit} tiene su {digit} en {any}. Ninguna celda que vea {count, select, 2 {ambas} other {las {number}}} puede ser {digit}.',

  'naked-subset.label': '{cells} se reparten {digits}',
  'naked-subset.pattern': '{cells} no tienen más candidatos que {digits}.',
  'naked-subset.why': 'Estas {number} celdas solo tienen {number} dígitos entre todas, así que necesitan {count, select, 2 {ambos} other {los {number}}}. Las demás celdas en {units} no pueden ser {any}.',
  'naked-subset.seen': 'Estas {number} celdas se ven entre sí y solo tienen {number} dígitos entre todas, así que necesitan {count, select, 2 {ambos} other {los {number}}}. Una celda que ve en ellas todos los sitios de uno de esos dígitos no puede ser ese dígito.',

  'hidden-subset.label': 'en {unit}, {digits} no tienen otro sitio',
  'hidden-subset.pattern': 'En {unit}, {digits} solo pueden estar en {cells}.',
  'hidden-subset.why': 'Estos {number} dígitos solo tienen {number} sitios entre todos, así que ocupan {count, select, 2 {ambos} other {los {number}}}. Por tanto, {cells} solo pueden ser {any}.',

  'sue-de-coq.label': 'Sue de Coq {cells} con {others}',
  'sue-de-coq.pattern': '{cells} están a la vez en {line} y en {box}. Comparten dígitos con {on-line} en {line} y {in-box} en {box}.',
  'sue-de-coq.room': 'Entre todas, estas {number} celdas tienen sitio para {number} dígitos como mucho: {digits}.',
  'sue-de-coq.twice': '{digit} (dos veces)',
  'sue-de-coq.used': 'Por tanto, se usan todos esos dígitos.',
  'sue-de-coq.rest': 'Lo demás en {units} no puede ser {any}.',
  'sue-de-coq.core': '{cells} no pueden ser {any}.',
};
