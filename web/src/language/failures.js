/**
 * Errors and notes, said in the language of the page. A worker and the engine speak English; what they say has its
 * message beside it on the way to the page, where `heard` says it anew.
 */

import {speaker} from './catalogue.js';
import {place} from './place.js';

/** @typedef {import('./catalogue.js').Messages} Messages */
/** @typedef {import('../protocol/kinds.js').Failure} Failure */

/** Another message of the subject. @typedef {{id: string, values?: Record<string, any>}} Inner */

/** A value of a message: a text, a number, another message, or a list of them. */
/** @typedef {string | number | Inner | (string | Inner)[]} Value */

/**
 * The message of a sentence; the engine's are of the subject that has its name.
 * @typedef {{subject?: string, id: string, values: Record<string, Value>}} Said
 */

/** A sentence as a worker or the engine tells it. @typedef {{text: string, said: Said}} Told */

/**
 * Makes errors of the messages of a subject.
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
 * Makes notes of the messages of a subject: texts, or in a worker values that become texts.
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
 * An answer of a worker with its error and notes in the language of the page.
 * @template T
 * @param {T} answer
 * @returns {T}
 */
export function heard(answer) {
  const {error, notes} = /** @type {any} */ (answer) ?? {};
  if (error?.said) return {...answer, error: heardError(error)};
  return notes?.some(isTold) ? {...answer, notes: notes.map(heardNote)} : answer;
}

/** An error as a worker or the engine tells it. @typedef {Failure['error'] & {said?: Said}} ToldError */

/** @param {ToldError} error @returns {Failure['error']} */
export function heardError({said, ...error}) {
  return said ? {...error, message: sayAgain(said, error.message)} : error;
}

/** @param {string | Told} note */
function heardNote(note) {
  return isTold(note) ? sayAgain(note.said, note.text) : note;
}

/** @param {string | Told} note @returns {note is Told} */
function isTold(note) {
  return typeof note === 'object';
}

/** @param {Said} said @param {string} text in English */
function sayAgain({subject = 'engine', id, values}, text) {
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
