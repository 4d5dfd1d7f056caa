/**
 * The sentences of events: a head, which says what happens, and a tail, which says why. {cell}, {cause} and {arc} are
 * cells and arcs; {assignment} is "A4 ist 3"; {unit} is "Zeile C"; {kind} one of row, column, box.
 */
export default {
  'is': '{cell} ist {digit}',
  'equals': '{cell} = {digit}',
  'is-not': '{cell} kann nicht {digit} sein',
  'arc': '({cell} → {other})',
  'cells': '{count, plural, one {# Zelle} other {# Zellen}}',

  'start': '{givens, plural, one {# Vorgabe} other {# Vorgaben}}, {open, plural, one {# offene Zelle} other {# offene Zellen}}',

  'eliminate': '{count, plural, one {{cells}<strong> kann nicht </strong>{digit}<strong> sein</strong>} other {{cells}<strong> können nicht </strong>{digit}<strong> sein</strong>}}',
  'eliminate.cause': '{cause}<where>{kind, select, row { in derselben Zeile} column { in derselben Spalte} box { im selben Block} other {}}</where> ist {digit}',

  'place': '{assignment}',
  'place.last-candidate': 'einziger Kandidat der Zelle',
  'place.only-place': 'keine andere Zelle in {unit} kann {digit} sein',

  'decide': '<strong>Geraten: </strong>{assignment}',
  'decide.stuck': '<strong>Hier hilft keine Technik. Geraten: </strong>{assignment}',
  'decide.last': ': die einzige Ziffer, die noch zu versuchen ist',
  'decide.fewest': ' ({options}; keine Zelle hat weniger Kandidaten)',
  'decide.first': ' (die erste offene Zelle; {options})',
  'decide.random': ' (zufällig gewählt; {options})',
  'decide.reader': ' (deine Wahl; {options})',
  'digits': '{count, plural, one {# Ziffer} other {# Ziffern}}',

  'refute': '<name>{cell}</name> kann nicht {digit} sein',
  'refute.why': 'diese Annahme führte zu einem Widerspruch',
  'refute.counted': '<strong>Alle Lösungen mit {assignment} sind gezählt</strong>',

  'conflict': '<strong>Widerspruch</strong>',
  'conflict.cell': '{cell} hat keinen Kandidaten mehr',
  'conflict.unit': 'für {digit} ist in {unit} kein Platz mehr',
  'conflict.twice': '{unit} hat {digit} zweimal ({cells})',
  'conflict.more': '{count, plural, one {# weitere Einheit oder Zelle ist falsch} other {# weitere Einheiten oder Zellen sind falsch}}',

  'pass.arcs': '{propagator}: {count, plural, one {# Kante kommt} other {# Kanten kommen}} in die Warteschlange',
  'pass.units': '{propagator}: jede Einheit wird geprüft',
  'pass.cells': '{propagator}: {count, plural, one {# gelöste Zelle wird geprüft} other {# gelöste Zellen werden geprüft}}',
  'enqueue': '{arc} kommt wieder in die Warteschlange, weil sich {cause} geändert hat',
  'revise.several': 'nichts zu streichen, {other} hat noch mehrere Kandidaten',
  'revise.removes': '{other} ist {digit}, also kann {cell} nicht {digit} sein',
  'revise.nothing': 'nichts zu streichen, {cell} kann schon nicht mehr {digit} sein',

  'solution': '<strong>Lösung {number}</strong>',
  'solved': '<strong>Gelöst</strong>',
  'solved.checked': 'In jeder Einheit ({units}) kommt jede Ziffer einmal vor',
  'solved.wrong': 'Die Schlussprüfung ist gescheitert: nicht in jeder Einheit ({units}) kommt jede Ziffer einmal vor',
  'unique': '<strong>Genau eine Lösung</strong>',
  'unique.search': 'Die Suche machte {guesses, plural, one {# Annahme} other {# Annahmen}} und nahm {undone} davon zurück',
  'unique.no-guess': 'Raten war nicht nötig',
  'several': '<strong>Mindestens zwei Lösungen</strong>',
  'several.differ': '<strong>Mindestens zwei Lösungen</strong>; sie unterscheiden sich zuerst in {cell}',
  'none': '<strong>Keine Lösung</strong>',
  'none.guesses': 'Jede Annahme führte zu einem Widerspruch',
  'stuck': '{open, plural, one {Die Propagation kommt nicht weiter: # Zelle ist noch offen} other {Die Propagation kommt nicht weiter: # Zellen sind noch offen}}',
  'stuck.techniques': '{open, plural, one {Die Techniken kommen nicht weiter: # Zelle ist noch offen} other {Die Techniken kommen nicht weiter: # Zellen sind noch offen}}',
  'limit': '<strong>An der Grenze angehalten</strong>',
  'limit.length': 'Der Lauf hat bis hier {steps, plural, one {# Schritt} other {# Schritte}} und {guesses, plural, one {# Annahme} other {# Annahmen}}',
  'cancelled': '<strong>Abgebrochen</strong>',
  'cancelled.length': '{steps, plural, one {Der # Schritt des Laufs bleibt erhalten} other {Die # Schritte des Laufs bleiben erhalten}}',
  'end': '<strong>Ende</strong>',
  'unknown': 'Schritt {number}',
};
