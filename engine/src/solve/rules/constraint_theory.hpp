// Constraints on chosen cells as clause search asks them: each primitive of which a cell has changed is pruned. Which
// absent candidates force what it removes is worked out when search asks, from what stood at that time.
#pragma once

#include <vector>

#include "constraints/constraint_set.hpp"
#include "solve/large/theory.hpp"

namespace sudoku::large {

class ConstraintTheory final : public Theory {
 public:
  /// The literals of open cells begin with `first_of_cell`, one for each of their candidates.
  ConstraintTheory(const Geometry& geometry, const std::vector<Digit>& values, const std::vector<Mask>& candidates,
                   const std::vector<Variable>& first_of_cell);

  Conflict propagate(Assignment& assignment) override;
  std::span<const Literal> reason(std::uint32_t number, const Assignment& assignment) override;
  std::uint64_t work() const override { return work_; }
  void back_to(std::size_t trail) override;

 private:
  /// A removal or conflict that a primitive has found, and how much of the trail it knew.
  struct Inference {
    std::uint16_t primitive;
    std::int16_t at;  // of its cells; -1 for a conflict
    Digit digit;
    bool is_explained;
    std::size_t trail;
    std::vector<Literal> literals;
  };

  void order_primitives();
  void read_trail(const Assignment& assignment);
  Conflict prune(std::size_t number, Assignment& assignment);
  Conflict conclude(std::size_t number, int at, Digit digit, Assignment& assignment);
  void explain(Inference& conclusion, const Assignment& assignment);
  Mask standing(Cell cell, const Assignment& assignment) const;
  Mask standing_then(Cell cell, std::size_t trail, const Assignment& assignment) const;
  Literal literal(Cell cell, Digit digit) const;
  const Primitive& primitive(std::size_t number) const {
    return *geometry_.constraints()->primitives[number].primitive;
  }

  Geometry geometry_;
  const std::vector<Digit>& values_;
  const std::vector<Mask>& candidates_;
  const std::vector<Variable>& first_of_cell_;
  std::vector<Cell> cell_of_;          // of each variable that says what a cell holds
  std::vector<std::uint32_t> place_;   // of each such variable on the trail, as far as that is known
  std::vector<std::uint16_t> order_;   // primitives, those first that are soon pruned
  std::vector<bool> changed_;          // of each primitive
  std::uint64_t work_ = 0;
  std::size_t trail_read_ = 0;              // how much of the trail is known
  std::vector<Inference> conclusions_;  // that stand, oldest first
};

}  // namespace sudoku::large
