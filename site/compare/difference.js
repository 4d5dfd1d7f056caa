/**
 * Two runs step by step: where they first differ. What changes the board is compared, in its order; how a strategy came
 * to it (passes, arcs) is its own affair.
 */
import messages from '../../web/languages/en/site/compare.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {button, element} from '../common/dom.js';

/** @typedef {import('./lane.js').Lane} Lane */
/** @typedef {import('../../web/src/index.js').Run} Run */

const say = speaker('site/compare', messages);

/** The events that change the board, or end a branch. */
const CHANGES = ['place', 'eliminate', 'decide', 'refute', 'conflict', 'solution', 'learn', 'restart'];
/** Events that are asked for at a time. */
const CHUNK = 4096;

/**
 * @typedef {object} Difference
 * @property {number} same changes that both have before it
 * @property {(number | null)[]} steps the step of each run at which it is seen; null where a run has ended
 */

/**
 * @param {Pick<Run, 'events' | 'length'>} one
 * @param {Pick<Run, 'events' | 'length'>} other
 * @param {{signal?: AbortSignal, onProgress?: (same: number) => void}} [how]
 * @returns {Promise<Difference | null>} null where there is none, or nobody waits any more
 */
export async function firstDifference(one, other, {signal, onProgress = () => {}} = {}) {
  const [left, right] = [changesOf(one), changesOf(other)];
  for (let same = 0; !signal?.aborted; same += 1) {
    const [a, b] = [await left(), await right()];
    if (!a && !b) return null;
    if (!a || !b || keyOf(a) !== keyOf(b)) return {same, steps: [a, b].map((event) => event && event.index + 1)};
    if (same % CHUNK === 0) onProgress(same);
  }
  return null;
}

/** @typedef {Awaited<ReturnType<Run['events']>>[number]} RunEvent */

/**
 * The changes of a run, one by one.
 * @param {Pick<Run, 'events' | 'length'>} run
 * @returns {() => RunEvent | null | Promise<RunEvent | null>}
 */
function changesOf(run) {
  let from = 0;
  /** @type {RunEvent[]} */
  let found = [];
  let at = 0;
  const fetchMore = async () => {
    while (at >= found.length && from < run.length) {
      const events = await run.events(from, CHUNK);
      if (!events.length) break;
      from += events.length;
      found = events.filter(({kind}) => CHANGES.includes(kind));
      at = 0;
    }
    return found[at++] ?? null;
  };
  return () => (at < found.length ? found[at++] : fetchMore());
}

/** The change that an event makes, without its reason. @param {any} event */
function keyOf({kind, cell, digit, unit}) {
  return kind === 'conflict' ? `${kind} ${cell ?? ''} ${unit ?? ''}` : `${kind} ${cell ?? ''} ${digit ?? ''}`;
}

/** Two choices, a button, and what came of it. */
export class DifferenceView {
  /** @type {Lane[]} */
  #lanes = [];
  #selects = [say('difference.one'), say('difference.another')].map((name) => /** @type {HTMLSelectElement} */ (
    element('select', {'aria-label': name, 'onchange': () => this.#forget()})));
  #answer = element('div', {class: 'answer', role: 'status'});
  #cancel = button(say('cancel'), () => this.#forget());
  #abort = new AbortController();
  root = element('div', {}, element('div', {class: 'pair-choice'}, this.#selects[0],
    element('span', {class: 'note'}, say('difference.and')), this.#selects[1],
    button(say('difference.find'), () => this.#find()),
    this.#cancel),
  this.#answer);

  /** @param {(lane: Lane, step: number) => string} linkOf to a step of a run on the page that shows one */
  constructor(linkOf) {
    this.linkOf = linkOf;
    this.#cancel.hidden = true;
  }

  /** Offers these; what was chosen stays, where it is still there. @param {Lane[]} lanes */
  show(lanes) {
    if (lanes.length === this.#lanes.length && lanes.every((lane, i) => lane === this.#lanes[i])) return;
    this.#lanes = lanes;
    this.#selects.forEach((select, i) => {
      const before = select.value;
      select.replaceChildren(...lanes.map(({code, parts}) => element('option', {value: code}, parts.join(', '))));
      if (lanes.some(({code}) => code === before)) select.value = before;
      else select.selectedIndex = Math.min(i, lanes.length - 1);
    });
    this.#forget();
  }

  #forget() {
    this.#abort.abort();
    this.#cancel.hidden = true;
    this.#answer.replaceChildren();
  }

  async #find() {
    this.#forget();
    const {signal} = this.#abort = new AbortController();
    const pair = this.#selects.map(({value}) => /** @type {Lane} */ (this.#lanes.find(({code}) => code === value)));
    const [one, other] = pair.map(({run}) => run);
    if (pair[0] === pair[1]) return this.#say(say('difference.itself'));
    if (!one || !other) return this.#say(say('difference.no-run'));
    const onProgress = (/** @type {number} */ same) => {
      if (signal.aborted) return;
      this.#say(say('difference.so-far', {same}));
      this.#cancel.hidden = false;
    };
    const found = await firstDifference(one, other, {signal, onProgress});
    if (signal.aborted) return;
    this.#cancel.hidden = true;
    if (!found) return this.#say(say('difference.none'));
    const items = await Promise.all(pair.map((lane, i) => this.#tell(lane, found.steps[i])));
    if (signal.aborted) return;
    const same = found.same ? say('difference.after', {same: found.same}) : say('difference.at-once');
    this.#answer.replaceChildren(element('p', {}, same), element('ul', {}, ...items));
  }

  /** @param {Lane} lane @param {number | null} step */
  async #tell(lane, step) {
    const strategy = lane.parts.join(', ');
    const parts = step === null || !lane.run ? say.parts('difference.ended', {strategy}) :
      say.parts('difference.step', {strategy, step, words: await lane.run.describe(step - 1)});
    return element('li', {}, ...parts.map(({text, mark}) => {
      if (mark === 'strong') return element('b', {}, text);
      return mark ? element('a', {href: this.linkOf(lane, Number(step))}, text) : text;
    }));
  }

  /** @param {string} words */
  #say(words) {
    this.#answer.replaceChildren(element('p', {}, words));
  }
}
