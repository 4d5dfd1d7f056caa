/** The answers that every engine may give. {type} is shown as it was asked. */
export default {
  'disposed': 'Este motor ya se cerró. Crea otro.',
  'lost': 'El motor se detuvo de forma inesperada. Inténtalo otra vez o vuelve a cargar la página.',
  'not-text': 'Solo se puede leer un texto, y esto es {value}.',
  'not-text.array': 'Solo se puede leer un texto, y esto es un array.',
  'not-text.type': 'Solo se puede leer un texto, y esto es un valor de tipo {type}.',
};
