/** A decision taken over: outcomes of runs, and how two compare. */
export default {
  'outcome.running': 'sigue buscando',
  'outcome.none': 'sin solución',
  'outcome.limit': 'abandonada',
  'outcome.cancelled': 'detenida',
  'outcome.multiple': 'varias soluciones',
  'outcome.unique': 'la única solución',
  'outcome.solved': 'primera solución',
  'measure.guesses': 'Suposiciones',
  'measure.undone': 'Deshechas',
  'measure.steps': 'Pasos',
  'verdict.same': 'Tu elección necesita las mismas suposiciones.',
  'verdict.more': 'Tu elección necesita {count, plural, one {# suposición más} other {# suposiciones más}}.',
  'verdict.fewer': 'Tu elección necesita {count, plural, one {# suposición menos} other {# suposiciones menos}}.',
};
