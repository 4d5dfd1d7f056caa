// Reads the puzzles of a command line, from files or standard input.
#pragma once

#include <functional>
#include <vector>

#include "command.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku::cli {

/// Reads all puzzles and passes them to `take` in their order, at most `at_once` at a time. A text that can't be read
/// is skipped, with a message on standard error that gives its number. Throws Misuse if a file can't be read.
/// @returns kUnanswered if something was skipped; an empty input counts as a text that can't be read
Exit for_puzzles(const Arguments& arguments, Streams streams, std::size_t at_once,
                 const std::function<void(const std::vector<Puzzle>&)>& take);

/// The puzzles with the digits that a player has placed as givens.
std::vector<Puzzle> positions(std::vector<Puzzle> puzzles);

/// The only puzzle of the input. If there are none or several, prints a message and returns nothing.
std::optional<Puzzle> only_puzzle(const Arguments& arguments, Streams streams);

/// False, with a message, if some rule of the puzzle could not be read, so that its solutions are unknown.
bool is_read_whole(const Puzzle& puzzle, Streams streams);

}  // namespace sudoku::cli
