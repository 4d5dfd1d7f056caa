/** The errors in a link of ours. {name} stands as it was passed. */
export default {
  'too-long': 'This link is too long.',
  'newer': 'This link comes from a newer Sudokuscope. Reload the page.',
  'strategy': 'The strategy in this link is unknown.',
  'step': 'The step in this link is not a number.',
  'speed': 'The speed in this link is not a number.',
  'percent': 'The puzzle in this link has a damaged % sign.',
  'empty': 'This link holds no puzzle.',
  'puzzle-too-long': 'The puzzle in this link is too long.',
  'rules': 'The rules of this puzzle are damaged, or missing from its link.',
  'box': 'The box shape in this link isn\'t written as 2x3 is.',
  'puzzle-damaged': 'The puzzle in this link is cut off or damaged.',
  'state-damaged': 'The state in this link is cut off or damaged.',
  'unknown-strategy': 'There is no strategy called "{name}".',
};
