/** Levels of difficulty, and what each takes. */
export default {
  'name.very-easy': 'Very easy',
  'name.easy': 'Easy',
  'name.medium': 'Medium',
  'name.hard': 'Hard',
  'name.fiendish': 'Fiendish',
  'name.extreme': 'Extreme',
  'rule.very-easy': 'full houses and hidden singles of boxes',
  'rule.easy': 'all singles',
  'rule.medium': 'locked candidates, pairs and triples',
  'rule.hard': 'patterns: fish, skyscrapers, wings, colours, rectangles, quadruples',
  'rule.fiendish': 'chains, almost locked sets, franken and mutant fish',
  'rule.extreme': 'forcing chains, or a guess',
};
