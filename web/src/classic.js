/**
 * The classic bundle, for hosts that allow no modules and for `file://`: one script that registers the element, and
 * parts beside it that come when they are wanted. What loads them is in this script, whoever asks for it first.
 */
import './classic/parts.js';
import {define} from './sudoku-scope.js';

define();
