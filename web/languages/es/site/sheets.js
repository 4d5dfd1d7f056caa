/** Sheets and what is copied from them; the sheet of keys. {what} is "Enlace", "Solución" and so on. */
export default {
  'close': 'Cerrar',

  'copied': 'Copiado: {what}.',
  'copied.picture': 'Imagen copiada.',
  'no-pictures': 'El navegador no puede copiar imágenes aquí. Puedes guardarla en su lugar.',
  'by-hand': 'Cópialo de aquí.',
  'by-hand.why': 'El navegador no deja que esta página use el portapapeles.',
  'too-large': 'Esta imagen es demasiado grande para el navegador.',

  'keys': 'Teclas',
  'this-help': 'Esta ayuda',
  'key.space': 'Espacio',
  'key.home': 'Inicio',
  'key.end': 'Fin',
  'local': '{engine}. Todo se calcula en este navegador; no se envía nada.',
  'keep-offline': 'Guardar para usar sin conexión',
  'keeping': 'Guardando todas las páginas para usarlas sin conexión…',
  'kept': 'Todas las páginas funcionan ahora sin conexión.',
  'not-kept': 'No se pudo guardar todo.',
  'copy-report': 'Copiar un informe',
  'report': 'Informe',
  'no-engine': 'Sudokuscope sin su motor',
  'engine.worker': 'Sudokuscope {version}, motor en el worker',
  'engine.page': 'Sudokuscope {version}, motor en la página',
  'engine.simd': '{engine}, SIMD',
  'memory': '{size} MiB de memoria de WebAssembly',
};
