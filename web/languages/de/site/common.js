/** The words of all pages: puzzles by their size, the theme, new versions. {puzzle} is "9×9 mit 17 Vorgaben". */
export default {
  'puzzle': '{size}×{size} {givens, plural, =0 {ohne Vorgaben} one {mit # Vorgabe} other {mit # Vorgaben}}',
  'puzzle.boxes': '{size}×{size}, Blöcke {rows}×{columns}, {givens, plural, =0 {ohne Vorgaben} one {mit # Vorgabe} other {mit # Vorgaben}}',
  'read': 'Gelesen als {puzzle}.',

  'language': 'Sprache',
  'theme': 'Aussehen: {theme, select, light {hell} dark {dunkel} other {wie das System}}',

  'not-loaded': 'Dieser Teil der Seite konnte nicht geladen werden.',
  'needs-network': 'Dieser Teil der Seite braucht beim ersten Mal eine Verbindung.',
  'new-version': 'Eine neue Version von Sudokuscope ist da.',
  'reload': 'Neu laden',
  'not-now': 'Jetzt nicht',
};
