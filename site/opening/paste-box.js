/**
 * The paste box, which paste-entry.js loads. It reads while one types, opens what can be read, and says under the text
 * what it understood or what is wrong. A text that was pasted and is wrong gets the whole page, with the place marked.
 */
import {button, byId, element} from '../common/dom.js';
import {MAX_SHOWN} from './reading.js';

/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../../web/src/index.js').Failure & {puzzles?: string[]}} Failure */
/** @typedef {import('../common/opened.js').Shape} Shape */
/** @typedef {import('../collection/collection.js').CollectionView} CollectionView */

const WHILE_TYPING = 250;
/** Saved runs may be large; above this many bytes a file is not even opened. */
const MAX_FILE = 1 << 28;

/**
 * @param {object} actions
 * @param {(text: string, shape?: Shape) => Promise<Opened | Failure>} actions.read
 * @param {(opened: Opened) => void} actions.open
 * @param {(text: string, failure: Failure) => void} actions.explain shows at large what is wrong
 * @param {(text: string) => void} actions.keep remembers the text
 * @param {{hide: (opened?: Opened) => void}[]} actions.covers what may stand in the place of the player
 * @param {(opened?: Opened) => void} actions.uncover hides all of that
 * @param {() => void} actions.leave puts what the player shows into the address again
 */
export function pasteBox({read, open, explain, keep, covers, uncover, leave}) {
  const box = /** @type {HTMLTextAreaElement} */ (byId('paste'));
  const verdict = byId('verdict');
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Counts the texts, so that a late answer to an earlier one is passed over. */
  let turn = 0;
  /** Where many puzzles are listed; loaded with the first. @type {Promise<CollectionView> | null} */
  let collection = null;

  /** The box grows with its text, up to what a grid with borders takes. */
  function fit() {
    box.style.height = '';
    box.style.height = `${Math.min(232, box.scrollHeight)}px`;
  }

  /** @param {...(Node | string)} parts */
  function say(...parts) {
    verdict.replaceChildren(...parts);
  }

  /**
   * Reads a text, that in the box if no other, and acts on it.
   * @param {{text?: string, file?: string, atLarge?: boolean, quiet?: boolean, shape?: Shape}} [how] `file`: its name
   */
  async function judge({text = box.value, file = '', atLarge = false, quiet = false, shape} = {}) {
    turn += 1;
    const mine = turn;
    if (!text) return say();
    const result = await read(text, shape);
    if (mine !== turn) return;
    if (result.puzzles) tellMany(text, file, result.puzzles, atLarge);
    else if (result.ok) {
      tell(file, result.understood);
      if (!quiet) open(result);
    } else {
      tellWrong(text, file, result, atLarge);
    }
  }

  /** @param {string} file @param {...(Node | string)} parts */
  function tell(file, ...parts) {
    say(file && `${file}: `, ...parts);
  }

  /** @param {string} text @param {string} file @param {Failure} failure @param {boolean} atLarge */
  function tellWrong(text, file, failure, atLarge) {
    const {message, choices, code, offset} = failure.error;
    const where = () => explain(text, failure);
    if (choices?.length) {
      tell(file, message, choose(choices));
    } else if (text.length > MAX_SHOWN || code === 'engine' || (offset === undefined && !atLarge)) {
      tell(file, message);
    } else if (atLarge) {
      tell(file, message);
      where();
    } else {
      tell(file, `${message} `, button('Show where', where, 'quiet'));
    }
  }

  /**
   * Many puzzles open as a list; while one types they are only offered.
   * @param {string} text @param {string} file @param {string[]} puzzles @param {boolean} atLarge
   */
  function tellMany(text, file, puzzles, atLarge) {
    const list = async () => (await many()).open(text, file, puzzles);
    tell(file, `${puzzles.length.toLocaleString('en')} puzzles. `, button('Open the list', list, 'quiet'));
    if (atLarge) list();
  }

  function many() {
    return (collection ??= import('../collection/collection.js').then(({CollectionView}) => {
      const view = new CollectionView({read, open, explain, uncover, leave});
      covers.push(view);
      return view;
    }));
  }

  /** @param {Shape[]} shapes */
  function choose(shapes) {
    return element('span', {class: 'actions'}, ...shapes.map((shape) =>
      button(`Boxes of ${shape.boxRows}×${shape.boxCols}`, () => judge({shape}))));
  }

  /** Reads a text; one that is not too large goes into the box. @param {string} text @param {string} [file] its name */
  function take(text, file) {
    clearTimeout(timer);
    if (text.length > MAX_SHOWN) {
      judge({text, file, atLarge: true});
      return;
    }
    set(text);
    keep(text);
    judge({file, atLarge: true});
  }

  /** Puts a text into the box. @param {string} text */
  function set(text) {
    box.value = text;
    fit();
  }

  /** @param {File} file */
  async function openFile(file) {
    if (file.size > MAX_FILE) return say(`${file.name} is larger than any file that is read.`);
    take((await file.text()).replace(/^\uFEFF/, ''), file.name);
  }

  return {
    openFile, take,
    /** The text has changed. @param {boolean} pasted */
    hear(pasted) {
      fit();
      keep(box.value);
      clearTimeout(timer);
      timer = setTimeout(() => judge({atLarge: pasted}), pasted ? 0 : WHILE_TYPING);
    },
    /** A text from an earlier visit: what it says is told, but nothing is opened. @param {string} text */
    restore(text) {
      set(text);
      judge({quiet: true});
    },
    /** The collection of an earlier visit, where it was kept. */
    async reopen() {
      if (!await (await many()).reopen()) say('The browser didn’t keep that collection.');
    },
    /** One of the puzzles by level, or all of a level. */
    async chooseLevel() {
      (await import('../puzzles/shelf-levels.js')).openLevels(take);
    },
    focus() {
      box.focus();
      box.select();
    },
  };
}
