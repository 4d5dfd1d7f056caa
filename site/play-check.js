/**
 * Whether a game is right so far: first that, and where it is not only when asked again; and why, where what was put
 * allows no solution.
 */
import {erase} from './play-deeds.js';
import {mistakes} from './play-judge.js';
import {checkedFace, openFace, whereFace} from './play-talk.js';

/** @typedef {import('./play-desk.js').Desk} Desk */
/** @typedef {Parameters<typeof import('./play-talk.js').talk>[0]} Face */
/** @typedef {import('./play-talk.js').Action} Action */

/**
 * Checks the game on the desk, as far as the engine can tell.
 * @param {Desk} desk
 * @param {import('./play-solver.js').PlaySolver} solver
 * @param {(face: Face) => void} tell
 */
export async function check(desk, solver, tell) {
  const {game} = desk;
  if (!game) return;
  const {status, solutions} = await solver.outcome(game.puzzle);
  const here = status === 'multiple' ? (await solver.fromHere(game)).status : status;
  const isCurrent = () => game === desk.game;

  /** Works a face out, and shows it unless another game has been opened since. @param {Promise<Face>} working */
  const tellSoon = async (working) => {
    const face = await working;
    if (isCurrent()) tell(face);
  };
  const why = async () => {
    const [engine, {impossibleFace}] = await Promise.all([solver.engineReady, import('./play-why.js')]);
    const takeBack = (/** @type {number} */ cell) => desk.do((each) => erase(each, [cell]));
    await tellSoon(impossibleFace(engine, game, {point: (marks) => desk.point(marks), erase: takeBack}));
  };
  const showTwo = async () => {
    const [engine, {severalFace}] = await Promise.all([solver.engineReady, import('./play-why.js')]);
    await tellSoon(severalFace(engine, game, solutions));
  };
  const showWhere = (/** @type {number[]} */ cells) => {
    desk.point({wrong: cells});
    tell({...whereFace(game, cells), actions: cells.some((cell) => game.digit(cell)) ? whyAction : []});
  };
  /** @type {Action[]} */
  const whyAction = [['Why is it impossible?', why]];

  if (!isCurrent()) return;
  if (status === 'unique') return tell(checkedFace(game, mistakes(game, solutions[0]), showWhere, whyAction));
  const face = openFace(status, here);
  if (here === 'none') tell({...face, actions: whyAction});
  else tell({...face, actions: status === 'multiple' ? [['Show two solutions', showTwo]] : []});
}
