/** The page of the player. */
export default {
  'no-engine': 'Este navegador no ejecuta WebAssembly, así que no se puede leer nada.',
  'share': 'Compartir',
  'typed': 'Escrito en la cuadrícula',
  'watch-it': 'Verlo',
};
