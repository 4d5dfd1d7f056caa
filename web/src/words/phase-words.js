/**
 * The content of the queue panel, as plain objects: the current item, and groups of items that are next, are
 * back or are done, each with the step that it leads to.
 */

import {guessName} from './guess-name.js';
import {candidatesOf} from '../run/replay.js';
import phases from '../../languages/en/phases.js';
import {speaker} from '../language/catalogue.js';
import {constraintWords} from './pattern-words-loader.js';
import {propagatorInSentence} from './strategy-names.js';
import {count, sentenceCase, textOf} from './numbers.js';

/** @typedef {import('../run/event-search.js').Wanted} Wanted */
/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../protocol/phases.js').Arc} Arc */
/** @typedef {import('../protocol/phases.js').PassPhase} PassPhase */
/** @typedef {import('../protocol/phases.js').Phase} Phase */
/** @typedef {import('../protocol/phases.js').QueuePhase} QueuePhase */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/timeline.js').Moment} Moment */

/**
 * A cell, an arc, a unit, a constraint or what happened to one.
 * @typedef {object} Chip
 * @property {string} text
 * @property {string} [against] the second cell of an arc
 * @property {Wanted | number} goal the event or the step that it leads to
 * @property {Arc} [arc] for arcs
 */

/**
 * @typedef {object} Group
 * @property {string} strong the beginning of its caption, if it stands out
 * @property {string} caption
 * @property {'next' | 'follows' | 'guess'} tone still to come, follows from what is in hand, or guessed
 * @property {Chip[]} chips some of them
 * @property {number} total the number of all of them
 * @property {boolean} grows true if more of them can be shown
 */

/**
 * @typedef {object} Picture
 * @property {string} caption above what is in hand
 * @property {Chip | null} hand
 * @property {string} note below it
 * @property {'' | 'lost' | 'guess'} tone of the note
 * @property {Group[]} groups
 * @property {number} tally the amount of work that is left; 0 if it is unknown
 */

const say = speaker('phases', phases);

/** The number of chips of a group that are shown at first. */
const MOST = 24;

/**
 * @param {Phase} phase
 * @param {Moment} moment
 * @param {Geometry} shape
 * @param {Notation} notation
 * @param {number} few the most items that are shown of those that come next
 * @returns {Picture}
 */
export function pictureOf(phase, moment, shape, notation, few) {
  const words = new PhaseWords(shape, notation, few);
  if (phase.kind === 'queue') return words.queue(phase, moment);
  return phase.kind === 'pass' ? words.pass(phase, moment) : words.search(moment);
}

/**
 * The content if another arc were taken out of the queue at this moment.
 * @param {QueuePhase} queue of which this was asked
 * @param {Moment} moment
 * @param {Arc} arc
 * @param {Geometry} shape
 * @param {Notation} notation
 * @param {number} few
 * @returns {Picture}
 */
export function pictureIf(queue, moment, arc, shape, notation, few) {
  return new PhaseWords(shape, notation, few).ifTaken(queue, moment, arc);
}

class PhaseWords {
  /** @param {Geometry} shape @param {Notation} notation @param {number} few */
  constructor(shape, notation, few) {
    this.shape = shape;
    this.notation = notation;
    this.few = few;
    this.name = (/** @type {number} */ cell) => shape.cellName(cell, notation);
    this.unit = (/** @type {number} */ unit) => shape.unitName(unit, notation);
  }

  /** @param {QueuePhase} queue @param {Moment} moment @returns {Picture} */
  queue({length, next, inHand, removed, back: came, awaited}, {event, state}) {
    const caption = length ? say('queue.next') : say('queue.empty');
    const groups = [{...group(caption, 'next', this.first(next), length), grows: true}];
    if (!inHand) {
      const note = say('queue.arcs', {count: length});
      return {caption: say('queue.filled'), hand: null, note, tone: '', groups, tally: length};
    }
    const {cell} = inHand;
    const isEmptied = !state.candidates[2 * cell] && !state.candidates[2 * cell + 1];
    const returning = isEmptied ? came : [...came, ...awaited];
    const chips = returning.slice(0, MOST).map((arc) => this.arc(arc));
    const name = this.name(cell);
    const back = say.parts('queue.back', {cell: name});
    if (chips.length) groups.push({...group('', 'follows', chips, returning.length), ...captioned(back)});
    const note = event?.kind === 'conflict' ? say('no-candidate', {cell: name}) :
      removed ? say('queue.removed', {digit: this.shape.symbol(removed), cell: name}) : say('queue.nothing');
    return {
      caption: say('queue.revised'), hand: this.arc(inHand),
      note, tone: removed ? 'lost' : '', groups, tally: length,
    };
  }

  /** @param {QueuePhase} queue @param {Moment} moment @param {Arc} arc @returns {Picture} */
  ifTaken({length, next, tried}, {state}, arc) {
    const {digit, isLast, back} = tried ?? {digit: 0, isLast: false, back: []};
    const groups = [{...group(say('if.queue'), 'next', this.first(next), length), grows: true}];
    const chips = back.slice(0, MOST).map((each) => this.arc(each));
    if (chips.length) {
      const caption = captioned(say.parts('if.back', {cell: this.name(arc.cell)}));
      groups.push({...group('', 'follows', chips, back.length), ...caption});
    }
    const cell = this.name(arc.cell);
    const left = candidatesOf(state.candidates, arc.other).map((each) => this.shape.symbol(each));
    const note = isLast ? say('if.no-candidate', {cell}) :
      digit ? say('if.removed', {digit: this.shape.symbol(digit), cell}) :
        left.length === 1 ? say('if.already', {cell, digit: left[0]}) :
          say('if.several', {cell: this.name(arc.other), count: left.length});
    const tone = digit ? 'lost' : '';
    return {caption: say('if.revised'), hand: this.arc(arc), note, tone, groups, tally: length};
  }

