// Rules beside those of classic Sudoku: their text, what is wrong with them, and the geometry that they make.
#include "sudoku/rules.hpp"

#include <bit>
#include <numeric>
#include <set>

#include "engine/grid/text/text_support.hpp"
#include "grid/rules/machine.hpp"
#include "support/rules_oracle.hpp"
#include "support/soak.hpp"

namespace sudoku::rules_test {
namespace {

using namespace sudoku::testing;

std::vector<Cell> cells_of(const Geometry& geometry, int unit) {
  const auto cells = geometry.cells_of(static_cast<Unit>(unit));
  return {cells.begin(), cells.end()};
}

Puzzle with_rules(std::string_view text) { return must_parse(std::string(text)).puzzle; }

TEST(Rules, ClassicSudokuHasNone) {
  EXPECT_TRUE(Rules{}.is_classic());
  EXPECT_EQ(rules_text({}, 9), "");
  EXPECT_EQ(must_parse(".~R1C1_5").puzzle.rules, Rules{});
  EXPECT_TRUE(read_rules("", 9).value().is_classic());
}

TEST(Rules, TextIsReadAndWrittenInOneOrder) {
  const std::string text = ".AntiKing.AntiKnight.Diagonal~-1.Diagonal~1.DisjointSets.Windoku.AllDifferent~R1C1~R2C2"
                           ".Cage~0~R9C8~R9C9";
  EXPECT_EQ(rules_text(read_rules(text, 9).value(), 9), text);
  const Rules shuffled = read_rules("Windoku.Cage~0~R9C9~R9C8.Diagonal~1.AllDifferent~R2C2~R1C1.Diagonal~-1.AntiKnight"
                                    ".AntiKing.AntiKing.DisjointSets.AllDifferent~R1C1~R2C2.", 9).value();
  EXPECT_EQ(rules_text(shuffled, 9), text);
}

TEST(Rules, SpacesAndLineEndsInRulesAloneMeanNothing) {
  const Rules rules = read_rules("\n  .Cage~10 ~R1C1\n~R1C2\n  .Anti Knight\n", 9).value();
  EXPECT_EQ(rules_text(rules, 9), ".AntiKnight.Cage~10~R1C1~R1C2");
  const auto refused = read_rules(" .AntiKnight\n .Nonsense", 9);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().rule, "Nonsense");
  EXPECT_EQ(refused.error().offset, 15);
}

TEST(Rules, AnyThatAreReadAndWrittenAreTheSame) {
  for (int seed = 1; seed <= 65; ++seed) {
    testing::Random random(static_cast<std::uint64_t>(seed));
    const Puzzle puzzle = random_rules(4 + seed % 13, random);
    const int n = puzzle.size();
    EXPECT_EQ(read_rules(rules_text(puzzle.rules, n), n).value(), puzzle.rules);
    const auto written = write(puzzle, "iss");
    ASSERT_TRUE(written.ok());
    const Puzzle read = must_parse(written.value()).puzzle;
    EXPECT_EQ(read.rules, puzzle.rules) << written.value();
    EXPECT_EQ(read.givens, puzzle.givens);
    EXPECT_EQ(read.shape, puzzle.shape);
    EXPECT_EQ(must_parse(write(read, "iss").value()).puzzle.rules, puzzle.rules);
  }
}

TEST(Rules, SumLinesThatCloseAndCountsOfDigitsAreReadAndWritten) {
  const std::string text = ".SumLine~10~R1C1~R1C2~R2C2~R2C1~LOOP.CountDistinct~R5C5~R4C4~R6C6";
  const Rules rules = read_rules(text, 9).value();
  ASSERT_EQ(rules.constraints.size(), 2u);
  EXPECT_EQ(rules.constraints[0], (Constraint{ConstraintKind::sum_loop, {0, 1, 10, 9}, {10}, {}}));
  EXPECT_EQ(rules.constraints[1], (Constraint{ConstraintKind::count_distinct, {40, 30, 50}, {}, {}}));
  EXPECT_EQ(rules_text(rules, 9), text);
}

TEST(Rules, LinearSumsAreReadAndWritten) {
  for (const auto& [text, written] : std::vector<std::pair<std::string, std::string>>{
           {".Sum~-3_=_1_1_-1_-1~R1C1~R1C2~R2C1~R2C2", ".Sum~-3_=_1_1_-1_-1~R1C1~R1C2~R2C1~R2C2"},
           {".Sum~0_=_-2_1~R2C1~R1C1", ".Sum~0_=_1_-2~R1C1~R2C1"},
           {".Sum~30_=_2_3~R1C1~R1C2", ".Sum~30~R1C1~R1C1~R1C2~R1C2~R1C2"},
           {".Sum~9_=_1_1~R1C1~R1C2", ".Sum~9~R1C1~R1C2"}}) {
    EXPECT_EQ(rules_text(with_rules(text).rules, 9), written);
    EXPECT_EQ(rules_text(with_rules(written).rules, 9), written);
  }
  EXPECT_EQ(must_refuse(".Sum~9_=_1_1_-3~R1C1~R1C2~R1C1").message, "The 2 cells of a sum can't add up to 9.");
  EXPECT_EQ(must_refuse(".Sum~5_=_1_-1_1~R1C1~R1C1~R1C2").message,
            "A valid number was expected for a sum, not \"5_=_1_-1_1\".");
  for (const std::string text : {
           ".Sum~1_=_1_-1_~R1C1~R1C2~R1C3", ".Sum~1_=_1_-1~R1C1~R1C2~R1C3", ".Sum~1_=_0_1~R1C1~R1C2",
           ".Sum~1_=_1_x~R1C1~R1C2", ".Sum~1_=_101_1~R1C1~R1C2", ".Sum~_=_2_1~R1C1~R1C2",
           ".Sum~1_=_2147483647_2147483647~R1C1~R1C1", ".Sum~1_=_2147483647_-2147483647~R1C1~R1C2"}) {
    EXPECT_EQ(must_refuse(text).rule, "Sum") << text;
  }
}

TEST(Rules, ALineCanGoThroughAllCells) {
  std::string text = ".PillArrow~3";
  for (int cell = 0; cell < 81; ++cell) {
    text += "~R" + std::to_string(cell / 9 + 1) + "C" + std::to_string(cell % 9 + 1);
  }
  EXPECT_EQ(read_rules(text, 9).value().constraints[0].cells.size(), 81u);
}

TEST(Rules, RegionsHaveAnySigns) {
  const Rules rules = read_rules("Jigsaw~aabbaabbZZccZZcc.NoBoxes", 4).value();
  EXPECT_EQ(rules_text(rules, 4), ".Jigsaw~0011001122332233.NoBoxes");
}

TEST(Rules, CellsAboveNineAreDecimalOrALetter) {
  const Puzzle puzzle = with_rules(".Shape~16x16.AllDifferent~R10C1~RgCg.~RaCb_16");
  EXPECT_EQ(puzzle.rules.constraints[0].cells, (std::vector<Cell>{9 * 16, 255}));
  EXPECT_EQ(puzzle.givens[9 * 16 + 10], 16);
}

TEST(Rules, SpacesInAStringMeanNothing) {
  const Puzzle puzzle = with_rules(" .AntiKnight\n.~R1C1_5 ~R1C2_ 6 ");
  EXPECT_TRUE(puzzle.rules.has(GlobalRule::anti_knight));
  EXPECT_EQ(puzzle.givens[1], 6);
}

TEST(Rules, WhatIsWrongIsNamedWithItsPlace) {
  const std::string jigsaw = ".Jigsaw~" + std::string(80, '1');
  for (const auto& [text, rule, offset] : std::vector<std::tuple<std::string, std::string, int>>{
           {".AntiKnight.FullRank~R1~5~", "FullRank", 12},
           {".XV", "XV", 1},
           {".Cage~18~R1C1~R1C2", "Cage", 1},
           {".Thermo~R1C1~R1C2~R1C1", "Thermo", 1},
           {".Arrow~R1C1", "Arrow", 1},
           {".WhiteDot~R1C1~R2C2", "WhiteDot", 1},
           {".SumLine~R1C1~R1C2", "SumLine", 1},
           {".SumLine~10~R1C1~LOOP~R1C2", "SumLine", 1},
           {".SumLine~65~R1C1~R1C2~R2C2~R2C1~LOOP", "SumLine", 1},
           {".Renban~R1C1~R1C2~R2C2~R2C1~LOOP", "Renban", 1},
           {".LittleKiller~20~R5C5", "LittleKiller", 1},
           {".Sandwich~20~R10", "Sandwich", 1},
           {".Skyscraper~R1~~", "Skyscraper", 1},
           {".Quad~R9C9~1", "Quad", 1},
           {".Pair~!~_~R1C1~R1C2", "Pair", 1},
           {".Indexing~X~R1C1", "Indexing", 1},
           {".Diagonal~2", "Diagonal", 1},
           {".Diagonal", "Diagonal", 1},
           {".AllDifferent~R1C1~R10C1", "AllDifferent", 1},
           {".AllDifferent", "AllDifferent", 1},
           {".AllDifferent~R1C1~R1C1", "AllDifferent", 1},
           {".Or.AntiKnight.End", "AntiKnight", 4},
           {".AntiKnight.End", "End", 12},
           {".Or.End", "Or", 4},
           {".Or~x", "Or", 1},
           {".And~x", "And", 1},
           {".End~x", "End", 1},
           {".Or.Or~x.End", "Or", 4},
           {".Or.End~x.End", "End", 4},
           {".Whisper~9~R1C1~R1C2", "Whisper", 1},
           {".Lockout~9~R1C1~R1C2~R1C3", "Lockout", 1},
           {".X~0~R1C1~R1C2", "X", 1},
           {".Regex~KA~R1C1", "Regex", 1},
           {".NFA~AA~_~R1C1", "NFA", 1},
           {".SameValues~2~R1C1~R1C2~R1C3", "SameValues", 1},
           {".AntiKing~3", "AntiKing", 1},
           {jigsaw, "Jigsaw", 1},
           {jigsaw + "1", "Jigsaw", 1},
           {".Shape~7x7.Windoku", "Windoku", 0}}) {
    const Error error = must_refuse(text == ".XV" ? ".XV~R1C1" : text);
    EXPECT_EQ(error.code, "rules") << text;
    EXPECT_EQ(error.rule, rule) << text;
    EXPECT_EQ(error.offset, offset) << text;
  }
  EXPECT_EQ(must_refuse(".FullRank~R1~5~").message, "`FullRank` is not a known rule.");
  EXPECT_EQ(must_refuse(".Renban~R1C1~R1C2~LOOP").message, "A closed line (`LOOP`) is not known for a renban line.");
  EXPECT_EQ(must_refuse(".Cage~18~R1C1~R1C2").message, "The 2 cells of a cage can't add up to 18.");
}

TEST(Rules, MoreCellsThanDigitsAreMarked) {
  const Error error = must_refuse(".Shape~4x4.AllDifferent~R1C1~R1C2~R1C3~R1C4~R2C1");
  EXPECT_EQ(error.message,
            "The 5 cells of an area of different digits all have to differ, but there are only 4 digits.");
  EXPECT_EQ(error.cells, (std::vector<Cell>{0, 1, 2, 3, 4}));
  EXPECT_EQ(error.size, 4);
}

TEST(Rules, ShapesAreSquareWithDigitsFromOneOn) {
  for (const char* const text : {".Shape~6x8", ".Shape~9x9~0-8", ".Shape~6x6~9", ".Shape~3x3", ".Shape~9x9~~Raw"}) {
    EXPECT_EQ(must_refuse(text).code, "shape") << text;
  }
  EXPECT_EQ(with_rules(".Shape~9x9~9.AntiKing").size(), 9);
}

TEST(Rules, ThoseForAnotherSizeSaySo) {
  EXPECT_EQ(rules_text(read_rules(".Shape~9x9.AntiKing", 9).value(), 9), ".AntiKing");
  EXPECT_TRUE(read_rules(".AntiKing.Shape~6x6~6", 6).ok());
  const Error error = read_rules(".AntiKing.Shape~6x6", 9).error();
  EXPECT_EQ(error.message, "These rules are for a grid of 6x6, but the puzzle is a 9×9.");
  EXPECT_EQ(error.rule, "Shape");
  EXPECT_EQ(error.offset, 10);
  EXPECT_EQ(read_rules(".Or.Shape~9x9.End", 9).error().message, "`Shape` can't be a part of a choice of rules.");
}

TEST(Rules, TooManyConstraintsAreRefused) {
  std::string text = ".Shape~16x16";
  for (int cell = 0; cell < 256; ++cell) {
    text += ".AllDifferent~R" + std::to_string(cell / 16 + 1) + "C" + std::to_string(cell % 16 + 1);
  }
  EXPECT_EQ(with_rules(text).rules.constraints.size(), kMostConstraints);
  EXPECT_EQ(must_refuse(text + ".Cage~0~R1C1").code, "rules");
}

TEST(Rules, TooManyPairsOfCellsAreRefused) {
  std::vector<Cell> cells(81);
  std::iota(cells.begin(), cells.end(), Cell{0});
  Puzzle puzzle = Puzzle::empty({3, 3});
  for (int number = 0; number < 15; ++number) {
    puzzle.rules.constraints.push_back({ConstraintKind::pair_all, cells, std::vector<int>(9, 300 + number)});
  }
  EXPECT_TRUE(check_puzzle(puzzle).ok());
  puzzle.rules.constraints.push_back({ConstraintKind::pair_all, cells, std::vector<int>(9, 315)});
  EXPECT_EQ(check_puzzle(puzzle).error().message, "These rules compare more than 50,000 pairs of cells.");
}

TEST(Rules, PairsOfCellsThatDifferInAGroupCountToo) {
  std::vector<Cell> diagonal(16);
  for (std::size_t at = 0; at < 16; ++at) diagonal[at] = static_cast<Cell>(17 * at);
  std::vector<Constraint> areas;  // all but two or three cells of it
  for (unsigned left_out = 0; left_out < 1u << 16; ++left_out) {
    if (std::popcount(left_out) != 2 && std::popcount(left_out) != 3) continue;
    Constraint area{ConstraintKind::all_different, {}, {}, {}};
    for (unsigned at = 0; at < 16; ++at) if ((left_out >> at & 1) == 0) area.cells.push_back(diagonal[at]);
    areas.push_back(area);
  }
  Puzzle puzzle = Puzzle::empty({4, 4});
  for (std::size_t first = 0; first < areas.size(); first += 60) {
    Constraint group{ConstraintKind::all, {}, {}, {}};
    for (std::size_t at = first; at < std::min(areas.size(), first + 60); ++at) group.parts.push_back(areas[at]);
    std::set<Cell> cells;
    for (const Constraint& part : group.parts) cells.insert(part.cells.begin(), part.cells.end());
    group.cells.assign(cells.begin(), cells.end());
    puzzle.rules.constraints.push_back(group);
  }
  puzzle.rules = ordered(puzzle.rules, 16);
  EXPECT_EQ(check_puzzle(puzzle).error().message, "These rules compare more than 50,000 pairs of cells.");
  puzzle.rules.constraints.resize(8);
  EXPECT_TRUE(check_puzzle(puzzle).ok());
}

TEST(Rules, TablesAreForGridsThatHaveRules) {
  EXPECT_EQ(must_refuse(".Shape~36x36.PairX~" + std::string(120, '_') + "~_~R1C1~R2C2").rule, "PairX");
  EXPECT_EQ(must_refuse(".Shape~25x25.PairX~" + std::string(104, '_') + "~_~R1C1~R2C2").rule, "PairX");
}

TEST(Rules, PatternsThatGrowBeyondBoundsAreRefused) {
  const auto text_of = [](const std::string& pattern) {
    return ".Regex~" + base64_of(std::vector<int>(pattern.begin(), pattern.end())) + "~R1C1~R1C2";
  };
  EXPECT_EQ(with_rules(text_of("((((12)*3){9}|.*){9})+")).rules.constraints.size(), 1u);
  std::string anything;
  for (int times = 0; times < 400; ++times) anything += ".*";
  for (const std::string& pattern :
       {std::string("((((((){40}){40}){40}){40}){40}){40}"), anything, std::string("((.{40}){25})*(.?){40}){40}"),
        std::string("((((.?){40}){25}*)*)*")}) {
    EXPECT_EQ(must_refuse(text_of(pattern)).rule, "Regex") << pattern;
  }
}

TEST(Rules, TooManyStatesOfAutomataAreRefused) {
  const std::string_view signs = "ACEGIKMOQSUWYace";  // of the digit with which an automaton of 4,096 states goes on
  std::string text = ".Shape~16x16";
  for (std::size_t at = 0; at < signs.size(); ++at) {
    text += ".NFA~L8AEAEh" + std::string(1, signs[at]) + "ACH_4~R1C" + std::to_string(at + 1);
  }
  EXPECT_EQ(with_rules(text + ".NFA~L8AEAEhAACH_4~R2C2").rules.constraints.size(), 17u);  // equal ones are one
  const Error error = must_refuse(text + ".SumLine~2~R2C1~R2C2~LOOP");
  EXPECT_EQ(error.message, "The automata of these rules have more than 65,536 states.");
  EXPECT_EQ(error.rule, "SumLine");
}

TEST(Rules, AnAutomatonOfManyStatesReadsNoLongLine) {
  const auto line = [](int total, int cells) {
    std::string text = ".SumLine~" + std::to_string(total);
    for (int cell = 0; cell < cells; ++cell) {
      text += "~R" + std::to_string(cell / 9 + 1) + "C" + std::to_string(cell % 9 + 1);
    }
    return text + "~LOOP";
  };
  EXPECT_TRUE(read_rules(line(40, 81), 9).ok());
  EXPECT_TRUE(read_rules(line(64, 36), 9).ok());
  EXPECT_EQ(read_rules(line(64, 37), 9).error().message,
            "There are 37 cells for a closed sum line; 2 to 36 are possible.");
}

TEST(Rules, CompositesAreFourDeepAtMost) {
  const auto nested = [](int depth) {
    std::string text, ends;
    for (int level = 0; level < depth; ++level) {
      text += ".Or";
      ends += ".End";
    }
    return text + ".X~R1C1~R1C2" + ends;
  };
  EXPECT_EQ(with_rules(nested(4)).rules.constraints.size(), 1u);
  EXPECT_EQ(must_refuse(nested(5)).rule, "Or");
  EXPECT_EQ(must_refuse(nested(100'000)).rule, "Or");
}

TEST(Rules, TheUsualNumberOfADotMayBeTold) {
  EXPECT_EQ(rules_text(with_rules(".WhiteDot~1~R1C1~R1C2.BlackDot~2~R1C3~R1C4").rules, 9),
            ".WhiteDot~R1C1~R1C2.BlackDot~R1C3~R1C4");
}

TEST(Rules, ACellToldTwiceHasTheDigitsThatBothAllow) {
  EXPECT_EQ(with_rules(".~R1C1_5~R1C1_5_6").givens[0], 5);
  EXPECT_EQ(with_rules(".~R1C1_5_6~R1C1_5").givens[0], 5);
  EXPECT_EQ(with_rules(".~R1C1_5_6~R1C1_6_7").givens[0], 6);
  EXPECT_EQ(rules_text(with_rules(".~R1C1_5_6_7.AntiKnight.~R1C1_6_7_8").rules, 9), ".AntiKnight.~R1C1_6_7");
  for (const std::string text : {".~R1C1_5~R1C1_6", ".~R1C1_5~R1C1_7_8", ".~R1C1_7_8~R1C1_5"}) {
    EXPECT_EQ(must_refuse(text).message, "A1 appears twice, and no digit fits both.") << text;
  }
}

/// They were pencil marks once, and Play counted solutions without them.
TEST(Rules, AListOfDigitsBelongsToThePuzzle) {
  const Puzzle puzzle = with_rules(".~R1C1_1_2~R9C9_3_4_5");
  EXPECT_TRUE(puzzle.candidates.empty());
  EXPECT_EQ(rules_text(puzzle.rules, 9), ".~R1C1_1_2.~R9C9_3_4_5");
  EXPECT_EQ(must_parse(write(puzzle, "iss").value()).puzzle.rules, puzzle.rules);
  EXPECT_TRUE(with_rules(".~R1C1_1_2_3_4_5_6_7_8_9").rules.is_classic());
  EXPECT_EQ(rules_text(with_rules(".~R1C1_1_3_5_7_9~R1C2_2_4_6_8").rules, 9), ".Odd~R1C1.Even~R1C2");
}

TEST(Rules, AGridWithoutBoxesHasAnySize) {
  const Puzzle puzzle = with_rules(".Shape~7x7.~R1C1_7");
  EXPECT_EQ(puzzle.shape, (Shape{0, 0}));
  EXPECT_EQ(puzzle.size(), 7);
  EXPECT_EQ(rules_text(puzzle.rules, 7), ".NoBoxes");
  const Geometry geometry = Geometry::of(puzzle);
  EXPECT_EQ(geometry.units(), 14);
  EXPECT_EQ(geometry.peers(0).size(), 12u);
}

TEST(Rules, CheckPuzzleRefusesWhatIsOutOfOrder) {
  Puzzle puzzle = Puzzle::empty({2, 2});
  puzzle.rules.constraints = {{ConstraintKind::cage, {3, 1}}};
  EXPECT_EQ(check_puzzle(puzzle).error().code, "rules");
  EXPECT_FALSE(is_sound(puzzle));
  puzzle.rules = ordered(puzzle.rules, 4);
  EXPECT_TRUE(check_puzzle(puzzle).ok());
  EXPECT_TRUE(is_sound(puzzle));
  puzzle.shape = {0, 0};
  EXPECT_EQ(check_puzzle(puzzle).error().rule, "NoBoxes");
  puzzle.rules.add(GlobalRule::no_boxes);
  EXPECT_TRUE(check_puzzle(puzzle).ok());
  puzzle.givens.pop_back();
  EXPECT_EQ(check_puzzle(puzzle).error().code, "length");
}

TEST(Rules, UnitsComeByTheirKindsAndSetsLast) {
  const Puzzle puzzle = with_rules(".Shape~4x4.Diagonal~-1.Diagonal~1.Windoku.DisjointSets.Cage~0~R1C1~R2C3"
                                   ".AllDifferent~R1C2~R4C4.AllDifferent~R1C1~R2C3~R3C2~R4C4");
  const Geometry geometry = Geometry::of(puzzle);
  std::vector<std::string> names;
  for (int unit = 8; unit < geometry.units(); ++unit) names.push_back(geometry.unit_name(static_cast<Unit>(unit)));
  EXPECT_EQ(names, (std::vector<std::string>{"box 1", "box 2", "box 3", "box 4", "diagonal 1", "diagonal 2",
                                             "window 1", "region 1", "group 1", "group 2", "group 3", "group 4",
                                             "set 1", "cage 1"}));
  EXPECT_EQ(geometry.complete_units(), geometry.units() - 2);
  EXPECT_EQ(cells_of(geometry, 12), (std::vector<Cell>{0, 5, 10, 15}));
  EXPECT_EQ(cells_of(geometry, 13), (std::vector<Cell>{3, 6, 9, 12}));
  EXPECT_EQ(cells_of(geometry, 14), (std::vector<Cell>{5, 6, 9, 10}));
  EXPECT_EQ(cells_of(geometry, 16), (std::vector<Cell>{0, 2, 8, 10}));
}

TEST(Rules, PeersAreThoseOfTheOracle) {
  for (int seed = 1; seed <= test_or_soak(45, 100); ++seed) {
    testing::Random random(static_cast<std::uint64_t>(seed));
    const Puzzle puzzle = random_rules(4 + seed % 9, random);
    const Geometry geometry = Geometry::of(puzzle);
    const Differing differing(puzzle);
    for (std::size_t cell = 0; cell < differing.cells(); ++cell) {
      std::vector<Cell> expected;
      for (std::size_t other = 0; other < differing.cells(); ++other) {
        if (differing.differ(cell, other)) expected.push_back(static_cast<Cell>(other));
      }
      const auto peers = geometry.peers(static_cast<Cell>(cell));
      ASSERT_EQ(std::vector<Cell>(peers.begin(), peers.end()), expected) << rules_text(puzzle.rules, puzzle.size());
    }
  }
}

TEST(Rules, JsonTellsUnitsSetsAndPairs) {
  const std::string json = rules_json(with_rules(".Shape~4x4.AntiKnight.Cage~0~R1C1~R2C3"));
  EXPECT_EQ(json.find(R"({"text":".AntiKnight.Cage~0~R1C1~R2C3","units":[{"kind":"row","cells":[0,1,2,3]})"), 0u);
  EXPECT_NE(json.find(R"("sets":[{"kind":"cage","cells":[0,6]}])"), std::string::npos);
  EXPECT_NE(json.find(R"("pairs":[{"kind":"knight","cells":[[0,9],[1,7],)"), std::string::npos);
}

TEST(Rules, JsonTellsConstraintsByTheirNumbers) {
  const std::string json = rules_json(with_rules(".Shape~4x4.StrictXV.Whisper~2~R1C2~R1C1.XSum~C1~~5"
                                                 ".LittleKiller~7~R3C1"
                                                 ".Indexing~C~R2C2.Quad~R2C2~4~1.BlackDot~R2C1~R1C1"));
  EXPECT_NE(json.find(R"("constraints":[{"kind":"whisper","cells":[1,0],"value":2},)"
                      R"({"kind":"ratio","cells":[0,4],"value":2},{"kind":"indexer","cells":[5],"value":"C"},)"
                      R"({"kind":"little-killer","cells":[8,13],"value":7,"outside":{"row":1,"column":-1}},)"
                      R"({"kind":"x-sum","cells":[12,8,4,0],"value":5,"outside":{"row":4,"column":0}},)"
                      R"({"kind":"quadruple","cells":[5,6,9,10],"values":[1,4]},{"kind":"strict-xv","cells":[]}]})"),
            std::string::npos) << json;
}

TEST(Rules, JsonTellsThePatternThatDigitsMatchIfItIsShort) {
  const std::string json = rules_json(with_rules(".Shape~4x4.Regex~WzEyXSoz~R1C1~R1C2~R1C3"));
  EXPECT_NE(json.find(R"("constraints":[{"kind":"regex","cells":[0,1,2],"value":"[12]*3","machine":)"),
            std::string::npos) << json;
  const std::string longer = "WzEyXSozWzEyXSozWzEyXSozWzEyXSozWzEyXSoz";  // five times as long
  EXPECT_NE(rules_json(with_rules(".Shape~4x4.Regex~" + longer + "~R1C1~R1C2~R1C3~R1C4~R2C4~R2C3"))
                .find(R"({"kind":"regex","cells":[0,1,2,3,7,6],"machine":)"),
            std::string::npos);
}

TEST(Rules, ClashesBeyondUnitsAreToldByTheirCells) {
  const Error error = must_refuse(".AntiKnight.~R1C1_5~R2C3_5.~R9C9_1");
  EXPECT_EQ(error.code, "clash");
  const Error apart = must_refuse(".AntiKnight.~R1C3_5~R3C4_5");
  EXPECT_EQ(apart.message, "A3 and C4 must differ, and both hold 5.");
  EXPECT_EQ(must_refuse(".Diagonal~1.~R1C9_5~R9C1_5").message, "Diagonal 1 holds 5 twice: A9 and I1.");
}

TEST(Rules, AConstraintThatNoDigitsFitIsToldWithItsNumberIfItHasOne) {
  const Error numbered = must_refuse(".LittleKiller~10~R1C1");
  EXPECT_EQ(numbered.message, "There is a little killer of 10 here that no digits fit.");
  EXPECT_EQ(numbered.cells.size(), 9u);
  EXPECT_EQ(must_refuse(".Palindrome~R1C1~R1C2").message, "There is a palindrome here that no digits fit.");
}

TEST(Rules, ACageWithACellTwiceIsToldAsACage) {
  const Error once = must_refuse(".Cage~5~R1C1~R1C1");
  EXPECT_EQ(once.message, "There is a cage of 5 here that no digits fit.");
  EXPECT_EQ(once.rule, "Cage");
  EXPECT_EQ(once.cells, std::vector<Cell>{0});
  EXPECT_EQ(must_refuse(".Cage~50~R1C1~R1C2~R1C1").message, "The 2 cells of a cage can't add up to 50.");
  EXPECT_EQ(must_refuse(".Sum~5~R1C1~R1C1").message, "There is a sum here that no digits fit.");
}

TEST(Rules, ConstraintsThatClashInACellBesideTheirOwnAreTold) {
  const Error extremes = must_refuse(".Minimum~R1C1.Maximum~R1C1");
  EXPECT_EQ(extremes.message, "Together, a minimum and a maximum leave no digit for A1.");
  EXPECT_EQ(extremes.cells, std::vector<Cell>{0});
  const Error beside = must_refuse(".Minimum~R1C1.GreaterThan~R1C1~R1C2");
  EXPECT_EQ(beside.message, "Together, an inequality and a minimum leave no digit for A1.");
  EXPECT_EQ(beside.cells, (std::vector<Cell>{0, 1}));
  EXPECT_TRUE(parse(".Minimum~R1C1.Maximum~R1C2.GreaterThan~R1C2~R1C1").ok());
}

TEST(Rules, ReadingLooksForClashesOfLargeGridsWithinBounds) {
  const auto read_after = [](int whispers) {
    std::string text = ".Shape~16x16.Sandwich~200~R1";  // no digits fit: whispers come before it, in order
    for (int first = 0; first < whispers; ++first) {
      text += ".Whisper~0";
      for (int cell = first; cell < first + 240; ++cell) {
        text += "~R" + std::to_string(cell / 16 + 1) + "C" + std::to_string(cell % 16 + 1);
      }
    }
    return parse(text).ok();
  };
  EXPECT_FALSE(read_after(1));
  EXPECT_TRUE(read_after(6));
}

TEST(Rules, OtherFormatsHoldNone) {
  const Puzzle puzzle = with_rules(".AntiKnight.~R1C1_5");
  for (const char* const format : {"line", "grid", "sdk", "hodoku", "sudokuwiki"}) {
    EXPECT_EQ(write(puzzle, format).error().code, "format") << format;
  }
}

}  // namespace
}  // namespace sudoku::rules_test
