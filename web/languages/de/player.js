/** The player: its buttons, and what a cell holds. {step}, {length} and {depth} are numbers. */
export default {
  'sudoku': 'Sudoku',
  'player': 'Steuerung',
  'start': 'Anfang',
  'back': 'Zurück',
  'step': 'Schritt',
  'play': 'Abspielen',
  'pause': 'Pause',
  'cancel': 'Abbrechen',
  'end': 'Ende',
  'more': 'Mehr',
  'of': 'von {length}',
  'at': 'Schritt {step} von {length}',
  'at.depth': 'Schritt {step} von {length}, Tiefe {depth}',

  'unit': '{unit}: {contents}',
  'cell.given': 'Vorgabe',
  'cell.guess': 'Annahme {depth}',
  'cell.clash': 'Konflikt',
  'cell.candidates': 'Kandidaten {digits}',
  'cell.empty': 'leer',

  'not-loaded': 'Ein Teil der Steuerung konnte nicht geladen werden.',
};
