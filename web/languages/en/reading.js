/** The errors in packed puzzles, and notes on what was read. */
export default {
  'packed.server': 'This link holds only a name; the puzzle is on a server. Open it there, and copy the puzzle itself.',
  'packed.too-long': 'This link has {length} characters; at most {most} can be read.',
  'packed.drawing-damaged': 'This link is cut off or damaged: its drawing can\'t be unpacked.',
  'packed.drawing-shape': 'The drawing in this link is not a square grid of at most 36 rows.',

  'note.first': 'The first of {count} puzzles.',
  'note.cut': '{count, plural, one {The last cell of this link was cut off: read as empty.} other {The last # cells of this link were cut off: read as empty.}}',
};
