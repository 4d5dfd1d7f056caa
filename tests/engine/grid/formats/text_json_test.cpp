// Grids in JSON, as links of f-puzzles and SudokuPad hold them and GNOME Sudoku saves them.
#include "engine/grid/text/text_support.hpp"

namespace sudoku::testing::text_json_test {
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
      R"([{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"antiking":true,"thermometer":[],"circle":[{"cells":["R1C1"]}]})");
  EXPECT_EQ(read.format, "fpuzzles");
  EXPECT_EQ(read.puzzle.givens[0], 3);
  EXPECT_EQ(read.puzzle.values[1], 2);
  EXPECT_EQ(read.puzzle.candidates[2], bit(1) | bit(4));
  EXPECT_EQ(read.puzzle.candidates[0], bit(3));
  ASSERT_EQ(notes_of(read).size(), 3u);
  EXPECT_TRUE(read.puzzle.rules.has(GlobalRule::anti_king));
  EXPECT_EQ(notes_of(read)[0], "Title: “x”.");
  EXPECT_EQ(notes_of(read)[1], "Not read: circle.");
  EXPECT_EQ(notes_of(read)[2], "1 digit set by a player.");
}

TEST(TextJson, TheTextOfTheRulesAndRulesMayComeFirst) {
  std::string longer = "Normal rules apply.";
  while (longer.size() < 5000) longer += " Have fun.";
  for (const std::string& rules : {std::string(R"(Sets {1 2} and \"{}\" differ.)"), longer}) {
    const Parsed read = must_parse(R"({"size":4,"title":"It's","ruleset":")" + rules + R"(","grid":)" +
                                   rows_with(R"({"value":3,"given":true})") + "}");
    EXPECT_EQ(read.format, "fpuzzles");
    EXPECT_EQ(read.puzzle.givens[0], 3);
  }
  const Parsed late = must_parse(R"({"thermometer":[{"lines":[["R1C1","R1C2"]]}],"grid":)" + rows_of("{}") + "}");
  EXPECT_EQ(rules_text(late.puzzle.rules, 4), ".Thermo~R1C1~R1C2");
  EXPECT_EQ(must_parse("{metadata:{title:'x'},cells:" + rows_of("{}") + "}").format, "sudokupad");
}

TEST(TextJson, ShortenedJsonHasBareWordsSingleQuotesAndHoles) {
  const Parsed read = must_parse("{ce:[[{v:1},,{v:'2'},],[,,,],[,,,],[,,,]],l:[{c:F}],t:f}");
  EXPECT_EQ(read.format, "sudokupad");
  EXPECT_EQ(print_line(Geometry(read.puzzle.shape), read.puzzle.givens), "1.2.............");
  EXPECT_EQ(notes_of(read), std::vector<std::string>{"Not read: lines."});
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

TEST(TextJson, RulesOfFPuzzlesAreRead) {
  const std::string grid = "{\"size\":4,\"grid\":" + rows_of("{}");
  const Rules all = must_parse(grid + R"(,"diagonal+":true,"diagonal-":true,"antiknight":true,"disjointgroups":true})")
                        .puzzle.rules;
  EXPECT_EQ(rules_text(all, 4), ".AntiKnight.Diagonal~-1.Diagonal~1.DisjointSets");
  const Rules sets = must_parse(grid + R"(,"extraregion":[{"cells":["R1C1","R2C3"]},{"cells":["R4C1","R1C4","R2C2",)"
                                       R"("R3C3"]}],"killercage":[{"cells":["R4C4","R3C2"]}]})").puzzle.rules;
  EXPECT_EQ(rules_text(sets, 4), ".AllDifferent~R1C1~R2C3.AllDifferent~R1C4~R2C2~R3C3~R4C1.Cage~0~R3C2~R4C4");
}

TEST(TextJson, RegionsOfAnyFormAreAJigsaw) {
  const std::string ways[] = {"0111", "0012", "0232", "3332"};
  std::string rows;
  for (const std::string& way : ways) {
    std::string row;
    for (const char region : way) row += (row.empty() ? "[{\"region\":"s : ",{\"region\":"s) + region + "}";
    rows += (rows.empty() ? "[" : ",") + row + "]";
  }
  const Puzzle puzzle = must_parse("{\"grid\":" + rows + "]}").puzzle;
  EXPECT_EQ(rules_text(puzzle.rules, 4), ".Jigsaw~0111001202323332.NoBoxes");
  EXPECT_EQ(Geometry::of(puzzle).unit_name(8), "box 1");
}

TEST(TextJson, RulesThatAreNotKnownAreNamed) {
  const std::string grid = "{\"size\":4,\"grid\":" + rows_of("{}");
  for (const auto& [more, rule] : std::vector<std::pair<std::string, std::string>>{
           {R"("nabner":[{"lines":[["R1C1","R1C2"]]}])", "nabner"},
           {R"("killercage":[{"cells":["R1C1","R1C2"],"value":"8"}])", "killercage"},
           {R"("killercage":[{"cells":[]}])", "killercage"},
           {R"("extraregion":[{"cells":["R1C1","R5C1"]}])", "extraregion"},
           {R"("extraregion":[{"cells":["R1C1","R1C1"]}])", "extraregion"},
           {R"("negative":["sums"])", "negative"}}) {
    const Error error = must_refuse(grid + "," + more + "}");
    EXPECT_EQ(error.code, "rules") << more;
    EXPECT_EQ(error.rule, rule) << more;
  }
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
}  // namespace sudoku::testing::text_json_test
