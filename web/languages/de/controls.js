/** The controls of the player where there is room, and its keys. {depth}, {most} and {count} are numbers. */
export default {
  'next.decide': 'Nächste Annahme',
  'next.place': 'Nächste Ziffer',
  'next.pass': 'Nächster Durchgang',
  'next.conflict': 'Nächster Widerspruch',
  'next.breakpoint': 'Nächster Haltepunkt',
  'skip.decide': 'Annahme →',
  'skip.place': 'Ziffer →',
  'skip.pass': 'Durchgang →',
  'skip.conflict': 'Widerspruch →',
  'previous.decide': 'Vorige Annahme',
  'previous.place': 'Vorige Ziffer',
  'previous.pass': 'Voriger Durchgang',
  'previous.conflict': 'Voriger Widerspruch',
  'previous.breakpoint': 'Voriger Haltepunkt',
  'to-start': 'Zum Anfang',
  'to-end': 'Zum Ende',

  'key.play-or-pause': 'Abspielen oder anhalten',
  'key.take-over': 'Die nächste Annahme selbst wählen',
  'key.predict': 'Vorhersagen an/aus',

  'speed': 'Tempo',
  'speed.half': '½×',
  'speed.times': '{speed}×',
  'speed.thousands': '{speed}k×',
  'speed.millions': '{speed}M×',

  'depth': '<strong>Tiefe {depth}</strong> von {most}',
  'ruled-out': '<strong>gestrichen</strong> {count}',
};
