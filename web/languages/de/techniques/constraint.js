/** A step that rests on one constraint. {constraint} is its name on the board, such as "thermometer from A1 to A5". */
export default {
  'label': '{constraint}',
  'pattern': 'Diese Bedingung begrenzt die Ziffern ihrer Zellen: {constraint}.',
};
