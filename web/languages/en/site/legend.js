/** The legend of colours and signs, on sheets of keys and below printed lessons; `small` for those of small boards. */
export default {
  'title': 'Colours and signs',
  'given': 'A given',
  'logic': 'A digit that was deduced',
  'guess': 'A guess, with its number',
  'tint': 'Depends on a guess; darker for later ones',
  'bands': 'Around the grid: a line for each open guess',
  'struck': 'A candidate that is ruled out at this step',
  'ringed': 'The cell that rules it out',
  'unit': 'The row, column or box that they share',
  'conflict': 'A contradiction',
  'node-open': 'In the tree: a guess',
  'node-failed': 'In the tree: a guess that failed',
  'node-solution': 'In the tree: a solution',
  'guess.small': 'A guess',
  'bands.small': 'Around the grid: a line for each open guess, three at most',
};
