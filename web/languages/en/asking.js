/** The answers of an engine that has ended. */
export default {
  'disposed': 'This engine was disposed of. Create another one.',
  'lost': 'The solver has stopped. Please try again.',
};
