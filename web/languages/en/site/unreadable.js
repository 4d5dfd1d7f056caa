/** A text that can't be read. {puzzle} is "9×9 with 17 givens". */
export default {
  'text': 'The text',
  'solvable': 'That can be solved.',
  'solve': 'Solve',
  'back': 'Back to the puzzle',
  'clear': 'Clear {cell}',
  'nothing-lost': 'Nothing you typed is lost.',
  'clash': 'The rest was read as {puzzle}. Change one of the two, in the text or with a button. Nothing you typed is lost.',
};
