/** The engine of the classic bundle, in the worker or in the page. */

export {connectMain} from './engine-main.js';
export {serve} from './engine-serving.js';
