/** Why there is no engine, in words for readers. Loaded if there is none. */
import errors from '../../languages/en/errors.js';
import {speaker} from '../language/catalogue.js';

const say = speaker('errors', errors);

/** No WebAssembly runs. */
export function noWasm() {
  return new Error(say('no-wasm'));
}

/** It could not be had. @param {unknown} cause */
export function notLoaded(cause) {
  return new Error(say('not-loaded'), {cause});
}
