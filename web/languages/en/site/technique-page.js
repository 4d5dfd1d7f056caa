/**
 * The words that the build adds to a technique's article: of its example, and of the propagation that finds the same.
 * {technique} is the name of one, {propagator} "naked subsets", {assumption} "A4 = 3"; elements have numbers.
 */
export default {
  'in-this-grid': 'In this grid',
  'easier-step': 'An easier step is possible here:',
  'play': '<0>Play it from here</0>.',
  'press-step': 'Press Step: {technique} comes first. After that, the player takes the easiest technique each time.',
  'hatched': 'Dashed: units that contain the digit already. They leave one open cell in the outlined unit.',
  'unique': 'This technique needs a puzzle with exactly one solution. It is used here only if that has been checked.',
  'alone': 'Which propagation finds the same? From this <0>position</0>, the weakest that <1>reaches this conclusion</1> is {propagator}.',
  'trial': 'Which propagation finds the same? From this <0>position</0>, assume <1>{assumption}</1> and propagate with {propagator}. That leads to a <2>contradiction</2>. So singleton consistency over {propagator} rules out this candidate.',
  'trial.stronger': 'Which propagation finds the same? From this <0>position</0>, assume <1>{assumption}</1> and propagate with {propagator}. That leads to a <2>contradiction</2>, which weaker propagation doesn’t find. So singleton consistency over {propagator} rules out this candidate.',
  'position': 'Candidates of the position',
};
