#include "constraints/state_labels.hpp"

#include "constraints/line_automata.hpp"

namespace sudoku {

namespace {

using StateCode = Automaton::StateCode;

std::vector<int> digits_of(Mask digits) {
  std::vector<int> list;
  for (; digits != 0; digits &= digits - 1) list.push_back(lowest_digit(digits));
  return list;
}

int number(StateCode code) { return static_cast<int>(code); }

/// Nothing yet; then the first end; then both, the smaller one above.
StateLabel ends(StateCode state, std::size_t at) {
  if (at == 0) return {"start"};
  if (at == 1) return {"end", {number(state)}};
  return {"ends", {number(state >> 8), number(state & 0xFF)}};
}

/// The classes of the last digits, five bits for each, one more than the class.
StateLabel classes(StateCode state, std::string_view id) {
  std::vector<int> last;
  for (; state != 0; state >>= 5) last.insert(last.begin(), number(state & 31) - 1);
  return last.empty() ? StateLabel{"start"} : StateLabel{id, std::move(last)};
}

/// The digits that came since the first crust, or their sum, above the crust.
StateLabel sandwich(StateCode state, int size) {
  if (state == kOver) return {"done"};
  if (state == 0) return {"outside"};
  const StateCode inside = state >> 2;
  return {"inside", {(state & 3) == 1 ? 1 : size, size <= kToldApartUpTo ? sum_of(inside) : number(inside)}};
}

StateLabel x_sum(StateCode state, std::size_t at) {
  if (at == 0) return {"start"};
  if (state == kOver) return {"done"};
  return {"x-sum", {number(state >> 32), number(state >> 16 & 0xFFFF)}};
}

StateLabel skyscraper(StateCode state) {
  const Mask used = state & 0xFFFF;
  return {"seen", {number(state >> 16), used == 0 ? 0 : 64 - __builtin_clzll(used)}};
}

/// Four bits for each digit: how many are wanted.
StateLabel wanted(StateCode left) {
  std::vector<int> digits;
  for (int digit = 1; left != 0; ++digit, left >>= 4) {
    for (StateCode count = left & 15; count != 0; --count) digits.push_back(digit);
  }
  return digits.empty() ? StateLabel{"done"} : StateLabel{"wanted", std::move(digits)};
}

}  // namespace

StateLabel label_of(const Constraint& constraint, int size, StateCode state, std::size_t at) {
  const auto kind = constraint.kind;
  if (kind == ConstraintKind::sum_line) return {"part", {number(state)}};
  if (kind == ConstraintKind::sum_loop) return {"part", {number(state) % constraint.values[0]}};
  if (kind == ConstraintKind::between || kind == ConstraintKind::lockout) return ends(state, at);
  if (kind == ConstraintKind::modular) return classes(state, "remainders");
  if (kind == ConstraintKind::entropic) return classes(state, "levels");
  if (kind == ConstraintKind::renban) return {"used", digits_of(state)};
  if (kind == ConstraintKind::sandwich) return sandwich(state, size);
  if (kind == ConstraintKind::x_sum) return x_sum(state, at);
  if (kind == ConstraintKind::skyscraper) return skyscraper(state);
  if (kind == ConstraintKind::numbered_room) {
    return at == 0 ? StateLabel{"start"} : state == kOver ? StateLabel{"done"} : StateLabel{"room", {number(state)}};
  }
  if (kind == ConstraintKind::regex || kind == ConstraintKind::nfa) return {"state", {number(state)}};
  const bool is_wanted = kind == ConstraintKind::quadruple || kind == ConstraintKind::contain ||
                         kind == ConstraintKind::contain_exact;
  return is_wanted ? wanted(state) : StateLabel{"any"};
}

}  // namespace sudoku
