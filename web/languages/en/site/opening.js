/** The paste box, and the dialog that chooses a puzzle. {file} is the name of a file. */
export default {
  'paste': 'Paste a Sudoku: a line, a grid, or a link',
  'text': 'A Sudoku as text',
  'open-file': 'Open a file',
  'in-file': '{file}: ',
  'too-large': '{file} is too large to be read.',
  'collection-gone': 'The browser didn’t keep that collection.',
  'show-where': 'Show where',
  'boxes': 'Boxes of {rows}×{columns}',
  'many': '{puzzles, plural, one {# puzzle} other {# puzzles}}.',
  'open-list': 'Open the list',

  'run': 'A saved run of {steps, plural, one {# step} other {# steps}}.',
  'run.going-on': 'This run hasn’t ended yet.',

  'choose': 'Choose a puzzle',
  'compare-this': 'Compare this one',
  'play-this': 'Play this one',
  'samples': 'Or choose a sample',
  'samples.order': 'easy to hard',
  'levels': 'Or by level',
  'close': 'Close',
};
