#include "solve/rules/implied_sums.hpp"

#include <algorithm>
#include <utility>

#include "constraints/constraint_set.hpp"
#include "constraints/grouped_sum.hpp"
#include "constraints/sums.hpp"

namespace sudoku {

namespace {

/// Sums of more cells, and more sums than that, cost more than what they see is worth; tight ones may have more cells:
/// some, where units lack known sums, and more, where sums leave something outside of a unit.
constexpr std::size_t kMostCells = 6, kMostTightInside = 9, kMostTightOutside = 18, kMostSums = 60;

/// A sum is tight if its total is in this part of all that its cells can have together, from the least or most on.
constexpr int kTightPart = 4;

/// How often the digit of each cell counts, and what all add up to.
struct Equation {
  std::vector<int> factors;
  int total = 0;

  bool operator==(const Equation&) const = default;

  std::size_t cells() const {
    return factors.size() - static_cast<std::size_t>(std::count(factors.begin(), factors.end(), 0));
  }
};

class SumFinder {
 public:
  explicit SumFinder(const Geometry& geometry)
      : geometry_(geometry), size_(geometry.size()), cells_(static_cast<std::size_t>(geometry.cells())) {}

  std::vector<std::unique_ptr<Primitive>> find() {
    if (geometry_.constraints() == nullptr || size_ > GroupedSum::kLargest) return {};
    list_known();
    if (known_.empty()) return {};
    for (int unit = 0; unit < geometry_.complete_units(); ++unit) look_at({unit});
    for (const int first : {0, size_}) look_at_runs(first);
    look_at_pairs();
    for (int unit = 0; unit < geometry_.complete_units(); ++unit) look_outside(unit);
    std::stable_sort(found_.begin(), found_.end(), [](const auto& a, const auto& b) { return a.cells() < b.cells(); });
    if (found_.size() > kMostSums) found_.resize(kMostSums);
    return primitives();
  }

 private:
  void list_known() {
    for (const auto& [number, primitive] : geometry_.constraints()->primitives) {
      const GroupedSum* const sum = primitive->sum();
      if (sum == nullptr) continue;
      Equation equation{std::vector<int>(cells_, 0), sum->total()};
      for (const SumGroup& group : sum->groups()) {
        for (std::size_t at = group.first; at < group.first + group.count; ++at) {
          equation.factors[sum->cells()[at]] += group.factor;
        }
      }
      cells_of_known_.push_back(sum->cells());
      known_.push_back(std::move(equation));
    }
  }

  /// Rows or columns one beside another.
  void look_at_runs(int first) {
    for (int begin = 0; begin < size_; ++begin) {
      std::vector<int> units{first + begin};
      for (int next = begin + 1; next < size_; ++next) {
        units.push_back(first + next);
        look_at(units);
      }
    }
  }

  /// Boxes, or what there is in their place.
  void look_at_pairs() {
    for (int a = 2 * size_; a < geometry_.complete_units(); ++a) {
      for (int b = a + 1; b < geometry_.complete_units(); ++b) look_at({a, b});
    }
  }

  void look_at(const std::vector<int>& units) {
    Equation equation{std::vector<int>(cells_, 0), 0};
    for (const int unit : units) add_unit(unit, 1, equation);
    while (take_away_one(equation)) {
    }
    if (equation.cells() <= kMostCells || is_tight(equation, kMostTightInside)) keep(std::move(equation));
  }

  /// Sums and units that cover a unit leave a sum outside of it.
  void look_outside(int unit) {
    Equation equation{std::vector<int>(cells_, 0), 0};
    for (const Equation* const sum : apart_crossing(unit)) {
      for (std::size_t cell = 0; cell < cells_; ++cell) equation.factors[cell] += sum->factors[cell];
      equation.total += sum->total;
    }
    if (equation.total == 0) return;
    const auto count_open = [&](int one) {
      const std::span<const Cell> cells = geometry_.cells_of(static_cast<Unit>(one));
      return std::count_if(cells.begin(), cells.end(), [&](Cell cell) { return equation.factors[cell] == 0; });
    };
    for (int other = 0; other < geometry_.complete_units(); ++other) {
      if (other != unit && count_open(other) == size_ && common_cells(unit, other) > 1) add_unit(other, 1, equation);
    }
    if (count_open(unit) != 0) return;
    for (int one = unit; one < unit + geometry_.complete_units(); ++one) {
      const int inside = one % geometry_.complete_units();
      if (count_open(inside) == 0) add_unit(inside, -1, equation);
    }
    if (equation.cells() <= kMostCells || is_tight(equation, kMostTightOutside)) keep(std::move(equation));
  }

