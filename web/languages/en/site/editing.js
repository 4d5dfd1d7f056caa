/** Typing a puzzle into the grid. */
export default {
  'title': 'Type your Sudoku.',
  'how': 'Digits fill one cell after another. A point, 0 or a space skips a cell; Backspace goes back. A clash is marked at once.',
  'done': 'Done',
  'clear': 'Clear the grid',
  'boxes': 'Boxes of',
  'rows': 'Rows of a box',
  'columns': 'Columns of a box',
};
