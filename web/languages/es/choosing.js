/** A decision taken over: outcomes of runs, and how two compare. */
export default {
  'outcome.running': 'sigue buscando',
  'outcome.none': 'sin solución',
  'outcome.limit': 'abandonada',
  'outcome.cancelled': 'detenida',
  'outcome.multiple': 'varias soluciones',
  'outcome.unique': 'la única solución',
  'outcome.solved': 'al menos una solución',
  'measure.guesses': 'Suposiciones',
  'measure.undone': 'Deshechas',
  'measure.steps': 'Pasos',
  'verdict.same': 'Esta elección necesita las mismas suposiciones.',
  'verdict.more': 'Esta elección necesita {count, plural, one {# suposición más} other {# suposiciones más}}.',
  'verdict.fewer': 'Esta elección necesita {count, plural, one {# suposición menos} other {# suposiciones menos}}.',
};
