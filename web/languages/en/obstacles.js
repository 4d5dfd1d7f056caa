/**
 * The messages before a hint: the grid is solved, or something in it is wrong. {boxes} is "boxes 2 and 5", {cells} a
 * list of cells, {digits} a list of clauses.
 */
export default {
  'solved': 'Solved: every {units} has each digit once.',
  'no-solution': 'No hint: the digits in the grid allow no solution.',
  'boxes': '{count, plural, one {box {names}} other {boxes {names}}}',

  'digits.1': '{count, plural, one {One digit is wrong. Correct it before the next hint.} other {# digits are wrong. Correct them before the next hint.}}',
  'digits.2': '{count, plural, one {The wrong digit is in {boxes}.} other {The wrong digits are in {boxes}.}}',
  'digits.3': '{count, plural, one {{cells} is wrong.} other {{cells} are wrong.}}',
  'digits.4': '{digits}.',
  'digits.5': '{digits}.',
  'digit.not': '{cell} isn’t {digit}',
  'digit.is': '{cell} is {right}, not {digit}',

  'marks.1': '{count, plural, one {In # cell, the right digit is missing from the marks. Put it back before the next hint.} other {In # cells, the right digit is missing from the marks. Put it back before the next hint.}}',
  'marks.2': '{count, plural, one {The cell is in {boxes}.} other {The cells are in {boxes}.}}',
  'marks.3': 'The right digit is missing from the marks of {cells}.',
  'marks.4': '{count, plural, one {Put back the missing mark of {cells}.} other {Put back the missing marks of {cells}.}}',
  'marks.5': '{digits}: put that mark back.',
  'mark.is': '{cell} can be {right}',

  'clash.1': 'A digit occurs twice in a row, column or box. Correct it before the next hint.',
  'clash.2': 'Look at {boxes}: a digit there occurs twice in its row, column or box.',
  'clash.3': '{count, plural, one {{cells} is wrong.} other {At least one of {cells} is wrong.}}',
  'clash.4': '{count, plural, one {{assignments} clashes with the same digit in a row, column or box.} other {{assignments} clash with the same digit in a row, column or box.}}',
};
