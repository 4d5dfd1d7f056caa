#include "sudoku/strategy.hpp"

#include <array>

namespace sudoku {

namespace {

#define SUDOKU_PROPAGATOR(cause, type, id, name, summary) PropagatorInfo{Cause::cause, id, name, summary},
constexpr std::array kPropagators{
    PropagatorInfo{Cause::none, "none", "Check only", "A digit is tried where no peer holds it; nothing is concluded."},
#include "propagation/registry.def"
};
#undef SUDOKU_PROPAGATOR

constexpr std::array<std::string_view, 4> kVariableOrders{"first", "mrv", "mrv-degree", "random"};
constexpr std::array<std::string_view, 3> kValueOrders{"ascending", "lcv", "random"};

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
  for (const PropagatorInfo& info : kPropagators) {
    if (info.cause == cause) return info.id;
  }
  return "search";
}

std::optional<VariableOrder> find_variable_order(std::string_view id) {
  return find<VariableOrder>(kVariableOrders, id);
}
std::optional<ValueOrder> find_value_order(std::string_view id) { return find<ValueOrder>(kValueOrders, id); }

}  // namespace sudoku
