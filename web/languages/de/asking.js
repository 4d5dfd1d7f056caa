/** What every engine may answer that is asked. {type} stands as it is called. */
export default {
  'disposed': 'Diese Engine wurde beendet. Bitte eine neue erzeugen.',
  'not-text': 'Nur ein Text kann gelesen werden, und dies ist {value}.',
  'not-text.array': 'Nur ein Text kann gelesen werden, und dies ist ein Array.',
  'not-text.type': 'Nur ein Text kann gelesen werden, und dies ist ein Wert vom Typ {type}.',
};
