/**
 * The shelf, easy to hard. The larger grids were made for it: a full grid by pattern and shuffles, then cells emptied
 * in random order for as long as the two rules of `only-choice` alone still fill it.
 */

import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/samples.js';

const words = speaker('site/samples', english);

/**
 * @typedef {object} Sample
 * @property {string} id of its words
 * @property {boolean} [isOfRun] whether its line says what its strategy does, and not what the puzzle is
 * @property {string} puzzle
 * @property {number} boxRows
 * @property {number} boxCols
 * @property {string} [strategy] as `s` in links
 * @property {Contrast} [contrast]
 */

/** Two strategies worth comparing, as `s` in links. @typedef {{tries: string, rules: string}} Contrast */

/** @type {Sample[]} */
export const samples = [
  {
    id: 'gentle', isOfRun: true, boxRows: 3, boxCols: 3,
    puzzle: '4.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7',
  },
  {
    id: 'two-rules', isOfRun: true, boxRows: 3, boxCols: 3,
    puzzle: '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
  },
  {
    id: '17-givens', isOfRun: true, boxRows: 3, boxCols: 3,
    puzzle: '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
  },
  {
    id: 'slow', isOfRun: true, boxRows: 3, boxCols: 3,
    puzzle: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
    contrast: {tries: 'none.first.ascending.k2', rules: ''},
  },
  {
    id: 'none', boxRows: 3, boxCols: 3,
    puzzle: '3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7',
  },
  {id: '4x4', boxRows: 2, boxCols: 2, puzzle: '1.....3..4.....2'},
  {
    id: '6x6', isOfRun: true, boxRows: 2, boxCols: 3, strategy: 'ac3.mrv.ascending.alone',
    puzzle: '003010560320054203206450012045040100',
  },
  {
    id: '16x16', boxRows: 4, boxCols: 4,
    puzzle: 'A........3EB48.. ....9.G.1.7263.E 6...8.C.A...1D2. 1..2....48...95. ' +
        '...6.....7..3..B .BE1C6..9.5.D7.. ..G..A.........F D......3..F..G4. ' +
        '...G1.....3E54C8 5..C.G..B......3 ...E....2A9.B... BD1.6..F548..... ' +
        '....B.....6...84 ..F3...G7..9.... E1BDF....5.....A ..5..9A7..1.C...',
  },
  {
    id: '25x25', boxRows: 5, boxCols: 5,
    puzzle: '5.ELJN9H2....4ABD.6.I.1.. A48..7..1..92PN.JK......D NP.H9..B....1.7.G.8ALKE5. 7.1IC5JL.KBD.MO..P....8.G ' +
        'O.6BD..F.4LJE..I.317H.2.9 .GL.8..7.C.2F94.E.B....36 .JB5E4.N..A8.GK.6D......1 ..FN..6.I..1H..A8G.K..BME ' +
        '......E.BJ.6..3N..F4..LK. ..IO6K.AL...BJ.7...PN...2 FNG.4I.6.O1P.7H.K....5D.M .5D..F..G..K.AL...C.1.... ' +
        'L...KH..97.4.NF...D.6...3 IOC.3.K.J.....B1P7..2..F. ..91PB.ED5....I2..GF...LK 8F...1..PI9N4.2J....DB36. ' +
        '....O.A...J..LEC.I.19H.2. EL.J..N.4.G.K...O.3..I.17 1I.C...JM.D.3.6.N...GF..A ....N.O.3B..PI.GA...J.ME5 ' +
        '9.N.HD....3I.6C......85JL ...3.JLK58M.OED.H..94..G. .2A4F.I3.6.H....L.5J.E.DB ...MBG.4.2K....3I.....N.. ' +
        '.......P.14.A2......3.7CI',
  },
  {
    id: 'several', boxRows: 3, boxCols: 3,
    puzzle: '1........ .2....... ..3...... ...4..... ....5.... .....6... ......7.. .......8. ........9',
  },
];

/** The puzzle that the page opens with. */
export const firstSample = samples[1];

/** @param {Sample} sample */
export function nameOfSample({id}) {
  return words(/** @type {'name.gentle'} */ (`name.${id}`));
}

/** The point of a sample, in a word or three. @param {Sample} sample */
export function lineOfSample({id}) {
  return words(/** @type {'line.gentle'} */ (`line.${id}`));
}

/** "Gentle, no guess" @param {Sample} sample */
export function describeSample(sample) {
  return words('title', {name: nameOfSample(sample), line: lineOfSample(sample)});
}

/**
 * The name above the grid. It says what the strategy that is shown does: the line of the sample is about its own.
 * @param {Sample} sample
 * @param {string} shown the strategy, as `s` in links
 * @param {{status: string, stats: Record<string, any>} | null} result of its run, once it has ended
 */
export function titleOf(sample, shown, result) {
  const {isOfRun, strategy = '', contrast} = sample;
  const name = nameOfSample(sample);
  const isOwn = !isOfRun || (shown === strategy && !contrast);
  if (isOwn) return describeSample(sample);
  if (!result) return name;
  const {status, stats: {guesses}} = result;
  if (['limit', 'cancelled'].includes(status)) return words('guesses.so-far', {name, guesses});
  if (status === 'stuck') return words('stalled', {name});
  return words(guesses ? 'guesses' : 'no-guess', {name, guesses});
}
