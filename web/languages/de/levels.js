/** Levels of difficulty, and what each takes. */
export default {
  'name.very-easy': 'Sehr leicht',
  'name.easy': 'Leicht',
  'name.medium': 'Mittel',
  'name.hard': 'Schwer',
  'name.fiendish': 'Sehr schwer',
  'name.extreme': 'Extrem',
  'rule.very-easy': 'letzte offene Zellen und versteckte Einer in Blöcken',
  'rule.easy': 'alle Einer',
  'rule.medium': 'gebundene Kandidaten, Paare und Drillinge',
  'rule.hard': 'Muster: Fische, Wolkenkratzer, Wings, Farben, Rechtecke, Vierlinge',
  'rule.fiendish': 'Ketten, fast nackte Teilmengen, Franken- und Mutanten-Fische',
  'rule.extreme': 'Forcing Chains oder Raten',
};
