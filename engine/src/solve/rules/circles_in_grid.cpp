#include "solve/rules/circles_in_grid.hpp"

#include <algorithm>
#include <bitset>
#include <numeric>

#include "constraints/circles.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

namespace {

using CellBits = std::bitset<kLargestWithRules * kLargestWithRules>;

class CirclesInGrid final : public Primitive {
 public:
  CirclesInGrid(const Geometry& geometry, const std::vector<Cell>& circles)
      : Primitive(all_cells(geometry), geometry.size()), count_(circles.size()) {
    for (const Cell cell : circles) circles_.set(cell);
    for (int unit = 0; unit < geometry.complete_units(); ++unit) {
      CellBits& cells = units_.emplace_back();
      for (const Cell cell : geometry.cells_of(static_cast<Unit>(unit))) cells.set(cell);
    }
    list_partitions(geometry);
  }

  bool prune(std::span<Mask> candidates) const override {
    std::vector<CellBits> places = places_in(candidates);
    for (bool is_changed = true; is_changed;) {
      is_changed = false;
      Mask may = 0, must = 0;
      for (int digit = 1; digit <= size(); ++digit) {
        const auto [least, most] = bounds_of(places[static_cast<std::size_t>(digit)]);
        if (least <= digit && most >= digit) may |= bit(digit);
        if (least > 0) must |= bit(digit);
      }
      const DigitChoice choice = (must & ~may) == 0 ? digits_adding_up(may, must, count_) : DigitChoice{};
      if (choice.possible == 0) return false;
      for (int digit = 1; digit <= size(); ++digit) {
        CellBits& here = places[static_cast<std::size_t>(digit)];
        CellBits gone;
        if ((choice.possible & bit(digit)) == 0) gone = here & circles_;
        else if ((choice.certain & bit(digit)) != 0) gone = gone_from(here, digit);
        is_changed |= gone.any();
        here &= ~gone;
      }
    }
    return take_over(places, candidates);
  }

 private:
  /// Units that have each cell once, by their numbers.
  struct Partition {
    std::size_t begin, end;
  };
  /// How many circles can have a digit.
  struct CountInCircles {
    int least, most;
  };

  static std::vector<Cell> all_cells(const Geometry& geometry) {
    std::vector<Cell> cells(static_cast<std::size_t>(geometry.cells()));
    std::iota(cells.begin(), cells.end(), Cell{0});
    return cells;
  }

  /// Rows, columns, and what there are as many of.
  void list_partitions(const Geometry& geometry) {
    const auto size = static_cast<std::size_t>(geometry.size());
    for (std::size_t begin = 0, end = 0; begin < units_.size(); begin = end) {
      const UnitKind kind = geometry.kind_of(static_cast<Unit>(begin));
      while (end < units_.size() && geometry.kind_of(static_cast<Unit>(end)) == kind) ++end;
      CellBits all;
      for (std::size_t unit = begin; unit < end; ++unit) all |= units_[unit];
      if (end - begin == size && all.count() == size * size) partitions_.push_back({begin, end});
    }
  }

  /// Of each digit, from 1 on.
  std::vector<CellBits> places_in(std::span<const Mask> candidates) const {
    std::vector<CellBits> places(static_cast<std::size_t>(size()) + 1);
    for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
      for (Mask left = candidates[cell]; left != 0; left &= left - 1) places[lowest_digit(left)].set(cell);
    }
    return places;
  }

  CountInCircles bounds_in(const Partition& partition, const CellBits& places) const {
    CountInCircles bounds{0, 0};
    for (std::size_t unit = partition.begin; unit < partition.end; ++unit) {
      const CellBits here = units_[unit] & places;
      bounds.least += (here & ~circles_).none();
      bounds.most += (here & circles_).any();
    }
    return bounds;
  }

  CountInCircles bounds_of(const CellBits& places) const {
    CountInCircles bounds{0, size()};
    for (const Partition& partition : partitions_) {
      const CountInCircles here = bounds_in(partition, places);
      bounds = {std::max(bounds.least, here.least), std::min(bounds.most, here.most)};
    }
    return bounds;
  }

  /// The places that can't be of a digit that is in as many circles as it says. If no more units have circles for it,
  /// it is in a circle in each of these; if so many have nothing else, it isn't in a circle in any other.
  CellBits gone_from(const CellBits& places, int digit) const {
    CellBits gone;
    for (const Partition& partition : partitions_) {
      const auto [least, most] = bounds_in(partition, places);
      for (std::size_t unit = partition.begin; unit < partition.end; ++unit) {
        const CellBits here = units_[unit] & places, in = here & circles_, out = here & ~circles_;
        if (in.none() || out.none()) continue;
        if (most == digit) gone |= out;
        if (least == digit) gone |= in;
      }
    }
    return gone;
  }

  static bool take_over(const std::vector<CellBits>& places, std::span<Mask> candidates) {
    for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
      Mask left = 0;
      for (std::size_t digit = 1; digit < places.size(); ++digit) {
        if (places[digit][cell]) left |= bit(static_cast<int>(digit));
      }
      candidates[cell] = left;
    }
    return std::find(candidates.begin(), candidates.end(), Mask{0}) == candidates.end();
  }

  std::size_t count_;  // of circles
  CellBits circles_;
  std::vector<CellBits> units_;
  std::vector<Partition> partitions_;
};

}  // namespace

std::vector<std::unique_ptr<Primitive>> circles_in_grid(const Puzzle& puzzle, const Geometry& geometry) {
  std::vector<std::unique_ptr<Primitive>> primitives;
  for (const Constraint& constraint : puzzle.rules.constraints) {
    if (constraint.kind != ConstraintKind::counting_circles) continue;
    primitives.push_back(std::make_unique<CirclesInGrid>(geometry, constraint.cells));
  }
  return primitives;
}

}  // namespace sudoku
