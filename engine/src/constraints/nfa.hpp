// `regular` for automata that texts tell, which may be in several states at a time. It is domain consistent: a digit
// stays if some way through the layers of states has it.
#pragma once

#include "constraints/primitive.hpp"
#include "grid/rules/machine.hpp"

namespace sudoku {

class Nfa final : public Primitive {
 public:
  Nfa(std::vector<Cell> cells, int size, std::shared_ptr<const Machine> machine)
      : Primitive(std::move(cells), size), machine_(std::move(machine)) {}

  bool prune(std::span<Mask> candidates) const override;
  std::vector<Absence> absences(std::span<const Mask> candidates, int at, Digit digit) const override;
  std::size_t effort() const override {
    return cells().size() * (machine_->states() * machine_->digits + machine_->transitions);
  }

 private:
  using Marks = std::vector<char>;  // of each state

  Marks starts() const;
  Marks after(const Marks& states, Mask digits) const;
  std::vector<Marks> that_lead_on(std::span<const Mask> candidates) const;
  /// Those of some digits that lead from a state to some of the next.
  Mask leading(std::size_t state, const Marks& next, Mask digits) const;

  std::shared_ptr<const Machine> machine_;
};

}  // namespace sudoku
