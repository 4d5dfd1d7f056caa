/** What is wrong with a link of ours. {name} stands as it was passed. */
export default {
  'too-long': 'This link is longer than any that Sudokuscope writes.',
  'newer': 'This link comes from a newer Sudokuscope. Reload the page to get the newest.',
  'strategy': 'The strategy in this link is not one that Sudokuscope knows.',
  'step': 'The step in this link is not a number.',
  'speed': 'The speed in this link is not a number.',
  'percent': 'The puzzle in this link has a broken % sign.',
  'empty': 'This link holds no puzzle.',
  'puzzle-too-long': 'The puzzle in this link is too long.',
  'box': 'The box shape in this link is not of the form 2x3.',
  'puzzle-damaged': 'The puzzle in this link is cut off or damaged.',
  'state-damaged': 'The state in this link is cut off or damaged.',
  'unknown-strategy': 'There is no strategy called "{name}".',
};
