// A primitive: what a constraint on chosen cells is made of. It knows which digits its cells can have, given what is
// left to them, and why.
#pragma once

#include <span>
#include <vector>

#include "sudoku/types.hpp"

namespace sudoku {

class Automaton;
class GroupedSum;
class Relation;

/// A candidate that is not there: of the cell number `at` of a primitive.
struct Absence {
  int at;
  Digit digit;
};

class Primitive {
 public:
  Primitive(std::vector<Cell> cells, int size) : cells_(std::move(cells)), size_(size) {}
  virtual ~Primitive() = default;

  const std::vector<Cell>& cells() const { return cells_; }

  /// Takes from the candidates, which are in the order of the cells, what can't be. False if nothing can.
  virtual bool prune(std::span<Mask> candidates) const = 0;

  /// Candidates whose absence alone takes `digit` from the cell number `at`, as `prune` has found of these candidates;
  /// for a digit of 0, leaves nothing that can be. Soon found: some may be left out.
  virtual std::vector<Absence> absences(std::span<const Mask> candidates, int at, Digit digit) const;

  /// The same, where none can be left out, unless that takes too long to see: at most so many steps, which are
  /// subtracted from `effort`. (Virtual, so that modules without constraints link.)
  virtual std::vector<Absence> fewest_absences(std::span<const Mask> candidates, int at, Digit digit,
                                               std::size_t& effort) const;

  /// About how many steps it takes to prune it.
  virtual std::size_t effort() const { return cells_.size() * static_cast<std::size_t>(size_); }

  /// The same object, where it is about two cells.
  virtual const Relation* relation() const { return nullptr; }
  /// The same object, where it is an automaton.
  virtual const Automaton* automaton() const { return nullptr; }
  /// The same object, where it is a sum.
  virtual const GroupedSum* sum() const { return nullptr; }

 protected:
  int size() const { return size_; }

 private:
  bool are_enough(const std::vector<Absence>& absences, int at, Digit digit) const;

  std::vector<Cell> cells_;
  int size_;
};

/// The place of a cell among those of a primitive; -1 if it is none of them.
inline int place_of(Cell cell, std::span<const Cell> cells) {
  for (std::size_t at = 0; at < cells.size(); ++at) {
    if (cells[at] == cell) return static_cast<int>(at);
  }
  return -1;
}

}  // namespace sudoku
