/** Los botones de la presentación y lo que dice a quien escucha. */
export default {
  'tools': 'Presentación',
  'larger-panel': 'Panel más grande',
  'larger-board': 'Cuadrícula más grande',
  'pen': 'Lápiz',
  'clear': 'Borrar',
  'leave': 'Terminar la presentación',
  'began': 'Presentación. Av Pág y Re Pág avanzan y retroceden, Escape la termina.',
};
