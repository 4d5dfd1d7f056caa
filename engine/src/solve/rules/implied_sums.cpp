#include "solve/rules/implied_sums.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <utility>

#include "constraints/constraint_set.hpp"
#include "constraints/grid_cells.hpp"
#include "constraints/grouped_sum.hpp"
#include "constraints/sums.hpp"

namespace sudoku {

namespace {

/// Sums of more cells, and more sums than that, cost more than what they see is worth; tight ones may have more cells:
/// some, where units lack known sums, and more, where sums leave something outside of a unit.
constexpr int kMostCells = 6, kMostTightInside = 9, kMostTightOutside = 18;
constexpr std::size_t kMostSums = 20;

/// A sum is tight if less than this part of all that its cells can have together is between its total and the least or
/// the most.
constexpr double kTight = 0.25;

/// Sums with so many cells, and more, are taken together: so many of them at most, the tightest.
constexpr std::size_t kLongSum = 6, kMostTogether = 24;

/// Of the largest grid with such sums.
constexpr std::size_t kMostInGrid = std::size_t{GroupedSum::kLargest} * GroupedSum::kLargest;
using SumCells = GridCells<(kMostInGrid + 63) / 64>;

/// A sum whose cells count more often, all together, is left alone, so that factors of what follows from others stay
/// small: fewer sums than there are cells are taken away from some units.
constexpr std::size_t kMostCounts = 200;
static_assert(kMostCounts * kMostInGrid < 32'000);

/// How often the digit of each cell counts, and what all add up to. (Hundreds are made while somebody waits, so that
/// they have no memory of their own.)
struct Equation {
  std::array<std::int16_t, kMostInGrid> factors{};
  SumCells cells;  // whose factor isn't 0
  int total = 0;

  bool operator==(const Equation& other) const {
    return total == other.total && cells == other.cells && factors == other.factors;
  }

  void add(Cell cell, int times) {
    const int factor = factors[cell] + times;
    factors[cell] = static_cast<std::int16_t>(factor);
    if (factor == 0) cells.remove(cell);
    else cells.add(cell);
  }
};

/// An equation in which cells are added once or taken away once. (Most equations are of this kind, and most of them are
/// dropped: so they are made of sets.)
struct PlainEquation {
  SumCells added, taken;
  int total = 0;

  int cells() const { return added.count() + taken.count(); }

  Equation equation() const {
    Equation equation;
    added.each([&](Cell cell) { equation.factors[cell] = 1; });
    taken.each([&](Cell cell) { equation.factors[cell] = -1; });
    equation.cells = added;
    equation.cells.add(taken);
    equation.total = total;
    return equation;
  }
};

/// A sum that the puzzle states.
struct KnownSum {
  Equation equation;
  std::vector<Cell> cells;            // each once
  bool is_plain = true;               // each of them counts once, and is there once
  std::vector<std::size_t> crossing;  // numbers of other known sums with a cell of it
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
    if (may_be_kept(2 * kLongSum)) look_at_unions();
    return primitives();
  }

 private:
  static std::size_t counts_of(const GroupedSum& sum) {
    std::size_t counts = 0;
    for (const auto& [first, count, factor] : sum.groups()) {
      counts += count * static_cast<std::size_t>(std::abs(factor));
    }
    return counts;
  }

  void list_known() {
    known_.reserve(geometry_.constraints()->primitives.size());
    for (const auto& [number, primitive] : geometry_.constraints()->primitives) {
      const GroupedSum* const sum = primitive->sum();
      if (sum == nullptr) continue;
      if (counts_of(*sum) > kMostCounts) continue;
      KnownSum known;
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
      known.is_plain &= known.cells.size() == sum->cells().size();
      has_others_ |= !known.is_plain;
      known_.push_back(std::move(known));
    }
    for (std::size_t b = 0; b < known_.size(); ++b) {
      for (std::size_t a = 0; a < b; ++a) {
        if (!known_[a].equation.cells.meets(known_[b].equation.cells)) continue;
        known_[a].crossing.push_back(b);
        known_[b].crossing.push_back(a);
        has_others_ = true;
      }
    }
  }

  void list_units() {
    cells_of_unit_.reserve(static_cast<std::size_t>(units_));
    first_apart_.push_back(0);
    for (int unit = 0; unit < units_; ++unit) {
      SumCells& cells = cells_of_unit_.emplace_back();
      for (const Cell cell : geometry_.cells_of(static_cast<Unit>(unit))) cells.add(cell);
      for (const KnownSum& sum : known_) {
        if (sum.is_plain && sum.crossing.empty() && cells.meets(sum.equation.cells)) apart_.push_back(&sum);
      }
      first_apart_.push_back(apart_.size());
    }
  }

  std::span<const KnownSum* const> apart_in(int unit) const {
    const std::size_t first = first_apart_[static_cast<std::size_t>(unit)];
    return std::span(apart_).subspan(first, first_apart_[static_cast<std::size_t>(unit) + 1] - first);
  }

  const SumCells& cells_of(int unit) const { return cells_of_unit_[static_cast<std::size_t>(unit)]; }

  /// Rows or columns one beside another.
  void look_at_runs(int first) {
    for (int begin = 0; begin < size_; ++begin) {
      PlainEquation run;
      for (int next = begin; next < size_; ++next) {
        add_rest_of(first + next, run);
        if (next > begin) look_at(run);
      }
    }
  }

  /// Boxes, or what there is in their place.
  void look_at_pairs() {
    for (int a = 2 * size_; a < units_; ++a) {
      const PlainEquation one = rest_of_unit(a);
      for (int b = a + 1; b < units_; ++b) {
        if (cells_of(a).meets(cells_of(b))) continue;
        PlainEquation both = one;
        add_rest_of(b, both);
        look_at(both);
      }
    }
  }

  /// The rest of units, of which other sums are still to be taken away, if there are any.
  void look_at(const PlainEquation& rest) {
    if (!has_others_) return keep_if_short(rest, kMostTightInside);
    Equation equation = rest.equation();
    take_away(equation);
    keep_if_short(equation, kMostTightInside);
  }

  void keep_if_short(const PlainEquation& equation, int most_tight) {
    if (may_be_short(equation.cells(), most_tight)) keep_if_short(equation.equation(), most_tight);
  }

  void keep_if_short(const Equation& equation, int most_tight) {
    const int cells = equation.cells.count();
    if (may_be_short(cells, most_tight) && (cells <= kMostCells || is_tight(equation))) keep(equation);
  }

  bool may_be_short(int cells, int most_tight) const { return cells <= most_tight && may_be_kept(cells); }

  /// Sums and units that cover a unit leave a sum outside of it.
  void look_outside(int unit) {
    PlainEquation outside = apart_crossing(unit);
    SumCells& cells = outside.added;
    if (cells.is_empty()) return;
    for (int other = 0; other < units_; ++other) {
      const bool is_open = !cells_of(other).meets(cells);
      if (!is_open || other == unit || (cells_of(unit) & cells_of(other)).count() < 2) continue;
      cells.add(cells_of(other));
      outside.total += total_of_unit();
    }
    const auto is_covered = [&](int one) { return (cells_of(one) & cells) == cells_of(one); };
    if (!is_covered(unit)) return;
    for (int one = unit; one < unit + units_; ++one) {
      if (!is_covered(one % units_)) continue;
      cells.remove(cells_of(one % units_));
      outside.total -= total_of_unit();
    }
    keep_if_short(outside, kMostTightOutside);
  }

  /// Plain sums that cross a unit, without a common cell; those first that have cells in common with the fewest others.
  PlainEquation apart_crossing(int unit) const {
    const auto crosses = [&](const KnownSum& sum) {
      return sum.is_plain && cells_of(unit).meets(sum.equation.cells);
    };
    std::vector<std::pair<std::ptrdiff_t, const KnownSum*>> crossing;
    crossing.reserve(known_.size());
    for (const KnownSum& sum : known_) {
      if (!crosses(sum)) continue;
      const auto others = std::count_if(sum.crossing.begin(), sum.crossing.end(), [&](std::size_t other) {
        return crosses(known_[other]);
      });
      crossing.push_back({others, &sum});
    }
    const auto is_before = [](const auto& a, const auto& b) { return a.first < b.first; };
    if (has_others_) std::stable_sort(crossing.begin(), crossing.end(), is_before);
    PlainEquation together;
    for (const auto& [others, sum] : crossing) {
      if (sum->equation.cells.meets(together.added)) continue;
      together.added.add(sum->equation.cells);
      together.total += sum->equation.total;
    }
    return together;
  }

  int total_of_unit() const { return size_ * (size_ + 1) / 2; }

  PlainEquation rest_of_unit(int unit) const {
    PlainEquation rest;
    add_rest_of(unit, rest);
    return rest;
  }

  /// Adds a unit without the sums in it that cross no other, where fewer cells are left so: of which more than half are
  /// in the units. These sums make no difference to others, so that those of units added before need not be looked at
  /// again.
  void add_rest_of(int unit, PlainEquation& rest) const {
    SumCells fresh = cells_of(unit);
    fresh.remove(rest.taken);
    rest.taken.remove(cells_of(unit));
    rest.added.add(fresh);
    rest.total += total_of_unit();
    for (const KnownSum* const sum : apart_in(unit)) {
      SumCells outside = sum->equation.cells;
      outside.remove(rest.added);
      if (2 * outside.count() >= static_cast<int>(sum->cells.size())) continue;
      rest.added.remove(sum->equation.cells);
      rest.taken.add(outside);
      rest.total -= sum->equation.total;
    }
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
      LongSum best{{}, 1, true};
      std::array<std::size_t, 2> chosen{};
      for (std::size_t b = 0; b < sums.size(); ++b) {
        for (std::size_t a = 0; a < b; ++a) {
          if (sums[a].equation.cells.meets(sums[b].equation.cells)) continue;
          const Equation both = sum_of(sums[a].equation, sums[b].equation);
          const double slack = slack_of(both);
          if (slack >= std::min({best.slack, sums[a].slack, sums[b].slack})) continue;
          best = {both, slack, true};
          chosen = {a, b};
        }
      }
      if (best.equation.cells.is_empty()) break;
      sums[chosen[0]] = best;
      sums.erase(sums.begin() + static_cast<std::ptrdiff_t>(chosen[1]));
    }
    for (const LongSum& sum : sums) {
      if (sum.is_union && sum.slack < kTight) keep(sum.equation);
    }
  }

