#include "constraints/line_automata.hpp"

#include <algorithm>

namespace sudoku {

int sum_of(Mask digits) {
  int sum = 0;
  for (; digits != 0; digits &= digits - 1) sum += lowest_digit(digits);
  return sum;
}

namespace {

using StateCode = Automaton::StateCode;
using Next = std::optional<StateCode>;

/// The sum of a piece so far; nothing has been read of the next where it is 0.
LineAutomaton sum_line(const Constraint& line) {
  const auto total = static_cast<StateCode>(line.values[0]);
  LineAutomaton automaton(line);
  automaton.step = [total](StateCode sum, int, int digit) -> Next {
    const StateCode after = sum + static_cast<StateCode>(digit);
    if (after > total) return std::nullopt;
    return after == total ? 0 : after;
  };
  automaton.accepts = [](StateCode sum) { return sum == 0; };
  return automaton;
}

/// The ends come first: state 0, then the first end, then both, the smaller one above.
LineAutomaton with_ends(const Constraint& line) {
  LineAutomaton automaton(line);
  std::rotate(automaton.cells.begin() + 1, automaton.cells.end() - 1, automaton.cells.end());
  return automaton;
}
StateCode both(StateCode first, int second) {
  const auto other = static_cast<StateCode>(second);
  return std::min(first, other) << 8 | std::max(first, other);
}

LineAutomaton between(const Constraint& line) {
  LineAutomaton automaton = with_ends(line);
  automaton.step = [](StateCode ends, int at, int digit) -> Next {
    const auto one = static_cast<StateCode>(digit);
    if (at == 0) return one;
    if (at == 1) return both(ends, digit);
    return one > ends >> 8 && one < (ends & 0xFF) ? Next(ends) : std::nullopt;
  };
  return automaton;
}

LineAutomaton lockout(const Constraint& line) {
  LineAutomaton automaton = with_ends(line);
  automaton.step = [apart = line.values[0]](StateCode ends, int at, int digit) -> Next {
    const auto one = static_cast<StateCode>(digit);
    if (at == 0) return one;
    if (at == 1) return std::abs(static_cast<int>(ends) - digit) >= apart ? Next(both(ends, digit)) : std::nullopt;
    return one < ends >> 8 || one > (ends & 0xFF) ? Next(ends) : std::nullopt;
  };
  return automaton;
}

/// So many cells in a row are of classes of their own. The state is the classes of the last ones, one less, from 1.
template <class ClassOf>
LineAutomaton classes(const Constraint& line, int window, ClassOf class_of) {
  LineAutomaton automaton(line);
  automaton.step = [window, class_of](StateCode last, int, int digit) -> Next {
    const auto own = static_cast<StateCode>(class_of(digit) + 1);
    for (StateCode left = last; left != 0; left >>= 5) {
      if ((left & 31) == own) return std::nullopt;
    }
    return (last << 5 | own) & ((StateCode{1} << 5 * (window - 1)) - 1);
  };
  return automaton;
}

/// The digits so far.
LineAutomaton renban(const Constraint& line) {
  LineAutomaton automaton(line);
  automaton.step = [count = static_cast<int>(line.cells.size())](StateCode used, int, int digit) -> Next {
    if ((used & bit(digit)) != 0) return std::nullopt;
    const StateCode after = used | bit(digit);
    const int highest = 64 - __builtin_clzll(after);
    return highest - lowest_digit(after) < count ? Next(after) : std::nullopt;
  };
  return automaton;
}

/// True if some of these digits, at most so many, may add up to a sum. (Where it doesn't, no state need be made.)
bool can_make(Mask digits, int most, int sum) {
  if (sum != 0 && (digits == 0 || sum < lowest_digit(digits))) return false;
  for (; digits != 0 && sum > 0 && most > 0; --most) {
    const int highest = 64 - __builtin_clzll(digits);
    digits &= ~bit(highest);
    sum -= highest;
  }
  return sum <= 0;
}

/// 0 before the first crust; then the digits inside, or their sum, with the crust that came; then over.
LineAutomaton sandwich(const Constraint& line, int size) {
  const int total = line.values[0];
  LineAutomaton automaton(line);
  automaton.step = [total, size](StateCode state, int at, int digit) -> Next {
    const bool is_crust = digit == 1 || digit == size, tells_apart = size <= kToldApartUpTo;
    const StateCode crust = digit == 1 ? 1 : 2, inside = state >> 2;
    const int most = size - at - 2;  // digits between this cell and a crust
    const Mask fillings = all_digits(size) & ~bit(1) & ~bit(size);
    if (state == kOver) return is_crust ? std::nullopt : Next(kOver);
    if (state == 0) {
      if (!can_make(fillings, is_crust ? most : most - 1, total)) return std::nullopt;
      return is_crust ? crust : 0;
    }
    if (is_crust ? crust == (state & 3) : tells_apart && (inside & bit(digit)) != 0) return std::nullopt;
    const int sum = tells_apart ? sum_of(inside) : static_cast<int>(inside);
    if (is_crust) return sum == total ? Next(kOver) : std::nullopt;
    const StateCode with = tells_apart ? inside | bit(digit) : inside + static_cast<StateCode>(digit);
    if (!can_make(tells_apart ? fillings & ~with : fillings, most, total - sum - digit)) return std::nullopt;
    return with << 2 | (state & 3);
  };
  automaton.accepts = [](StateCode state) { return state == kOver; };
  return automaton;
}

/// How many are still to be read, above what they have to make and the digits that are used.
LineAutomaton x_sum(const Constraint& line, int size) {
  const auto after = [size](int left, int sum, StateCode used) -> Next {
    if (left == 0) return sum == 0 ? Next(kOver) : std::nullopt;
    const Mask unused = all_digits(size) & ~(size <= kToldApartUpTo ? used : 0);
    if (sum < left * (left + 1) / 2 || !can_make(unused, left, sum)) return std::nullopt;
    return (static_cast<StateCode>(left) << 16 | static_cast<StateCode>(sum)) << 16 |
           (size <= kToldApartUpTo ? used : 0);
  };
  LineAutomaton automaton(line);
  automaton.step = [after, total = line.values[0]](StateCode state, int at, int digit) -> Next {
    if (at == 0) return after(digit - 1, total - digit, bit(digit));
    if (state == kOver) return kOver;
    if ((state & bit(digit)) != 0) return std::nullopt;
    const int left = static_cast<int>(state >> 32), sum = static_cast<int>(state >> 16 & 0xFFFF);
    return after(left - 1, sum - digit, (state & 0xFFFF) | bit(digit));
  };
  automaton.accepts = [](StateCode state) { return state == kOver; };
  return automaton;
}

/// How many have been seen, above the digits that came, or the highest of them. Each higher digit is still to come, and
/// the highest is always seen.
LineAutomaton skyscraper(const Constraint& line, int size) {
  const auto total = static_cast<StateCode>(line.values[0]);
  LineAutomaton automaton(line);
  automaton.step = [total, size](StateCode state, int, int digit) -> Next {
    const StateCode used = state & 0xFFFF, seen = (state >> 16) + (used < bit(digit) ? 1 : 0);
    const StateCode now = used | bit(digit);
    const auto higher = static_cast<StateCode>(size - 64 + __builtin_clzll(now));
    const bool can_be = seen + (higher == 0 ? 0 : 1) <= total && total <= seen + higher;
    if ((used & bit(digit)) != 0 || !can_be) return std::nullopt;
    return seen << 16 | (size <= kToldApartUpTo ? now : bit(64 - __builtin_clzll(now)));
  };
  automaton.accepts = [total](StateCode state) { return state >> 16 == total; };
  return automaton;
}

/// The place that the first digit tells; over once it has been read.
LineAutomaton numbered_room(const Constraint& line) {
  LineAutomaton automaton(line);
  automaton.step = [wanted = line.values[0]](StateCode place, int at, int digit) -> Next {
    const StateCode room = at == 0 ? static_cast<StateCode>(digit) : place;
    if (room == kOver || room != static_cast<StateCode>(at) + 1) return room;
    return digit == wanted ? Next(kOver) : std::nullopt;
  };
  return automaton;
}

/// Four bits for each digit: how many of it are still wanted. `exactly`: no more than these.
LineAutomaton containing(const Constraint& cells, bool exactly) {
  Mask wanted = 0;
  LineAutomaton automaton(cells);
  for (const int value : cells.values) {
    wanted |= bit(value);
    automaton.start += StateCode{1} << 4 * (value - 1);
  }
  automaton.step = [wanted, exactly](StateCode left, int, int digit) -> Next {
    const StateCode one = StateCode{1} << 4 * (digit - 1);
    if ((left & 15 * one) != 0) return left - one;
    return exactly && (wanted & bit(digit)) != 0 ? std::nullopt : Next(left);
  };
  automaton.accepts = [](StateCode left) { return left == 0; };
  return automaton;
}

/// One of these digits in each cell.
LineAutomaton of_digits(const Constraint& constraint, Mask digits) {
  LineAutomaton automaton(constraint);
  automaton.step = [digits](StateCode, int, int digit) -> Next {
    return (digits & bit(digit)) != 0 ? Next(0) : std::nullopt;
  };
  return automaton;
}

Mask mask_of(const std::vector<int>& digits) {
  Mask mask = 0;
  for (const int digit : digits) mask |= bit(digit);
  return mask;
}

/// The digits from one on, each other one.
Mask each_other_from(int first, int size) {
  Mask digits = 0;
  for (int digit = first; digit <= size; digit += 2) digits |= bit(digit);
  return digits;
}

}  // namespace

std::optional<LineAutomaton> line_automaton_of(const Constraint& constraint, int size) {
  const auto kind = constraint.kind;
  if (kind == ConstraintKind::odd) return of_digits(constraint, each_other_from(1, size));
  if (kind == ConstraintKind::even) return of_digits(constraint, each_other_from(2, size));
  if (kind == ConstraintKind::given) return of_digits(constraint, mask_of(constraint.values));
  if (kind == ConstraintKind::sum_line) return sum_line(constraint);
  if (kind == ConstraintKind::between) return between(constraint);
  if (kind == ConstraintKind::lockout) return lockout(constraint);
  if (kind == ConstraintKind::modular) {
    const int window = constraint.values[0];
    return classes(constraint, window, [window](int digit) { return digit % window; });
  }
  if (kind == ConstraintKind::entropic) {
    return classes(constraint, 3, [size](int digit) { return (digit - 1) * 3 / size; });
  }
  if (kind == ConstraintKind::renban) return renban(constraint);
  if (kind == ConstraintKind::sandwich) return sandwich(constraint, size);
  if (kind == ConstraintKind::x_sum) return x_sum(constraint, size);
  if (kind == ConstraintKind::skyscraper) return skyscraper(constraint, size);
  if (kind == ConstraintKind::numbered_room) return numbered_room(constraint);
  if (kind == ConstraintKind::quadruple || kind == ConstraintKind::contain) return containing(constraint, false);
  if (kind == ConstraintKind::contain_exact) return containing(constraint, true);
  return std::nullopt;
}

Machine sum_loop(int total, int size) {
  Machine machine(size);
  for (int at_end = 0; at_end < total; ++at_end) {
    for (int sum = 0; sum < total; ++sum) machine.add_state(sum == at_end);
  }
  const auto state = [total](int at_end, int sum) { return static_cast<std::uint16_t>(at_end * total + sum); };
  for (int at_end = 0; at_end < total; ++at_end) {
    machine.starts.push_back(state(at_end, at_end));
    for (int sum = 0; sum < total; ++sum) {
      for (int digit = 1; digit <= std::min(size, total - sum); ++digit) {
        machine.connect(state(at_end, sum), digit, state(at_end, (sum + digit) % total));
      }
    }
  }
  return machine;
}

std::unique_ptr<Primitive> make_line_automaton(const Constraint& constraint, int size) {
  const auto automaton = line_automaton_of(constraint, size);
  if (!automaton) return nullptr;
  return Automaton::make(automaton->cells, size, automaton->start, automaton->step, automaton->accepts);
}

}  // namespace sudoku
