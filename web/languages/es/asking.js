/** The answers of an engine that has ended. */
export default {
  'disposed': 'Este motor ya se cerró. Crea otro.',
  'lost': 'El solucionador se detuvo. Inténtalo otra vez.',
};
