/** The words of all pages: puzzles by their size, the theme, new versions. {puzzle} is "9×9 con 17 pistas". */
export default {
  'puzzle': '{size}×{size} {givens, plural, =0 {sin pistas} one {con # pista} other {con # pistas}}',
  'puzzle.boxes': '{size}×{size}, cajas de {rows}×{columns}, {givens, plural, =0 {sin pistas} one {con # pista} other {con # pistas}}',
  'read': 'Leído como {puzzle}.',

  'language': 'Idioma',
  'theme': 'Aspecto: {theme, select, light {claro} dark {oscuro} other {como el sistema}}',

  'not-loaded': 'No se pudo cargar esta parte de la página.',
  'needs-network': 'Esta parte de la página necesita conexión la primera vez.',
  'new-version': 'Hay una versión nueva de Sudokuscope.',
  'reload': 'Recargar',
  'not-now': 'Ahora no',
};
