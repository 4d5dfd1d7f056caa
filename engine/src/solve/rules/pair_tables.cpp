#include "solve/rules/pair_tables.hpp"

#include <algorithm>

#include "constraints/relation.hpp"

namespace sudoku {

PairTables::PairTables(std::size_t cells, const std::vector<const Primitive*>& primitives) : begins_(cells + 1, 0) {
  std::vector<const Relation*> relations;
  for (const Primitive* const primitive : primitives) {
    if (primitive->relation() != nullptr) relations.push_back(primitive->relation());
  }
  for (const Relation* const relation : relations) {
    for (const Cell cell : relation->cells()) ++begins_[cell];
  }
  std::uint32_t end = 0;
  for (std::uint32_t& begin : begins_) end = begin += end;
  arcs_.resize(end);
  // Backwards, each cell's arcs come in the order of the relations.
  for (auto at = relations.rbegin(); at != relations.rend(); ++at) {
    const auto& pair = (*at)->cells();
    arcs_[--begins_[pair[1]]] = {pair[0], table_of((*at)->all_partners(1))};
    arcs_[--begins_[pair[0]]] = {pair[1], table_of((*at)->all_partners(0))};
  }
  partners_.clear();
}

std::uint16_t PairTables::table_of(const std::vector<Mask>& partners) {
  const auto find = [this](auto is_same) {
    return static_cast<std::uint16_t>(std::find_if(partners_.begin(), partners_.end(), is_same) - partners_.begin());
  };
  std::uint16_t number = find([&](const auto* known) { return known == &partners; });
  if (number < partners_.size()) return number;
  number = find([&](const auto* known) { return *known == partners; });
  if (number < partners_.size()) return number;
  partners_.push_back(&partners);
  tables_.push_back(halves_of(partners));
  return number;
}

PairTables::Halves PairTables::halves_of(const std::vector<Mask>& partners) {
  Halves halves;
  const auto fill = [&](auto& half, std::size_t first) {
    for (std::size_t set = 1; set < half.size(); ++set) {
      const std::size_t digit = first + static_cast<std::size_t>(__builtin_ctzll(set));
      const Mask own = digit < partners.size() ? partners[digit] : 0;
      half[set] = static_cast<std::uint16_t>(half[set & (set - 1)] | own);
    }
  };
  fill(halves.low, 0);
  fill(halves.high, 8);
  return halves;
}

}  // namespace sudoku
