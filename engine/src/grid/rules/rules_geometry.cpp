// The geometry that a puzzle's rules make: units of any form, and pairs of cells that differ though they share none.
// Modules that know classic Sudoku alone have `grid/classic_geometry.cpp` in its place.
#include <array>
#include <optional>

#include "grid/geometry_parts.hpp"
#include "grid/rules/apart.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

namespace {

/// Windows are as large as boxes, one cell apart from each other and from the edge. (ISS has them so for all sizes.)
std::vector<std::vector<Cell>> windows_of(Shape shape) {
  const int n = shape.size();
  std::vector<std::vector<Cell>> windows;
  for (int row = 1; row + shape.box_rows < n; row += shape.box_rows + 1) {
    for (int column = 1; column + shape.box_cols < n; column += shape.box_cols + 1) {
      std::vector<Cell>& window = windows.emplace_back();
      for (int at = 0; at < n; ++at) {
        window.push_back(static_cast<Cell>((row + at / shape.box_cols) * n + column + at % shape.box_cols));
      }
    }
  }
  return windows;
}

/// Cells at the same place of their boxes, a list for each place.
std::vector<std::vector<Cell>> groups_of(Shape shape) {
  const int n = shape.size();
  std::vector<std::vector<Cell>> groups(static_cast<std::size_t>(n));
  for (int cell = 0; cell < n * n; ++cell) {
    const int place = cell / n % shape.box_rows * shape.box_cols + cell % n % shape.box_cols;
    groups[static_cast<std::size_t>(place)].push_back(static_cast<Cell>(cell));
  }
  return groups;
}

/// None where no cell has one.
std::vector<std::vector<Cell>> regions_of(const std::vector<std::uint8_t>& region_of_cell, int size) {
  std::vector<std::vector<Cell>> regions(region_of_cell.empty() ? 0 : static_cast<std::size_t>(size));
  for (std::size_t cell = 0; cell < region_of_cell.size(); ++cell) {
    regions[region_of_cell[cell]].push_back(static_cast<Cell>(cell));
  }
  return regions;
}

}  // namespace

int Puzzle::size() const {
  int rows = shape.size();
  if (rows == 0) {
    while (static_cast<std::size_t>(rows * rows) < givens.size()) ++rows;
  }
  return rows;
}

bool Geometry::exists(const Puzzle& puzzle) {
  return puzzle.rules.is_classic() ? exists(puzzle.shape) : check_rules(puzzle) == nullptr;
}

// A puzzle is read, checked and solved one after the other, and each asks for its geometry. To compile constraints
// takes longer than many a search, so the last geometry is kept.
std::shared_ptr<const Geometry> Geometry::shared(const Puzzle& puzzle) {
  struct Known {
    Shape shape;
    int size;
    Rules rules;
    std::shared_ptr<const Geometry> geometry;
  };
  thread_local std::optional<Known> last;
  const auto make = [&puzzle] { return std::make_shared<const Geometry>(of_rules(puzzle)); };
  if (puzzle.rules.is_classic()) return make();
  if (!last || last->shape != puzzle.shape || last->size != puzzle.size() || last->rules != puzzle.rules) {
    last.emplace(Known{puzzle.shape, puzzle.size(), puzzle.rules, make()});
  }
  return last->geometry;
}

Geometry Geometry::of(const Puzzle& puzzle) {
  return puzzle.rules.is_classic() ? of_rules(puzzle) : *shared(puzzle);
}

Geometry Geometry::of_rules(const Puzzle& puzzle) {
  Geometry geometry(puzzle.shape, puzzle.size());
  geometry.add_all(UnitKind::row);
  geometry.add_all(UnitKind::column);
  if (!puzzle.rules.has(GlobalRule::no_boxes)) geometry.add_all(UnitKind::box);
  geometry.add_rules(puzzle.rules);
  geometry.connect(Apart{geometry.size(), puzzle.rules});
  geometry.constraints_ = compile_constraints(puzzle, geometry);
  return geometry;
}

bool clashes(const Puzzle& puzzle) {
  if (puzzle.rules.is_classic()) return !is_consistent(puzzle.shape, puzzle.givens);
  return find_clash(Geometry::of(puzzle), puzzle.givens).has_value();
}

const ConstraintSet* Geometry::constraints() const { return constraints_.get(); }

void Geometry::add_rules(const Rules& rules) {
  const auto add = [this](const std::vector<Cell>& cells, UnitKind kind) {
    for (const Cell cell : cells) cells_of_unit_.add(cell);
    end_unit(kind);
  };
  const auto add_lists = [&](const std::vector<std::vector<Cell>>& lists, UnitKind kind) {
    for (const auto& cells : lists) add(cells, kind);
  };
  const auto add_diagonal = [this](int first, int stride) {
    for (int at = 0; at < size_; ++at) cells_of_unit_.add(static_cast<Cell>(first + at * stride));
    end_unit(UnitKind::diagonal);
  };
  const bool is_jigsaw = rules.has(GlobalRule::no_boxes);
  const auto regions = regions_of(rules.regions, size_);
  if (is_jigsaw) add_lists(regions, UnitKind::box);
  if (rules.has(GlobalRule::diagonal_down)) add_diagonal(0, size_ + 1);
  if (rules.has(GlobalRule::diagonal_up)) add_diagonal(size_ - 1, size_ - 1);
  if (rules.has(GlobalRule::windoku)) add_lists(windows_of(shape_), UnitKind::window);
  if (!is_jigsaw) add_lists(regions, UnitKind::region);
  const auto is_unit = [](const Constraint& each) {
    return each.kind == ConstraintKind::all_different || each.kind == ConstraintKind::cage;
  };
  const auto is_complete = [this](const Constraint& each) { return static_cast<int>(each.cells.size()) == size_; };
  for (const Constraint& constraint : rules.constraints) {
    if (is_unit(constraint) && is_complete(constraint)) add(constraint.cells, UnitKind::region);
  }
  if (rules.has(GlobalRule::disjoint_groups)) add_lists(groups_of(shape_), UnitKind::group);
  for (const Constraint& constraint : rules.constraints) {
    const UnitKind kind = constraint.kind == ConstraintKind::cage ? UnitKind::cage : UnitKind::set;
    if (is_unit(constraint) && !is_complete(constraint)) add(constraint.cells, kind);
  }
}

}  // namespace sudoku