  static Equation sum_of(const Equation& a, const Equation& b) {
    Equation both = a;
    b.cells.each([&](Cell cell) { both.add(cell, b.factors[cell]); });
    both.total += b.total;
    return both;
  }

  /// The least and the most that cells can have together, group by group: so many cells that differ, and count equally
  /// often.
  class TotalBounds {
   public:
    explicit TotalBounds(int size) : size_(size) {}

    void add_group(int factor, int count) {
      const int low = count * (count + 1) / 2 * factor, high = count * (2 * size_ + 1 - count) / 2 * factor;
      least_ += std::min(low, high);
      most_ += std::max(low, high);
    }

    /// How far the total is from the least or the most, as a part of what is between.
    double slack(int total) const {
      return least_ == most_ ? 1 : std::min(total - least_, most_ - total) / static_cast<double>(most_ - least_);
    }

   private:
    int size_, least_ = 0, most_ = 0;
  };

  /// For no more than `kMostTightOutside` cells.
  bool is_tight(const Equation& equation) const {
    return slack_in_largest_groups(equation) < kTight && slack_of(equation) < kTight;
  }

  double slack_of(const Equation& equation) const {
    const GroupedTerms grouped = grouped_terms(geometry_, terms_of(equation));
    TotalBounds bounds(size_);
    for (const auto& [first, count, factor] : grouped.groups) {
      bounds.add_group(factor, static_cast<int>(count));
    }
    return bounds.slack(equation.total);
  }

