#include "solve/rules/implied_sums.hpp"

#include <algorithm>

#include "constraints/constraint_set.hpp"
#include "constraints/grouped_sum.hpp"
#include "constraints/sums.hpp"

namespace sudoku {

namespace {

/// Sums of more cells, and more sums than that, cost more than what they see is worth.
constexpr std::size_t kMostCells = 6, kMostSums = 60;

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
    Equation equation{std::vector<int>(cells_, 0), size_ * (size_ + 1) / 2 * static_cast<int>(units.size())};
    for (const int unit : units) {
      for (const Cell cell : geometry_.cells_of(static_cast<Unit>(unit))) ++equation.factors[cell];
    }
    while (take_away_one(equation)) {
    }
    const std::size_t left = equation.cells();
    if (left == 0 || left > kMostCells) return;
    if (std::find(known_.begin(), known_.end(), equation) != known_.end()) return;
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

  std::vector<std::unique_ptr<Primitive>> primitives() const {
    std::vector<std::unique_ptr<Primitive>> sums;
    for (const Equation& equation : found_) {
      std::vector<Term> terms;
      for (std::size_t cell = 0; cell < cells_; ++cell) {
        if (equation.factors[cell] != 0) terms.push_back({static_cast<Cell>(cell), equation.factors[cell]});
      }
      sums.push_back(make_sum(geometry_, terms, equation.total));
    }
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
