// The rules in f-puzzles' JSON: each kind is read as ISS would write it, written, and read again without loss.
#include "engine/grid/text/text_support.hpp"

namespace sudoku::testing::fpuzzles_test {
namespace {

/// JSON of an empty grid with these rules.
std::string json_of(const std::string& rules, int size = 9) {
  std::string row;
  for (int column = 0; column < size; ++column) row += column == 0 ? "[{}" : ",{}";
  std::string rows;
  for (int line = 0; line < size; ++line) rows += (line == 0 ? "" : ",") + row + "]";
  return "{\"size\":" + std::to_string(size) + ",\"grid\":[" + rows + "]" + (rules.empty() ? "" : ",") + rules + "}";
}

struct RuleText {
  std::string json, text;
};

const std::vector<RuleText>& all_rules() {
  static const std::vector<RuleText> rules{
      {R"("antiknight":true,"antiking":true,"diagonal+":true,"diagonal-":true,"disjointgroups":true)",
       ".AntiKing.AntiKnight.Diagonal~-1.Diagonal~1.DisjointSets"},
      {R"("killercage":[{"cells":["R1C1","R1C2"],"value":"10"},{"cells":["R3C1","R2C1"]}])",
       ".Cage~10~R1C1~R1C2.Cage~0~R2C1~R3C1"},
      {R"("extraregion":[{"cells":["R1C1","R4C4"]}])", ".AllDifferent~R1C1~R4C4"},
      {R"("thermometer":[{"lines":[["R3C1","R2C1","R1C1"],["R3C1","R3C2"]]}])",
       ".Thermo~R3C1~R2C1~R1C1.Thermo~R3C1~R3C2"},
      {R"("slowthermometer":[{"lines":[["R3C1","R2C1"]]}])", ".SlowThermo~R3C1~R2C1"},
      {R"("palindrome":[{"lines":[["R3C1","R2C2","R1C4"]]}])", ".Palindrome~R3C1~R2C2~R1C4"},
      {R"("renban":[{"lines":[["R3C1","R2C2"]]}])", ".Renban~R3C1~R2C2"},
      {R"("whispers":[{"lines":[["R3C1","R2C2"]]},{"lines":[["R5C1","R5C2"]],"value":"4"}])",
       ".Whisper~5~R3C1~R2C2.Whisper~4~R5C1~R5C2"},
      {R"("regionsumline":[{"lines":[["R3C1","R4C1"]]}])", ".RegionSumLine~R3C1~R4C1"},
      {R"("betweenline":[{"lines":[["R3C1","R3C2","R3C3"]]}])", ".Between~R3C1~R3C2~R3C3"},
      {R"("lockout":[{"lines":[["R3C1","R3C2","R3C3"]]}])", ".Lockout~4~R3C1~R3C2~R3C3"},
      {R"("entropicline":[{"lines":[["R3C1","R3C2"]]}])", ".Entropic~R3C1~R3C2"},
      {R"("modularline":[{"lines":[["R3C1","R3C2"]]}])", ".Modular~3~R3C1~R3C2"},
      {R"("doublearrow":[{"lines":[["R3C1","R3C2","R4C3"]]}])", ".DoubleArrow~R3C1~R3C2~R4C3"},
      {R"("zipperline":[{"lines":[["R3C1","R3C2","R4C3"]]}])", ".Zipper~R3C1~R3C2~R4C3"},
      {R"("arrow":[{"lines":[["R3C1","R3C2","R4C3"]],"cells":["R3C1"]},{"lines":[["R5C2","R5C3","R5C4"]],)"
       R"("cells":["R5C1","R5C2"]}])",
       ".Arrow~R3C1~R3C2~R4C3.PillArrow~2~R5C1~R5C2~R5C3~R5C4"},
      {R"("littlekillersum":[{"cell":"R0C4","cells":["R1C3","R2C2","R3C1"],"direction":"DL","value":"17"}])",
       ".LittleKiller~17~R1C3"},
      {R"("littlekillersum":[{"cell":"R7C10","cells":["R8C9","R9C8"],"direction":"DL","value":"7"}])",
       ".LittleKiller~7~R9C8"},
      {R"("littlekillersum":[{"cell":"R0C4","direction":"DL","value":"17"}])", ".LittleKiller~17~R1C3"},
      {R"("littlekillersum":[{"cell":"R0C8","cells":["R1C9"],"direction":"DR","value":"5"}])", ".Cage~5~R1C9"},
      {R"("odd":[{"cell":"R6C6"}],"even":[{"cell":"R4C2"}])", ".Odd~R6C6.Even~R4C2"},
      {R"("minimum":[{"cell":"R6C6"},{"cell":"R6C7"}],"maximum":[{"cell":"R1C1"}])",
       ".Minimum~R6C6.Minimum~R6C7.Maximum~R1C1"},
      {R"("difference":[{"cells":["R1C2","R1C1"]},{"cells":["R3C1","R3C2"],"value":"4"}])",
       ".WhiteDot~R1C1~R1C2.WhiteDot~4~R3C1~R3C2"},
      {R"("ratio":[{"cells":["R1C1","R2C1"],"value":"2"},{"cells":["R3C1","R3C2"],"value":3}])",
       ".BlackDot~R1C1~R2C1.BlackDot~3~R3C1~R3C2"},
      {R"("xv":[{"cells":["R1C1","R2C1"],"value":"X"},{"cells":["R3C1","R3C2"],"value":"V"}])",
       ".X~R1C1~R2C1.V~R3C1~R3C2"},
      {R"("clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R5C5","R5C6"]}])",
       ".SameValues~2~R1C1~R5C5.SameValues~2~R1C2~R5C6"},
      {R"("quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[3,1]}])", ".Quad~R1C1~1~3"},
      {R"("rowindexer":[{"cells":["R1C1"]}],"columnindexer":[{"cells":["R1C1"]}],"boxindexer":[{"cells":["R1C1"]}])",
       ".Indexing~R~R1C1.Indexing~C~R1C1.Indexing~B~R1C1"},
      {R"("sandwichsum":[{"cell":"R0C2","value":"14"},{"cell":"R3C10","value":0},{"cell":"R0C5","value":""}])",
       ".Sandwich~14~C2.Sandwich~0~R3"},
      {R"("xsum":[{"cell":"R0C2","value":"14"},{"cell":"R3C10","value":"20"}])", ".XSum~C2~14~.XSum~R3~~20"},
      {R"("skyscraper":[{"cell":"R4C0","value":"4"},{"cell":"R10C1","value":"3"}])",
       ".Skyscraper~R4~4~.Skyscraper~C1~~3"},
      {R"("nonconsecutive":true)", ".AntiConsecutive"},
      {R"("negative":["xv"],"xv":[{"cells":["R1C1","R2C1"],"value":"X"}])", ".StrictXV.X~R1C1~R2C1"},
      {R"("nonconsecutive":true,"negative":["ratio"],"ratio":[{"cells":["R1C1","R2C1"]}])",
       ".StrictKropki.BlackDot~R1C1~R2C1"},
      {R"("nonconsecutive":true,"difference":[{"cells":["R1C1","R2C1"]}])", ".UnmarkedDifference.WhiteDot~R1C1~R2C1"},
      {R"("negative":["xv","ratio"],"ratio":[{"cells":["R1C1","R2C1"]}])",
       ".UnmarkedRatio.UnmarkedXV.BlackDot~R1C1~R2C1"},
      {R"("nonconsecutive":true,"negative":["ratio"],"xv":[{"cells":["R1C1","R2C1"],"value":"V"}])",
       ".UnmarkedDifference.UnmarkedRatio.V~R1C1~R2C1"}};
  return rules;
}

