/** Typing a puzzle into the grid. */
export default {
  'title': 'Tippe dein Sudoku ein.',
  'how': 'Ziffern füllen eine Zelle nach der anderen. Punkt, 0 oder Leertaste lassen eine Zelle aus; die Rücktaste geht zurück. Was sich widerspricht, wird sofort markiert.',
  'done': 'Fertig',
  'clear': 'Gitter leeren',
  'boxes': 'Blöcke',
  'rules-stay': 'Die Regeln und Blöcke dieses Rätsels bleiben, wie sie sind.',
  'rules': 'Regeln…',
  'rows': 'Zeilen eines Blocks',
  'columns': 'Spalten eines Blocks',
};
