/**
 * Tridagons. {in-units} is "in boxes 1, 2, 4 and 5"; {cells}, {digits} and {holder-list} are lists with "and"; {any},
 * {guardians} and {holders} are lists with "or".
 */
export default {
  'label': 'the tridagon of {digits} {in-units}',
  'pattern': '{cells} have three cells in each of four boxes. They can only be {any}, except that {cell} can also be {guardians}.',
  'pattern.several': '{cells} have three cells in each of four boxes. They can only be {any}, except that {holder-list} can also be {guardians}.',
  'why': '{digits} alone can\'t fill these twelve cells: if they fit in three of the boxes, they don\'t fit in the fourth.',
  'why.only': 'So the only guardian is true: {cell} is {guardians}.',
  'why.cell': 'So one of the guardians is true: {cell} is {guardians}. It can\'t be {any}.',
  'why.digit': 'So one of the guardians is true: {guardians} is in {holders}. So {guardians} can be removed from every cell that sees {count, select, 2 {both} other {all of them}}.',
};
