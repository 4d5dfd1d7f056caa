/**
 * True if a game is right so far: first that, and where it is not only when asked again; and why, where what was put
 * allows no solution.
 */
import messages from '../../web/languages/en/site/play-check.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {erase} from './edits.js';
import {mistakes, seemsSolved} from './judge.js';
import {unreadActions} from './status.js';
import {checkedMessage, openMessage, whereMessage} from './verdicts.js';

const reasons = () => import('./why.js');

/** @typedef {import('./editor.js').GameEditor} GameEditor */
/** @typedef {import('./solver.js').PlaySolver} PlaySolver */
/** @typedef {Parameters<typeof import('./status.js').showMessage>[0]} Message */
/** @typedef {import('./status.js').Action} Action */

const say = speaker('site/play-check', messages);

/**
 * Checks the game in the editor, as far as the engine can tell.
 * @param {GameEditor} editor
 * @param {PlaySolver} solver
 * @param {{tell: (message: Message) => void, asking: () => (() => void) | null}} page
 */
export async function check(editor, solver, {tell, asking}) {
  const {game} = editor;
  if (!game) return;
  if (game.puzzle.rules?.unread) {
    return tell({title: say('unknown'), words: say('unread.words'), actions: unreadActions(asking())});
  }
  const isRight = seemsSolved(game) && await solver.accepts(game);
  if (game !== editor.game) return;
  if (isRight) return tell({title: say('complete'), words: say('complete.words')});
  const {status, solutions} = await solver.outcome(game.puzzle);
  const here = status === 'multiple' ? (await solver.fromHere(game)).status : status;
  if (game !== editor.game) return;
  const showTwo = () => tellSoon(editor, tell, async () =>
    (await reasons()).severalMessage(await solver.engineReady, game, solutions));
  const showWhere = (/** @type {number[]} */ cells) => {
    editor.point({wrong: cells});
    tell({...whereMessage(game, cells), actions: cells.some((cell) => game.digit(cell)) ? whyAction : []});
  };
  /** @type {Action[]} */
  const whyAction = [[say('why'), () => whyImpossible(editor, solver, tell)]];

  if (status === 'unique') return tell(checkedMessage(game, mistakes(game, solutions[0]), showWhere, whyAction));
  const message = openMessage(status, here);
  if (here === 'none') tell({...message, actions: whyAction});
  else tell({...message, actions: status === 'multiple' ? [[say('show-two'), showTwo]] : []});
}

/**
 * Tells why what stands allows no solution.
 * @param {GameEditor} editor @param {PlaySolver} solver @param {(message: Message) => void} tell
 */
export function whyImpossible(editor, solver, tell) {
  const takeBack = (/** @type {number} */ cell) => editor.do((game) => erase(game, [cell]));
  return tellSoon(editor, tell, async (game, isSame) => (await reasons()).impossibleMessage(
    await solver.engineReady, game, {point: (marks) => isSame() && editor.point(marks), erase: takeBack}));
}

/**
 * Works a message out, and shows it unless the game has gone on since, or another one has been opened.
 * @param {GameEditor} editor @param {(message: Message) => void} tell
 * @param {(game: import('./game.js').Game, isSame: () => boolean) => Promise<Message>} work
 */
async function tellSoon(editor, tell, work) {
  const {game} = editor;
  if (!game) return;
  const {latest} = game;
  const isSame = () => game === editor.game && latest === game.latest;
  const message = await work(game, isSame);
  if (isSame()) tell(message);
}
