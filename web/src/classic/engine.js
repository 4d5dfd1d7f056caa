/**
 * The engine of the classic bundle, in the worker or in the page. In the page, too, it has its own copy of what speaks,
 * in English.
 */

import {place} from '../language/place.js';

place.isWorker = true;

export {connectMain} from '../worker/main-thread.js';
export {serve} from '../worker/serving.js';