TEST(Fpuzzles, EachRuleIsReadAsIssWouldWriteIt) {
  for (const auto& [json, text] : all_rules()) {
    const Parsed read = must_parse(json_of(json));
    EXPECT_EQ(rules_text(read.puzzle.rules, 9), text) << json;
    EXPECT_TRUE(notes_of(read).empty()) << json;
  }
}

TEST(Fpuzzles, WhatIsReadIsWrittenAndReadAgainWithoutLoss) {
  for (const auto& [json, text] : all_rules()) {
    const Puzzle puzzle = must_parse(json_of(json)).puzzle;
    for (const char* format : {"fpuzzles", "sudokupad"}) {
      const auto written = write(puzzle, format);
      ASSERT_TRUE(written.ok()) << json << ": " << written.error().message;
      const Puzzle again = must_parse(written.value()).puzzle;
      EXPECT_EQ(again.rules, puzzle.rules) << written.value();
      EXPECT_EQ(again.shape, puzzle.shape) << written.value();
    }
    EXPECT_EQ(read_rules(text, 9).value(), puzzle.rules) << text;
  }
}

/// Kinds that ISS lacks are written as tables, greater signs and candidates.
TEST(Fpuzzles, WrittenForIssRulesAreOfItsKinds) {
  for (const auto& [json, text] : all_rules()) {
    Puzzle puzzle = must_parse(json_of(json)).puzzle;
    const auto written = write(puzzle, "iss");
    ASSERT_TRUE(written.ok()) << json;
    for (const char* own : {"Odd", "Even", "SlowThermo", "Minimum", "Maximum", "Unmarked", "WhiteDot~4", "BlackDot~3",
                            "Indexing~B"}) {
      EXPECT_EQ(written.value().find(own), std::string::npos) << written.value();
    }
    EXPECT_EQ(must_parse(written.value()).puzzle.size(), 9) << written.value();
  }
}

