/** The switch of the key for presentation mode. */
export default {
  'key': 'F beginnt und beendet die Präsentation',
};