  /// The same if all cells that count equally often differed, as far as there are digits. The more cells differ, the
  /// smaller is the slack, so that most equations need not be looked at closely.
  double slack_in_largest_groups(const Equation& equation) const {
    std::array<std::pair<int, int>, kMostTightOutside> groups;  // factor and count
    auto end = groups.begin();
    equation.cells.each([&](Cell cell) {
      const int factor = equation.factors[cell];
      const auto open = std::find_if(groups.begin(), end, [&](const auto& group) {
        return group.first == factor && group.second < size_;
      });
      if (open == end) *end++ = {factor, 0};
      ++open->second;
    });
    TotalBounds bounds(size_);
    std::for_each(groups.begin(), end, [&](const auto& group) { bounds.add_group(group.first, group.second); });
    return bounds.slack(equation.total);
  }

  /// True if a sum of so many cells may be one of those that are kept.
  bool may_be_kept(int cells) const { return found_.size() < kMostSums || cells < found_.back().cells.count(); }

  /// Keeps new ones, those with the fewest cells; of several that have as many, the first.
  void keep(const Equation& equation) {
    const auto is_same = [&](const KnownSum& known) { return known.equation == equation; };
    const int cells = equation.cells.count();
    if (cells == 0 || !may_be_kept(cells) || std::any_of(known_.begin(), known_.end(), is_same)) return;
    if (std::find(found_.begin(), found_.end(), equation) != found_.end()) return;
    if (found_.size() == kMostSums) found_.pop_back();
    const auto has_more = [&](const Equation& other) { return other.cells.count() > cells; };
    found_.insert(std::find_if(found_.begin(), found_.end(), has_more), equation);
  }

