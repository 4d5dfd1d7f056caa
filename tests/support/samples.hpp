// Sample puzzles of every shape, the same on every machine: with one solution, with none, with several, and with pencil
// marks. What their solutions are, the oracle says.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudoku/puzzle.hpp"
#include "support/grids.hpp"
#include "support/oracle.hpp"

namespace sudoku::testing {

/// A puzzle with its solutions, as the oracle found them.
struct Sample {
  static constexpr std::size_t kCounted = 64;

  std::string name;  ///< for messages: "6x6 (2x3) multiple 1"
  Puzzle puzzle;
  std::vector<Grid> solutions;  ///< at most kCounted, which then stand for more

  Shape shape() const { return puzzle.shape; }
  bool all_known() const { return solutions.size() < kCounted; }
};

/// The shapes that the laws are tested on, smallest first; 36x36 comes last.
const std::vector<Shape>& sample_shapes();

/// The samples that the laws are tested on: numbers `first` to `first + count - 1` of each kind and shape. One, unless
/// the environment says otherwise, as `./dev soak` does: SUDOKUSCOPE_SAMPLES is the count, SUDOKUSCOPE_FIRST_SAMPLE the
/// first.
struct SampleRange {
  int first = 1;
  int count = 1;
};
SampleRange wanted_samples();

/// Samples of each of the four kinds for each shape, by default for all of `sample_shapes`.
std::vector<Sample> make_samples(const std::vector<Shape>& shapes, SampleRange range);
std::vector<Sample> make_samples(SampleRange range);

/// A full grid: rows, columns, bands, stacks and digits of a regular one shuffled.
Grid shuffled_full_grid(Shape shape, Random& random);

/// Cells are taken from a full grid at random for as long as it stays the only solution, until about `open_percent` are
/// open.
Grid unique_givens(Shape shape, const Grid& full, int open_percent, Random& random);

/// A grid from one symbol a cell, `.` empty, 1-9 then A-Z; or from numbers parted by spaces, 0 empty. Reads no more
/// than that, and without the engine.
Grid read_grid(std::string_view text);

/// A puzzle with nothing but givens.
Puzzle puzzle_of(Shape shape, const Grid& givens);

}  // namespace sudoku::testing
