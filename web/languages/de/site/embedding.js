/** The page that makes snippets, and what they say. */
export default {
  'sample': '{name}: {line}',
  'people': 'Wie ein Mensch, mit Techniken',
  'embed-it': 'Einbetten',
  'snippet': 'Code',
  'the-puzzle': 'das Rätsel.',
  'alt': 'Sudoku, Schritt {step}: {sentence}',
};
