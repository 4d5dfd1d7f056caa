#include "constraints/sums.hpp"

#include <algorithm>
#include <bitset>
#include <iterator>
#include <utility>

#include "constraints/grouped_sum.hpp"

namespace sudoku {

namespace {

/// States keep sums above the digits that are used, and never negative.
constexpr int kUsedBits = 16, kLargestSum = 1 << 20;

/// More states than these are not worth what they see.
constexpr std::size_t kMostToldApart = 12'000;

/// Cells, or terms by their numbers, as bits: search looks for sums among hundreds, while somebody waits.
using CellSet = std::bitset<kLargestWithRules * kLargestWithRules>;
using TermSet = CellSet;

/// Splits terms into groups of one factor whose cells all see each other.
class TermGroups {
 public:
  TermGroups(const Geometry& geometry, std::vector<Term> terms);

  /// The largest of the groups around units, again and again; of equal ones, the first.
  GroupedTerms split();

 private:
  void find_largest();
  std::size_t first_left(const TermSet& unit) const;
  void find_around(const TermSet& unit, std::vector<std::size_t>& group) const;

  std::size_t most_;  // cells of a group: as many as there are digits
  std::vector<Term> terms_;
  std::vector<TermSet> matches_;  // of each term those that can be in a group with it
  std::vector<TermSet> units_;    // of each unit that has some the terms in it
  TermSet left_;
  std::vector<std::size_t> largest_, other_;  // groups of those that are left
};

TermGroups::TermGroups(const Geometry& geometry, std::vector<Term> terms)
    : most_(static_cast<std::size_t>(geometry.size())),
      terms_(std::move(terms)),
      matches_(terms_.size()),
      units_(static_cast<std::size_t>(geometry.units())) {
  for (std::size_t at = 0; at < terms_.size(); ++at) {
    const auto [cell, factor] = terms_[at];
    CellSet seen;
    for (const Cell peer : geometry.peers(cell)) seen[peer] = true;
    for (std::size_t other = 0; other < at; ++other) {
      if (terms_[other].factor != factor || !seen[terms_[other].cell]) continue;
      matches_[at].set(other);
      matches_[other].set(at);
    }
    for (const Unit unit : geometry.units_of(cell)) units_[unit].set(at);
    left_.set(at);
  }
  std::erase_if(units_, [](const TermSet& unit) { return unit.none(); });
  largest_.reserve(terms_.size());
  other_.reserve(terms_.size());
}

std::size_t TermGroups::first_left(const TermSet& unit) const {
  std::size_t at = 0;
  while (!left_[at] || !unit[at]) ++at;
  return at;
}

/// The terms of a group: first those in the unit, then others. More cells than there are digits may see each other;
/// they are several groups.
void TermGroups::find_around(const TermSet& unit, std::vector<std::size_t>& group) const {
  group.clear();
  TermSet fit = left_;
  for (const bool inside : {true, false}) {
    for (std::size_t at = 0; at < terms_.size(); ++at) {
      if (!fit[at] || unit[at] != inside || group.size() == most_) continue;
      group.push_back(at);
      fit &= matches_[at];
    }
  }
}

void TermGroups::find_largest() {
  find_around({}, largest_);
  const std::size_t count = left_.count();
  for (const TermSet& unit : units_) {
    if (largest_.size() == count) return;
    if ((unit & left_).none()) continue;  // the group is the same
    const std::size_t first = first_left(unit);
    if (terms_[first].factor != terms_[largest_[0]].factor) continue;
    if ((matches_[first] & left_).count() < largest_.size()) continue;  // with those, it can't be larger
    find_around(unit, other_);
    if (other_.size() > largest_.size()) largest_.swap(other_);
  }
}

GroupedTerms TermGroups::split() {
  GroupedTerms result;
  result.terms.reserve(terms_.size());
  result.ends_group.assign(terms_.size(), false);
  while (left_.any()) {
    find_largest();
    for (const std::size_t at : largest_) {
      result.terms.push_back(terms_[at]);
      left_.reset(at);
    }
    result.ends_group[result.terms.size() - 1] = true;
  }
  return result;
}

/// True if a unit has all of the cells, and each counts as often: they are one group, which need not be looked for.
bool are_in_a_unit(const Geometry& geometry, const std::vector<Term>& terms) {
  const auto units = geometry.units_of(terms.front().cell);
  return std::any_of(units.begin(), units.end(), [&](Unit unit) {
    return std::all_of(terms.begin(), terms.end(), [&](const Term& term) {
      const auto own = geometry.units_of(term.cell);
      return term.factor == terms.front().factor && std::find(own.begin(), own.end(), unit) != own.end();
    });
  });
}

/// The least and the most that the terms from each on can add.
struct Rest {
  std::vector<int> least, most;

