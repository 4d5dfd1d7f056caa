/** A decision taken over: outcomes of runs, and how two compare. */
export default {
  'outcome.running': 'sucht noch',
  'outcome.none': 'keine Lösung',
  'outcome.limit': 'aufgegeben',
  'outcome.cancelled': 'angehalten',
  'outcome.multiple': 'mehrere Lösungen',
  'outcome.unique': 'die einzige Lösung',
  'outcome.solved': 'mindestens eine Lösung',
  'measure.guesses': 'Annahmen',
  'measure.undone': 'Zurückgenommen',
  'measure.steps': 'Schritte',
  'verdict.same': 'Diese Wahl braucht genauso viele Annahmen.',
  'verdict.more': 'Diese Wahl braucht {count, plural, one {# Annahme} other {# Annahmen}} mehr.',
  'verdict.fewer': 'Diese Wahl braucht {count, plural, one {# Annahme} other {# Annahmen}} weniger.',
};
