// Importing this module registers `<sudoku-scope>`; importing other modules does not.
import {define} from './sudoku-scope.js';

define();
