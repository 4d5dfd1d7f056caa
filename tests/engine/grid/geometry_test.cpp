#include "sudoku/geometry.hpp"

#include <algorithm>
#include <set>

#include "engine/grid/text/text_support.hpp"

namespace sudoku::geometry_test {
namespace {

using namespace sudoku::testing;

std::vector<Cell> cells_of(const Geometry& geometry, int unit) {
  const auto cells = geometry.cells_of(static_cast<Unit>(unit));
  return {cells.begin(), cells.end()};
}

TEST(Geometry, HasTheUnitsOfANineByNine) {
  const Geometry geometry({3, 3});
  EXPECT_EQ(geometry.size(), 9);
  EXPECT_EQ(geometry.cells(), 81);
  EXPECT_EQ(geometry.units(), 27);
  EXPECT_EQ(cells_of(geometry, 1), (std::vector<Cell>{9, 10, 11, 12, 13, 14, 15, 16, 17}));
  EXPECT_EQ(cells_of(geometry, 9), (std::vector<Cell>{0, 9, 18, 27, 36, 45, 54, 63, 72}));
  EXPECT_EQ(cells_of(geometry, 22), (std::vector<Cell>{30, 31, 32, 39, 40, 41, 48, 49, 50}));
  EXPECT_EQ(geometry.peers(0).size(), 20u);
}

TEST(Geometry, NumbersBoxesRowByRowWhateverTheirShape) {
  const Geometry geometry({2, 3});
  EXPECT_EQ(cells_of(geometry, 12), (std::vector<Cell>{0, 1, 2, 6, 7, 8}));
  EXPECT_EQ(cells_of(geometry, 13), (std::vector<Cell>{3, 4, 5, 9, 10, 11}));
  EXPECT_EQ(cells_of(geometry, 14), (std::vector<Cell>{12, 13, 14, 18, 19, 20}));
  EXPECT_EQ(geometry.box(35), 5);
  EXPECT_EQ(cells_of(Geometry({3, 2}), 13), (std::vector<Cell>{2, 3, 8, 9, 14, 15}));
}

TEST(Geometry, NamesTheBoxFirstWhereCellsShareSeveralUnits) {
  const Geometry geometry({3, 3});
  EXPECT_EQ(geometry.shared_unit(0, 1), 18);
  EXPECT_EQ(geometry.shared_unit(0, 9), 18);
  EXPECT_EQ(geometry.shared_unit(0, 8), 0);
  EXPECT_EQ(geometry.shared_unit(0, 72), 9);
  EXPECT_EQ(geometry.shared_unit(0, 80), kNoUnit);
}

TEST(Geometry, NamesCellsAndUnits) {
  const Geometry nine({3, 3});
  EXPECT_EQ(nine.cell_name(0), "A1");
  EXPECT_EQ(nine.cell_name(80), "I9");
  EXPECT_EQ(nine.cell_name(80, Notation::r1c1), "r9c9");
  EXPECT_EQ(nine.unit_name(0), "row A");
  EXPECT_EQ(nine.unit_name(0, Notation::r1c1), "row 1");
  EXPECT_EQ(nine.unit_name(17), "column 9");
  EXPECT_EQ(nine.unit_name(26), "box 9");
}

TEST(Geometry, NamesRowsBeyondZLikeASpreadsheet) {
  const Geometry largest({6, 6});
  EXPECT_EQ(largest.cell_name(25 * 36), "Z1");
  EXPECT_EQ(largest.cell_name(26 * 36), "AA1");
  EXPECT_EQ(largest.cell_name(36 * 36 - 1), "AJ36");
  EXPECT_EQ(largest.unit_name(35), "row AJ");
}

TEST(Geometry, TakesTheDefaultShapeOfEachSize) {
  const std::vector<std::pair<int, Shape>> expected{{4, {2, 2}},  {6, {2, 3}},  {8, {2, 4}},  {9, {3, 3}},
                                                    {10, {2, 5}}, {12, {3, 4}}, {16, {4, 4}}, {20, {4, 5}},
                                                    {24, {4, 6}}, {25, {5, 5}}, {36, {6, 6}}};
  for (const auto& [size, shape] : expected) EXPECT_EQ(Geometry::default_shape(size).value(), shape);
}

TEST(Geometry, RefusesPrimesAndSizesOutOfRange) {
  for (const int size : {5, 7, 11, 13, 17, 19, 23, 29, 31}) {
    EXPECT_EQ(Geometry::default_shape(size).error().message,
              "A grid of " + std::to_string(size) + " rows can't be cut into boxes of at least 2x2.");
  }
  for (const int size : {-1, 0, 1, 3, 37, 1000}) EXPECT_EQ(Geometry::default_shape(size).error().code, "shape");
}

TEST(Geometry, RefusesBoxesOfOneRowAndGridsTooLarge) {
  for (const Shape shape : {Shape{1, 9}, {9, 1}, {0, 0}, {-3, -3}, {2, 19}, {7, 6}, {1 << 30, 4}}) {
    EXPECT_EQ(Geometry::check(shape).error().code, "shape") << shape;
  }
}

class GeometryOfShape : public ::testing::TestWithParam<Shape> {};

TEST_P(GeometryOfShape, EveryKindOfUnitPartsTheGrid) {
  ASSERT_TRUE(Geometry::check(GetParam()).ok());
  const Geometry geometry(GetParam());
  const int n = geometry.size();
  for (int kind = 0; kind < 3; ++kind) {
    std::set<Cell> seen;
    for (int unit = kind * n; unit < (kind + 1) * n; ++unit) {
      const auto cells = cells_of(geometry, unit);
      EXPECT_TRUE(std::is_sorted(cells.begin(), cells.end()));
      for (const Cell cell : cells) {
        EXPECT_EQ(geometry.units_of(cell)[static_cast<std::size_t>(kind)], unit);
        seen.insert(cell);
      }
    }
    EXPECT_EQ(static_cast<int>(seen.size()), geometry.cells());
  }
}

TEST_P(GeometryOfShape, PeersAreTheOthersOfTheUnitsSorted) {
  const Geometry geometry(GetParam());
  for (const int number : {0, geometry.cells() / 2, geometry.cells() - 1}) {
    const auto cell = static_cast<Cell>(number);
    std::set<Cell> others;
    for (const Unit unit : geometry.units_of(cell)) {
      for (const Cell other : geometry.cells_of(unit)) others.insert(other);
    }
    others.erase(cell);
    const auto peers = geometry.peers(cell);
    EXPECT_TRUE(std::equal(peers.begin(), peers.end(), others.begin(), others.end()));
    for (const Cell peer : peers) EXPECT_NE(geometry.shared_unit(cell, peer), kNoUnit);
  }
}

INSTANTIATE_TEST_SUITE_P(EveryShape, GeometryOfShape, ::testing::ValuesIn(all_shapes()), [](const auto& shape) {
  return std::to_string(shape.param.box_rows) + "x" + std::to_string(shape.param.box_cols);
});

}  // namespace
}  // namespace sudoku::geometry_test
