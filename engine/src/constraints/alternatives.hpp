// `any` and `all`: one of several branches holds, and all primitives of a branch do. A digit goes that every branch
// removes which is still possible (constructive disjunction). That is domain consistent where each branch is one
// primitive that is.
#pragma once

#include <memory>

#include "constraints/primitive.hpp"

namespace sudoku {

/// Primitives that hold together.
using Branch = std::vector<std::unique_ptr<Primitive>>;

class Alternatives final : public Primitive {
 public:
  /// The cells are those of all branches.
  Alternatives(std::vector<Cell> cells, int size, std::vector<Branch> branches);

  bool prune(std::span<Mask> candidates) const override;
  std::size_t effort() const override;

 private:
  bool prune_branch(std::size_t number, std::span<Mask> candidates) const;

  std::vector<Branch> branches_;
  std::vector<std::vector<std::vector<std::size_t>>> places_;  // of each primitive's cells among all, by branch
};

}  // namespace sudoku
