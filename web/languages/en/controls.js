/** The controls of the player where there is room, and its keys. {depth}, {most} and {count} are numbers. */
export default {
  'next.decide': 'Next guess',
  'next.place': 'Next digit',
  'next.pass': 'Next pass',
  'next.conflict': 'Next contradiction',
  'next.breakpoint': 'Next breakpoint',
  'skip.decide': 'Next guess',
  'skip.place': 'Next digit',
  'skip.pass': 'Next pass',
  'skip.conflict': 'Next contradiction',
  'previous.decide': 'Previous guess',
  'previous.place': 'Previous digit',
  'previous.pass': 'Previous pass',
  'previous.conflict': 'Previous contradiction',
  'previous.breakpoint': 'Previous breakpoint',
  'to-start': 'To the start',
  'to-end': 'To the end',

  'key.play-or-pause': 'Play or pause',
  'key.take-over': 'Choose the next guess yourself',
  'key.predict': 'Predict mode on/off',

  'speed': 'Speed',
  'speed.half': '½×',
  'speed.times': '{speed}×',
  'speed.thousands': '{speed}k×',
  'speed.millions': '{speed}M×',

  'depth': '<strong>depth {depth}</strong> of {most}',
  'ruled-out': '<strong>ruled out</strong> {count}',
};
