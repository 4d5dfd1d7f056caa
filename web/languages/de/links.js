/** What is wrong with a link of ours. {name} stands as it was passed. */
export default {
  'too-long': 'Dieser Link ist länger als jeder, den Sudokuscope schreibt.',
  'newer': 'Dieser Link kommt aus einem neueren Sudokuscope. Die Seite neu laden, um das neueste zu bekommen.',
  'strategy': 'Die Strategie in diesem Link kennt Sudokuscope nicht.',
  'step': 'Der Schritt in diesem Link ist keine Zahl.',
  'speed': 'Das Tempo in diesem Link ist keine Zahl.',
  'percent': 'Das Rätsel in diesem Link hat ein kaputtes %-Zeichen.',
  'empty': 'Dieser Link enthält kein Rätsel.',
  'puzzle-too-long': 'Das Rätsel in diesem Link ist zu lang.',
  'box': 'Die Form der Blöcke in diesem Link ist nicht wie 2x3 geschrieben.',
  'puzzle-damaged': 'Das Rätsel in diesem Link ist abgeschnitten oder beschädigt.',
  'state-damaged': 'Der Stand in diesem Link ist abgeschnitten oder beschädigt.',
  'unknown-strategy': 'Es gibt keine Strategie namens „{name}“.',
};
