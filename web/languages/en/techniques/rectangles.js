/**
 * Rectangles and loops whose digits could be swapped, and BUG+1. {floor} and {roof} are lists of cells; {any} is a
 * list with "or", {digits} one with "and".
 */
export default {
  'label': 'the {technique} {cells}',
  'deadly': 'If all four corners had only {digits}, the two digits could be swapped, giving a second solution.',
  'deadly.loop': 'If all {number} cells had only {digits}, the two digits could be swapped, giving a second solution.',
  'loop': 'Each row, column and box that has one of these {number} cells has two of them.',

  'type-1.pattern': '{floor} can only be {any}. With {cell} they make a rectangle in two boxes.',
  'type-1.pattern.loop': '{floor} can only be {any}; {cell} has other candidates too.',
  'type-1.why': 'So {cell}, the only corner with other candidates, can\'t be {any}.',
  'type-1.why.loop': 'So {cell}, the only cell with other candidates, can\'t be {any}.',

  'type-2.pattern': '{floor} can only be {any}; {roof} can also be {digit}.',

  'type-3.pattern': '{floor} can only be {any}; {roof} can also be {extra}. In {unit}, {cells} can only be {members}.',
  'type-3.why': 'So one of {roof} is {extra}. With {cells}, that makes {number} cells for {number} digits. These digits can be removed from every cell that sees all their places here.',

  'type-4.pattern': '{floor} can only be {any}; in {unit}, {locked} can only be in {roof}.',
  'type-4.why': '{roof} is {locked}. If the other were {digit}, the corners would have only these two digits.',
  'type-4.why.loop': '{roof} is {locked}. If the other were {digit}, the cells would have only these two digits.',

  'type-6.pattern': '{floor} can only be {any}. {in-units}, {digit} can only be in the corners, including {roof}.',
  'type-6.why': 'If {roof} were {digit}, both would be, and {floor} would be {other}.',

  'hidden.pattern': '{corners} make a rectangle in two boxes, and all can be {any}. {in-units}, {locked} can only be in these corners.',
  'hidden.why': 'If {cell} were {digit}, {beside} would be {locked}, and {across} would be {digit}.',

  'avoidable.label': 'the avoidable rectangle with {cells}',
  'avoidable-1.pattern': '{cells} were not given. They have {digits}, in three corners of a rectangle in two boxes.',
  'avoidable-1.why': 'If {cell} were {digit}, {digits} could be swapped in all four corners, giving a second solution.',
  'avoidable-2.pattern': '{cells} were not given and have {digits}. The other corners, {others}, can only be {digits} the other way round, or {extra}.',
  'avoidable-2.why': 'Without {extra} in {any}, {digits} could be swapped in all four corners, giving a second solution.',

  'bug.label': 'every other open cell has two candidates',
  'bug.pattern': '{cell} has three candidates, and every other open cell has two.',
  'bug.why': 'If {cell} were {any}, every digit would have two places in each unit. Then there would be a second solution. So it has to be {digit}.',
};
