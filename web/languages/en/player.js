/** The player: its buttons, and what a cell holds. {step}, {length} and {depth} are numbers. */
export default {
  'sudoku': 'Sudoku',
  'player': 'Player',
  'start': 'Start',
  'back': 'Back',
  'step': 'Step',
  'play': 'Play',
  'pause': 'Pause',
  'cancel': 'Cancel',
  'end': 'End',
  'more': 'More',
  'of': 'of {length}',
  'at': 'Step {step} of {length}',
  'at.depth': 'Step {step} of {length}, depth {depth}',

  'unit': '{unit}: {contents}',
  'cell.given': 'given',
  'cell.guess': 'guess {depth}',
  'cell.clash': 'clash',
  'cell.candidates': 'candidates {digits}',
  'cell.empty': 'empty',

  'not-loaded': 'A part of the player could not be loaded.',
};
