/** The outcomes of a puzzle: no solution, several, too large to draw, a position. {puzzle} is "9×9 mit 17 Vorgaben". */
export default {
  'copy-solution': 'Lösung kopieren',
  'edit': 'Bearbeiten',
  'save-picture': 'Bild speichern',
  'show-contradiction': 'Widerspruch zeigen',
  'solution': 'Lösung',
  'start-from-givens': 'Mit den Vorgaben beginnen',

  'large': 'Zu groß zum Zeichnen.',
  'large.unique': '{puzzle}. Gitter bis 25×25 werden gezeichnet. Dieses hat genau eine Lösung.',
  'large.multiple': '{puzzle}. Gitter bis 25×25 werden gezeichnet. Dieses hat mindestens zwei Lösungen.',
  'large.none': '{puzzle}. Gitter bis 25×25 werden gezeichnet. Dieses hat keine Lösung.',
  'large.unsolved': '{puzzle}. Gitter bis 25×25 werden gezeichnet. Dieses war mit {tries, plural, one {# Versuch} other {# Versuchen}} nicht zu lösen.',

  'unread': 'Nicht alles wurde gelesen.',
  'unread.text': 'Dieses Rätsel hat Zeichnungen, die für Regeln stehen können. Sie wurden nicht gelesen, deshalb wird nichts über seine Lösungen gesagt. Der Lauf benutzt nur die gezeigten Regeln.',
  'unread.ask': 'Sagen, was sie bedeuten',

  'none': 'Keine Lösung.',
  'none.guesses': 'Jede Annahme führt zu einem Widerspruch: {guesses, plural, one {# wurde} other {# wurden}} versucht.',
  'none.cell': '<strong>{cell}</strong> hat keinen Kandidaten mehr. Raten war nicht nötig: das Rätsel widerspricht sich selbst.',
  'none.unit': 'Für {digit} ist in <strong>{unit}</strong> kein Platz mehr. Raten war nicht nötig: das Rätsel widerspricht sich selbst.',
  'none.givens': 'Raten war nicht nötig: das Rätsel widerspricht sich selbst.',

  'several': 'Mindestens zwei Lösungen.',
  'several.differ': 'Sie unterscheiden sich zuerst in {cell}: {first} in der einen, {second} in der anderen.',
  'several.first': 'Die erste',
  'several.second': 'Die zweite',

  'contrast': 'Langwierig zu beweisen.',
  'contrast.text': 'Wer Ziffern der Reihe nach probiert, braucht {tries} Versuche für den Beweis, dass diese Lösung die einzige ist. Zwei Regeln beweisen es, ohne zu raten.',
  'contrast.tries': '69 Millionen Versuche ansehen',
  'contrast.rules': 'Die zwei Regeln ansehen',

  'position': 'Los geht es bei dieser Stellung.',
  'position.lost': 'Von hier aus keine Lösung.',
  'digits': '{digits, plural, one {# gesetzte Ziffer} other {# gesetzte Ziffern}}',
  'marks': '{cells, plural, one {# Zelle mit Marken} other {# Zellen mit Marken}}',
  'digits-and-marks': '{digits} und {marks}',
  'position.came': 'Schon dabei: {what}. Der Löser beginnt damit.',
  'position.lost.came': 'Schon dabei: {what}. Damit gibt es keine Lösung.',
  'position.lost.givens-none': 'Schon dabei: {what}. Damit gibt es keine Lösung, und mit den Vorgaben allein auch nicht.',
  'position.lost.givens-one': 'Schon dabei: {what}. Damit gibt es keine Lösung. Die Vorgaben allein haben eine.',
};
