// Chooses the variable to decide next: the open one that took part most in recent conflicts. That is VSIDS (Moskewicz
// et al., "Chaff", 2001) with the growing increment and the heap of MiniSat.
#pragma once

#include <vector>

#include "solve/large/literal.hpp"

namespace sudoku::large {

class DecisionOrder {
 public:
  /// All variables, with the activity they begin with.
  explicit DecisionOrder(std::vector<double> activity);

  /// Takes the most active variable out. There must be one.
  Variable take_first();

  /// Puts a variable back, if it has been taken.
  void insert(Variable variable) {
    if (position_[variable] == kTaken) append(variable);
  }

  /// A variable took part in a conflict.
  void bump(Variable variable);
  /// After each conflict: what comes later counts more.
  void decay() { increment_ *= kGrowth; }

 private:
  static constexpr std::uint32_t kTaken = ~std::uint32_t{0};
  static constexpr double kGrowth = 1 / 0.98;
  static constexpr double kLargest = 1e100;

  bool is_before(Variable a, Variable b) const { return activity_[a] > activity_[b]; }
  void put(std::uint32_t at, Variable variable);
  void append(Variable variable);
  void rise(std::uint32_t at);
  void sink(std::uint32_t at);

  std::vector<double> activity_;
  std::vector<Variable> heap_;           // the children of `at` are 2 at + 1 and 2 at + 2
  std::vector<std::uint32_t> position_;  // of each variable in the heap
  double increment_ = 1;
};

}  // namespace sudoku::large
