/** The page of the player. */
export default {
  'no-engine': 'Dieser Browser führt kein WebAssembly aus, also kann nichts gelesen werden.',
  'prove': 'Beweisen',
  'share': 'Teilen',
  'rules': 'Regeln…',
  'typed': 'Ins Gitter getippt',
  'watch-it': 'Ansehen',
};
