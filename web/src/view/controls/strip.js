/**
 * The strip: a picture of the whole run, and a slider. The picture is drawn twice, in colour and in grey; the playhead
 * parts the two.
 */

import player from '../../../languages/en/player.js';
import {speaker} from '../../language/catalogue.js';
import {element, setAttributes} from '../dom.js';
import {inNextFrame} from './ticks.js';

/**
 * @typedef {{depth: string, depthArea: string, ruled: string, ruledArea: string, ink: string, rule: string}} Palette
 */

const say = speaker('player', player);

export class Strip {
  root = element('div', {
    'class': 'strip', 'part': 'scrubber', 'role': 'slider', 'tabindex': 0, 'aria-label': say('step'),
    'aria-valuenow': 0,
  });
  #future = element('canvas');
  #past = element('canvas');
  #head = element('div', {class: 'playhead'});
  /** @type {import('./strip-picture.js').StripPicture | null} */
  #picture = null;
  /** The step at its left edge. */
  #first = 0;
  /** Steps across. */
  #scale = 1;
  #step = 0;

  /** @param {(step: number | 'start' | 'end') => void} seek */
  constructor(seek) {
    this.root.append(this.#future, this.#past, this.#head);
    this.root.addEventListener('keydown', (event) => {
      const page = Math.max(1, Math.round(this.#scale / 20));
      /** @type {Record<string, number>} */
      const moves = {ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -page, PageUp: page};
      if (event.key === 'Home') seek('start');
      else if (event.key === 'End') seek('end');
      else if (moves[event.key]) seek(this.#step + moves[event.key]);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    this.root.addEventListener('pointerdown', (event) => {
      this.root.setPointerCapture(event.pointerId);
      seek(this.#stepAt(event));
    });
    this.root.addEventListener('pointermove', (event) => {
      if (this.root.hasPointerCapture(event.pointerId)) seek(this.#stepAt(event));
    });
  }

  /**
   * Another run, or the same one grown.
   * @param {import('./strip-picture.js').StripPicture | null} picture
   * @param {{first: number, last: number, right: number}} steps those that can be gone to, and the one at the right
   *   edge, which is further while a run grows
   */
  show(picture, {first, last, right}) {
    this.#picture = picture;
    this.#first = first;
    this.#scale = Math.max(1, right - first);
    setAttributes(this.root, {'aria-valuemin': first, 'aria-valuemax': last});
    this.seekTo(this.#step, this.root.getAttribute('aria-valuetext') ?? '');
    this.redraw();
  }

  /** @param {number} step @param {string} words what a screen reader says of it */
  seekTo(step, words) {
    this.#step = step;
    setAttributes(this.root, {'aria-valuenow': step, 'aria-valuetext': words});
    const part = (step - this.#first) / this.#scale;
    this.#head.style.left = `${part * 100}%`;
    this.#past.style.clipPath = `inset(0 calc(${(1 - part) * 100}% + 2px) 0 0)`;
    this.#future.style.clipPath = `inset(0 0 0 calc(${part * 100}% + 3px))`;
  }

  /** After a change of size or theme. */
  redraw() {
    inNextFrame(this.#measure);
  }

  #measure = () => {
    const {clientWidth: width, clientHeight: height} = this.root;
    const style = getComputedStyle(this.root);
    const colour = (/** @type {string} */ name) => style.getPropertyValue(name).trim() || 'CanvasText';
    const [grey, area] = [colour('--edge'), colour('--future')];
    const still = {ink: colour('--ink'), rule: colour('--rule')};
    const future = {depth: grey, ruled: grey, depthArea: area, ruledArea: area, ...still};
    const past = {
      depth: colour('--guess'), depthArea: colour('--guess-tint'),
      ruled: colour('--logic'), ruledArea: colour('--logic-tint'), ...still,
    };
    return () => {
      if (!width || !height) return;
      this.#draw(this.#future, width, height, future);
      this.#draw(this.#past, width, height, past);
    };
  };

  /** @param {PointerEvent} event */
  #stepAt({clientX}) {
    const {left, width} = this.root.getBoundingClientRect();
    return Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * this.#scale) + this.#first;
  }

  /** @param {HTMLCanvasElement} canvas @param {number} width @param {number} height @param {Palette} palette */
  #draw(canvas, width, height, palette) {
    const ratio = globalThis.devicePixelRatio || 1;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.scale(ratio, ratio);
    context.fillStyle = palette.rule;
    context.fillRect(0, 8, width, 1);
    this.#picture?.draw(context, width, height, palette);
  }
}

/** The slider's value for screen readers. @param {number} step @param {number} length @param {number} depth */
export function stepWords(step, length, depth) {
  return depth ? say('at.depth', {step, length, depth}) : say('at', {step, length});
}
