/** The list of raw events. */
export default {
  'alternatives': 'of {count}',
  'cut': 'Cut after step {reached} of {length}.',
};
