/** The answers that every engine may give. {type} is shown as it was asked. */
export default {
  'disposed': 'Dieser Rechenkern wurde beendet. Bitte einen neuen erzeugen.',
  'lost': 'Der Rechenkern ist unerwartet stehen geblieben. Bitte noch einmal versuchen oder die Seite neu laden.',
  'not-text': 'Nur ein Text kann gelesen werden, und dies ist {value}.',
  'not-text.array': 'Nur ein Text kann gelesen werden, und dies ist ein Array.',
  'not-text.type': 'Nur ein Text kann gelesen werden, und dies ist ein Wert vom Typ {type}.',
};
