/** The page that makes snippets, and what they say. */
export default {
  'sample': '{name}: {line}',
  'people': 'Like a person, by techniques',
  'embed-it': 'Embed it',
  'snippet': 'Snippet',
  'the-puzzle': 'the puzzle.',
  'alt': 'Sudoku, step {step}: {sentence}',
};
