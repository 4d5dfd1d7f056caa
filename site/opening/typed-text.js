/** A text that is read while it is typed, and the button that takes it: always the text as it stands. */
import {button} from '../common/dom.js';
import {once} from '../../web/src/common/once.js';

const WHILE_TYPING = 250;

/**
 * Reads the text of a box a moment after the last key, or at once when the button is pressed.
 * @template Read, Taken
 * @param {HTMLTextAreaElement} box
 * @param {object} how
 * @param {string} how.verb on the button
 * @param {(text: string, isOver: () => boolean) => Promise<Read> | Read} how.read isOver: nobody waits any more
 * @param {(read: Read) => Taken | null} how.tell says how a text was read; null where there is nothing to take
 * @param {(taken: Taken) => void} how.choose
 * @returns {{take: HTMLButtonElement, set: (text: string) => void}} set: another text than a typed one
 */
export function readWhileTyping(box, {verb, read, tell, choose}) {
  /** Reads the text as it is now. */
  let judge = once(readNow);
  /** Counts the texts, so that a late answer to an earlier one is passed over. */
  let turn = 0;
  const take = /** @type {HTMLButtonElement} */ (button(verb, async () => {
    const taken = await judge();
    if (taken && box.isConnected) choose(taken);
  }, 'primary'));

  function forget() {
    turn += 1;
    judge = once(readNow);
    take.disabled = !box.value.trim();
  }

  async function readNow() {
    const mine = turn;
    const result = await read(box.value, () => mine !== turn);
    if (mine !== turn) return null;
    const taken = tell(result);
    // Focus on a button that is disabled would be lost; the text is what has to be mended.
    if (!taken && document.activeElement === take) box.focus();
    take.disabled = !taken;
    return taken;
  }

  box.addEventListener('input', () => {
    forget();
    const asked = turn;
    setTimeout(() => asked === turn && judge(), WHILE_TYPING);
  });
  take.disabled = true;
  return {
    take,
    set: (text) => {
      box.value = text;
      forget();
      judge();
    },
  };
}
