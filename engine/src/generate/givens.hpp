// A full grid and which of its cells are given: what is taken away and given back is what the symmetry ties together.
#pragma once

#include <utility>
#include <vector>

#include "generate/orbits.hpp"
#include "random.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

/// In an order by chance.
template <class T>
void shuffle(std::vector<T>& list, Random& random) {
  for (std::size_t left = list.size(); left > 1; --left) {
    std::swap(list[left - 1], list[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
  }
}

/// True if no given at all is to be spared, and not only no orbit. Of large grids, hardly any that is symmetric is so.
inline bool is_each_given_needed(const GenerateOptions& options) {
  return options.minimal && (options.shape.size() <= 9 || options.symmetry == Symmetry::none);
}

class Givens {
 public:
  Givens(Shape shape, Symmetry symmetry);

  /// Another full grid, all of it given.
  void refill(Random& random);
  const Geometry& geometry() const { return geometry_; }
  const Puzzle& puzzle() const { return puzzle_; }
  /// Those of another puzzle of the same grid.
  void restore(const std::vector<Digit>& givens) { puzzle_.givens = givens; }

  /// How many orbits there are: cells that are given or taken away together.
  std::size_t orbits() const { return orbits_.size(); }
  /// Those of some cells, each once.
  std::vector<std::size_t> orbits_of(const std::vector<Cell>& cells) const;
  bool is_given(std::size_t orbit) const { return puzzle_.givens[orbits_[orbit][0]] != 0; }
  std::vector<std::size_t> given() const { return listed(true); }
  std::vector<std::size_t> opened() const { return listed(false); }
  void take(std::size_t orbit);
  void give(std::size_t orbit);
  /// Takes it away where the puzzle has one solution without it. Says whether it has.
  bool try_without(std::size_t orbit);

  /// True if there are several solutions without this given alone.
  bool needs(Cell given);

 private:
  std::vector<std::size_t> listed(bool are_given) const;

  Geometry geometry_;
  std::vector<Orbit> orbits_;
  std::vector<Digit> full_;
  Puzzle puzzle_;
};

}  // namespace sudoku
