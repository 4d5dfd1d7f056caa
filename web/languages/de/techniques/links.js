/**
 * Patterns of a few links: skyscrapers, wings, colours, remote pairs. {cells} and {digits} are lists with "und", {any},
 * {first} and {second} such with "oder".
 */
export default {
  'one-of': 'Also ist mindestens eine der Zellen {cells} gleich {digit}. Eine Zelle, die {count, select, 2 {beide} other {alle {number}}} sieht, kann nicht {digit} sein.',

  'turbot.label': '{technique} {in-units}',
  'turbot.pattern': 'In {unit} steht {digit} in {first}, in {other} in {second}. {bond, select, unit {{cells} liegen beide in {joined}} knight {{cells} sind einen Springerzug voneinander entfernt} king {{cells} berühren sich an einer Ecke} other {{cells} sehen einander}}.',
  'turbot.why': '{cells} können nicht beide {digit} sein.',

  'empty-rectangle.label': 'leeres Rechteck in {box}',
  'empty-rectangle.pattern': 'In {box} kann {digit} nur in {near} oder {far} stehen, in {unit} nur in {any}.',
  'empty-rectangle.why': 'Wenn {end} nicht {digit} ist, dann ist es {joint}, und {box} kann {digit} nicht in {near} haben. Dann steht {digit} von {box} in {far}. So oder so können Zellen von {far} außerhalb von {box}, die {end} sehen, nicht {digit} sein.',

  'xy-wing.label': 'XY-Wing {cells}',
  'xyz-wing.label': 'XYZ-Wing {cells}',
  'wing.pattern': '{pivot} ({any}) sieht {pincers}.',
  'wing.pincer': '{cell} ({any})',
  'xy-wing.why': 'Ist {pivot} gleich {first}, dann ist {left} {digit}; ist es {second}, dann ist {right} {digit}.',
  'xyz-wing.why': 'Ist {pivot} gleich {first}, dann ist {left} {digit}; ist es {second}, dann ist {right} {digit}; sonst ist {pivot} selbst {digit}.',

  'w-wing.label': 'W-Wing {cells}',
  'w-wing.pattern': '{cells} haben beide die Kandidaten {digits}. In {unit} steht {joint} in {any}; {near} sieht {left}, und {far} sieht {right}.',
  'w-wing.why': 'Wenn {near} {joint} ist, ist {left} {digit}; wenn {far} {joint} ist, ist {right} {digit}.',

  'colours.label': '{count, plural, one {die Zelle sieht beide Farben} other {diese Zellen sehen beide Farben}}',
  'colours.pattern': 'Entweder steht {digit} in {cells}, oder in {others}. Jede Einheit, die sie verbindet, hat nur zwei Plätze für {digit}.',
  'colours.why': 'Alle Zellen einer Farbe sind {digit}. Eine Zelle, die beide Farben sieht, kann in keinem Fall {digit} sein.',
  'false-colour.label': 'zwei Zellen ihrer Farbe {bond, select, unit {liegen in {unit}} knight {sind einen Springerzug voneinander entfernt} king {berühren sich an einer Ecke} other {sehen einander}}',
  'false-colour.why': 'Entweder steht {digit} in {cells}, oder in keiner davon. {bond, select, unit {{two} liegen beide in {unit}} knight {{two} sind einen Springerzug voneinander entfernt} king {{two} berühren sich an einer Ecke} other {{two} sehen einander}}, also können sie nicht beide {digit} sein. Also steht {digit} in keiner davon.',

  'remote-pairs.label': 'entferntes Paar {ends}',
  'remote-pairs.pattern': '{cells} haben alle die Kandidaten {digits}. Jede sieht die nächste.',
  'remote-pairs.why': 'Sie wechseln zwischen {digits} ab, also sind {ends} verschieden: eine ist {first}, die andere {second}. Eine Zelle, die beide sieht, kann nicht {any} sein.',
};
