#include "solve/rules/unit_crossing.hpp"

#include <algorithm>
#include <iterator>

namespace sudoku {

namespace {

UnitCrossing crossing_of(const Geometry& geometry, Unit first, Unit second) {
  const auto one = geometry.cells_of(first), other = geometry.cells_of(second);
  UnitCrossing crossing{geometry.is_complete(second), {}, 0, 0};
  auto& cells = crossing.cells;
  std::set_intersection(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(cells));
  crossing.first_own = cells.size();
  std::set_difference(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(cells));
  crossing.second_own = cells.size();
  std::set_difference(other.begin(), other.end(), one.begin(), one.end(), std::back_inserter(cells));
  return crossing;
}

}  // namespace

std::vector<UnitCrossing> unit_crossings(const Geometry& geometry) {
  std::vector<UnitCrossing> crossings;
  std::vector<int> shared(static_cast<std::size_t>(geometry.units()));
  for (Unit first = 0; first < geometry.complete_units(); ++first) {
    std::fill(shared.begin(), shared.end(), 0);
    for (const Cell cell : geometry.cells_of(first)) {
      for (const Unit second : geometry.units_of(cell)) ++shared[second];
    }
    for (Unit second = 0; second < geometry.units(); ++second) {
      if (shared[second] < 2 || second == first || (geometry.is_complete(second) && second < first)) continue;
      UnitCrossing crossing = crossing_of(geometry, first, second);
      if (!crossing.of_second().empty()) crossings.push_back(std::move(crossing));
    }
  }
  return crossings;
}

}  // namespace sudoku
