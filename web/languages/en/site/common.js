/** The words of all pages: puzzles by their size, the theme, new versions. {puzzle} is "9×9 with 17 givens". */
export default {
  'puzzle': '{size}×{size} with {givens, plural, =0 {no givens} one {# given} other {# givens}}',
  'puzzle.boxes': '{size}×{size}, boxes of {rows}×{columns}, with {givens, plural, =0 {no givens} one {# given} other {# givens}}',
  'read': 'Read as {puzzle}.',

  'language': 'Language',
  'theme': 'Theme: {theme, select, light {light} dark {dark} other {system}}',

  'not-loaded': 'This part of the page could not be loaded.',
  'needs-network': 'This part of the page needs a network the first time.',
  'new-version': 'A new version of Sudokuscope is ready.',
  'reload': 'Reload',
  'not-now': 'Not now',
};