  /// Takes away, one by one, the known sum that leaves fewest cells, as long as it leaves fewer; added where it is
  /// negative.
  void take_away(Equation& equation) {
    growths_.clear();
    for (const KnownSum& one : known_) growths_.push_back(growth_by(one, equation));
    for (;;) {
      const auto best = std::min_element(growths_.begin(), growths_.end(), [](const Growth& a, const Growth& b) {
        return a.cells < b.cells;
      });
      if (best->cells >= 0) return;
      const KnownSum& chosen = known_[static_cast<std::size_t>(best - growths_.begin())];
      add_known(chosen, best->times, equation);
      *best = growth_by(chosen, equation);
      for (const std::size_t number : chosen.crossing) growths_[number] = growth_by(known_[number], equation);
    }
  }

  /// By how many the cells of an equation grow, if a sum is taken away from it or added, whichever leaves fewer; of
  /// sums that leave no fewer, any number but a negative one.
  struct Growth {
    int cells, times;
  };
  static Growth growth_by(const KnownSum& known, const Equation& equation) {
    const int common = (known.equation.cells & equation.cells).count();
    if (2 * common <= static_cast<int>(known.cells.size())) return {1, -1};  // at best, these go and all others come
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
    terms.reserve(static_cast<std::size_t>(equation.cells.count()));
    equation.cells.each([&](Cell cell) { terms.push_back({cell, equation.factors[cell]}); });
    return terms;
  }

  std::vector<std::unique_ptr<Primitive>> primitives() const {
    std::vector<std::unique_ptr<Primitive>> sums;
    for (const Equation& equation : found_) sums.push_back(make_sum(geometry_, terms_of(equation), equation.total));
    return sums;
  }

  const Geometry& geometry_;
  int size_, units_;  // complete ones
  std::vector<SumCells> cells_of_unit_;
  std::vector<KnownSum> known_;
  std::vector<const KnownSum*> apart_;    // plain sums that cross no other, unit by unit
  std::vector<std::size_t> first_apart_;  // of each unit, and the end
  bool has_others_ = false;               // sums that aren't plain, or cross others
  std::vector<Growth> growths_;  // by each known sum, of the equation at hand
  std::vector<Equation> found_;  // those with fewer cells first
};

}  // namespace

std::vector<std::unique_ptr<Primitive>> implied_sums(const Geometry& geometry) { return SumFinder(geometry).find(); }

}  // namespace sudoku
