// Meanings of SudokuPad's drawings: a question for each group that looks alike, and the rules of each answer.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/grid/text/text_support.hpp"
#include "sudoku/rules.hpp"

namespace sudoku::testing::proposals_test {
namespace {

/// A grid of four rows without digits, with drawings.
std::string drawn(const std::string& drawings, const std::string& told = "") {
  return "{cells:[[,,,],[,,,],[,,,],[,,,]],metadata:{rules:'" + told + "'}," + drawings + "}";
}

/// A grid of nine rows.
std::string drawn_on_nine(const std::string& drawings, const std::string& told = "") {
  std::string rows;
  for (int row = 0; row < 9; ++row) rows += std::string(row > 0 ? "," : "") + "[,,,,,,,,]";
  return "{cells:[" + rows + "],metadata:{rules:'" + told + "'}," + drawings + "}";
}

std::vector<Proposal> proposals_of(const std::string& text) { return must_parse(text).proposals; }

/// The only question, its first meaning behind it where there is a guess.
std::string told(const Proposal& proposal) {
  const std::string guess = proposal.is_guess ? ": " + proposal.meanings[0].kind + proposal.meanings[0].rules : "";
  return proposal.sentence.text + guess;
}
std::string only(const std::string& text) {
  const auto proposals = proposals_of(text);
  EXPECT_EQ(proposals.size(), 1u) << text;
  return proposals.empty() ? "" : told(proposals[0]);
}

const Meaning* meaning(const Proposal& proposal, std::string_view kind, int value = 0) {
  const auto found = std::find_if(proposal.meanings.begin(), proposal.meanings.end(), [&](const Meaning& one) {
    return one.kind == kind && (value == 0 || one.value == value);
  });
  return found == proposal.meanings.end() ? nullptr : &*found;
}

TEST(DrawingProposals, LinesWithADiscAreThermometersFromTheDisc) {
  const std::string discs = "underlays:["
                            "{center:[0.5,0.5],width:0.85,height:0.85,rounded:true,backgroundColor:'#CFCFCF'},"
                            "{center:[3.5,3.5],width:0.8,height:0.8,rounded:true,backgroundColor:'#CFCFCF'}]";
  // The second is drawn to its disc, and cells between points are passed through.
  const auto proposals = proposals_of(drawn("lines:[{wayPoints:[[0.5,0.5],[0.5,2.5]],color:'#CFCFCF',thickness:21},"
                                            "{wayPoints:[[1.5,3.5],[3.5,3.5]],color:'#CFCFCF',thickness:21}]," +
                                            discs));
  ASSERT_EQ(proposals.size(), 1u);
  EXPECT_EQ(told(proposals[0]), "2 grey lines with a disc at one end: thermometer"
                                ".Thermo~R1C1~R1C2~R1C3.Thermo~R4C4~R3C4~R2C4");
  EXPECT_EQ(proposals[0].items, (std::vector<std::vector<Cell>>{{0, 1, 2}, {15, 11, 7}}));
  ASSERT_NE(meaning(proposals[0], "slow-thermometer"), nullptr);
  EXPECT_EQ(meaning(proposals[0], "slow-thermometer")->rules, ".SlowThermo~R1C1~R1C2~R1C3.SlowThermo~R4C4~R3C4~R2C4");
}

TEST(DrawingProposals, BranchesOfAThermometerLeadAwayFromIt) {
  EXPECT_EQ(only(drawn("lines:[{wayPoints:[[0.5,0.5],[0.5,2.5]],color:'#CFCFCF',thickness:21},"
                       "{wayPoints:[[2.5,1.5],[0.5,1.5]],color:'#CFCFCF',thickness:21}],"
                       "underlays:[{center:[0.5,0.5],width:0.85,height:0.85,rounded:true,backgroundColor:'#CFCFCF'}]")),
            "2 grey lines with a disc at one end: thermometer.Thermo~R1C1~R1C2~R1C3.Thermo~R1C2~R2C2~R3C2");
}

TEST(DrawingProposals, PlainLinesAreToldByColourAndByTheRules) {
  const auto line = [](const std::string& colour, const std::string& told = "") {
    return drawn("lines:[{wayPoints:[[0.5,0.5],[1.5,1.5],[1.5,2.5]],color:'" + colour + "',thickness:10}]", told);
  };
  EXPECT_EQ(only(line("#67f067")), "1 green line: whisper.Whisper~2~R1C1~R2C2~R2C3");
  EXPECT_EQ(only(line("#f067f0")), "1 pink line: renban.Renban~R1C1~R2C2~R2C3");
  EXPECT_EQ(only(line("#2ecbff")), "1 blue line: region-sum.RegionSumLine~R1C1~R2C2~R2C3");
  EXPECT_EQ(only(line("#CFCFCF")), "1 grey line: palindrome.Palindrome~R1C1~R2C2~R2C3");
  EXPECT_EQ(only(line("#ff0000")), "1 red line");
  EXPECT_EQ(only(line("#ff0000", "Red lines are Zipper lines.")), "1 red line: zipper.Zipper~R1C1~R2C2~R2C3");
  EXPECT_EQ(only(line("#67f067", "Green: renban.")), "1 green line: renban.Renban~R1C1~R2C2~R2C3");
}

TEST(DrawingProposals, AWordForDrawingsThatAreThereNamesNoOthers) {
  const auto proposals = proposals_of(drawn_on_nine(
      "lines:[{wayPoints:[[0.5,0.5],[0.5,2.5]],color:'#CFCFCF',thickness:21},"
      "{wayPoints:[[4.5,4.5],[4.5,6.5]],color:'#67F067',thickness:10}],"
      "arrows:[{wayPoints:[[8.5,0.9],[8.5,2.5]],color:'#a1a1a1',thickness:5,headLength:0.3}],"
      "underlays:[{center:[0.5,0.5],width:0.85,height:0.85,rounded:true,backgroundColor:'#CFCFCF'}],"
      "overlays:[{center:[8.5,0.5],width:0.83,height:0.83,rounded:true,borderColor:'#a1a1a1'}]",
      "Thermometers rise, digits on arrows sum to the circle, and neighbours on green lines differ by 5."));
  ASSERT_EQ(proposals.size(), 3u);
  EXPECT_EQ(proposals[0].meanings[0].kind, "thermometer");
  EXPECT_EQ(proposals[1].meanings[0].kind, "whisper");
  EXPECT_EQ(proposals[2].meanings[0].kind, "arrow");
}

TEST(DrawingProposals, CirclesAtBothEndsAreBetweenLinesAndDiamondsLockouts) {
  const auto ends = [](const std::string& form) {
    return drawn("lines:[{wayPoints:[[0.5,0.9],[0.5,2.1]],color:'#CFCFCF',thickness:2}],overlays:["
                 "{center:[0.5,0.5]," + form + "},{center:[0.5,2.5]," + form + "}]");
  };
  EXPECT_EQ(only(ends("width:0.8,height:0.8,rounded:true,borderColor:'#CFCFCF',backgroundColor:'#FFFFFF'")),
            "1 grey line with circles at both ends: between.Between~R1C1~R1C2~R1C3");
  EXPECT_EQ(only(ends("width:0.6,height:0.6,angle:45,borderColor:'#CFCFCF',backgroundColor:'#FFFFFF'")),
            "1 grey line with diamonds at both ends: lockout.Lockout~2~R1C1~R1C2~R1C3");
}

TEST(DrawingProposals, ArrowsStartInTheirCircleOrPill) {
  EXPECT_EQ(only(drawn("arrows:[{wayPoints:[[0.5,0.9],[0.5,2.5]],color:'#a1a1a1',thickness:5,headLength:0.3}],"
                       "overlays:[{center:[0.5,0.5],width:0.83,height:0.83,rounded:true,borderColor:'#a1a1a1',"
                       "backgroundColor:'#ffffff',text:''}]")),
            "1 grey arrow that starts in a circle: arrow.Arrow~R1C1~R1C2~R1C3");
  EXPECT_EQ(only(drawn("arrows:[{wayPoints:[[0.5,1.9],[0.5,3.5],[1.5,3.5]],color:'#a1a1a1',thickness:5}],"
                       "overlays:[{center:[0.5,1],width:1.83,height:0.83,rounded:true,borderColor:'#a1a1a1'}]")),
            "1 grey arrow that starts in a long circle: pill-arrow.PillArrow~2~R1C1~R1C2~R1C3~R1C4~R2C4");
}

TEST(DrawingProposals, SignsOnBordersAreDotsLettersAndInequalities) {
  const auto at = [](const std::string& form) { return drawn("overlays:[{center:[0.5,1]," + form + "}]"); };
  const std::string dot = "width:0.3,height:0.3,rounded:true,borderColor:'#000000',";
  EXPECT_EQ(only(at(dot + "backgroundColor:'#FFFFFF'")),
            "1 small white circle between two cells: difference.WhiteDot~R1C1~R1C2");
  EXPECT_EQ(only(at(dot + "backgroundColor:'#000000'")),
            "1 small black circle between two cells: ratio.BlackDot~R1C1~R1C2");
  EXPECT_EQ(only(at(dot + "backgroundColor:'#FFFFFF',text:3")),
            "1 small white circle with a number between two cells: difference.WhiteDot~3~R1C1~R1C2");
  EXPECT_EQ(only(at("width:0.25,height:0.25,backgroundColor:'#FFFFFF',text:'V'")),
            "1 V between two cells: v.V~R1C1~R1C2");
  EXPECT_EQ(only(drawn_on_nine("overlays:[{center:[0.5,1],text:'X'},{center:[1,0.5],text:'X'}]")),
            "2 times X between two cells: x.X~R1C1~R1C2.X~R1C1~R2C1");
  EXPECT_EQ(only(at("text:'>'")), "1 sign like ‹ between two cells: greater.GreaterThan~R1C1~R1C2");
  EXPECT_EQ(only(at("text:'<'")), "1 sign like ‹ between two cells: greater.GreaterThan~R1C2~R1C1");
  EXPECT_EQ(only(drawn("overlays:[{center:[1,0.5],text:'>',angle:90}]")),
            "1 sign like ‹ between two cells: greater.GreaterThan~R1C1~R2C1");
}

TEST(DrawingProposals, CirclesWhereFourCellsMeetAreQuadruples) {
  EXPECT_EQ(only(drawn("overlays:[{center:[1,1],width:0.7,height:0.7,rounded:true,backgroundColor:'#FFFFFF',"
                       "borderColor:'#000000',text:'1 2'}]")),
            "1 circle with digits where four cells meet: quadruple.Quad~R1C1~1~2");
}

TEST(DrawingProposals, NumbersBesideTheGridAreToldByTheRules) {
  const std::string clue = "overlays:[{center:[-0.5,1.5],text:'5'}]";
  EXPECT_EQ(only(drawn(clue)), "1 number beside the grid");
  EXPECT_EQ(only(drawn(clue, "Normal sandwich rules.")), "1 number beside the grid: sandwich.Sandwich~5~C2");
  EXPECT_EQ(only(drawn("overlays:[{center:[1.5,4.5],text:'3'}]", "Skyscrapers")),
            "1 number beside the grid: skyscraper.Skyscraper~R2~~3");
  // It is only offered where it can be: no clue of four rows sees five skyscrapers.
  EXPECT_EQ(meaning(proposals_of(drawn(clue))[0], "skyscraper"), nullptr);
  EXPECT_EQ(only(drawn("overlays:[{center:[-0.5,0.5],text:'9'}],"
                       "arrows:[{wayPoints:[[-0.2,0.8],[-0.02,0.98]],color:'#000000',thickness:2}]")),
            "1 number beside the grid with an arrow: little-killer.LittleKiller~9~R3C4");
}

TEST(DrawingProposals, ShapesInCellsAreOddEvenAndAreas) {
  const auto shape = [](const std::string& form) {
    return drawn("underlays:[{center:[0.5,1.5],backgroundColor:'#CFCFCF'," + form + "}]");
  };
  EXPECT_EQ(only(shape("width:0.7,height:0.7,rounded:true")), "1 grey disc in a cell: odd.Odd~R1C2");
  EXPECT_EQ(only(shape("width:0.7,height:0.7,rounded:false")), "1 grey square in a cell: even.Even~R1C2");
  std::string region;
  for (const char* centre : {"0.5,0.5", "0.5,1.5", "1.5,1.5", "1.5,2.5"}) {
    region += std::string(region.empty() ? "" : ",") + "{center:[" + centre +
              "],width:1,height:1,backgroundColor:'#ffdf61'}";
  }
  EXPECT_EQ(only(drawn("underlays:[" + region + "]")),
            "4 yellow cells: all-different.AllDifferent~R1C1~R1C2~R2C2~R2C3");
  EXPECT_EQ(only(drawn("cages:[{cells:[[0,0],[0,1],[1,1],[1,2]],style:'extraregion',unique:true,sum:10}]")),
            "1 outlined area: all-different.AllDifferent~R1C1~R1C2~R2C2~R2C3");
  const auto clones = proposals_of(drawn("underlays:[{center:[0.5,0.5],width:1,height:1,backgroundColor:'#ccc'},"
                                         "{center:[2.5,2.5],width:1,height:1,backgroundColor:'#ccc'}]", "clones"));
  EXPECT_EQ(told(clones[0]), "2 grey cells: clone.SameValues~2~R1C1~R3C3");
}

TEST(DrawingProposals, LinesFromCornerToCornerAreDiagonals) {
  EXPECT_EQ(only(drawn("lines:[{wayPoints:[[0,4],[4,0]],color:'#34BBE6',thickness:2}]")),
            "a blue line from corner to corner of the grid: diagonal-up.Diagonal~1");
}

TEST(DrawingProposals, RulesThatOnlyTheTextTellsAreQuestionsToo) {
  const Parsed read = must_parse(drawn("cages:[{value:'rules: Cells a knight’s move apart differ.'}]"));
  EXPECT_EQ(rules_text(read.puzzle.rules, 4), ".Unread");
  ASSERT_EQ(read.proposals.size(), 1u);
  EXPECT_EQ(told(read.proposals[0]), "the text of the rules says “knight”: knight.AntiKnight");
  EXPECT_EQ(only(drawn("cages:[]", "Queens don’t attack.")), "the text of the rules says “queen”");
  // Of a word that a drawing is taken for, there is no question beside that about the drawing.
  const std::string dot = "overlays:[{center:[0.5,1],width:0.3,height:0.3,rounded:true,borderColor:'#000000',"
                          "backgroundColor:'#FFFFFF'}]";
  EXPECT_EQ(only(drawn(dot, "White dots: consecutive digits.")),
            "1 small white circle between two cells: difference.WhiteDot~R1C1~R1C2");
  EXPECT_EQ(proposals_of(drawn(dot, "White dots: consecutive digits. No knight’s moves.")).size(), 2u);
}

TEST(DrawingProposals, WhatIsNotUnderstoodIsAQuestionWithoutMeanings) {
  EXPECT_EQ(only(drawn("lines:[{}]")), "1 other drawing");
  EXPECT_EQ(only(drawn("lines:[{wayPoints:[[0.5,0.5],[2.5,1.5]],color:'#000',thickness:3}]")), "1 other drawing");
  EXPECT_EQ(only(drawn("overlays:[{center:[0.5,0.5],text:'hello'}]")), "1 text, “hello”");
  EXPECT_TRUE(proposals_of(drawn("overlays:[{center:[0.5,0.5],text:'hello'}]"))[0].meanings.empty());
}

TEST(DrawingProposals, WhatCannotBeSeenIsNoQuestion) {
  const Parsed read = must_parse(drawn("underlays:[{center:[0.5,0.5],width:1,height:1,backgroundColor:'#FFFFFF00'},"
                                       "{center:[0.5,1.5],width:1,height:1,backgroundColor:'#FFFFFF'}],"
                                       "lines:[{wayPoints:[[0.5,0.5],[0.5,1.5]],color:'#00000000',thickness:3}]"));
  EXPECT_TRUE(read.proposals.empty());
  EXPECT_EQ(rules_text(read.puzzle.rules, 4), "");
}

TEST(DrawingProposals, GroupsDifferByColourAndWidth) {
  const auto proposals = proposals_of(drawn("lines:[{wayPoints:[[0.5,0.5],[0.5,1.5]],color:'#67f067',thickness:10},"
                                            "{wayPoints:[[1.5,0.5],[1.5,1.5]],color:'#67f067',thickness:10},"
                                            "{wayPoints:[[2.5,0.5],[2.5,1.5]],color:'#f067f0',thickness:10},"
                                            "{wayPoints:[[3.5,0.5],[3.5,1.5]],color:'#67f067',thickness:2}]"));
  ASSERT_EQ(proposals.size(), 3u);
  EXPECT_EQ(proposals[0].sentence.text, "2 green lines");
  EXPECT_EQ(proposals[1].sentence.text, "1 pink line");
  EXPECT_EQ(proposals[2].sentence.text, "1 green line");
}

TEST(DrawingProposals, ShortNamesOfLinksAreTheSame) {
  EXPECT_EQ(only("{ce:[[,,,],[,,,],[,,,],[,,,]],l:[{wp:[[0.5,0.5],[0.5,2.5]],c:67F067,th:10}]}"),
            "1 green line: whisper.Whisper~2~R1C1~R1C2~R1C3");
  EXPECT_EQ(only("{ce:[[,,,],[,,,],[,,,],[,,,]],o:[{ct:[0.5,1],w:0.3,h:0.3,r:t,c1:#0,c2:#F}]}"),
            "1 small white circle between two cells: difference.WhiteDot~R1C1~R1C2");
}

TEST(DrawingProposals, DrawingsOfFpuzzlesAreAskedAboutAsWell) {
  const std::string rows = "{size:4,grid:[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],";
  EXPECT_EQ(only(rows + "line:[{lines:[['R1C1','R1C2']],outlineC:'#67f067',width:0.3}]}"),
            "1 green line: whisper.Whisper~2~R1C1~R1C2");
  EXPECT_EQ(only(rows + "circle:[{cells:['R1C1','R1C2'],baseC:'#FFFFFF',outlineC:'#000000',width:0.3,height:0.3}]}"),
            "1 small white circle between two cells: difference.WhiteDot~R1C1~R1C2");
  EXPECT_EQ(only(rows + "cage:[{cells:['R1C1'],value:'x'}]}"), "1 other drawing");
  // Those that editors add for a constraint of the same text are no questions.
  EXPECT_EQ(only(rows + "renban:[{lines:[['R2C1','R2C2']]}],line:[{lines:[['R2C1','R2C2']],fromConstraint:'Renban',"
                        "outlineC:'#f067f0',width:0.4},{lines:[['R1C1','R1C2']],outlineC:'#67f067',width:0.3}]}"),
            "1 green line: whisper.Whisper~2~R1C1~R1C2");
}

TEST(DrawingProposals, EachMeaningIsARuleThatCanBeRead) {
  const std::string text = drawn_on_nine(
      "lines:[{wayPoints:[[0.5,0.5],[0.5,3.5]],color:'#CFCFCF',thickness:10}],arrows:[{wayPoints:[[4.5,0.5],[4.5,2.5]],"
      "color:'#000',thickness:3}],underlays:[{center:[8.5,8.5],width:0.7,height:0.7,rounded:true,"
      "backgroundColor:'#ccc'}],overlays:[{center:[6.5,-0.5],text:'3'},{center:[2.5,4],text:'2'}]");
  int meanings = 0;
  for (const Proposal& proposal : proposals_of(text)) {
    for (const Meaning& meaning : proposal.meanings) {
      const auto rules = read_rules(meaning.rules, 9);
      ASSERT_TRUE(rules.ok()) << meaning.rules;
      EXPECT_EQ(rules_text(rules.value(), 9), meaning.rules);
      ++meanings;
    }
  }
  EXPECT_GT(meanings, 20);
}

}  // namespace
}  // namespace sudoku::testing::proposals_test
