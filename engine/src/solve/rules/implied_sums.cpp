#include "solve/rules/implied_sums.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <utility>

#include "constraints/constraint_set.hpp"
#include "constraints/grouped_sum.hpp"
#include "constraints/sums.hpp"

namespace sudoku {

namespace {

/// Sums of more cells, and more sums than that, cost more than what they see is worth; tight ones may have more cells:
/// some, where units lack known sums, and more, where sums leave something outside of a unit.
constexpr std::size_t kMostCells = 6, kMostTightInside = 9, kMostTightOutside = 18, kMostSums = 20;

/// A sum is tight if less than this part of all that its cells can have together is between its total and the least or
/// the most.
constexpr double kTight = 0.25;

/// Sums with so many cells, and more, are taken together: so many of them at most, the tightest.
constexpr std::size_t kLongSum = 6, kMostTogether = 24;

using CellBits = std::bitset<kLargestWithRules * kLargestWithRules>;

/// How often the digit of each cell counts, and what all add up to.
struct Equation {
  std::vector<int> factors;
  CellBits cells;  // whose factor isn't 0
  int total = 0;

  bool operator==(const Equation& other) const { return total == other.total && factors == other.factors; }

  void add(Cell cell, int times) {
    factors[cell] += times;
    cells[cell] = factors[cell] != 0;
  }
};

/// A sum that the puzzle states.
struct KnownSum {
  Equation equation;
  std::vector<Cell> cells;            // each once
  bool is_plain;                      // each of them counts once
  std::vector<std::size_t> crossing;  // numbers of known sums with a cell of it, its own too
};

class SumFinder {
 public:
  explicit SumFinder(const Geometry& geometry)
      : geometry_(geometry), size_(geometry.size()), units_(geometry.complete_units()) {}

  std::vector<std::unique_ptr<Primitive>> find() {
    if (geometry_.constraints() == nullptr || size_ > GroupedSum::kLargest) return {};
    list_known();
    if (known_.empty()) return {};
    list_units();
    for (int unit = 0; unit < units_; ++unit) look_at(rest_of_unit(unit));
    for (const int first : {0, size_}) look_at_runs(first);
    look_at_pairs();
    for (int unit = 0; unit < units_; ++unit) look_outside(unit);
    look_at_unions();
    std::stable_sort(found_.begin(), found_.end(),
                     [](const auto& a, const auto& b) { return a.cells.count() < b.cells.count(); });
    if (found_.size() > kMostSums) found_.resize(kMostSums);
    return primitives();
  }

 private:
  void list_known() {
    for (const auto& [number, primitive] : geometry_.constraints()->primitives) {
      const GroupedSum* const sum = primitive->sum();
      if (sum == nullptr) continue;
      KnownSum known{no_cells(), {}, true, {}};
      known.equation.total = sum->total();
      for (const SumGroup& group : sum->groups()) {
        known.is_plain &= group.factor == 1;
        for (std::size_t at = group.first; at < group.first + group.count; ++at) {
          known.equation.add(sum->cells()[at], group.factor);
        }
      }
      for (const Cell cell : sum->cells()) {
        const bool is_listed = std::find(known.cells.begin(), known.cells.end(), cell) != known.cells.end();
        if (!is_listed) known.cells.push_back(cell);
      }
      known_.push_back(std::move(known));
    }
    for (KnownSum& one : known_) {
      for (std::size_t other = 0; other < known_.size(); ++other) {
        if (have_common(one.equation.cells, known_[other].equation.cells)) one.crossing.push_back(other);
      }
      has_crossings_ |= one.crossing.size() > 1;
    }
  }

  void list_units() {
    for (int unit = 0; unit < units_; ++unit) {
      CellBits& cells = cells_of_unit_.emplace_back();
      for (const Cell cell : geometry_.cells_of(static_cast<Unit>(unit))) cells.set(cell);
      auto& apart = apart_in_unit_.emplace_back();
      for (const KnownSum& sum : known_) {
        if (sum.crossing.size() == 1 && have_common(cells, sum.equation.cells)) apart.push_back(&sum);
      }
    }
  }

  Equation no_cells() const { return {std::vector<int>(static_cast<std::size_t>(geometry_.cells()), 0), {}, 0}; }

  static bool have_common(const CellBits& a, const CellBits& b) { return (a & b).any(); }

  const CellBits& cells_of(int unit) const { return cells_of_unit_[static_cast<std::size_t>(unit)]; }

  /// Rows or columns one beside another.
  void look_at_runs(int first) {
    for (int begin = 0; begin < size_; ++begin) {
      Equation run = no_cells();
      for (int next = begin; next < size_; ++next) {
        add_rest_of(first + next, run);
        if (next > begin) look_at(run);
      }
    }
  }

  /// Boxes, or what there is in their place.
  void look_at_pairs() {
    for (int a = 2 * size_; a < units_; ++a) {
      const Equation one = rest_of_unit(a);
      for (int b = a + 1; b < units_; ++b) {
        Equation both = one;
        add_rest_of(b, both);
        look_at(both);
      }
    }
  }

