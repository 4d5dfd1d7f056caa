/** The meanings of the marks of a drawing, a sentence a mark. */
export default {
  'cover': 'A trazos: las unidades que cubren.',
  'fin': 'Cuadrado a trazos: un candidato de más (una aleta).',
  'extra': 'Cuadrado a trazos: un candidato de más.',
  'either-or': 'O son ciertos todos los candidatos rellenos, o todos los demás.',
  'strong': 'Línea continua: al menos un extremo es cierto.',
  'weak': 'Línea de puntos: como mucho un extremo es cierto.',
  'end': 'Al menos uno de los círculos gruesos es cierto.',
};
