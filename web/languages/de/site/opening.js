/** The paste box, and the dialog that chooses a puzzle. {file} is the name of a file. */
export default {
  'paste': 'Sudoku einfügen: Zeile, Gitter oder Link',
  'text': 'Ein Sudoku als Text',
  'open-file': 'Datei öffnen',
  'in-file': '{file}: ',
  'too-large': '{file} ist zu groß zum Lesen.',
  'collection-gone': 'Der Browser hat diese Sammlung nicht behalten.',
  'show-where': 'Zeigen, wo',
  'boxes': 'Blöcke {rows}×{columns}',
  'many': '{puzzles, plural, one {# Rätsel} other {# Rätsel}}.',
  'open-list': 'Liste öffnen',

  'run': 'Ein gespeicherter Lauf mit {steps, plural, one {# Schritt} other {# Schritten}}.',
  'run.going-on': 'Dieser Lauf ist noch nicht zu Ende.',

  'choose': 'Rätsel wählen',
  'compare-this': 'Dieses vergleichen',
  'play-this': 'Dieses spielen',
  'samples': 'Oder ein Beispiel wählen',
  'samples.order': 'von leicht bis schwer',
  'levels': 'Oder nach Stufe',
  'close': 'Schließen',
};
