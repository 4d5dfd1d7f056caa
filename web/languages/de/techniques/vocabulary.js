/**
 * The words that sentences on all techniques share: numbers, units, and the step's effect. {conclusion} is "A3 kann
 * nicht 2 sein".
 */
export default {
  'number': '{number, select, 0 {kein} 1 {ein} 2 {zwei} 3 {drei} 4 {vier} 5 {fünf} 6 {sechs} 7 {sieben} 8 {acht} 9 {neun} 10 {zehn} other {{number}}}',
  'units': '{kind, select, row {{count, plural, one {Zeile} other {die Zeilen}}} column {{count, plural, one {Spalte} other {die Spalten}}} other {{count, plural, one {Block} other {die Blöcke}}}} {names}',
  'units.in': 'in {kind, select, row {{count, plural, one {Zeile} other {den Zeilen}}} column {{count, plural, one {Spalte} other {den Spalten}}} other {{count, plural, one {Block} other {den Blöcken}}}} {names}',
  'units.more': '{kind, select, row {{count, plural, one {Zeile} other {den Zeilen}}} column {{count, plural, one {Spalte} other {den Spalten}}} other {{count, plural, one {Block} other {den Blöcken}}}} {names}',
  'units.with': '{first} sowie {others}',
  'units.named': '{names}',
  'units.named.in': 'in {names}',

  'is': '{cell} ist {digit}',
  'cannot': '{count, plural, one {{cells} kann nicht {digits} sein} other {{cells} können nicht {digits} sein}}',
  'conclusions': '{first}; {last}',
  'short': '{conclusion}: {label}.',

  'both-names': '{name} ({concept})',
  'hidden-single': 'Versteckter Einer (der einzige Platz in {unit})',
  'pointing.pair': 'Verweisendes Paar',
  'pointing.triple': 'Verweisender Drilling',
  'claiming.pair': 'Beanspruchendes Paar',
  'claiming.triple': 'Beanspruchender Drilling',
  'unknown.pattern': 'Das Muster heißt {name}.',

  'marks': 'Kandidaten: eine Zelle kann keine Ziffer sein, die sie sieht',
  'refuted': 'diese Annahme führte zu einem Widerspruch',
};