TEST(Fpuzzles, OddAndEvenCellsComeBackFromIss) {
  const std::string rules = R"("odd":[{"cell":"R1C1"}],"even":[{"cell":"R1C2"},{"cell":"R2C2"}])";
  const Puzzle puzzle = must_parse(json_of(rules)).puzzle;
  EXPECT_EQ(must_parse(write(puzzle, "iss").value()).puzzle.rules, puzzle.rules);
}

TEST(Fpuzzles, PencilMarksOfTheAuthorAreARuleAndThoseOfTheSolverAreNot) {
  std::string json = json_of("", 4);
  json.replace(json.find("{}"), 2, R"({"givenPencilMarks":[1,2],"centerPencilMarks":[2,3]})");
  json.replace(json.find("{}"), 2, R"({"centerPencilMarks":[3,4]})");
  const Puzzle puzzle = must_parse(json).puzzle;
  EXPECT_EQ(rules_text(puzzle.rules, 4), ".~R1C1_1_2");
  EXPECT_EQ(puzzle.candidates[0], bit(2) | bit(3));
  EXPECT_EQ(puzzle.candidates[1], bit(3) | bit(4));
  const Puzzle again = must_parse(write(puzzle, "fpuzzles").value()).puzzle;
  EXPECT_EQ(again.rules, puzzle.rules);
  EXPECT_EQ(again.candidates, puzzle.candidates);
}

TEST(Fpuzzles, PencilMarksOfTheAuthorAreARuleInACellThatIsCalledGiven) {
  std::string json = json_of("", 4);
  json.replace(json.find("{}"), 2, R"({"given":true,"givenPencilMarks":[1,2]})");
  EXPECT_EQ(rules_text(must_parse(json).puzzle.rules, 4), ".~R1C1_1_2");
}

TEST(Fpuzzles, RegionsMayBeNumbersInQuotes) {
  std::string json = json_of("", 4);
  for (const char* region : {"0", "1", "1", "1", "0", "0", "0", "1", "2", "3", "3", "3", "2", "2", "2", "3"}) {
    json.replace(json.find("{}"), 2, R"({"region":")" + std::string(region) + "\"}");
  }
  EXPECT_EQ(rules_text(must_parse(json).puzzle.rules, 4), ".Jigsaw~0111000123332223.NoBoxes");
}

