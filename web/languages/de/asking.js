/** The answers of an engine that has ended. */
export default {
  'disposed': 'Dieser Rechenkern wurde beendet. Bitte einen neuen erzeugen.',
  'lost': 'Der Löser ist stehen geblieben. Bitte noch einmal versuchen.',
};
