#include "solve/rules/unit_places.hpp"

namespace sudoku {

UnitPlaces::UnitPlaces(const Geometry& geometry)
    : size_(static_cast<std::size_t>(geometry.size())),
      left_(static_cast<std::size_t>(geometry.complete_units()) * size_, static_cast<std::uint8_t>(size_)) {
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    begins_.push_back(static_cast<std::uint32_t>(units_.size()));
    for (const Unit unit : geometry.units_of(static_cast<Cell>(cell))) {
      if (geometry.is_complete(unit)) units_.push_back(unit);
    }
  }
  begins_.push_back(static_cast<std::uint32_t>(units_.size()));
}

}  // namespace sudoku
