/**
 * The messages before a hint: the grid is solved, or something in it is wrong. {boxes} is "Blöcken 2 und 5", {cells} a
 * list of cells, {digits} a list of clauses.
 */
export default {
  'solved': 'Gelöst: in jeder Einheit ({units}) kommt jede Ziffer einmal vor.',
  'no-solution': 'Kein Tipp: mit den Ziffern im Gitter gibt es keine Lösung.',
  'boxes': '{count, plural, one {Block {names}} other {den Blöcken {names}}}',

  'digits.1': '{count, plural, one {Eine Ziffer ist falsch. Verbessere sie, bevor du weitere Tipps holst.} other {# Ziffern sind falsch. Verbessere sie, bevor du weitere Tipps holst.}}',
  'digits.2': '{count, plural, one {Die falsche Ziffer steht in {boxes}.} other {Die falschen Ziffern stehen in {boxes}.}}',
  'digits.3': '{count, plural, one {{cells} ist falsch.} other {{cells} sind falsch.}}',
  'digits.4': '{digits}.',
  'digits.5': '{digits}.',
  'digit.not': '{cell} ist nicht {digit}',
  'digit.is': '{cell} ist {right}, nicht {digit}',

  'marks.1': '{count, plural, one {In # Zelle fehlt die richtige Ziffer bei den Kandidaten. Trage sie wieder ein, bevor du weitere Tipps holst.} other {In # Zellen fehlt die richtige Ziffer bei den Kandidaten. Trage sie wieder ein, bevor du weitere Tipps holst.}}',
  'marks.2': '{count, plural, one {Die Zelle liegt in {boxes}.} other {Die Zellen liegen in {boxes}.}}',
  'marks.3': 'Bei den Kandidaten von {cells} fehlt die richtige Ziffer.',
  'marks.4': '{count, plural, one {Trage den fehlenden Kandidaten von {cells} wieder ein.} other {Trage die fehlenden Kandidaten von {cells} wieder ein.}}',
  'marks.5': '{digits}: trage das wieder ein.',
  'mark.is': '{cell} kann {right} sein',

  'clash.1': 'Eine Ziffer steht zweimal in einer Zeile, einer Spalte oder einem Block. Verbessere sie, bevor du weitere Tipps holst.',
  'clash.2': 'Suche in {boxes}: eine Ziffer dort steht zweimal in ihrer Zeile, ihrer Spalte oder ihrem Block.',
  'clash.3': '{count, plural, one {{cells} ist falsch.} other {Mindestens eine der Zellen {cells} ist falsch.}}',
  'clash.4': '{count, plural, one {{assignments} stößt auf dieselbe Ziffer in Zeile, Spalte oder Block.} other {{assignments} stoßen auf dieselbe Ziffer in Zeile, Spalte oder Block.}}',
};
