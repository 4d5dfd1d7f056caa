/** The answers that every engine may give. {type} is shown as it was asked. */
export default {
  'disposed': 'This engine was disposed of. Create another one.',
  'lost': 'The solver stopped unexpectedly. Try again, or load the page again.',
  'not-text': 'Only a text can be read, and this is {value}.',
  'not-text.array': 'Only a text can be read, and this is an array.',
  'not-text.type': 'Only a text can be read, and this is a value of type {type}.',
};
