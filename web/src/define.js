// Importing this module registers `<sudoku-scope>`; importing any other one does not.
import {define} from './sudoku-scope.js';

define();
