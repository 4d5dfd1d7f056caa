/** The engine of the classic bundle, in the worker or in the page. */

export {connectMain} from '../worker/main-thread.js';
export {serve} from '../worker/serving.js';
