/**
 * Presentation mode, for a class: board and text fill the window, one panel can be the large one, what lies ahead is
 * not shown before it is reached, a clicker steps, and a pen draws on the board. Loaded when it is first wanted.
 *
 * Sizes follow the window. At 1920x1080 digits are some 64 pixels high, candidates 28 and the sentence 36, which can
 * be read from twelve metres.
 */

import presenting from '../../../languages/en/presenting.js';
import {speaker} from '../../language/catalogue.js';
import {button} from '../buttons.js';
import {element} from '../dom.js';
import {adopt} from '../style-sheet.js';
import {PRESENTING_CSS} from './css.js';
import {BoardPen} from './pen.js';

const say = speaker('presenting', presenting);

/** Keys of a clicker, beside those that the player has anyway. @type {Record<string, 'next' | 'previous'>} */
const CLICKER = {PageDown: 'next', PageUp: 'previous'};

export class Presentation {
  #stage;
  #leave;
  #pen;
  #size = button('quiet', say('larger-panel'), () => this.#swap(), say('larger-panel'));
  #draw = button('quiet', say('pen'), () => this.#use(!this.#pen.isOn), say('pen'));
  #clear = button('quiet', say('clear'), () => this.#pen.clear(), say('clear'));
  #tools = element('div', {'class': 'presenting-tools', 'role': 'toolbar', 'aria-label': say('tools')},
    this.#size, this.#draw, this.#clear, button('quiet', say('leave'), () => this.#leave(), say('leave')));
  /** Ends listening. */
  #life = new AbortController();

  /** @param {import('../stage.js').Stage} stage @param {() => void} leave ends the mode */
  constructor(stage, leave) {
    this.#stage = stage;
    this.#leave = leave;
    this.#pen = new BoardPen(stage.boardPlace);
    this.#draw.setAttribute('aria-pressed', 'false');
  }

  /** @param {boolean} isOn */
  toggle(isOn) {
    if (isOn === this.#stage.root.classList.contains('presenting')) return;
    if (isOn) this.#begin();
    else this.#end();
  }

  /** Fills the window. */
  #begin() {
    adopt(/** @type {ShadowRoot} */ (this.#stage.root.getRootNode()), PRESENTING_CSS);
    const {root, speak} = this.#stage;
    this.#life = new AbortController();
    const {signal} = this.#life;
    root.classList.add('presenting');
    root.append(this.#tools);
    addEventListener('keydown', (event) => this.#press(event), {signal, capture: true});
    addEventListener('resize', () => this.#stage.resize(), {signal});
    document.addEventListener('fullscreenchange', () => {
      if (!document.fullscreenElement) this.#leave();
    }, {signal});
    this.#stage.resize();
    speak(say('began'));
  }

  /** Puts everything back in its place; what was drawn is gone. */
  #end() {
    const {root} = this.#stage;
    this.#life.abort();
    this.#use(false);
    this.#pen.clear();
    this.#pen.root.remove();
    this.#tools.remove();
    root.classList.remove('presenting');
    this.#stage.resize();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    // An element that has left the page may come back; until then, keys are meant for others.
    if (!this.#stage.root.isConnected) return;
    const step = CLICKER[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!step && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) this.#stage.commands[step]();
    else if (this.#pen.isOn) this.#use(false);
    else this.#leave();
  }

  /** The board and the panel change parts. */
  #swap() {
    const isLarge = this.#stage.root.classList.toggle('large-panel');
    const name = isLarge ? say('larger-board') : say('larger-panel');
    this.#size.ariaLabel = name;
    this.#size.replaceChildren(element('span', {}, name));
    this.#stage.resize();
  }

  /** @param {boolean} isOn */
  #use(isOn) {
    // Another puzzle has taken its place on the board, with all that was drawn.
    if (isOn && !this.#pen.root.isConnected) this.#stage.boardPlace.append(this.#pen.root);
    this.#pen.isOn = isOn;
    this.#draw.setAttribute('aria-pressed', String(isOn));
  }
}
