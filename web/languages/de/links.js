/** The errors in a link of ours. {name} stands as it was passed. */
export default {
  'too-long': 'Dieser Link ist zu lang.',
  'newer': 'Dieser Link kommt aus einem neueren Sudokuscope. Bitte lade die Seite neu.',
  'strategy': 'Die Strategie in diesem Link kennt Sudokuscope nicht.',
  'step': 'Der Schritt in diesem Link ist keine Zahl.',
  'speed': 'Das Tempo in diesem Link ist keine Zahl.',
  'percent': 'Das Rätsel in diesem Link hat ein beschädigtes %-Zeichen.',
  'empty': 'Dieser Link enthält kein Rätsel.',
  'puzzle-too-long': 'Das Rätsel in diesem Link ist zu lang.',
  'rules': 'Die Regeln dieses Rätsels fehlen in seinem Link oder sind beschädigt.',
  'box': 'Die Blöcke in diesem Link sind nicht in der Form 2x3 geschrieben.',
  'puzzle-damaged': 'Das Rätsel in diesem Link ist abgeschnitten oder beschädigt.',
  'state-damaged': 'Der Stand in diesem Link ist abgeschnitten oder beschädigt.',
  'unknown-strategy': 'Es gibt keine Strategie namens „{name}“.',
};
