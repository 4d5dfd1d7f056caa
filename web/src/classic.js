/**
 * The classic bundle, for hosts that allow no modules and for `file://`: a script that registers the element, and parts
 * beside it that are loaded on demand. Their loader is in this script.
 */
import './classic/parts.js';
import {define} from './sudoku-scope.js';

define();
