/**
 * True if a game is right so far: first that, and where it is not only when asked again; and why, where what was put
 * allows no solution.
 */
import messages from '../../web/languages/en/site/play-check.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {erase} from './edits.js';
import {isSolved, mistakes} from './judge.js';
import {checkedMessage, openMessage, whereMessage} from './verdicts.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('./solver.js').PlaySolver} PlaySolver */
/** @typedef {Parameters<typeof import('./status.js').showMessage>[0]} Message */
/** @typedef {import('./status.js').Action} Action */

const say = speaker('site/play-check', messages);

/**
 * Checks the game on the desk, as far as the engine can tell.
 * @param {Desk} desk
 * @param {PlaySolver} solver
 * @param {(message: Message) => void} tell
 */
export async function check(desk, solver, tell) {
  const {game} = desk;
  if (!game) return;
  if (isSolved(game)) return tell({title: say('complete'), words: say('complete.words')});
  const {status, solutions} = await solver.outcome(game.puzzle);
  const here = status === 'multiple' ? (await solver.fromHere(game)).status : status;
  if (game !== desk.game) return;
  const showTwo = () => tellSoon(desk, tell, async () =>
    (await import('./why.js')).severalMessage(await solver.engineReady, game, solutions));
  const showWhere = (/** @type {number[]} */ cells) => {
    desk.point({wrong: cells});
    tell({...whereMessage(game, cells), actions: cells.some((cell) => game.digit(cell)) ? whyAction : []});
  };
  /** @type {Action[]} */
  const whyAction = [[say('why'), () => whyImpossible(desk, solver, tell)]];

  if (status === 'unique') return tell(checkedMessage(game, mistakes(game, solutions[0]), showWhere, whyAction));
  const message = openMessage(status, here);
  if (here === 'none') tell({...message, actions: whyAction});
  else tell({...message, actions: status === 'multiple' ? [[say('show-two'), showTwo]] : []});
}

/**
 * Tells why what stands allows no solution.
 * @param {Desk} desk @param {PlaySolver} solver @param {(message: Message) => void} tell
 */
export function whyImpossible(desk, solver, tell) {
  const takeBack = (/** @type {number} */ cell) => desk.do((game) => erase(game, [cell]));
  return tellSoon(desk, tell, async (game) => (await import('./why.js')).impossibleMessage(
    await solver.engineReady, game, {point: (marks) => desk.point(marks), erase: takeBack}));
}

/**
 * Works a message out, and shows it unless another game has been opened since.
 * @param {Desk} desk @param {(message: Message) => void} tell
 * @param {(game: import('./game.js').Game) => Promise<Message>} work
 */
async function tellSoon(desk, tell, work) {
  const {game} = desk;
  const message = game && await work(game);
  if (message && game === desk.game) tell(message);
}
