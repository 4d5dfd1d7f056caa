// How a run searches: which consistency it keeps, which cell and which value it tries next.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku/event.hpp"
#include "sudoku/types.hpp"

namespace sudoku {

/// A consistency by name, as `propagators()` lists it.
struct PropagatorInfo {
  Cause cause;
  std::string_view id;       ///< stable: part of links and traces
  std::string_view name;     ///< for people
  std::string_view summary;  ///< one sentence
};

/// All propagators, weakest first.
std::span<const PropagatorInfo> propagators();

/// The propagator of this id.
std::optional<Cause> find_propagator(std::string_view id);

/// The id of a cause, as in events: a propagator's, or `search`.
std::string_view cause_id(Cause cause);

/// The choice of the next open cell; ties go to the lowest cell.
enum class VariableOrder : std::uint8_t {
  first,       ///< the lowest
  mrv,         ///< the one with the fewest candidates (minimum remaining values)
  mrv_degree,  ///< the same, ties to the one with the most open peers
  random,      ///< by the seed
};

/// The choice of its next digit.
enum class ValueOrder : std::uint8_t {
  ascending,
  lcv,     ///< the one that the fewest open peers could also take (least constraining value)
  random,  ///< by the seed
};

/// The alternatives that search has at a decision.
enum class BranchingWay : std::uint8_t {
  values,   ///< every digit of the cell in turn
  two_way,  ///< x = v, then x != v: the refuted digit is ruled out, and the cell to guess next is chosen afresh
  split,    ///< x <= v, then x > v: halves of the cell's digits, that with the digit of the value order first
};

/// The way back from a contradiction.
enum class LookBack : std::uint8_t {
  backtracking,  ///< to the latest decision, always
  backjumping,   ///< to the latest decision that the contradiction rests on (conflict-directed backjumping)
  /// Clause learning: to where the decisions behind the contradiction, which can't all be right, rule something out.
  /// Branching is then always two-way. Under `none`, which rules nothing out, it is backjumping.
  learning,
};

std::optional<VariableOrder> find_variable_order(std::string_view id);
std::optional<ValueOrder> find_value_order(std::string_view id);
std::optional<BranchingWay> find_branching(std::string_view id);
std::optional<LookBack> find_look_back(std::string_view id);

/// A decision taken by the user: at the decision number `at` (decides before it), this cell and digit are tried instead
/// of what search would try. It is passed over where the cell is not open or the digit not possible there, and while
/// search is between the digits of another cell. Where branching splits, it is the half with the digit.
struct Choice {
  std::uint64_t at;
  Cell cell;
  Digit digit;
};

struct Strategy {
  Cause propagation = Cause::only_choice;
  VariableOrder variable = VariableOrder::mrv;
  ValueOrder value = ValueOrder::ascending;
  std::uint64_t seed = 0;
  std::uint64_t solutions = 1;  ///< stop after so many
  bool search = true;           ///< false: propagate only
  BranchingWay branching = BranchingWay::values;  ///< always `values` under `none`, which rules nothing out
  LookBack look_back = LookBack::backtracking;
  std::vector<Choice> choices;  ///< ascending by `at`
};

}  // namespace sudoku
