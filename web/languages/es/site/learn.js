/** Aprender: el marco de los capítulos y de las páginas sobre técnicas. */
export default {
  'place': '{number} de {count}',
  'chapters': 'Capítulos',
  'techniques': 'Técnicas',
  'previous': 'Anterior',
  'next': 'Siguiente',
  'begin': 'Empezar',
  'easier': 'Más fácil',
  'harder': 'Más difícil',
  'difficulty': 'dificultad {difficulty}',
  'concept': 'En términos de restricciones: {concept}.',
  'also': 'También llamada: {names}.',
  'siblings': 'De la misma familia:',
  'copy': 'Copiar',
  'code': 'Código',
};
