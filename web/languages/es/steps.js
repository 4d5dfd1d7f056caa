/**
 * The sentences of events: a head, which says what happens, and a tail, which says why. {cell}, {cause} and {arc} are
 * cells and arcs; {assignment} is "A4 es 3"; {unit} is "la fila C"; {kind} one of row, column, box.
 */
export default {
  'is': '{cell} es {digit}',
  'equals': '{cell} = {digit}',
  'is-not': '{cell} no puede ser {digit}',
  'arc': '({cell} → {other})',
  'cells': '{count, plural, one {# celda} other {# celdas}}',

  'start': '{givens, plural, one {# pista} other {# pistas}}, {open, plural, one {# celda vacía} other {# celdas vacías}}',

  'eliminate': '{count, plural, one {{cells}<strong> no puede ser </strong>{digit}} other {{cells}<strong> no pueden ser </strong>{digit}}}',
  'eliminate.cause': '{cause}<where>{kind, select, row { en la misma fila} column { en la misma columna} box { en el mismo bloque} other {}}</where> es {digit}',

  'place': '{assignment}',
  'place.last-candidate': 'no tiene otro candidato',
  'place.only-place': 'ninguna otra celda en {unit} puede ser {digit}',

  'decide': '<strong>Suposición: </strong>{assignment}',
  'decide.stuck': '<strong>Aquí no ayuda ninguna técnica. Suposición: </strong>{assignment}',
  'decide.last': ': el único dígito que queda por probar',
  'decide.fewest': ' ({options}; ninguna celda tiene menos candidatos)',
  'decide.first': ' (la primera celda vacía; {options})',
  'decide.random': ' (elegida al azar; {options})',
  'decide.reader': ' (tu elección; {options})',
  'digits': '{count, plural, one {# dígito} other {# dígitos}}',

  'refute': '<name>{cell}</name> no puede ser {digit}',
  'refute.why': 'esa suposición llevó a una contradicción',
  'refute.counted': '<strong>Todas las soluciones con {assignment} están contadas</strong>',

  'conflict': '<strong>Contradicción</strong>',
  'conflict.cell': '{cell} se ha quedado sin candidatos',
  'conflict.unit': 'no queda sitio para {digit} en {unit}',
  'conflict.twice': '{unit} tiene {digit} dos veces ({cells})',
  'conflict.more': '{count, plural, one {# unidad o celda más está mal} other {# unidades o celdas más están mal}}',

  'pass.arcs': '{propagator}: {count, plural, one {# arco entra} other {# arcos entran}} en la cola',
  'pass.units': '{propagator}: se revisan todas las unidades',
  'pass.cells': '{propagator}: {count, plural, one {se revisa # celda resuelta} other {se revisan # celdas resueltas}}',
  'enqueue': '{arc} vuelve a la cola, porque {cause} ha cambiado',
  'revise.several': 'nada que eliminar, {other} aún tiene varios candidatos',
  'revise.removes': '{other} es {digit}, así que {cell} no puede ser {digit}',
  'revise.nothing': 'nada que eliminar, {cell} ya no podía ser {digit}',

  'solution': '<strong>Solución {number}</strong>',
  'solved': '<strong>Resuelto</strong>',
  'solved.checked': 'Cada {units} tiene cada dígito una vez',
  'solved.wrong': 'La comprobación final ha fallado: no cada {units} tiene cada dígito una vez',
  'unique': '<strong>Exactamente una solución</strong>',
  'unique.search': 'La búsqueda hizo {guesses, plural, one {# suposición} other {# suposiciones}} y deshizo {undone}',
  'unique.no-guess': 'No hizo falta ninguna suposición',
  'several': '<strong>Al menos dos soluciones</strong>',
  'several.differ': '<strong>Al menos dos soluciones</strong>; la primera diferencia está en {cell}',
  'none': '<strong>Sin solución</strong>',
  'none.guesses': 'Todas las suposiciones llevaron a una contradicción',
  'stuck': '{open, plural, one {La propagación se ha detenido: queda # celda vacía} other {La propagación se ha detenido: quedan # celdas vacías}}',
  'stuck.techniques': '{open, plural, one {Las técnicas no dan para más: queda # celda vacía} other {Las técnicas no dan para más: quedan # celdas vacías}}',
  'limit': '<strong>Detenido en el límite</strong>',
  'limit.length': 'Hasta aquí hay {steps, plural, one {# paso} other {# pasos}} y {guesses, plural, one {# suposición} other {# suposiciones}}',
  'cancelled': '<strong>Cancelado</strong>',
  'cancelled.length': '{steps, plural, one {Se conserva # paso} other {Se conservan # pasos}}',
  'end': '<strong>Fin</strong>',
  'unknown': 'Paso {number}',
};
