/** The page of the player. */
export default {
  'no-engine': 'Este navegador no ejecuta WebAssembly, así que no se puede leer nada.',
  'prove': 'Demostrarlo',
  'share': 'Compartir',
  'rules': 'Reglas…',
  'typed': 'Escrito en la cuadrícula',
  'watch-it': 'Verlo',
};
