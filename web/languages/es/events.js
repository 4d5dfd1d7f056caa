/** The list of raw events. */
export default {
  'alternatives': 'de {count}',
  'cut': 'Cortado tras el paso {reached} de {length}.',
};
