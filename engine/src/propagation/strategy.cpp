#include "sudoku/strategy.hpp"

#include <array>

namespace sudoku {

namespace {

constexpr std::array kPropagators{
#define SUDOKU_CONSISTENCY(number, cause, reason, id, name, summary) PropagatorInfo{Cause::cause, id, name, summary},
#include "sudoku/causes.def"
};

constexpr std::array<std::string_view, 4> kVariableOrders{"first", "mrv", "mrv-degree", "random"};
constexpr std::array<std::string_view, 3> kValueOrders{"ascending", "lcv", "random"};
constexpr std::array<std::string_view, 3> kBranchings{"values", "two-way", "split"};
constexpr std::array<std::string_view, 3> kLookBacks{"backtracking", "backjumping", "learning"};

template <class Order, std::size_t count>
std::optional<Order> find(const std::array<std::string_view, count>& names, std::string_view id) {
  for (std::size_t index = 0; index < count; ++index) {
    if (names[index] == id) return static_cast<Order>(index);
  }
  return std::nullopt;
}

}  // namespace

std::span<const PropagatorInfo> propagators() { return kPropagators; }

std::optional<Cause> find_propagator(std::string_view id) {
  for (const PropagatorInfo& info : kPropagators) {
    if (info.id == id) return info.cause;
  }
  return std::nullopt;
}

std::string_view cause_id(Cause cause) {
  switch (cause) {
#define SUDOKU_CAUSE(number, cause, reason, id) \
  case Cause::cause: return id;
#include "sudoku/causes.def"
  }
  return "unknown";
}

std::optional<VariableOrder> find_variable_order(std::string_view id) {
  return find<VariableOrder>(kVariableOrders, id);
}
std::optional<ValueOrder> find_value_order(std::string_view id) { return find<ValueOrder>(kValueOrders, id); }
std::optional<BranchingWay> find_branching(std::string_view id) { return find<BranchingWay>(kBranchings, id); }
std::optional<LookBack> find_look_back(std::string_view id) { return find<LookBack>(kLookBacks, id); }

}  // namespace sudoku
