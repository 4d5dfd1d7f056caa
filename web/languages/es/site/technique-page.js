/** Las páginas sobre técnicas: lo que se añade al artículo. */
export default {
  'in-this-grid': 'En esta cuadrícula',
  'easier-step': 'Aquí es posible un paso más fácil:',
  'play': '<0>Jugar desde aquí</0>.',
  'press-step': 'Pulsa Paso: primero viene {technique}; después, siempre la técnica más fácil.',
  'hatched': 'A trazos: unidades que ya contienen el dígito. Dejan una celda vacía en la unidad con borde.',
  'unique': 'Esta técnica necesita un sudoku con una sola solución. Aquí solo se usa si eso se ha comprobado.',
  'alone': '¿Qué propagación encuentra lo mismo? Desde esta <0>posición</0>, la más débil que <1>llega a esta conclusión</1> es: {propagator}.',
  'trial': '¿Qué propagación encuentra lo mismo? Desde esta <0>posición</0>, supón <1>{assumption}</1> y propaga: {propagator}. Eso lleva a una <2>contradicción</2>. Así que la consistencia singleton ({propagator}) descarta este candidato.',
  'trial.stronger': '¿Qué propagación encuentra lo mismo? Desde esta <0>posición</0>, supón <1>{assumption}</1> y propaga: {propagator}. Eso lleva a una <2>contradicción</2> que una propagación más débil no encuentra. Así que la consistencia singleton ({propagator}) descarta este candidato.',
  'position': 'Candidatos de la posición',
};
