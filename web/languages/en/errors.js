/** Errors of the engine's JavaScript. {name} and {type} stand as they were passed. */
export default {
  'not-puzzle': 'A puzzle is a text, a link or an object with givens.',
  'not-list': 'Many puzzles are a list of texts.',
  'no-wasm': 'No WebAssembly runs here: the browser has none, or the policy of this page forbids it. The puzzle is shown as it is, and can\'t be solved.',
  'not-loaded': 'The solver could not be loaded. The puzzle is shown as it is.',

  'unknown.propagator': 'There is no propagator called "{name}".',
  'unknown.variable': 'There is no variable order called "{name}".',
  'unknown.value': 'There is no value order called "{name}".',
  'unknown.level': 'There is no level called "{name}".',
  'unknown.technique': 'There is no technique called "{name}".',
  'unknown.symmetry': 'There is no symmetry called "{name}".',
  'unknown.steps': 'There is no technique "{name}".',

  'unrated.none': 'A puzzle without solution has no rating.',
  'unrated.multiple': 'A puzzle with several solutions has no rating.',
  'unrated.limit': 'It would take too long to find out how many solutions this puzzle has.',
  'unrated.cancelled': 'Rating was cancelled.',
  'cancelled.making': 'Making a puzzle was cancelled.',
  'cancelled.hint': 'Looking for a hint was cancelled.',
  'cancelled.steps': 'Looking for steps was cancelled.',
  'cancelled.consistency': 'Looking for the weakest consistency was cancelled.',
  'not-found': 'No such puzzle was found. There may be none.',
  'no-step': 'No technique helps here: it takes a guess to go on.',
  'no-step.limits': 'No technique was found here. On a grid this large, some are not searched to the end.',
};
