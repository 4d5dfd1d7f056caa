/** The buttons of presentation mode, and what it says to those who listen. */
export default {
  'tools': 'Presentación',
  'larger-panel': 'Panel más grande',
  'larger-board': 'Cuadrícula más grande',
  'pen': 'Lápiz',
  'clear': 'Borrar',
  'leave': 'Terminar la presentación',
  'began': 'Modo de presentación. Av Pág y Re Pág avanzan y retroceden, Escape lo termina.',
};