  /** @param {PassPhase} pass @param {Moment} moment @returns {Picture} */
  pass({number, through, count: total, inHand, done, losing, next}, {event, state}) {
    const cause = event?.cause ?? '';
    const chip = (/** @type {number} */ each) => this.listed(each, through, cause, state.values);
    const isOver = event?.kind === 'conflict';
    const groups = [];
    if (losing.length && inHand !== undefined && !isOver) {
      const peers = losing.map((cell) =>
        ({text: this.name(cell), goal: of('eliminate', (each) => each.cell === cell && each.other === inHand)}));
      const caption = say('pass.removing', {digit: this.shape.symbol(state.values[inHand])});
      groups.push(group(caption, 'next', peers, peers.length));
    }
    const coming = isOver ? [] : next;
    const caption = !coming.length ? say('pass.complete') :
      inHand === undefined ? say('pass.first') : say('pass.next');
    const first = coming.slice(0, this.few).map(chip);
    groups.push({...group(caption, 'next', first, coming.length), grows: true});
    const did = done.slice(-MOST).map((each) => this.did(each));
    if (did.length) groups.push({...group('', 'follows', did, done.length), ...captioned(say.parts('pass.done'))});
    return {
      caption: say('pass', {number, propagator: propagatorInSentence(cause)}),
      hand: inHand === undefined ? null : chip(inHand),
      note: isOver ? say('pass.conflict') : say(`pass.${through}`, {count: total}), tone: isOver ? 'lost' : '', groups,
      tally: coming.length,
    };
  }

  /** @param {Moment} moment @returns {Picture} */
  search({event, state}) {
    const guesses = [...state.path].reverse().map((guess, i) => (
      {text: `${state.path.length - i}. ${this.equals(guess.cell, guess.digit, guess.half)}`, goal: guess.index + 1}));
    const {kind, cell, digit = 0, half} = event ?? {};
    const what = cell === undefined ? null : digit ? this.equals(cell, digit, half) : this.name(cell);
    return {
      caption: event ? say('search') : say('search.start'),
      hand: what === null ? null : {text: what, goal: (event?.index ?? 0) + 1}, note: noteOfSearch(kind),
      tone: kind === 'decide' ? 'guess' : kind === 'conflict' ? 'lost' : '',
      groups: [group(guesses.length ? say('search.guesses') : say('search.no-guess'), 'guess',
        guesses.slice(0, MOST), guesses.length)],
      tally: 0,
    };
  }

  /** Arcs of the queue as chips. @param {Arc[]} next @returns {Chip[]} */
  first(next) {
    return next.slice(0, this.few).map((arc) => this.arc(arc));
  }

  /** @param {Arc} arc @returns {Chip} */
  arc({cell, other}) {
    return {
      text: this.name(cell), against: this.name(other), arc: {cell, other},
      goal: of('revise', (event) => event.cell === cell && event.other === other),
    };
  }

  /**
   * A cell, unit or constraint of a pass.
   * @param {number} each @param {PassPhase['through']} through @param {string} cause @param {Uint8Array} values
   * @returns {Chip}
   */
  listed(each, through, cause, values) {
    const isRule = (/** @type {RunEvent} */ event) => event.cause === cause;
    if (through === 'units') {
      return {text: this.unit(each), goal: {
        kinds: ['place', 'eliminate', 'conflict'], matches: (event) => isRule(event) && event.unit === each}};
    }
    if (through === 'constraints') {
      const text = constraintWords()?.constraintLabel(this.shape, this.shape.constraints[each], this.notation) ?? '';
      return {text: sentenceCase(text), goal: {
        kinds: ['place', 'eliminate', 'conflict'], matches: (event) => isRule(event) && event.constraint === each}};
    }
    if (through === 'open-cells') {
      return {text: this.name(each), goal: of('eliminate', (event) => isRule(event) && event.cell === each)};
    }
    return {
      text: values[each] ? this.equals(each, values[each]) : this.name(each),
      goal: of('eliminate', (event) => isRule(event) && event.other === each),
    };
  }

  /** The chip of a candidate that was removed or placed. @param {PassPhase['done'][0]} event @returns {Chip} */
  did({kind, cell = 0, digit = 0, index}) {
    const text = kind === 'place' ? this.equals(cell, digit) : `${this.name(cell)} ≠ ${this.shape.symbol(digit)}`;
    return {text, goal: index + 1};
  }

  /** @param {number} cell @param {number} digit @param {'lower' | 'upper'} [half] */
  equals(cell, digit, half) {
    return guessName(this.shape, {cell, digit, half}, this.notation);
  }
}

/**
 * @param {string} caption @param {Group['tone']} tone @param {Chip[]} chips @param {number} total
 * @returns {Group}
 */
function group(caption, tone, chips, total) {
  return {strong: '', caption, tone, chips, total, grows: false};
}

/**
 * A caption of which the beginning stands out.
 * @param {import('../language/catalogue.js').Part[]} parts
 * @returns {Pick<Group, 'strong' | 'caption'>}
 */
function captioned([strong, ...rest]) {
  return {strong: strong.text, caption: textOf(rest)};
}

/** The meaning of an event for search; empty if there is nothing to say. @param {string} [kind] */
function noteOfSearch(kind) {
  const id = `search.${kind}`;
  return say.has(id) ? say(/** @type {Parameters<typeof say>[0]} */ (id)) : '';
}

/** @param {string} kind @param {(event: RunEvent) => boolean} matches @returns {Wanted} */
function of(kind, matches) {
  return {kinds: [kind], matches};
}
