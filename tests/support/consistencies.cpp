#include "support/consistencies.hpp"

#include <algorithm>
#include <functional>

namespace sudoku::testing {

namespace {

using Cells = std::vector<std::size_t>;
using Candidates = std::vector<Mask>;

/// Rows, columns and boxes.
std::vector<Cells> units_of(Shape shape) {
  const auto n = static_cast<std::size_t>(shape.size());
  const auto rows = static_cast<std::size_t>(shape.box_rows), columns = static_cast<std::size_t>(shape.box_cols);
  std::vector<Cells> units(3 * n);
  for (std::size_t cell = 0; cell < n * n; ++cell) {
    units[cell / n].push_back(cell);
    units[n + cell % n].push_back(cell);
    units[2 * n + cell / n / rows * rows + cell % n / columns].push_back(cell);
  }
  return units;
}

bool contains(const Cells& cells, std::size_t cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

Mask places_of(int digit, const Cells& unit, const Candidates& candidates) {
  Mask places = 0;
  for (std::size_t at = 0; at < unit.size(); ++at)
    places |= (candidates[unit[at]] & bit(digit)) != 0 ? Mask{1} << at : 0;
  return places;
}

/// Every choice of `size` of the numbers below `count`, as a mask.
std::vector<Mask> choices(std::size_t count, int size) {
  std::vector<Mask> all;
  const std::function<void(std::size_t, Mask)> choose = [&](std::size_t from, Mask chosen) {
    if (count_digits(chosen) == size) {
      all.push_back(chosen);
      return;
    }
    for (std::size_t at = from; at < count; ++at) choose(at + 1, chosen | Mask{1} << at);
  };
  choose(0, 0);
  return all;
}

// The rules. Each takes away what it may, and answers whether there is no contradiction.

bool not_equal(const std::vector<Cells>& units, Candidates& candidates) {
  for (const Cells& unit : units) {
    for (const std::size_t one : unit) {
      for (const std::size_t other : unit) {
        if (one != other && is_single(candidates[one])) candidates[other] &= ~candidates[one];
        if (candidates[other] == 0) return false;
      }
    }
  }
  return true;
}

bool only_place(const std::vector<Cells>& units, Candidates& candidates) {
  for (const Cells& unit : units) {
    for (int digit = 1; digit <= static_cast<int>(unit.size()); ++digit) {
      const Mask places = places_of(digit, unit, candidates);
      if (places == 0) return false;
      if (is_single(places)) candidates[unit[lowest_digit(places) - 1u]] = bit(digit);
    }
  }
  return true;
}

bool locked(const std::vector<Cells>& units, Candidates& candidates) {
  for (const Cells& from : units) {
    for (const Cells& into : units) {
      for (int digit = 1; digit <= static_cast<int>(from.size()); ++digit) {
        const auto may_be = [&](std::size_t cell) { return (candidates[cell] & bit(digit)) != 0; };
        if (std::any_of(from.begin(), from.end(), [&](auto cell) { return may_be(cell) && !contains(into, cell); }))
          continue;
        for (const std::size_t cell : into) candidates[cell] &= contains(from, cell) ? ~Mask{0} : ~bit(digit);
      }
    }
  }
  return true;
}

bool naked(const std::vector<Cells>& units, Candidates& candidates) {
  for (int size = 2; size <= 4; ++size) {
    for (const Mask chosen : choices(units[0].size(), size)) {
      for (const Cells& unit : units) {
        Mask together = 0;
        for (std::size_t at = 0; at < unit.size(); ++at) together |= (chosen >> at & 1) != 0 ? candidates[unit[at]] : 0;
        if (count_digits(together) != size) continue;
        for (std::size_t at = 0; at < unit.size(); ++at)
          candidates[unit[at]] &= (chosen >> at & 1) != 0 ? ~Mask{0} : ~together;
      }
    }
  }
  return true;
}

bool hidden(const std::vector<Cells>& units, Candidates& candidates) {
  for (int size = 2; size <= 4; ++size) {
    for (const Mask chosen : choices(units[0].size(), size)) {
      for (const Cells& unit : units) {
        Mask places = 0;
        for (Mask rest = chosen; rest != 0; rest &= rest - 1) places |= places_of(lowest_digit(rest), unit, candidates);
        if (count_digits(places) != size) continue;
        for (std::size_t at = 0; at < unit.size(); ++at)
          candidates[unit[at]] &= (places >> at & 1) != 0 ? chosen : ~Mask{0};
      }
    }
  }
  return true;
}

/// Brute force: every way to fill the unit, cell by cell, by the sets of digits that can be used up so far.
bool fillable(const std::vector<Cells>& units, Candidates& candidates) {
  for (const Cells& unit : units) {
    const std::size_t n = unit.size();
    std::vector<std::vector<bool>> before(n + 1, std::vector<bool>(std::size_t{1} << n, false)), after = before;
    const auto for_each_step = [&](std::size_t at, const auto& visit) {
      for (Mask used = 0; used < Mask{1} << n; ++used) {
        for (Mask rest = candidates[unit[at]] & ~used; rest != 0; rest &= rest - 1)
          visit(used, rest & (Mask{0} - rest));
      }
    };
    before[0][0] = true;
    for (std::size_t at = 0; at < n; ++at) {
      for_each_step(at, [&](Mask used, Mask digit) {
        if (before[at][used]) before[at + 1][used | digit] = true;
      });
    }
    after[n][(std::size_t{1} << n) - 1] = true;
    for (std::size_t at = n; at-- > 0;) {
      Mask possible = 0;
      for_each_step(at, [&](Mask used, Mask digit) {
        if (!after[at + 1][used | digit]) return;
        after[at][used] = true;
        if (before[at][used]) possible |= digit;
      });
      candidates[unit[at]] &= possible;
      if (possible == 0) return false;
    }
  }
  return true;
}

bool trials(Cause base, Shape shape, Candidates& candidates) {
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    for (Mask rest = candidates[cell]; has_several(candidates[cell]) && rest != 0; rest &= rest - 1) {
      Candidates tried = candidates;
      tried[cell] = rest & (Mask{0} - rest);
      if (!consistent_part(base, shape, tried)) candidates[cell] &= ~tried[cell];
    }
  }
  return true;
}

bool apply_rules(Cause propagation, Shape shape, const std::vector<Cells>& units, Candidates& candidates) {
  switch (propagation) {
    case Cause::ac3:
    case Cause::eliminate:
      return not_equal(units, candidates);
    case Cause::only_choice:
      return not_equal(units, candidates) && only_place(units, candidates);
    case Cause::locked_candidates:
      return apply_rules(Cause::only_choice, shape, units, candidates) && locked(units, candidates);
    case Cause::naked_subsets:
      return apply_rules(Cause::only_choice, shape, units, candidates) && naked(units, candidates);
    case Cause::hidden_subsets:
      return apply_rules(Cause::naked_subsets, shape, units, candidates) && hidden(units, candidates);
    case Cause::all_different:
      return fillable(units, candidates);
    case Cause::singleton_ac3:
    case Cause::singleton_only_choice:
    case Cause::singleton_locked_candidates:
    case Cause::singleton_hidden_subsets:
    case Cause::singleton_all_different:
    case Cause::strong_singleton_all_different: {
      const Cause base = base_of(propagation).value();
      return apply_rules(base, shape, units, candidates) && trials(base, shape, candidates);
    }
    case Cause::search:
    case Cause::none:
    case Cause::forward_checking: break;
  }
  return true;  // no rule, so that nothing is right that removes anything
}

}  // namespace

std::optional<std::vector<Mask>> consistent_part(Cause propagation, Shape shape, std::vector<Mask> candidates) {
  const std::vector<Cells> units = units_of(shape);
  for (Candidates before; before != candidates;) {
    before = candidates;
    if (!apply_rules(propagation, shape, units, candidates)) return std::nullopt;
    if (std::find(candidates.begin(), candidates.end(), 0u) != candidates.end()) return std::nullopt;
  }
  return candidates;
}

std::optional<Cause> base_of(Cause singleton) {
  switch (singleton) {
    case Cause::singleton_ac3:
      return Cause::ac3;
    case Cause::singleton_only_choice:
      return Cause::only_choice;
    case Cause::singleton_locked_candidates:
      return Cause::locked_candidates;
    case Cause::singleton_hidden_subsets:
      return Cause::hidden_subsets;
    case Cause::singleton_all_different:
      return Cause::all_different;
    case Cause::strong_singleton_all_different:
      return Cause::singleton_all_different;
    case Cause::search:
    case Cause::none:
    case Cause::forward_checking:
    case Cause::ac3:
    case Cause::eliminate:
    case Cause::only_choice:
    case Cause::locked_candidates:
    case Cause::naked_subsets:
    case Cause::hidden_subsets:
    case Cause::all_different: break;
  }
  return std::nullopt;
}

bool is_worked_out_soon(Cause propagation, Shape shape) {
  const std::optional<Cause> base = base_of(propagation);
  if (base && blames_a_cell(*base)) return shape.size() <= 9;
  if (base) return shape.size() <= (base_of(*base) ? 4 : 6);
  const ReasonKind reason = reason_of_removal(propagation);
  if (reason == ReasonKind::peer) return true;
  return shape.size() <= (reason == ReasonKind::locked ? 16 : 12);
}

}  // namespace sudoku::testing
