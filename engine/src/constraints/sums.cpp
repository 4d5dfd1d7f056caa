#include "constraints/sums.hpp"

#include <algorithm>
#include <utility>

#include "constraints/grid_cells.hpp"
#include "constraints/grouped_sum.hpp"

namespace sudoku {

namespace {

/// States keep sums above the digits that are used, and never negative.
constexpr int kUsedBits = 16, kLargestSum = 1 << 20;

/// More states than these are not worth what they see.
constexpr std::size_t kMostToldApart = 12'000;

constexpr std::size_t kBits = 64, kMostWords = kLargestWithRules * kLargestWithRules / kBits;

/// Cells as bits: search looks for sums among hundreds, while somebody waits.
using CellSet = GridCells<kMostWords>;

/// Splits terms into groups of one factor whose cells all see each other. At most 64 * Words of them.
template <std::size_t Words>
class TermGroups {
 public:
  TermGroups(const Geometry& geometry, std::vector<Term> terms);

  /// The largest of the groups around units, again and again; of equal ones, the first.
  GroupedTerms split();

 private:
  using TermSet = GridCells<Words>;  // by their numbers

  /// Terms of one factor whose cells all see each other: first those in a unit, then others.
  struct TermGroup {
    TermSet inside, outside;
    int count = 0;
  };

  TermGroup largest() const;
  TermGroup around(const TermSet& unit) const;

  int most_;  // cells of a group: as many as there are digits
  std::vector<Term> terms_;
  std::vector<TermSet> matches_;  // of each term those that can be in a group with it
  std::vector<TermSet> units_;    // of each unit that has some the terms in it
  TermSet left_;
};

template <std::size_t Words>
TermGroups<Words>::TermGroups(const Geometry& geometry, std::vector<Term> terms)
    : most_(geometry.size()),
      terms_(std::move(terms)),
      matches_(terms_.size()),
      units_(static_cast<std::size_t>(geometry.units())) {
  for (std::size_t at = 0; at < terms_.size(); ++at) {
    const auto [cell, factor] = terms_[at];
    CellSet seen;
    for (const Cell peer : geometry.peers(cell)) seen.add(peer);
    for (std::size_t other = 0; other < at; ++other) {
      if (terms_[other].factor != factor || !seen.has(terms_[other].cell)) continue;
      matches_[at].add(static_cast<Cell>(other));
      matches_[other].add(static_cast<Cell>(at));
    }
    for (const Unit unit : geometry.units_of(cell)) units_[unit].add(static_cast<Cell>(at));
    left_.add(static_cast<Cell>(at));
  }
  std::erase_if(units_, [](const TermSet& unit) { return unit.is_empty(); });
}

/// More cells than there are digits may see each other; they are several groups.
template <std::size_t Words>
auto TermGroups<Words>::around(const TermSet& unit) const -> TermGroup {
  TermGroup group;
  TermSet fit = left_;
  const auto take = [&](const TermSet& from, TermSet& into) {
    for (TermSet next = fit & from; group.count < most_ && !next.is_empty(); next = fit & from) {
      const Cell term = next.first();
      into.add(term);
      ++group.count;
      fit = fit & matches_[term];
    }
  };
  take(unit, group.inside);
  take(left_, group.outside);
  return group;
}

template <std::size_t Words>
auto TermGroups<Words>::largest() const -> TermGroup {
  TermGroup largest = around({});
  const int factor = terms_[left_.first()].factor, count = left_.count();
  for (const TermSet& unit : units_) {
    if (largest.count == count) break;
    const TermSet here = unit & left_;
    if (here.is_empty()) continue;  // the group is the same
    const Cell first = here.first();
    if (terms_[first].factor != factor) continue;
    if ((matches_[first] & left_).count() < largest.count) continue;  // with those, it can't be larger
    const TermGroup other = around(unit);
    if (other.count > largest.count) largest = other;
  }
  return largest;
}

template <std::size_t Words>
GroupedTerms TermGroups<Words>::split() {
  GroupedTerms result;
  result.terms.reserve(terms_.size());
  while (!left_.is_empty()) {
    const TermGroup group = largest();
    result.groups.push_back({result.terms.size(), static_cast<std::size_t>(group.count), terms_[left_.first()].factor});
    for (const TermSet* const part : {&group.inside, &group.outside}) {
      part->each([&](Cell term) { result.terms.push_back(terms_[term]); });
      left_.remove(*part);
    }
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
  const std::vector<bool> ends_group = grouped.ends();
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
    used = told_apart && !ends_group[at] ? used | bit(digit) : 0;
    return code(sum, used);
  };
  const auto accepts = [&](Automaton::StateCode state) { return state == code(total, 0); };
  return Automaton::make(std::move(cells), size, code(0, 0), step, accepts,
                         told_apart ? kMostToldApart : Automaton::kMostStates);
}

std::unique_ptr<Primitive> grouped_sum(GroupedTerms grouped, int size, int total) {
  std::vector<Cell> cells;
  cells.reserve(grouped.terms.size());
  for (const Term& term : grouped.terms) cells.push_back(term.cell);
  return std::make_unique<GroupedSum>(std::move(cells), size, std::move(grouped.groups), total);
}

}  // namespace

std::vector<bool> GroupedTerms::ends() const {
  std::vector<bool> ends(terms.size(), false);
  for (const auto& [first, count, factor] : groups) ends[first + count - 1] = true;
  return ends;
}

/// Groups are as large as they get, one after another: the more differ, the closer their sum is bounded.
GroupedTerms grouped_terms(const Geometry& geometry, std::vector<Term> terms) {
  if (!terms.empty() && are_in_a_unit(geometry, terms)) {
    const SumGroup whole{0, terms.size(), terms.front().factor};
    return {std::move(terms), {whole}};
  }
  // Single terms that count much or are taken away come last: what is left for them is known by then.
  std::stable_partition(terms.begin(), terms.end(), [](const Term& term) { return term.factor == 1; });
  if (terms.size() <= kBits) return TermGroups<1>(geometry, std::move(terms)).split();
  return TermGroups<kMostWords>(geometry, std::move(terms)).split();
}

std::unique_ptr<Primitive> make_sum(const Geometry& geometry, std::vector<Term> terms, int total) {
  GroupedTerms groups = grouped_terms(geometry, std::move(terms));
  if (geometry.size() <= GroupedSum::kLargest) return grouped_sum(std::move(groups), geometry.size(), total);
  auto sum = sum_automaton(groups, geometry.size(), total, true);
  if (sum == nullptr) sum = sum_automaton(groups, geometry.size(), total, false);
  return sum;
}

}  // namespace sudoku
