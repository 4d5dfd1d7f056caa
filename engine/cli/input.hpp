// The puzzles of a command line: from files or standard input, each read or told of.
#pragma once

#include <functional>
#include <vector>

#include "command.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku::cli {

/// Reads puzzle after puzzle and hands them on in their order, so many at a time at most. What is no puzzle is told on
/// standard error with its number, and left out. Throws Misuse for a file that can't be read.
/// @returns kUnanswered where something was left out; an empty input is no puzzle, either
Exit for_puzzles(const Arguments& arguments, Streams streams, std::size_t at_once,
                 const std::function<void(const std::vector<Puzzle>&)>& take);

/// Puzzles to solve: what a player has set counts as given.
std::vector<Puzzle> positions(std::vector<Puzzle> puzzles);

/// The one puzzle of the input; null, and told, where there is none, or another beside it.
std::optional<Puzzle> only_puzzle(const Arguments& arguments, Streams streams);

/// True unless some rule of the puzzle could not be read, so that its solutions are not known; tells of that.
bool is_read_whole(const Puzzle& puzzle, Streams streams);

}  // namespace sudoku::cli
