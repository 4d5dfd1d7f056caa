/** The errors in packed puzzles, and notes on what was read. */
export default {
  'packed.server': 'Dieser Link enthält nur einen Namen; das Rätsel liegt auf einem Server. Öffne es dort, und kopiere das Rätsel selbst.',
  'packed.too-long': 'Dieser Link hat {length} Zeichen; lesbar sind höchstens {most}.',
  'packed.drawing-damaged': 'Dieser Link ist abgeschnitten oder beschädigt: Seine Zeichnung lässt sich nicht auspacken.',
  'packed.drawing-shape': 'Die Zeichnung in diesem Link ist kein quadratisches Gitter mit höchstens 36 Zeilen.',

  'note.first': 'Das erste von {count} Rätseln.',
  'note.cut': '{count, plural, one {Die letzte Zelle dieses Links war abgeschnitten: als leer gelesen.} other {Die letzten # Zellen dieses Links waren abgeschnitten: als leer gelesen.}}',
};