  /// Sums that cross a unit, without a common cell; those first that have cells in common with the fewest others.
  std::vector<const Equation*> apart_crossing(int unit) const {
    const auto have_common = [this](const Equation& a, const Equation& b) {
      for (std::size_t cell = 0; cell < cells_; ++cell) {
        if (a.factors[cell] != 0 && b.factors[cell] != 0) return true;
      }
      return false;
    };
    std::vector<std::pair<std::ptrdiff_t, const Equation*>> crossing;
    for (const Equation& sum : known_) {
      const std::span<const Cell> cells = geometry_.cells_of(static_cast<Unit>(unit));
      const bool crosses = std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return sum.factors[cell] != 0; });
      const bool is_plain = std::all_of(sum.factors.begin(), sum.factors.end(), [](int f) { return f == 0 || f == 1; });
      if (crosses && is_plain) crossing.push_back({0, &sum});
    }
    for (auto& [others, sum] : crossing) {
      const Equation& own = *sum;
      others = std::count_if(crossing.begin(), crossing.end(), [&](const auto& other) {
        return have_common(own, *other.second);
      });
    }
    std::stable_sort(crossing.begin(), crossing.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<const Equation*> apart;
    for (const auto& [others, sum] : crossing) {
      const Equation& own = *sum;
      const auto overlaps = [&](const Equation* other) { return have_common(own, *other); };
      if (std::none_of(apart.begin(), apart.end(), overlaps)) apart.push_back(sum);
    }
    return apart;
  }

  int common_cells(int unit, int other) const {
    const std::span<const Cell> a = geometry_.cells_of(static_cast<Unit>(unit));
    const std::span<const Cell> b = geometry_.cells_of(static_cast<Unit>(other));
    return static_cast<int>(std::count_if(a.begin(), a.end(), [&](Cell cell) {
      return std::find(b.begin(), b.end(), cell) != b.end();
    }));
  }

  void add_unit(int unit, int times, Equation& equation) const {
    for (const Cell cell : geometry_.cells_of(static_cast<Unit>(unit))) equation.factors[cell] += times;
    equation.total += times * size_ * (size_ + 1) / 2;
  }

  bool is_tight(const Equation& equation, std::size_t most_cells) const {
    if (equation.cells() > most_cells) return false;
    const auto sum = primitive_of(equation);
    int least = 0, most = 0;
    for (const SumGroup& group : sum->sum()->groups()) {
      const int count = static_cast<int>(group.count), low = count * (count + 1) / 2 * group.factor;
      const int high = count * (2 * size_ + 1 - count) / 2 * group.factor;
      least += std::min(low, high);
      most += std::max(low, high);
    }
    return kTightPart * std::min(equation.total - least, most - equation.total) < most - least;
  }

  void keep(Equation equation) {
    if (equation.cells() == 0 || std::find(known_.begin(), known_.end(), equation) != known_.end()) return;
    if (std::find(found_.begin(), found_.end(), equation) == found_.end()) found_.push_back(std::move(equation));
  }

  /// The known sum that leaves fewest cells, if it leaves fewer; added where it is negative.
  bool take_away_one(Equation& equation) const {
    int best = 0, sign = 0;
    const Equation* chosen = nullptr;
    for (const Equation& one : known_) {
      for (const int times : {1, -1}) {
        int more = 0;
        for (const Cell cell : cells_of_known_[static_cast<std::size_t>(&one - known_.data())]) {
          more += (equation.factors[cell] != times * one.factors[cell]) - (equation.factors[cell] != 0);
        }
        if (more >= best) continue;
        best = more;
        sign = times;
        chosen = &one;
      }
    }
    if (chosen == nullptr) return false;
    for (std::size_t cell = 0; cell < cells_; ++cell) equation.factors[cell] -= sign * chosen->factors[cell];
    equation.total -= sign * chosen->total;
    return true;
  }

  std::unique_ptr<Primitive> primitive_of(const Equation& equation) const {
    std::vector<Term> terms;
    for (std::size_t cell = 0; cell < cells_; ++cell) {
      if (equation.factors[cell] != 0) terms.push_back({static_cast<Cell>(cell), equation.factors[cell]});
    }
    return make_sum(geometry_, terms, equation.total);
  }

  std::vector<std::unique_ptr<Primitive>> primitives() const {
    std::vector<std::unique_ptr<Primitive>> sums;
    for (const Equation& equation : found_) sums.push_back(primitive_of(equation));
    return sums;
  }

  const Geometry& geometry_;
  int size_;
  std::size_t cells_;
  std::vector<Equation> known_, found_;
  std::vector<std::vector<Cell>> cells_of_known_;  // each cell once
};

}  // namespace

std::vector<std::unique_ptr<Primitive>> implied_sums(const Geometry& geometry) { return SumFinder(geometry).find(); }

}  // namespace sudoku
