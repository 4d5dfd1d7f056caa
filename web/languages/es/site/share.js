/** Sharing: links, and the QR code of one. */
export default {
  'share': 'Compartir',
  'nothing-yet': 'Todavía no hay nada que compartir.',
  'link': 'Enlace',
  'no-link': 'Una ejecución guardada no tiene enlace. Se puede guardar como archivo.',
  'included': 'Lo que incluye el enlace',
  'included.state': 'Dígitos puestos y marcas',
  'included.step': 'Paso {step}',
  'included.speed': 'Velocidad',
  'included.panel': 'Panel abierto y velocidad',

  'readable': 'Enlace legible',
  'note.readable': 'Muestra los dígitos y se puede escribir a mano.',
  'copy.readable': 'Copiar<hidden> el enlace legible</hidden>',
  'send.readable': 'Enviar<hidden> el enlace legible</hidden>',
  'short': 'Enlace corto',
  'note.short': 'Lo mismo con menos caracteres.',
  'copy.short': 'Copiar<hidden> el enlace corto</hidden>',
  'send.short': 'Enviar<hidden> el enlace corto</hidden>',
  'length': '{characters, plural, one {# carácter} other {# caracteres}}.',

  'code': 'Código QR',
  'code.short': 'Código QR del enlace corto',
  'code.too-long': 'El enlace es demasiado largo para un código QR legible.',
  'save-svg': 'Guardar como SVG',
  'saved': 'Guardado.',
};
