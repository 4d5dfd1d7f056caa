/** The answers that every engine may give. {type} is shown as it was asked. */
export default {
  'disposed': 'Dieser Rechenkern wurde beendet. Bitte einen neuen erzeugen.',
  'not-text': 'Nur ein Text kann gelesen werden, und dies ist {value}.',
  'not-text.array': 'Nur ein Text kann gelesen werden, und dies ist ein Array.',
  'not-text.type': 'Nur ein Text kann gelesen werden, und dies ist ein Wert vom Typ {type}.',
};
