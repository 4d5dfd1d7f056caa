/** The list of raw events. */
export default {
  'alternatives': 'von {count}',
  'cut': 'Abgeschnitten nach Schritt {reached} von {length}.',
};
