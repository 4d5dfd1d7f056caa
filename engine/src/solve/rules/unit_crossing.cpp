#include "solve/rules/unit_crossing.hpp"

#include <algorithm>

namespace sudoku {

namespace {

/// `common`: how many cells they share.
UnitCrossing crossing_of(const Geometry& geometry, Unit first, Unit second, std::size_t common) {
  const auto one = geometry.cells_of(first), other = geometry.cells_of(second);
  UnitCrossing crossing{geometry.is_complete(second), std::vector<Cell>(one.size() + other.size() - common), common,
                        one.size()};
  auto shared = crossing.cells.begin();
  auto of_first = shared + static_cast<std::ptrdiff_t>(common);
  auto of_second = shared + static_cast<std::ptrdiff_t>(one.size());
  auto next = other.begin();
  for (const Cell cell : one) {
    for (; next != other.end() && *next < cell; ++next) *of_second++ = *next;
    const bool is_common = next != other.end() && *next == cell;
    *(is_common ? shared++ : of_first++) = cell;
    if (is_common) ++next;
  }
  std::copy(next, other.end(), of_second);
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
      UnitCrossing crossing = crossing_of(geometry, first, second, static_cast<std::size_t>(shared[second]));
      if (!crossing.of_second().empty()) crossings.push_back(std::move(crossing));
    }
  }
  return crossings;
}

}  // namespace sudoku
