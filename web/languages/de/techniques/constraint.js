/**
 * Steps that rest on constraints. {constraint} is a name on the board, such as "thermometer from A1 to A5", {units} a list
 * such as "rows A and B", {cells} a list with "and", {any} one with
 * "or".
 */
export default {
  'label': '{constraint}',
  'pattern': 'Diese Bedingung begrenzt die Ziffern ihrer Zellen: {constraint}.',
  'for': 'Für {digits}: {why}.',
  'dots': 'die Punkte entlang {cells}',
  'dots.pattern': 'Jeder Punkt entlang {cells} erlaubt nur bestimmte Paare.',
  'dots.why': 'Wäre {cell} {any}, könnte die Kette nicht gefüllt werden, denn auch Zellen, die einander sehen, müssen verschieden sein.',
  'parity.pattern': 'Hier wechseln sich niedrige Ziffern (bis {most}) und hohe (ab {least}) ab: {constraint}.',
  'parity.why': 'Wäre {cell} {any}, so wären die niedrigen Zellen {low} und die hohen {high}. Zellen, die einander sehen, müssen aber verschieden sein, also könnte die Linie nicht gefüllt werden.',
  'innies': 'die Innenzellen von {units}',
  'outies': 'die Außenzellen von {units}',
  'sum.pattern': 'Vergleiche die Summe von {units} mit den Käfigen dort.',
  'innies.why': 'Alle Ziffern von {units} ergeben {total}, und die Käfige darin ergeben {cages}. Also {count, plural, one {ist {cells} {sum}} other {ergeben {cells} zusammen {sum}}}.',
  'outies.why': 'Alle Ziffern von {units} ergeben {total}, und die Käfige darüber ergeben {cages}. Also {count, plural, one {ist {cells} {sum}} other {ergeben {cells} zusammen {sum}}}.',
  'crossing.why': 'Jede Füllung hat {digit}: {constraint}. Also ist {digit} in {any}, und keine Zelle, die {count, select, 1 {sie} 2 {beide} other {alle davon}} sieht, kann {digit} sein.',
};
