/**
 * The smallest reason of a conclusion: the fewest statements about a position that force it. {cell} is "A1", {digits}
 * "3 or 5", {places} "A1 or B2", {unit} "row C", {constraint} "thermometer from A1 to A5".
 */
export default {
  'placement': '{cell} is {digit}.',
  'removal': '{cell} can\'t be {digit}.',
  'smallest': '{count, plural, =0 {It was ruled out before.} one {One statement forces it.} other {# statements together force it, and no fewer do.}}',
  'small': '{count, plural, one {One statement forces it.} other {# statements together force it. Each of them is needed, but fewer others may do.}}',
  'not-forced': 'The candidates alone don\'t force it: this step needs the fact that the puzzle has one solution.',
  'unknown': 'No reason was found in the time allowed.',
  'in-cell': '{cell} is {digits}.',
  'in-unit': 'In {unit}, {digit} is in {places}.',
  'in-constraint': 'The {constraint} holds, where {cells}.',
  'in-constraint.many': 'The {constraint} holds, with the candidates of its {count} cells.',
  'part': '{cell} is {digits}',
};
