/** The controls of the player where there is room, and its keys. {depth}, {most} and {count} are numbers. */
export default {
  'next.decide': 'Siguiente suposición',
  'next.place': 'Siguiente dígito',
  'next.pass': 'Siguiente pasada',
  'next.conflict': 'Siguiente contradicción',
  'next.breakpoint': 'Siguiente punto de parada',
  'skip.decide': 'Suposición →',
  'skip.place': 'Dígito →',
  'skip.pass': 'Pasada →',
  'skip.conflict': 'Contradicción →',
  'previous.decide': 'Suposición anterior',
  'previous.place': 'Dígito anterior',
  'previous.pass': 'Pasada anterior',
  'previous.conflict': 'Contradicción anterior',
  'previous.breakpoint': 'Punto de parada anterior',
  'to-start': 'Al inicio',
  'to-end': 'Al final',

  'key.play-or-pause': 'Reproducir o pausar',
  'key.take-over': 'Elegir tú la siguiente suposición',
  'key.predict': 'Modo de predicción sí/no',

  'speed': 'Velocidad',
  'speed.half': '½×',
  'speed.times': '{speed}×',
  'speed.thousands': '{speed}k×',
  'speed.millions': '{speed}M×',

  'depth': '<strong>prof. {depth}</strong> de {most}',
  'ruled-out': '<strong>eliminados</strong> {count}',
};
