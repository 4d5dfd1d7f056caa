/** Typing a puzzle into the grid. */
export default {
  'title': 'Type your Sudoku.',
  'how': 'Digits fill one cell after another. A dot, 0 or a space skips a cell; Backspace goes back. Clashes are marked at once.',
  'done': 'Done',
  'clear': 'Clear the grid',
  'boxes': 'Boxes of',
  'rules-stay': 'The rules and boxes of this puzzle stay as they are.',
  'rules': 'Rules…',
  'rows': 'Rows of a box',
  'columns': 'Columns of a box',
};