TEST(Fpuzzles, RulesThatOnlyATextTellsAreFoundOnEachOfItsLines) {
  for (const char* told : {R"(Normal rules apply.\nDisjoint groups apply.)", R"(Cells a\tknight's move apart differ.)",
                           R"(\u0044isjoint groups)", R"(\u00e9\u2019\ud83d\ude00 Disjoint groups)"}) {
    const Puzzle puzzle = must_parse(json_of(R"("ruleset":")" + std::string(told) + "\"")).puzzle;
    EXPECT_TRUE(puzzle.rules.has(GlobalRule::unread)) << told;
  }
}

TEST(Fpuzzles, EachMarkedCellIsWrittenByItself) {
  Puzzle puzzle = must_parse(json_of("", 4)).puzzle;
  puzzle.rules = ordered(read_rules(".Odd~R1C1~R2C2.Minimum~R3C1~R4C4", 4).value(), 4);
  const std::string json = write(puzzle, "fpuzzles").value();
  EXPECT_NE(json.find(R"("minimum":[{"cell":"R3C1"},{"cell":"R4C4"}],"odd":[{"cell":"R1C1"},{"cell":"R2C2"}])"),
            std::string::npos) << json;
}

TEST(Fpuzzles, TitleAuthorAndTextOfTheRulesAreNotes) {
  const std::vector<std::string> notes{"Title: “A \"Day\" out!”.", "By Zoë.",
                                       "Text of the rules: “Normal rules apply. Have fun.”"};
  EXPECT_EQ(notes_of(must_parse(json_of(R"("title":" A \"Day\"\tout! ","author":"Zo\u00eb",)"
                                        R"("ruleset":"Normal rules apply.\r\n\r\n Have fun.\n")"))), notes);
  const std::string cells = "{cells:[[,,,],[,,,],[,,,],[,,,]],";
  EXPECT_EQ(notes_of(must_parse(cells + R"(metadata:{title:'A "Day" out!',author:'Zoë',)"
                                        R"(rules:'Normal rules apply.\nHave fun.'}})")), notes);
  EXPECT_EQ(notes_of(must_parse(cells + R"(cages:[{value:'title: A "Day" out!'},{value:'author: Zoë'},)"
                                        R"({value:'rules: Normal rules apply. Have fun.'}]})")), notes);
  EXPECT_TRUE(notes_of(must_parse(json_of(R"("title":"","author":" ","ruleset":[])"))).empty());
  // Cut between characters, and not within one.
  std::string much = "a";
  while (much.size() < 2000) much += "é";
  const auto cut = notes_of(must_parse(json_of(R"("title":")" + much + R"(","ruleset":")" + much + "\"")));
  EXPECT_EQ(cut, (std::vector<std::string>{"Title: “" + much.substr(0, 101) + "…”.",
                                           "Text of the rules: “" + much.substr(0, 241) + "…”"}));
}

TEST(Fpuzzles, AGridOfAnotherSizeThanIsToldIsRefused) {
  std::string json = json_of("", 4);
  const std::size_t at = json.find("\"size\":4");
  ASSERT_NE(at, std::string::npos) << json;
  json.replace(at, 8, "\"size\":9");
  const auto read = parse(json, std::nullopt);
  ASSERT_FALSE(read.ok());
  EXPECT_EQ(read.error().code, "shape");
  EXPECT_EQ(read.error().message, "This text says that the grid has 9 rows, but it has 4.");
}

TEST(Fpuzzles, CellsWithoutRegionsHaveNoBoxes) {
  std::string json = json_of("", 4);
  for (std::size_t at = json.find("{}"); at != std::string::npos; at = json.find("{}", at)) {
    json.replace(at, 2, "{\"region\":null}");
  }
  const Puzzle puzzle = must_parse(json).puzzle;
  EXPECT_EQ(rules_text(puzzle.rules, 4), ".NoBoxes");
  EXPECT_EQ(must_parse(write(puzzle, "fpuzzles").value()).puzzle.rules, puzzle.rules);
}

