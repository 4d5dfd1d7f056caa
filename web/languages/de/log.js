/**
 * Lines of the log: shorter than sentences. {cause} and {assignment} are "A4 = 3"; {arc} is "(A1 → A2)". Messages that
 * end with a space have a list of cells or arcs behind them.
 */
export default {
  'eliminate': 'Keine {digit} mehr in ',
  'eliminate.cause': '{cause}: keine {digit} in ',
  'eliminate.trial': '{cell}: nicht {digit} (Versuch)',
  'eliminate.guess': '{cell}: nicht {digit} (widerlegte Annahme)',
  'eliminate.counted': '{cell}: nicht {digit} (gezählt)',
  'place': '{assignment},',
  'place.last-candidate': 'letzter Kandidat',
  'place.only-place': 'einziger Platz in {unit}',
  'decide': 'Annahme {depth}: {assignment},',
  'decide.of': 'von {digits}',
  'decide.last': '{assignment},',
  'decide.last-to-try': 'letzter Versuch',
  'refute': 'Annahme {depth} zurück: {assignment}',
  'refute.exhausted': 'Annahme {depth} zurück: {assignment},',
  'refute.counted': 'gezählt',
  'refute.skipped': 'Sprung zurück über Annahme {depth}: {assignment}',
  'enqueue': '{arc} ist zurück',
  'enqueue.several': 'Zurück in der Warteschlange: ',
  'revise': '{arc}: nichts geändert',
  'revise.removes': '{arc}: {digit} in {cell} gestrichen',
  'revise.several': 'Nichts geändert: ',
  'conflict': '<strong>Widerspruch</strong>:',
  'solution': '<strong>Lösung {number}</strong>',
  'unique': '<strong>Die einzige Lösung</strong>, {guesses, plural, one {# Annahme} other {# Annahmen}}',
  'solved': '<strong>Gelöst</strong>, {guesses, plural, one {# Annahme} other {# Annahmen}}',
};
