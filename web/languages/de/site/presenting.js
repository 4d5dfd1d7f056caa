/** Der Schalter der Taste für die Präsentation. */
export default {
  'key': 'F beginnt und beendet die Präsentation',
};
