/**
 * The paste box, which paste-door.js loads. It reads while one types, opens what can be read, and says under the text
 * what it understood or what is wrong. A text that was pasted and is wrong gets the whole page, with the place marked.
 */
import {button, byId, element} from './dom.js';

/** @typedef {import('./opened.js').Opened} Opened */
/** @typedef {import('../web/src/index.js').Failure} Failure */
/** @typedef {import('./opened.js').Shape} Shape */

const WHILE_TYPING = 250;
/** Saved runs may be large; above this many bytes a file is not even opened. */
const MAX_FILE = 1 << 28;
/** A text that is longer does not go into the box. */
const MAX_SHOWN = 20_000;

/**
 * @param {object} actions
 * @param {(text: string, shape?: Shape) => Promise<Opened | Failure>} actions.read
 * @param {(opened: Opened) => void} actions.open
 * @param {(text: string, failure: Failure) => void} actions.explain shows at large what is wrong
 * @param {(text: string) => void} actions.keep remembers the text
 */
export function pasteBox({read, open, explain, keep}) {
  const box = /** @type {HTMLTextAreaElement} */ (byId('paste'));
  const verdict = byId('verdict');
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Counts the texts, so that a late answer to an earlier one is passed over. */
  let turn = 0;

  /** The box grows with its text, up to what a grid with borders takes. */
  function fit() {
    box.style.height = '';
    box.style.height = `${Math.min(232, box.scrollHeight)}px`;
  }

  /** @param {...(Node | string)} parts */
  function say(...parts) {
    verdict.replaceChildren(...parts);
  }

  /** Reads the text and acts on it. @param {{atLarge?: boolean, quiet?: boolean, shape?: Shape}} [how] */
  async function judge({atLarge = false, quiet = false, shape} = {}) {
    const text = box.value;
    turn += 1;
    const mine = turn;
    if (!text) return say();
    const result = await read(text, shape);
    if (mine !== turn) return;
    if (result.ok) {
      say(result.understood);
      if (!quiet) open(result);
    } else if (result.error.choices?.length) {
      say(result.error.message, choices(result.error.choices));
    } else if (atLarge && result.error.code !== 'engine') {
      say(result.error.message);
      explain(text, result);
    } else if (result.error.offset === undefined) {
      say(result.error.message);
    } else {
      say(`${result.error.message} `, button('Show where', () => explain(text, result), 'quiet'));
    }
  }

  /** @param {Shape[]} shapes */
  function choices(shapes) {
    return element('span', {class: 'actions'}, ...shapes.map((shape) =>
      button(`Boxes of ${shape.boxRows}×${shape.boxCols}`, () => judge({shape}))));
  }

  /** Puts a text into the box and reads it. @param {string} text */
  function take(text) {
    set(text);
    keep(text);
    judge({atLarge: true});
  }

  /** Puts a text into the box. @param {string} text */
  function set(text) {
    box.value = text;
    fit();
  }

  /** @param {File} file */
  async function openFile(file) {
    if (file.size > MAX_FILE) return say(`${file.name} is larger than any run that is read.`);
    const text = (await file.text()).replace(/^\uFEFF/, '');
    if (text.length <= MAX_SHOWN) return take(text);
    const result = await read(text);
    say(`${file.name}: ${result.ok ? result.understood : result.error.message}`);
    if (result.ok) open(result);
  }

  return {
    openFile, take,
    /** A text that is too large for the box: what is wrong with it is told. @param {string} text */
    async refuse(text) {
      const result = await read(text);
      if (!result.ok) say(result.error.message);
    },
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
    focus() {
      box.focus();
      box.select();
    },
  };
}
