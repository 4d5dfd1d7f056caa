/**
 * The propagators in words, weakest first: the engine goes by their numbers, and who only watches a run needs no words.
 */

import {propagators} from '#propagators';

/** @typedef {{id: string, name: string, summary: string}} Propagator */

/** @type {Propagator[]} */
export const PROPAGATORS = propagators;
