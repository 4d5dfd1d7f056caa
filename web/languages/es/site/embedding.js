/** The page that makes snippets, and what they say. */
export default {
  'sample': '{name}: {line}',
  'people': 'Como una persona, con técnicas',
  'embed-it': 'Insertarlo',
  'snippet': 'Código',
  'the-puzzle': 'el sudoku.',
  'alt': 'Sudoku, paso {step}: {sentence}',
};
