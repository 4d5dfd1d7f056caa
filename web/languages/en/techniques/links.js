/**
 * Patterns of a few links: skyscrapers, wings, colours, remote pairs. {cells} and {digits} are lists with "and", {any},
 * {first} and {second} such with "or".
 */
export default {
  'one-of': 'So at least one of {cells} is {digit}. A cell that sees {count, select, 2 {both} other {all {number}}} can\'t be {digit}.',

  'turbot.label': 'the {technique} {in-units}',
  'turbot.pattern': 'In {unit}, {digit} is in {first}; in {other}, it is in {second}. {bond, select, unit {{cells} share {joined}} knight {{cells} are a knight\'s move apart} king {{cells} touch at a corner} other {{cells} see each other}}.',
  'turbot.why': '{cells} can\'t both be {digit}.',

  'empty-rectangle.label': 'the empty rectangle in {box}',
  'empty-rectangle.pattern': 'In {box}, {digit} can only be in {near} or {far}; in {unit}, only in {any}.',
  'empty-rectangle.why': 'If {end} is not {digit}, {joint} is, and {box} can\'t have it in {near}. Then {box} has its {digit} in {far}. Either way, cells of {far} outside {box} that see {end} can\'t be {digit}.',

  'xy-wing.label': 'the XY-wing {cells}',
  'xyz-wing.label': 'the XYZ-wing {cells}',
  'wing.pattern': '{pivot} ({any}) sees {pincers}.',
  'wing.pincer': '{cell} ({any})',
  'xy-wing.why': 'If {pivot} is {first}, {left} is {digit}; if it is {second}, {right} is {digit}.',
  'xyz-wing.why': 'If {pivot} is {first}, {left} is {digit}; if it is {second}, {right} is {digit}; otherwise {pivot} is {digit}.',

  'w-wing.label': 'the W-wing {cells}',
  'w-wing.pattern': '{cells} both have the candidates {digits}. In {unit}, {joint} is in {any}; {near} sees {left}, and {far} sees {right}.',
  'w-wing.why': 'If {near} is {joint}, {left} is {digit}; if {far} is {joint}, {right} is {digit}.',

  'colours.label': '{count, plural, one {it sees both colours} other {they see both colours}}',
  'colours.pattern': 'Either all of {cells} are {digit}, or all of {others} are. Each unit that links them has only two places for {digit}.',
  'colours.why': 'All cells of one colour are {digit}. A cell that sees both colours can\'t be {digit} in either case.',
  'false-colour.label': 'two cells of their colour {bond, select, unit {are in {unit}} knight {are a knight\'s move apart} king {touch at a corner} other {see each other}}',
  'false-colour.why': 'Either all of {cells} are {digit}, or none of them is. {bond, select, unit {{two} are both in {unit}} knight {{two} are a knight\'s move apart} king {{two} touch at a corner} other {{two} see each other}}, so they can\'t both be {digit}. So none of them is.',

  'remote-pairs.label': 'the remote pair {ends}',
  'remote-pairs.pattern': '{cells} all have the candidates {digits}. Each of them sees the next.',
  'remote-pairs.why': 'They alternate between {digits}, so {ends} differ: one is {first}, the other {second}. A cell that sees both can\'t be {any}.',
};
