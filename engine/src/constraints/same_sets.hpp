// `count` for sets that hold the same digits, each as often: how often a digit can be in one set bounds how often it is
// in the others. It is not domain consistent.
#pragma once

#include "constraints/primitive.hpp"

namespace sudoku {

class SameSets final : public Primitive {
 public:
  /// The cells of one set after another.
  SameSets(std::vector<Cell> cells, int size, std::size_t sets)
      : Primitive(std::move(cells), size), cells_of_set_(this->cells().size() / sets) {}

  bool prune(std::span<Mask> candidates) const override;

 private:
  std::size_t cells_of_set_;
};

}  // namespace sudoku
