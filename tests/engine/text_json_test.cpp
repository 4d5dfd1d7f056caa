// Grids in JSON, as links of f-puzzles and SudokuPad hold them and GNOME Sudoku saves them.
#include "text_support.hpp"

namespace sudoku::testing {
namespace {

using std::string_literals::operator""s;

/// A list of rows, each with as many cells.
std::string rows_of(const std::string& cell, std::size_t size = 4) {
  const std::string row = "[" + repeated(cell + ",", size - 1) + cell + "]";
  return "[" + repeated(row + ",", size - 1) + row + "]";
}

/// The same with another first cell.
std::string rows_with(const std::string& first) {
  return "[[" + first + "," + rows_of("{}").substr(2 + 3);
}

TEST(TextJson, CellsOfFPuzzlesAreGivensValuesMarksAndRegions) {
  const Parsed read = must_parse(
      R"({"size":4,"title":"x","grid":[[{"value":3,"given":true},{"value":2},{"centerPencilMarks":[1,4]},{}],)"
      R"([{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"antiking":true,"thermometer":[],"killercage":[{"cells":[]}]})");
  EXPECT_EQ(read.format, "fpuzzles");
  EXPECT_EQ(read.puzzle.givens[0], 3);
  EXPECT_EQ(read.puzzle.values[1], 2);
  EXPECT_EQ(read.puzzle.candidates[2], bit(1) | bit(4));
  EXPECT_EQ(read.puzzle.candidates[0], bit(3));
  ASSERT_EQ(read.notes.size(), 2u);
  EXPECT_EQ(read.notes[0], "Not read: antiking, killercage.");
  EXPECT_EQ(read.notes[1], "1 digit set by a player.");
}

TEST(TextJson, ShortenedJsonHasBareWordsSingleQuotesAndHoles) {
  const Parsed read = must_parse("{ce:[[{v:1},,{v:'2'},],[,,,],[,,,],[,,,]],l:[{c:F}],t:f}");
  EXPECT_EQ(read.format, "sudokupad");
  EXPECT_EQ(print_line(Geometry(read.puzzle.shape), read.puzzle.givens), "1.2.............");
  EXPECT_EQ(read.notes, std::vector<std::string>{"Not read: lines."});
}

TEST(TextJson, RegionsTellTheBoxes) {
  std::string rows = "[";
  for (int row = 0; row < 6; ++row) {
    rows += row == 0 ? "[" : ",[";
    for (int column = 0; column < 6; ++column) {
      rows += (column == 0 ? "" : ",") + "{\"region\":"s + std::to_string(row / 3 * 3 + column / 2) + "}";
    }
    rows += "]";
  }
  EXPECT_EQ(must_parse("{\"grid\":" + rows + "]}").puzzle.shape, (Shape{3, 2}));
  EXPECT_EQ(must_refuse("{\"grid\":" + rows_of("{\"region\":1}") + "}").code, "shape");
}

TEST(TextJson, SavedGamesLeaveOpenCellsOut) {
  const Parsed read = must_parse(
      R"({"cells":[{"position":[0,8],"value":7,"fixed":true},{"position":[8,0],"value":2}]})");
  EXPECT_EQ(read.format, "gnome-sudoku");
  EXPECT_EQ(read.puzzle.givens[8], 7);
  EXPECT_EQ(read.puzzle.values[72], 2);
  EXPECT_EQ(must_refuse(R"({"cells":[{"position":[9,0],"value":7}]})").code, "shape");
}

TEST(TextJson, WhatIsWrongIsToldWithItsPlace) {
  const std::string start = "{\"grid\":";
  const Error error = must_refuse(start + rows_with("{\"value\":9,\"given\":true}") + "}");
  EXPECT_EQ(error.code, "symbol");
  EXPECT_EQ(error.message, "Cell 1 of this text holds no digit of a 4×4.");
  EXPECT_EQ(error.offset, static_cast<int>(start.size() + 2));
  EXPECT_EQ(must_refuse(start + rows_of("{\"value\":1,\"given\":true}") + "}").code, "clash");
}

TEST(TextJson, RowsOfDigitsAreATable) {
  EXPECT_EQ(line_of("{\"grid\":[[1,0,0,0],[0,0,3,0],[0,4,0,0],[0,0,0,2]]}"), "1.....3..4.....2");
}

TEST(TextJson, WhatIsUnpackedIsJsonOrALinkThatIsDamaged) {
  const auto read = parse_unpacked("{\"grid\":" + rows_of("{}") + "}");
  ASSERT_TRUE(read.ok());
  for (const std::string& text : {""s, "1.....3..4.....2"s, "{\"grid\":[["s, "{}"s, repeated("[", 100'000),
                                 "{\"grid\":" + repeated("[", 1'000) + repeated("]", 1'000) + "}",
                                 "{\"grid\":\"" + repeated("x", 3'000'000) + "\"}"}) {
    const auto refused = parse_unpacked(text);
    ASSERT_FALSE(refused.ok()) << text.substr(0, 40);
    EXPECT_EQ(refused.error().code, "link");
    EXPECT_EQ(refused.error().offset, Error::kNowhere);
  }
}

}  // namespace
}  // namespace sudoku::testing
