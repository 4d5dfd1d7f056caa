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
  tables_.resize(partners_.size());
  for (std::size_t number = 0; number < tables_.size(); ++number) fill(tables_[number], *partners_[number]);
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
  return number;
}

void PairTables::fill(Halves& halves, const std::vector<Mask>& partners) {
  // With each digit, there are twice as many sets as before it.
  const auto fill_half = [&](auto& half, std::size_t first) {
    const std::size_t end = std::min(partners.size(), first + kDigitsInHalf);
    std::size_t sets = 1;
    for (std::size_t digit = first; digit < end; ++digit, sets *= 2) {
      const auto own = static_cast<std::uint16_t>(partners[digit]);
      std::transform(half.begin(), half.begin() + sets, half.begin() + sets,
                     [own](std::uint16_t left) { return static_cast<std::uint16_t>(left | own); });
    }
  };
  fill_half(halves.low, 0);
  fill_half(halves.high, kDigitsInHalf);
}

}  // namespace sudoku
