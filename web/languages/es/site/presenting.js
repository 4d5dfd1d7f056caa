/** El interruptor de la tecla de la presentación. */
export default {
  'key': 'F empieza y termina la presentación',
};
