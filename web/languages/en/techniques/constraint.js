/** A step that rests on one constraint. {constraint} is its name on the board, such as "thermometer from A1 to A5". */
export default {
  'label': 'the {constraint}',
  'pattern': 'The {constraint} limits the digits of its cells.',
};
