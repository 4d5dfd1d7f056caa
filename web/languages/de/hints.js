/** Hints by rung: where to look, in which unit, which digit or technique. {units} is "Zeilen C und G". */
export default {
  'rung.1': 'Wo du suchen kannst',
  'rung.2': 'Welche Einheit',
  'rung.3': 'Welche Ziffer oder Technik',
  'rung.4': 'Das Muster',
  'rung.5': 'Der Schritt, und warum',

  'region': 'Sieh dir {place, select, upper-left {das Gitter links oben} upper-middle {das Gitter oben in der Mitte} upper-right {das Gitter rechts oben} middle-left {die linke Seite des Gitters} middle-middle {die Mitte des Gitters} middle-right {die rechte Seite des Gitters} lower-left {das Gitter links unten} lower-middle {das Gitter unten in der Mitte} other {das Gitter rechts unten}} an.',
  'region.columns': 'Sieh dir die {place, select, left {linken} middle {mittleren} other {rechten}} Spalten an.',
  'region.rows': 'Sieh dir die {place, select, upper {oberen} middle {mittleren} other {unteren}} Zeilen an.',
  'region.all.digit': 'Das Muster reicht über das ganze Gitter. Sieh dir eine Ziffer nach der anderen an.',
  'region.all.cells': 'Das Muster reicht über das ganze Gitter. Sieh dir Zellen mit wenigen Kandidaten an.',
  'units': 'Sieh dir {units} an.',
  'where': 'Wo kann in {unit} die <strong>{digit}</strong> stehen?',
  'technique': '{names}.',
  'rule': '{rule} {summary}',
  'overlap': 'In einer Einheit passt eine Ziffer nur dort, wo eine andere Einheit sie kreuzt. Im Rest dieser anderen Einheit lässt sie sich streichen.',
  'overlap.pair': 'Zwei Zellen in denselben Einheiten teilen sich zwei Ziffern. Diese lassen sich im Rest all dieser Einheiten streichen.',
  'overlap.triple': 'Drei Zellen in denselben Einheiten teilen sich drei Ziffern. Diese lassen sich im Rest all dieser Einheiten streichen.',
};