  Rest(const std::vector<Term>& terms, int size) : least(terms.size() + 1, 0), most(terms.size() + 1, 0) {
    for (std::size_t at = terms.size(); at-- > 0;) {
      const int one = terms[at].factor, all = terms[at].factor * size;
      least[at] = least[at + 1] + std::min(one, all);
      most[at] = most[at + 1] + std::max(one, all);
    }
  }
};

std::unique_ptr<Automaton> sum_automaton(const GroupedTerms& grouped, int size, int total, bool told_apart) {
  std::vector<Cell> cells;
  for (const Term& term : grouped.terms) cells.push_back(term.cell);
  const Rest rest(grouped.terms, size);
  const auto code = [](int sum, std::uint64_t used) {
    return static_cast<std::uint64_t>(sum + kLargestSum) << kUsedBits | used;
  };
  const auto step = [&](Automaton::StateCode state, int place, int digit) -> std::optional<Automaton::StateCode> {
    const auto at = static_cast<std::size_t>(place);
    std::uint64_t used = state & all_digits(kUsedBits);
    if ((used & bit(digit)) != 0) return std::nullopt;
    const int sum = static_cast<int>(state >> kUsedBits) - kLargestSum + grouped.terms[at].factor * digit;
    if (sum + rest.least[at + 1] > total || sum + rest.most[at + 1] < total) return std::nullopt;
    used = told_apart && !grouped.ends_group[at] ? used | bit(digit) : 0;
    return code(sum, used);
  };
  const auto accepts = [&](Automaton::StateCode state) { return state == code(total, 0); };
  return Automaton::make(std::move(cells), size, code(0, 0), step, accepts,
                         told_apart ? kMostToldApart : Automaton::kMostStates);
}

std::unique_ptr<Primitive> grouped_sum(const GroupedTerms& grouped, int size, int total) {
  std::vector<Cell> cells;
  std::vector<SumGroup> groups;
  cells.reserve(grouped.terms.size());
  for (std::size_t at = 0, first = 0; at < grouped.terms.size(); ++at) {
    cells.push_back(grouped.terms[at].cell);
    if (!grouped.ends_group[at]) continue;
    groups.push_back({first, at + 1 - first, grouped.terms[at].factor});
    first = at + 1;
  }
  return std::make_unique<GroupedSum>(std::move(cells), size, std::move(groups), total);
}

}  // namespace

/// Groups are as large as they get, one after another: the more differ, the closer their sum is bounded.
GroupedTerms grouped_terms(const Geometry& geometry, const std::vector<Term>& terms) {
  if (!terms.empty() && are_in_a_unit(geometry, terms)) {
    std::vector<bool> ends_group(terms.size(), false);
    ends_group.back() = true;
    return {terms, std::move(ends_group)};
  }
  // Single terms that count much or are taken away come last: what is left for them is known by then.
  std::vector<Term> ordered;
  ordered.reserve(terms.size());
  for (const bool counts_once : {true, false}) {
    std::copy_if(terms.begin(), terms.end(), std::back_inserter(ordered), [&](const Term& term) {
      return (term.factor == 1) == counts_once;
    });
  }
  return TermGroups(geometry, std::move(ordered)).split();
}

std::unique_ptr<Primitive> make_sum(const Geometry& geometry, const std::vector<Term>& terms, int total) {
  const GroupedTerms groups = grouped_terms(geometry, terms);
  if (geometry.size() <= GroupedSum::kLargest) return grouped_sum(groups, geometry.size(), total);
  auto sum = sum_automaton(groups, geometry.size(), total, true);
  if (sum == nullptr) sum = sum_automaton(groups, geometry.size(), total, false);
  return sum;
}

}  // namespace sudoku
