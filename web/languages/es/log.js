/**
 * Lines of the log: shorter than sentences. {cause} and {assignment} are "A4 = 3"; {arc} is "(A1 → A2)". Messages that
 * end with a space have a list of cells or arcs behind them.
 */
export default {
  'eliminate': '{digit} se descarta en ',
  'eliminate.cause': '{cause} descarta {digit} en ',
  'eliminate.trial': '{cell}: no {digit} (prueba)',
  'eliminate.guess': '{cell}: no {digit} (suposición refutada)',
  'eliminate.counted': '{cell}: no {digit} (contada)',
  'place': '{assignment},',
  'place.last-candidate': 'último candidato',
  'place.only-place': 'único sitio en {unit}',
  'decide': 'Suposición {depth}: {assignment},',
  'decide.of': 'entre {digits}',
  'decide.last': '{assignment},',
  'decide.last-to-try': 'último intento',
  'refute': 'Se deshace la suposición {depth}: {assignment}',
  'refute.exhausted': 'Se deshace la suposición {depth}: {assignment},',
  'refute.counted': 'contada',
  'refute.skipped': 'Salto por encima de la suposición {depth}: {assignment}',
  'enqueue': '{arc} ha vuelto',
  'enqueue.several': 'De vuelta en la cola: ',
  'revise': '{arc}: sin cambios',
  'revise.removes': '{arc}: {digit} eliminado de {cell}',
  'revise.several': 'Sin cambios: ',
  'conflict': '<strong>Contradicción</strong>:',
  'solution': '<strong>Solución {number}</strong>',
  'unique': '<strong>La única solución</strong>, {guesses, plural, one {# suposición} other {# suposiciones}}',
  'solved': '<strong>Resuelto</strong>, {guesses, plural, one {# suposición} other {# suposiciones}}',
};