  /// The rest of units, of which sums that cross others are still to be taken away.
  void look_at(const Equation& rest) {
    if (has_crossings_) {
      Equation equation = rest;
      take_away_crossing(equation);
      keep_if_short(equation, kMostTightInside);
    } else {
      keep_if_short(rest, kMostTightInside);
    }
  }

  void keep_if_short(const Equation& equation, std::size_t most_tight) {
    if (equation.cells.count() <= kMostCells || is_tight(equation, most_tight)) keep(equation);
  }

  /// Sums and units that cover a unit leave a sum outside of it.
  void look_outside(int unit) {
    Equation equation = no_cells();
    for (const KnownSum* const sum : apart_crossing(unit)) add_known(*sum, 1, equation);
    if (equation.total == 0) return;
    for (int other = 0; other < units_; ++other) {
      const bool is_open = !have_common(cells_of(other), equation.cells);
      if (is_open && other != unit && (cells_of(unit) & cells_of(other)).count() > 1) add_unit(other, 1, equation);
    }
    const auto is_covered = [&](int one) { return (cells_of(one) & equation.cells) == cells_of(one); };
    if (!is_covered(unit)) return;
    for (int one = unit; one < unit + units_; ++one) {
      if (is_covered(one % units_)) add_unit(one % units_, -1, equation);
    }
    keep_if_short(equation, kMostTightOutside);
  }

  /// Sums that cross a unit, without a common cell; those first that have cells in common with the fewest others.
  std::vector<const KnownSum*> apart_crossing(int unit) const {
    const auto crosses = [&](const KnownSum& sum) {
      return sum.is_plain && have_common(cells_of(unit), sum.equation.cells);
    };
    std::vector<std::pair<std::ptrdiff_t, const KnownSum*>> crossing;
    for (const KnownSum& sum : known_) {
      if (!crosses(sum)) continue;
      const auto others = std::count_if(sum.crossing.begin(), sum.crossing.end(), [&](std::size_t other) {
        return crosses(known_[other]);
      });
      crossing.push_back({others, &sum});
    }
    std::stable_sort(crossing.begin(), crossing.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<const KnownSum*> apart;
    CellBits taken;
    for (const auto& [others, sum] : crossing) {
      if (have_common(taken, sum->equation.cells)) continue;
      apart.push_back(sum);
      taken |= sum->equation.cells;
    }
    return apart;
  }

  Equation rest_of_unit(int unit) const {
    Equation equation = no_cells();
    add_rest_of(unit, equation);
    return equation;
  }

  /// Adds a unit without the sums in it that cross no other, where fewer cells are left so. These sums make no
  /// difference to others, so that those of units added before need not be looked at again.
  void add_rest_of(int unit, Equation& equation) const {
    add_unit(unit, 1, equation);
    for (const KnownSum* const sum : apart_in_unit_[static_cast<std::size_t>(unit)]) {
      const Growth growth = growth_by(*sum, equation);
      if (growth.cells < 0) add_known(*sum, growth.times, equation);
    }
  }

  void add_unit(int unit, int times, Equation& equation) const {
    for (const Cell cell : geometry_.cells_of(static_cast<Unit>(unit))) equation.add(cell, times);
    equation.total += times * size_ * (size_ + 1) / 2;
  }

  static void add_known(const KnownSum& known, int times, Equation& equation) {
    for (const Cell cell : known.cells) equation.add(cell, times * known.equation.factors[cell]);
    equation.total += times * known.equation.total;
  }

  /// Long sums without a common cell, side by side, have more cells that differ: together they can be tighter than each
  /// alone.
  void look_at_unions() {
    struct LongSum {
      Equation equation;
      double slack;
      bool is_union;
    };
    std::vector<LongSum> sums;
    for (const auto& [equation, cells, is_plain, crossing] : known_) {
      if (is_plain && cells.size() >= kLongSum) sums.push_back({equation, slack_of(equation), false});
    }
    std::stable_sort(sums.begin(), sums.end(), [](const auto& a, const auto& b) { return a.slack < b.slack; });
    if (sums.size() > kMostTogether) sums.resize(kMostTogether);
    for (;;) {
      LongSum best{no_cells(), 1, true};
      std::array<std::size_t, 2> chosen{};
      for (std::size_t b = 0; b < sums.size(); ++b) {
        for (std::size_t a = 0; a < b; ++a) {
          if (have_common(sums[a].equation.cells, sums[b].equation.cells)) continue;
          Equation both = sum_of(sums[a].equation, sums[b].equation);
          const double slack = slack_of(both);
          if (slack >= std::min({best.slack, sums[a].slack, sums[b].slack})) continue;
          best = {std::move(both), slack, true};
          chosen = {a, b};
        }
      }
      if (best.equation.cells.none()) break;
      sums[chosen[0]] = std::move(best);
      sums.erase(sums.begin() + static_cast<std::ptrdiff_t>(chosen[1]));
    }
    for (LongSum& sum : sums) {
      if (sum.is_union && sum.slack < kTight) keep(std::move(sum.equation));
    }
  }

  static Equation sum_of(const Equation& a, const Equation& b) {
    Equation both = a;
    for (std::size_t cell = 0; cell < b.factors.size(); ++cell) both.add(static_cast<Cell>(cell), b.factors[cell]);
    both.total += b.total;
    return both;
  }

  bool is_tight(const Equation& equation, std::size_t most_cells) const {
    if (equation.cells.count() > most_cells) return false;
    return slack_in(equation.total, largest_groups(equation)) < kTight && slack_of(equation) < kTight;
  }

  /// How far the total is from the least or the most that the cells can have together, as a part of what is between.
  double slack_of(const Equation& equation) const {
    const GroupedTerms grouped = grouped_terms(geometry_, terms_of(equation));
    std::vector<Group> groups;
    int count = 0;
    for (std::size_t at = 0; at < grouped.terms.size(); ++at) {
      ++count;
      if (!grouped.ends_group[at]) continue;
      groups.push_back({grouped.terms[at].factor, count});
      count = 0;
    }
    return slack_in(equation.total, groups);
  }

  /// So many cells that differ and count equally often.
  struct Group {
    int factor, count;
  };

  double slack_in(int total, const std::vector<Group>& groups) const {
    int least = 0, most = 0;
    for (const auto [factor, count] : groups) {
      const int low = count * (count + 1) / 2 * factor, high = count * (2 * size_ + 1 - count) / 2 * factor;
      least += std::min(low, high);
      most += std::max(low, high);
    }
    if (least == most) return 1;
    return std::min(total - least, most - total) / static_cast<double>(most - least);
  }

  /// The groups if all cells that count equally often differed, as far as there are digits. The more cells differ, the
  /// smaller is the slack, so that most equations need not be looked at closely.
  std::vector<Group> largest_groups(const Equation& equation) const {
    std::vector<Group> groups;
    for (const int factor : equation.factors) {
      if (factor == 0) continue;
      const auto open = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
        return group.factor == factor && group.count < size_;
      });
      if (open == groups.end()) groups.push_back({factor, 1});
      else ++open->count;
    }
    return groups;
  }

