#include "constraints/constraint_set.hpp"

#include <algorithm>

namespace sudoku {

bool Geometry::allows(const std::vector<Digit>& values) const {
  if (constraints_ == nullptr) return true;
  const auto holds = [&](const NumberedPrimitive& one) {
    std::vector<Mask> candidates;
    for (const Cell cell : one.primitive->cells()) candidates.push_back(bit(values[cell]));
    return one.primitive->prune(candidates);
  };
  return std::all_of(constraints_->primitives.begin(), constraints_->primitives.end(), holds);
}

CellLists arc_neighbours(const Geometry& geometry) {
  CellLists lists;
  const ConstraintSet* const set = geometry.constraints();
  for (int number = 0; number < geometry.cells(); ++number) {
    const auto cell = static_cast<Cell>(number);
    const auto peers = geometry.peers(cell);
    std::vector<Cell> neighbours(peers.begin(), peers.end());
    for (const std::uint16_t at : set != nullptr ? set->of_cell[cell] : std::span<const std::uint16_t>{}) {
      const Primitive& primitive = *set->primitives[at].primitive;
      if (primitive.relation() == nullptr) continue;
      neighbours.push_back(primitive.cells()[primitive.cells()[0] == cell ? 1 : 0]);
    }
    std::sort(neighbours.begin(), neighbours.end());
    neighbours.erase(std::unique(neighbours.begin(), neighbours.end()), neighbours.end());
    for (const Cell neighbour : neighbours) lists.add(neighbour);
    lists.end();
  }
  return lists;
}

}  // namespace sudoku
