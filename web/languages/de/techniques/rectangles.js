/**
 * Rectangles and loops whose digits could be swapped, and BUG+1. {floor} and {roof} are lists of cells; {any} is a
 * list with "oder", {digits} one with "und".
 */
export default {
  'label': '{technique} {cells}',
  'deadly': 'Hätten alle vier Ecken nur {digits}, könnte man die beiden Ziffern vertauschen, und es gäbe eine zweite Lösung.',
  'deadly.loop': 'Hätten alle {number} Zellen nur {digits}, könnte man die beiden Ziffern vertauschen, und es gäbe eine zweite Lösung.',
  'loop': 'Jede Zeile, Spalte und jeder Block mit einer dieser {number} Zellen hat zwei davon.',

  'type-1.pattern': 'Möglich sind in {floor} nur {any}. Mit {cell} bilden sie ein Rechteck in zwei Blöcken.',
  'type-1.pattern.loop': 'Möglich sind in {floor} nur {any}; {cell} hat noch andere Kandidaten.',
  'type-1.why': 'Also kann {cell}, die einzige Ecke mit anderen Kandidaten, nicht {any} sein.',
  'type-1.why.loop': 'Also kann {cell}, die einzige Zelle mit anderen Kandidaten, nicht {any} sein.',

  'type-2.pattern': 'Möglich sind in {floor} nur {any}, in {roof} auch {digit}.',

  'type-3.pattern': 'Möglich sind in {floor} nur {any}, in {roof} auch {extra}. In {unit} sind in {cells} nur {members} möglich.',
  'type-3.why': 'Also ist eine von {roof} gleich {extra}. Mit {cells} sind das {number} Zellen für {number} Ziffern. Diese Ziffern lassen sich in jeder Zelle streichen, die alle ihre Plätze hier sieht.',

  'type-4.pattern': 'Möglich sind in {floor} nur {any}; in {unit} kann {locked} nur in {roof} stehen.',
  'type-4.why': 'In {roof} steht {locked}. Wäre die andere Ecke {digit}, hätten die Ecken nur diese beiden Ziffern.',
  'type-4.why.loop': 'In {roof} steht {locked}. Wäre die andere Zelle {digit}, hätten die Zellen nur diese beiden Ziffern.',

  'type-6.pattern': 'Möglich sind in {floor} nur {any}. {in-units} kann {digit} nur in den Ecken stehen, auch in {roof}.',
  'type-6.why': 'Stünde {digit} in {roof}, dann in beiden, und {floor} wären {other}.',

  'hidden.pattern': '{corners} bilden ein Rechteck in zwei Blöcken, und alle können {any} sein. {in-units} kann {locked} nur in diesen Ecken stehen.',
  'hidden.why': 'Wäre {cell} {digit}, dann wären {beside} {locked}, und {across} wäre {digit}.',

  'avoidable.label': 'vermeidbares Rechteck mit {cells}',
  'avoidable-1.pattern': '{cells} sind keine Vorgaben. Sie haben {digits}, in drei Ecken eines Rechtecks in zwei Blöcken.',
  'avoidable-1.why': 'Wäre {cell} {digit}, könnte man {digits} in allen vier Ecken vertauschen, und es gäbe eine zweite Lösung.',
  'avoidable-2.pattern': '{cells} sind keine Vorgaben und haben {digits}. Die anderen Ecken, {others}, können nur {digits} umgekehrt haben, oder {extra}.',
  'avoidable-2.why': 'Ohne {extra} in {any} könnte man {digits} in allen vier Ecken vertauschen, und es gäbe eine zweite Lösung.',

  'bug.label': 'jede andere offene Zelle hat zwei Kandidaten',
  'bug.pattern': '{cell} hat drei Kandidaten, und jede andere offene Zelle hat zwei.',
  'bug.why': 'Wäre {cell} {any}, hätte jede Ziffer in jeder Einheit zwei Plätze. Dann gäbe es eine zweite Lösung. Also muss es {digit} sein.',
};