  void keep(const Equation& equation) {
    const auto is_same = [&](const KnownSum& known) { return known.equation == equation; };
    if (equation.cells.none() || std::any_of(known_.begin(), known_.end(), is_same)) return;
    if (std::find(found_.begin(), found_.end(), equation) == found_.end()) found_.push_back(equation);
  }

  /// Takes away, one by one, the known sum that leaves fewest cells, as long as it leaves fewer; added where it is
  /// negative.
  void take_away_crossing(Equation& equation) const {
    std::vector<Growth> growths;
    growths.reserve(known_.size());
    for (const KnownSum& one : known_) growths.push_back(growth_by(one, equation));
    for (;;) {
      const auto best = std::min_element(growths.begin(), growths.end(), [](const Growth& a, const Growth& b) {
        return a.cells < b.cells;
      });
      if (best->cells >= 0) return;
      const KnownSum& chosen = known_[static_cast<std::size_t>(best - growths.begin())];
      add_known(chosen, best->times, equation);
      for (const std::size_t number : chosen.crossing) growths[number] = growth_by(known_[number], equation);
    }
  }

  /// By how many the cells of an equation grow, if a sum is taken away from it or added, whichever leaves fewer; of
  /// sums that leave no fewer, any number but a negative one.
  struct Growth {
    int cells, times;
  };
  static Growth growth_by(const KnownSum& known, const Equation& equation) {
    const std::size_t common = (known.equation.cells & equation.cells).count();
    if (2 * common <= known.cells.size()) return {1, -1};  // at best, these go and all others come
    int taken = 0, added = 0;
    for (const Cell cell : known.cells) {
      const int own = known.equation.factors[cell], there = equation.factors[cell];
      taken += (there != own) - (there != 0);
      added += (there != -own) - (there != 0);
    }
    return taken <= added ? Growth{taken, -1} : Growth{added, 1};
  }

  static std::vector<Term> terms_of(const Equation& equation) {
    std::vector<Term> terms;
    for (std::size_t cell = 0; cell < equation.factors.size(); ++cell) {
      if (equation.factors[cell] != 0) terms.push_back({static_cast<Cell>(cell), equation.factors[cell]});
    }
    return terms;
  }

  std::vector<std::unique_ptr<Primitive>> primitives() const {
    std::vector<std::unique_ptr<Primitive>> sums;
    for (const Equation& equation : found_) sums.push_back(make_sum(geometry_, terms_of(equation), equation.total));
    return sums;
  }

  const Geometry& geometry_;
  int size_, units_;  // complete ones
  std::vector<CellBits> cells_of_unit_;
  std::vector<KnownSum> known_;
  std::vector<std::vector<const KnownSum*>> apart_in_unit_;  // sums that cross no other
  bool has_crossings_ = false;
  std::vector<Equation> found_;
};

}  // namespace

std::vector<std::unique_ptr<Primitive>> implied_sums(const Geometry& geometry) { return SumFinder(geometry).find(); }

}  // namespace sudoku
