// The layers of a constraint that an automaton reads: which states its cells can lead through, and by which digits.
//
//   for (const sudoku::Layers& line : sudoku::layers_of(puzzle, geometry, 0, state.candidates)) { … }
//
// Before each cell there are states, such as the sum so far; a digit leads from one to another. A state is alive if it
// can be reached from the start, and leads to an end that counts. A digit stays in a cell if an edge of it is alive.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/geometry.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

/// The statement of a state: an id of `docs/api.md`, and its numbers. States that say the same are one.
struct StateLabel {
  std::string_view id;
  std::vector<int> numbers{};

  friend bool operator==(const StateLabel&, const StateLabel&) = default;
  friend bool operator<(const StateLabel& a, const StateLabel& b) {
    return a.id != b.id ? a.id < b.id : a.numbers < b.numbers;
  }
};

struct LayerState {
  StateLabel label;
  bool is_alive = false;  ///< some filling of the cells leads through it
};

/// A digit that leads from a state before a cell to one after it.
struct LayerEdge {
  static constexpr int kNowhere = -1;

  int from = 0;
  int to = kNowhere;      ///< kNowhere: no state comes after
  Digit digit = 0;
  bool is_alive = false;  ///< some filling of the cells takes it
};

/// One automaton; a constraint may be made of several.
struct Layers {
  std::vector<Cell> cells;                      ///< in the order in which they are read
  std::vector<std::vector<LayerState>> states;  ///< that can be reached: before each cell, and at last
  std::vector<std::vector<LayerEdge>> edges;    ///< of each cell; those of its candidates
};

/// The layers of a constraint on chosen cells, known by its number. None if its kind has none; nothing if there are too
/// many states to tell.
std::optional<std::vector<Layers>> layers_of(const Puzzle& puzzle, const Geometry& geometry, std::size_t constraint,
                                             const std::vector<Mask>& candidates);

/// The same as JSON: `{constraint, lines: [{cells, states, edges}]}`, with `lines` null if there are too many states.
std::string layers_json(const Puzzle& puzzle, const Geometry& geometry, std::size_t constraint,
                        const std::vector<Mask>& candidates);

}  // namespace sudoku
