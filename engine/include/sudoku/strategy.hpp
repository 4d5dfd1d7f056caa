// The strategy of a run: its propagator, its orders of cells and digits, and its response to contradictions.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku/event.hpp"
#include "sudoku/types.hpp"

namespace sudoku {

/// A propagator, as `propagators()` lists it.
struct PropagatorInfo {
  Cause cause;
  std::string_view id;       ///< stable: part of links and traces
  std::string_view name;     ///< to show to people
  std::string_view summary;  ///< one sentence
};

/// All propagators, weakest first.
std::span<const PropagatorInfo> propagators();

/// The propagator of this id.
std::optional<Cause> find_propagator(std::string_view id);

/// The id of a cause of events: that of a propagator, or `search`.
std::string_view cause_id(Cause cause);

/// How the next open cell is chosen; ties go to the lowest cell.
enum class VariableOrder : std::uint8_t {
  first,       ///< the lowest
  mrv,         ///< the cell with the fewest candidates (minimum remaining values)
  mrv_degree,  ///< the same; ties go to the cell with the most open peers
  random,      ///< by the seed
};

/// How the next digit of the cell is chosen.
enum class ValueOrder : std::uint8_t {
  ascending,
  lcv,     ///< the digit that is a candidate of the fewest open peers (least constraining value)
  random,  ///< by the seed
};

/// The alternatives of a decision.
enum class BranchingWay : std::uint8_t {
  values,   ///< every digit of the cell in turn
  two_way,  ///< x = v, then x != v: a refuted digit is removed, and the next cell is chosen anew
  split,    ///< x <= v, then x > v: halves of the cell's digits; the half with the preferred digit comes first
};

/// How search goes back after a contradiction.
enum class LookBack : std::uint8_t {
  backtracking,  ///< always to the latest decision
  backjumping,   ///< to the latest decision behind the contradiction (conflict-directed)
  /// Clause learning: the decisions behind the contradiction can't all be right, and search goes back to where this
  /// rules out a candidate. Branching is then always two-way. Under `none`, which removes nothing, it is backjumping.
  learning,
};

std::optional<VariableOrder> find_variable_order(std::string_view id);
std::optional<ValueOrder> find_value_order(std::string_view id);
std::optional<BranchingWay> find_branching(std::string_view id);
std::optional<LookBack> find_look_back(std::string_view id);

/// A decision made by the user: after `at` decides, this cell and digit are tried instead of search's own choice. It is
/// ignored if the cell is filled, if the digit is impossible there, or while search is still trying digits of another
/// cell. If branching splits, the half with the digit is tried.
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
  std::uint64_t solutions = 1;  ///< stop after this number of solutions
  bool search = true;           ///< false: propagate only
  BranchingWay branching = BranchingWay::values;  ///< always `values` under `none`, which removes nothing
  LookBack look_back = LookBack::backtracking;
  std::vector<Choice> choices;  ///< ascending by `at`
};

}  // namespace sudoku
