/** The switch of the key for presentation mode. */
export default {
  'key': 'F empieza y termina el modo de presentación',
};
