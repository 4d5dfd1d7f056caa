/**
 * Errors and notes in the language of the page. A worker and the engine word them in English, and add the id of the
 * message; the page translates them (`translated`).
 */

import {speaker} from './catalogue.js';
import {place} from './place.js';

/** @typedef {import('./catalogue.js').Messages} Messages */
/** @typedef {import('../protocol/kinds.js').Failure} Failure */

/** Another message of the same subject. @typedef {{id: string, values?: Record<string, any>}} Inner */

/** A value of a message: a text, a number, another message, or a list of them. */
/** @typedef {string | number | Inner | (string | Inner)[]} Value */

/**
 * The message of a sentence. Without a subject, it is one of the engine.
 * @typedef {{subject?: string, id: string, values: Record<string, Value>}} Said
 */

/** A sentence from a worker or the engine, with its message. @typedef {{text: string, said: Said}} TranslatableText */

/**
 * Returns a function that makes errors from the messages of a subject.
 * @template {Messages} M
 * @param {string} subject
 * @param {M} english
 * @returns {(code: string, id: Extract<keyof M, string>, values?: Record<string, Value>) => Failure}
 */
export function failing(subject, english) {
  const say = saying(subject, english);
  return (code, id, values = {}) => ({
    ok: /** @type {const} */ (false),
    error: {code, message: say(id, values), ...(place.isWorker ? {said: {subject, id, values}} : {})},
  });
}

/**
 * Returns a function that makes notes from the messages of a subject: texts, or in a worker values that become
 * texts.
 * @template {Messages} M
 * @param {string} subject
 * @param {M} english
 * @returns {(id: Extract<keyof M, string>, values?: Record<string, Value>) => string}
 */
export function noting(subject, english) {
  const say = saying(subject, english);
  return (id, values = {}) => {
    const text = say(id, values);
    return place.isWorker ? /** @type {any} */ ({text, said: {subject, id, values}}) : text;
  };
}

/**
 * The answer of a worker, with its error and notes in the language of the page.
 * @template T
 * @param {T} answer
 * @returns {T}
 */
export function translated(answer) {
  const {error, notes, proposals} = /** @type {any} */ (answer) ?? {};
  if (error?.said) return {...answer, error: translatedError(error)};
  if (!proposals && !notes?.some(isTranslatable)) return answer;
  const asked = proposals && {proposals: proposals.map((/** @type {any} */ each) =>
    ({...each, sentence: translatedNote(each.sentence)}))};
  return {...answer, notes: notes.map(translatedNote), ...asked};
}

/** An error from a worker or the engine, with its message. */
/** @typedef {Failure['error'] & {said?: Said}} TranslatableError */

/** @param {TranslatableError} error @returns {Failure['error']} */
export function translatedError({said, ...error}) {
  return said ? {...error, message: translate(said, error.message)} : error;
}

/** @param {string | TranslatableText} note */
function translatedNote(note) {
  return isTranslatable(note) ? translate(note.said, note.text) : note;
}

/** @param {string | TranslatableText} note @returns {note is TranslatableText} */
function isTranslatable(note) {
  return typeof note === 'object';
}

/** @param {Said} said @param {string} text in English */
function translate({subject = 'engine', id, values}, text) {
  const isTranslated = speaker(subject, /** @type {Messages} */ ({})).has(id);
  return isTranslated ? saying(subject, /** @type {Messages} */ ({}))(id, values) : text;
}

/** @param {string} subject @param {Messages} english */
function saying(subject, english) {
  const say = speaker(subject, english);
  /** @param {Value} value @returns {string | number} */
  const valueOf = (value) => (Array.isArray(value) ? value.map(valueOf).join(', ') :
    typeof value === 'object' ? sayWith(value.id, value.values) : value);
  const sayWith = (/** @type {string} */ id, /** @type {Record<string, Value>} */ values = {}) =>
    say(id, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(value)])));
  return sayWith;
}
