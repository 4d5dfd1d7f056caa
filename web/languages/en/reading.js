/** What is wrong with packed puzzles, and notes on what was read. */
export default {
  'packed.server': 'This link holds a name only; the puzzle lies on a server. Open it there, and copy the puzzle itself.',
  'packed.too-long': 'This link holds {length} characters; at most {most} are read.',
  'packed.drawing-damaged': 'What this link holds is cut off or damaged: no drawing could be unpacked.',
  'packed.drawing-shape': 'The drawing in this link is no square grid of at most 36 rows.',
  'packed.write': 'Links of f-puzzles and SudokuPad hold grids up to 16×16 alone.',

  'note.first': 'The first of {count} puzzles.',
  'note.cut': '{count, plural, one {The last cell of this link was cut off: read as empty.} other {The last # cells of this link were cut off: read as empty.}}',
};
