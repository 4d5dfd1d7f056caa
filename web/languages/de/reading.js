/** What is wrong with packed puzzles, and notes on what was read. */
export default {
  'packed.server': 'Dieser Link enthält nur einen Namen; das Rätsel liegt auf einem Server. Öffne es dort, und kopiere das Rätsel selbst.',
  'packed.too-long': 'Dieser Link enthält {length} Zeichen; höchstens {most} werden gelesen.',
  'packed.drawing-damaged': 'Was dieser Link enthält, ist abgeschnitten oder beschädigt: Es ließ sich keine Zeichnung auspacken.',
  'packed.drawing-shape': 'Die Zeichnung in diesem Link ist kein quadratisches Gitter mit höchstens 36 Zeilen.',
  'packed.write': 'Links von f-puzzles und SudokuPad fassen nur Gitter bis 16×16.',

  'note.first': 'Das erste von {count} Rätseln.',
  'note.cut': '{count, plural, one {Die letzte Zelle dieses Links war abgeschnitten: als leer gelesen.} other {Die letzten # Zellen dieses Links waren abgeschnitten: als leer gelesen.}}',
};
