/** A text that can't be read. {puzzle} is "9×9 mit 17 Vorgaben". */
export default {
  'text': 'Der Text',
  'solvable': 'Das lässt sich lösen.',
  'solve': 'Lösen',
  'back': 'Zurück zum Rätsel',
  'clear': '{cell} leeren',
  'nothing-lost': 'Nichts, was du getippt hast, geht verloren.',
  'clash': 'Der Rest wurde gelesen als {puzzle}. Ändere eine der beiden, im Text oder mit einem Knopf. Nichts, was du getippt hast, geht verloren.',
};
