#include "constraints/sums.hpp"

#include <algorithm>

#include "constraints/grouped_sum.hpp"

namespace sudoku {

namespace {

/// States keep sums above the digits that are used, and never negative.
constexpr int kUsedBits = 16, kLargestSum = 1 << 20;

/// More states than these are not worth what they see.
constexpr std::size_t kMostToldApart = 12'000;

bool see(const Geometry& geometry, Cell a, Cell b) {
  const auto peers = geometry.peers(a);
  return std::binary_search(peers.begin(), peers.end(), b);
}

/// Of terms, those of a group around the cells of a unit, or around the first of them: those of one factor whose cells
/// all differ.
std::vector<Term> group_around(const Geometry& geometry, const std::vector<Term>& left, std::span<const Cell> unit) {
  std::vector<Term> group;
  const auto take = [&](bool inside) {
    for (const Term& term : left) {
      if ((place_of(term.cell, unit) >= 0) != inside) continue;
      const bool fits = std::all_of(group.begin(), group.end(), [&](const Term& member) {
        return member.factor == term.factor && see(geometry, member.cell, term.cell);
      });
      if (fits) group.push_back(term);
    }
  };
  take(true);
  take(false);
  return group;
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
GroupedTerms grouped_terms(const Geometry& geometry, std::vector<Term> left) {
  // Single terms that count much or are taken away come last: what is left for them is known by then.
  std::stable_sort(left.begin(), left.end(), [](const Term& a, const Term& b) {
    return (a.factor != 1) < (b.factor != 1);
  });
  GroupedTerms result;
  while (!left.empty()) {
    std::vector<Term> group = group_around(geometry, left, {});
    for (Unit unit = 0; unit < geometry.units() && group.size() < left.size(); ++unit) {
      const auto cells = geometry.cells_of(unit);
      const bool has_some = std::any_of(left.begin(), left.end(), [&](const Term& term) {
        return std::binary_search(cells.begin(), cells.end(), term.cell);
      });
      if (!has_some) continue;  // the group is the same
      std::vector<Term> other = group_around(geometry, left, cells);
      if (other.front().factor == group.front().factor && other.size() > group.size()) group = std::move(other);
    }
    for (const Term& term : group) {
      result.terms.push_back(term);
      result.ends_group.push_back(false);
      std::erase_if(left, [&](const Term& other) { return other.cell == term.cell && other.factor == term.factor; });
    }
    result.ends_group.back() = true;
  }
  return result;
}

std::unique_ptr<Primitive> make_sum(const Geometry& geometry, const std::vector<Term>& terms, int total) {
  const GroupedTerms groups = grouped_terms(geometry, terms);
  if (geometry.size() <= GroupedSum::kLargest) return grouped_sum(groups, geometry.size(), total);
  auto sum = sum_automaton(groups, geometry.size(), total, true);
  if (sum == nullptr) sum = sum_automaton(groups, geometry.size(), total, false);
  return sum;
}

}  // namespace sudoku
