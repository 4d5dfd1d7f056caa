// Reads the puzzles of a command line, from files or standard input.
#pragma once

#include <functional>
#include <vector>

#include "command.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku::cli {

/// A puzzle of the input, or nothing in the place of a text that can't be read.
using Entry = std::optional<Puzzle>;

/// Reads all puzzles and passes them to `take` in their order, at most `at_once` at a time. For each text that can't be
/// read, prints a message on standard error that gives its number. Throws Misuse if a file can't be read.
/// @returns kUnanswered if some text can't be read; so does an empty input, which has no entry
Exit for_puzzles(const Arguments& arguments, Streams streams, std::size_t at_once,
                 const std::function<void(const std::vector<Entry>&)>& take);

/// The word that stands for the answer to an entry that has none: `error`, or `unread` if some rule of the puzzle could
/// not be read, so that its solutions are unknown. Empty for any other puzzle.
std::string_view fault_of(const Entry& entry);

/// The puzzle with the digits that a player has placed as givens.
Puzzle position_of(Puzzle puzzle);

/// The only puzzle of the input. If there are none or several, prints a message and returns nothing.
std::optional<Puzzle> only_puzzle(const Arguments& arguments, Streams streams);

/// False, with a message, if some rule of the puzzle could not be read, so that its solutions are unknown.
bool is_read_whole(const Puzzle& puzzle, Streams streams);

}  // namespace sudoku::cli