TEST(Fpuzzles, WhatIsNotKnownOrNotOfItsFormIsNamed) {
  for (const auto& [json, rule] : std::vector<std::pair<std::string, std::string>>{
           {R"("nabner":[{"lines":[["R1C1","R1C2"]]}])", "nabner"},
           {R"("negative":["sums"])", "negative"},
           {R"("thermometer":[{"lines":[["R1C1","R1C2","R1C1"]]}])", "thermometer"},
           {R"("thermometer":[{"lines":[["R1C1","R1C10"]]}])", "thermometer"},
           {R"("thermometer":[{"cells":["R1C1","R1C2"]}])", "thermometer"},
           {R"("thermometer":true)", "thermometer"},
           {R"("arrow":[{"lines":[["R5C1","R5C2","R5C3"]],"cells":[]}])", "arrow"},
           {R"("killercage":[{"cells":["R1C1"],"value":"x"}])", "killercage"},
           {R"("killercage":[{"cells":["R1C1","R1C2"],"value":"18"}])", "killercage"},
           {R"("xv":[{"cells":["R1C1","R1C2"],"value":"L"}])", "xv"},
           {R"("difference":[{"cells":["R1C1","R1C3"]}])", "difference"},
           {R"("clone":[{"cells":["R1C1","R1C3"],"cloneCells":["R5C5"]}])", "clone"},
           {R"("littlekillersum":[{"cell":"R0C4","cells":["R1C3","R2C2"],"value":"7"}])", "littlekillersum"},
           {R"("arrow":[{"lines":[["R5C1","R5C5"]],"cells":["R5C1","R5C2","R5C3","R5C4"]}])", "arrow"},
           {R"("skyscraper":[{"cell":"R1C1","value":"4"}])", "skyscraper"}}) {
    const Error error = must_refuse(json_of(json));
    EXPECT_EQ(error.code, "rules") << json;
    EXPECT_EQ(error.rule, rule) << json;
  }
}

TEST(Fpuzzles, WhatItCannotHoldIsNamed) {
  for (const auto& [text, rule] : std::vector<std::pair<std::string, std::string>>{
           {".GreaterThan~R1C1~R1C2", "GreaterThan"},
           {".NumberedRoom~R1~3~", "NumberedRoom"},
           {".Windoku", "Windoku"},
           {".Or.~R1C1_1.~R1C2_1.End", "Or"},
           {".AntiConsecutive.WhiteDot~R1C1~R1C2", "AntiConsecutive"}}) {
    const auto written = write(must_parse(text).puzzle, "fpuzzles");
    ASSERT_FALSE(written.ok()) << text;
    EXPECT_EQ(written.error().code, "format") << text;
    EXPECT_EQ(written.error().rule, rule) << text;
  }
}

TEST(SudokuPad, CagesAndRulesAboutTheWholeGridAreRead) {
  const std::string cells = "{cells:[[,,,],[,,,],[,,,],[,,,]],";
  const Parsed read = must_parse(cells + "cages:[{value:'title: x'},{cells:[[0,0],[0,1]],value:'5'},"
                                         "{cells:[[1,0],[2,1]],unique:true},{cells:[[3,3],[2,3]],sum:4,unique:false}],"
                                         "global:['antiknight','disjoint'],metadata:{antiking:true}}");
  EXPECT_EQ(rules_text(read.puzzle.rules, 4),
            ".AntiKing.AntiKnight.DisjointSets.Cage~5~R1C1~R1C2.Cage~0~R2C1~R3C2.Sum~4~R3C4~R4C4");
  EXPECT_EQ(notes_of(read), std::vector<std::string>{"Title: “x”."});
  EXPECT_EQ(notes_of(must_parse(cells + "cages:[{cells:[[0,0]],value:'a'},{cells:[[0,0]]}],lines:[{}]}")),
            std::vector<std::string>{"Not read: cages, lines."});
  EXPECT_EQ(rules_text(must_parse(cells + "lines:[{}]}").puzzle.rules, 4), ".Unread");
  EXPECT_EQ(rules_text(must_parse(cells + "lines:[]}").puzzle.rules, 4), "");
  EXPECT_EQ(must_refuse(cells + "global:['anti5']}").rule, "anti5");
  EXPECT_EQ(must_refuse(cells + "cages:[{cells:[[0,4]],value:4}]}").rule, "cages");
}

}  // namespace
}  // namespace sudoku::testing::fpuzzles_test
