/**
 * The classic bundle, one script for hosts that allow no modules, and for `file://`: in a page it registers the
 * element; in the worker, which it starts from its own text, it is the engine.
 */
import {serve} from './engine-serving.js';
import {define} from './sudoku-scope.js';

if (typeof document === 'undefined') serve();
else define();
