#include "solve/rules/pair_tables.hpp"

#include <algorithm>

#include "constraints/relation.hpp"

namespace sudoku {

PairTables::PairTables(std::size_t cells, const std::vector<const Primitive*>& primitives) : arcs_(cells) {
  for (const Primitive* const primitive : primitives) {
    const Relation* const relation = primitive->relation();
    if (relation == nullptr) continue;
    const auto& pair = relation->cells();
    for (const int at : {0, 1}) {
      const auto from = static_cast<std::size_t>(at), to = 1 - from;
      arcs_[pair[from]].push_back({pair[to], table_of(relation->all_partners(at))});
    }
  }
}

std::uint16_t PairTables::table_of(const std::vector<Mask>& partners) {
  const auto known = std::find(partners_.begin(), partners_.end(), partners);
  const auto number = static_cast<std::uint16_t>(known - partners_.begin());
  if (known != partners_.end()) return number;
  partners_.push_back(partners);
  Halves& halves = tables_.emplace_back();
  const auto fill = [&](auto& half, std::size_t first) {
    for (std::size_t set = 1; set < half.size(); ++set) {
      const std::size_t digit = first + static_cast<std::size_t>(__builtin_ctzll(set));
      const Mask own = digit < partners.size() ? partners[digit] : 0;
      half[set] = static_cast<std::uint16_t>(half[set & (set - 1)] | own);
    }
  };
  fill(halves.low, 0);
  fill(halves.high, 8);
  return number;
}

}  // namespace sudoku
