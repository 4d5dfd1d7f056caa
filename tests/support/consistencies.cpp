#include "support/consistencies.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>

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

/// Every choice of `size` of the numbers below `count`, as a mask; made once, since each rule asks again and again.
const std::vector<Mask>& choices(std::size_t count, int size) {
  static std::map<std::pair<std::size_t, int>, std::vector<Mask>> known;
  std::vector<Mask>& all = known[{count, size}];
  if (!all.empty()) return all;
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
    // Bytes, since a vector of bits takes the tests' compiler long to get at.
    std::vector<std::vector<std::uint8_t>> before(n + 1, std::vector<std::uint8_t>(std::size_t{1} << n, 0)),
        after = before;
    const auto for_each_step = [&](std::size_t at, const auto& visit) {
      for (Mask used = 0; used < Mask{1} << n; ++used) {
        for (Mask rest = candidates[unit[at]] & ~used; rest != 0; rest &= rest - 1)
          visit(used, rest & (Mask{0} - rest));
      }
    };
    before[0][0] = 1;
    for (std::size_t at = 0; at < n; ++at) {
      for_each_step(at, [&](Mask used, Mask digit) {
        before[at + 1][used | digit] |= before[at][used];
      });
    }
    after[n][(std::size_t{1} << n) - 1] = 1;
    for (std::size_t at = n; at-- > 0;) {
      Mask possible = 0;
      for_each_step(at, [&](Mask used, Mask digit) {
        if (after[at + 1][used | digit] == 0) return;
        after[at][used] = 1;
        if (before[at][used] != 0) possible |= digit;
      });
      candidates[unit[at]] &= possible;
      if (possible == 0) return false;
    }
  }
  return true;
}

/// The cells of every choice of three in a box of 3x3 that stand in different rows and columns.
std::vector<Cells> transversals(const Cells& box) {
  std::vector<Cells> all;
  std::vector<std::size_t> columns{0, 1, 2};
  do {
    all.push_back({box[columns[0]], box[3 + columns[1]], box[6 + columns[2]]});
  } while (std::next_permutation(columns.begin(), columns.end()));
  return all;
}

/// Brute force: cell by cell, each with a digit of three that no cell before it has in its row, column or box. The
/// digits of the first cells are given.
bool can_be_filled(const Cells& cells, std::vector<std::size_t>& filled) {
  if (filled.size() == cells.size()) return true;
  const auto box = [](std::size_t cell) { return cell / 27 * 3 + cell % 9 / 3; };
  for (std::size_t digit = 0; digit < 3; ++digit) {
    bool clashes = false;
    for (std::size_t at = 0; at < filled.size() && !clashes; ++at) {
      const std::size_t one = cells[at], other = cells[filled.size()];
      clashes = filled[at] == digit && (one / 9 == other / 9 || one % 9 == other % 9 || box(one) == box(other));
    }
    if (clashes) continue;
    filled.push_back(digit);
    if (can_be_filled(cells, filled)) return true;
    filled.pop_back();
  }
  return false;
}

bool can_be_filled(const Cells& cells) {
  std::vector<std::size_t> filled;
  return can_be_filled(cells, filled);
}

/// All choices of a transversal in each of four boxes of a 9x9 that form a rectangle, if three digits can't fill them.
const std::vector<Cells>& unfillable_twelves() {
  static const std::vector<Cells> all = [] {
    std::vector<Cells> found;
    const std::vector<Cells> units = units_of({3, 3});
    for (const std::size_t band : {0u, 3u}) {
      for (std::size_t below = band + 3; below < 9; below += 3) {
        for (std::size_t left = 0; left < 2; ++left) {
          for (std::size_t right = left + 1; right < 3; ++right) {
            for (const Cells& a : transversals(units[18 + band + left])) {
              for (const Cells& b : transversals(units[18 + band + right])) {
                for (const Cells& c : transversals(units[18 + below + left])) {
                  for (const Cells& d : transversals(units[18 + below + right])) {
                    Cells twelve = a;
                    for (const Cells& more : {b, c, d}) twelve.insert(twelve.end(), more.begin(), more.end());
                    if (!can_be_filled(twelve)) found.push_back(twelve);
                  }
                }
              }
            }
          }
        }
      }
    }
    return found;
  }();
  return all;
}

bool tridagon(Shape shape, Candidates& candidates) {
  if (shape.box_rows != 3 || shape.box_cols != 3) return true;
  const std::vector<Mask>& triples = choices(9, 3);
  for (const Cells& twelve : unfillable_twelves()) {
    for (const Mask digits : triples) {
      std::size_t guardians = 0, guardian = 0;
      for (const std::size_t cell : twelve) {
        if ((candidates[cell] & ~digits) == 0) continue;
        guardian = cell;
        if (++guardians == 2) break;
      }
      if (guardians == 0) return false;
      if (guardians == 1) candidates[guardian] &= ~digits;
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
    case Cause::tridagons:
      return fillable(units, candidates) && tridagon(shape, candidates);
    case Cause::singleton_ac3:
    case Cause::singleton_only_choice:
    case Cause::singleton_locked_candidates:
    case Cause::singleton_hidden_subsets:
    case Cause::singleton_all_different:
    case Cause::strong_singleton_all_different:
    case Cause::singleton_tridagons:
    case Cause::strong_singleton_tridagons: {
      const Cause base = base_of(propagation).value();
      return apply_rules(base, shape, units, candidates) && trials(base, shape, candidates);
    }
    case Cause::search:
    case Cause::none:
    case Cause::forward_checking:
    case Cause::constraint:
    case Cause::learnt: break;
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

bool three_digits_fill(const std::vector<std::size_t>& cells) { return can_be_filled(cells); }

bool is_guardian(const std::vector<Mask>& candidates, std::size_t cell, Digit digit) {
  const std::vector<Mask>& triples = choices(9, 3);
  return std::any_of(unfillable_twelves().begin(), unfillable_twelves().end(), [&](const Cells& twelve) {
    return contains(twelve, cell) && std::any_of(triples.begin(), triples.end(), [&](Mask digits) {
      return (digits & bit(digit)) != 0 && std::all_of(twelve.begin(), twelve.end(), [&](std::size_t each) {
        return each == cell || (candidates[each] & ~digits) == 0;
      });
    });
  });
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
    case Cause::singleton_tridagons:
      return Cause::tridagons;
    case Cause::strong_singleton_tridagons:
      return Cause::singleton_tridagons;
    case Cause::search:
    case Cause::none:
    case Cause::constraint:
    case Cause::learnt:
    case Cause::forward_checking:
    case Cause::ac3:
    case Cause::eliminate:
    case Cause::only_choice:
    case Cause::locked_candidates:
    case Cause::naked_subsets:
    case Cause::hidden_subsets:
    case Cause::all_different:
    case Cause::tridagons: break;
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
