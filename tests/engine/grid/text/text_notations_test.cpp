// Every notation in which a puzzle may come, and what it is understood as.
#include <algorithm>

#include "engine/grid/text/text_support.hpp"
#include "support/corpus.hpp"

namespace sudoku::text_notations_test {
namespace {

using namespace sudoku::testing;

const std::string kDots = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string with_blank(char blank) {
  std::string line = kDots;
  for (char& c : line) {
    if (c == '.') c = blank;
  }
  return line;
}

// kDots with `part` after every so many characters.
std::string parted(const std::string& part, std::size_t every) {
  std::string text;
  for (std::size_t i = 0; i < kDots.size(); ++i) {
    if (i > 0 && i % every == 0) text += part;
    text += kDots[i];
  }
  return text;
}

TEST(TextLine, ReadsEveryBlankSign) {
  for (const char blank : {'.', '0', '*', '_', '-', 'X', 'x'}) {
    const Parsed parsed = must_parse(with_blank(blank));
    EXPECT_EQ(print_line(Geometry({3, 3}), parsed.puzzle.givens), kDots) << blank;
    EXPECT_EQ(parsed.format, "line");
    EXPECT_EQ(parsed.puzzle.shape, (Shape{3, 3}));
    EXPECT_TRUE(notes_of(parsed).empty());
    EXPECT_TRUE(parsed.puzzle.candidates.empty());
  }
}

TEST(TextLine, ReadsAMiddleDotAsABlank) {
  std::string line;
  for (const char c : kDots) line += c == '.' ? "·" : std::string{c};
  EXPECT_EQ(line_of(line), kDots);
}

TEST(TextLine, ReadsGroupsPartedBySpacesCommasAndBars) {
  for (const char* part : {" ", "  ", "\t", ",", ", ", "|", "\xC2\xA0", " | "}) {
    EXPECT_EQ(line_of(parted(part, 3)), kDots) << part;
    EXPECT_EQ(line_of(parted(part, 9)), kDots) << part;
    EXPECT_EQ(line_of(parted(part, 1)), kDots) << part;
  }
}

TEST(TextLine, ReadsALineThatWasWrapped) {
  EXPECT_EQ(line_of(parted("\n", 10)), kDots);
  EXPECT_EQ(line_of(parted("\r\n", 50)), kDots);
  EXPECT_EQ(must_parse(parted("\n", 50)).format, "line");
}

TEST(TextLine, PassesOverCommentByteOrderMarkAndWindowsLineEnds) {
  EXPECT_EQ(line_of(kDots + " # from the evening paper, 2024"), kDots);
  EXPECT_EQ(line_of("# a comment with digits 1 2 3\n" + kDots), kDots);
  EXPECT_EQ(line_of("\xEF\xBB\xBF" + kDots + "\r\n"), kDots);
  EXPECT_EQ(line_of("\n\n  " + kDots + "  \n\n"), kDots);
}

TEST(TextLine, ReadsAnEmptyGridOfAnyBlankSign) {
  for (const char blank : {'.', '0', '*', '_', '-', 'X'}) {
    EXPECT_EQ(must_parse(std::string(81, blank)).puzzle.given_count(), 0) << blank;
  }
}

TEST(TextLine, ReadsSixBySixAsTwoByThreeAndSaysSo) {
  const Parsed parsed = must_parse("003010560320054203206450012045040100");
  EXPECT_EQ(parsed.puzzle.shape, (Shape{2, 3}));
  EXPECT_EQ(print_line(Geometry({2, 3}), parsed.puzzle.givens), "..3.1.56.32..542.32.645..12.45.4.1..");
}

TEST(TextGrid, ReadsRowsOnLines) {
  const Parsed parsed = must_parse(parted("\r\n", 9));
  EXPECT_EQ(parsed.format, "grid");
  EXPECT_EQ(print_line(Geometry({3, 3}), parsed.puzzle.givens), kDots);
}

// Frames of several programs; the cells in between are the same.
TEST(TextGrid, ReadsEveryFrame) {
  struct Frame {
    const char *top, *middle, *bottom, *left, *bar;
  };
  for (const Frame frame :
       {Frame{"*-----------*\n", "|---+---+---|\n", "*-----------*\n", "|", "|"},
        Frame{"+---+---+---+\n", "+---+---+---+\n", "+---+---+---+\n", "|", "|"},
        Frame{"", "---+---+---\n", "", "", "|"}, Frame{"", "===+===+===\n", "", " ", " | "},
        Frame{".-------.-------.\n", ":-------+-------:\n", "'-------'-------'\n", "| ", " | "},
        Frame{"-------------\n", "-------------\n", "-------------", "|", "|"},
        Frame{"╔═══╤═══╤═══╗\n", "╟───┼───┼───╢\n", "╚═══╧═══╧═══╝\n", "║", "│"}, Frame{"", "\n", "", "", "  "}}) {
    std::string text = frame.top;
    for (std::size_t row = 0; row < 9; ++row) {
      if (row == 3 || row == 6) text += frame.middle;
      text += frame.left;
      for (std::size_t box = 0; box < 3; ++box) {
        text += kDots.substr(9 * row + 3 * box, 3);
        if (box < 2 || *frame.left != 0) text += frame.bar;
      }
      text += "\n";
    }
    text += frame.bottom;
    EXPECT_EQ(line_of(text), kDots) << text;
    EXPECT_EQ(must_parse(text).format, "grid");
  }
}

TEST(TextGrid, ReadsRowsOfBlankStarsAndDashesInsideAFrame) {
  EXPECT_EQ(line_of("*----*\n|**|**|\n|1*|**|\n|--+--|\n|**|2*|\n|**|**|\n*----*"), "....1.....2.....");
  EXPECT_EQ(line_of("+--+--+\n|--|--|\n|1-|--|\n+--+--+\n|--|2-|\n|--|--|\n+--+--+"), "....1.....2.....");
}

TEST(TextGrid, TellsFromBordersWhichBoxesItHas) {
  const std::string three_by_two = "1.|..|..\n..|..|..\n..|..|..\n--+--+--\n..|..|..\n..|..|..\n..|..|..\n";
  const Parsed parsed = must_parse(three_by_two);
  EXPECT_EQ(parsed.puzzle.shape, (Shape{3, 2}));
  EXPECT_EQ(notes_of(parsed), std::vector<std::string>{"Boxes of 3x2, as the borders show."});
  EXPECT_EQ(must_parse("1.|..|..\n..|..|..\n..|..|..\n..|..|..\n..|..|..\n..|..|..\n").puzzle.shape, (Shape{3, 2}));
  EXPECT_EQ(must_parse("1.....\n......\n......\n------\n......\n......\n......\n").puzzle.shape, (Shape{3, 2}));
}

TEST(TextGrid, TakesNoHintFromBordersAroundEveryCell) {
  const std::string row = "|1|.|.|.|.|.|\n", blank_row = "|.|.|.|.|.|.|\n", rule = "+-+-+-+-+-+-+\n";
  std::string text = rule + row + rule;
  for (int i = 0; i < 5; ++i) text += blank_row + rule;
  EXPECT_EQ(must_parse(text).puzzle.shape, (Shape{2, 3}));
}

TEST(TextGrid, TakesTheShapeAskedForWhateverBordersShow) {
  const std::string three_by_two = "1.|..|..\n..|..|..\n..|..|..\n--+--+--\n..|..|..\n..|..|..\n..|..|..\n";
  EXPECT_EQ(must_parse(three_by_two, Shape{2, 3}).puzzle.shape, (Shape{2, 3}));
}

TEST(TextShape, SaysWhichDefaultWasTaken) {
  EXPECT_EQ(notes_of(must_parse(std::string(36, '.'))),
            std::vector<std::string>{"Read with boxes of 2x3; boxes of 3x2 are possible too."});
  const Parsed parsed = must_parse(std::string(144, '.'));
  EXPECT_EQ(parsed.puzzle.shape, (Shape{3, 4}));
  EXPECT_EQ(notes_of(parsed),
            std::vector<std::string>{"Read with boxes of 3x4; boxes of 2x6, 4x3, 6x2 are possible too."});
}

TEST(TextShape, TakesTheOtherShapeWhereGivensClashInTheDefault) {
  std::string line(36, '.');
  line[0] = line[8] = '1';  // A1 and B3: one box in 2x3, two in 3x2
  const Parsed parsed = must_parse(line);
  EXPECT_EQ(parsed.puzzle.shape, (Shape{3, 2}));
  EXPECT_EQ(notes_of(parsed),
            std::vector<std::string>{"Read with boxes of 3x2, because givens clash in boxes of 2x3."});
}

TEST(TextAlphabet, ReadsOneToNineThenLetters) {
  std::string line(256, '.');
  line.replace(0, 3, "19a");
  line[20] = 'G';
  const Parsed parsed = must_parse(line);
  EXPECT_EQ(parsed.puzzle.givens[1], 9);
  EXPECT_EQ(parsed.puzzle.givens[2], 10);
  EXPECT_EQ(parsed.puzzle.givens[20], 16);
  EXPECT_EQ(notes_of(parsed), std::vector<std::string>{"Digits read as 1 to 9 and A to G."});
}

TEST(TextAlphabet, ReadsZeroBesideAnotherBlankAsTheFirstDigit) {
  std::string line(256, '.');
  line.replace(0, 4, "019F");
  const Parsed parsed = must_parse(line);
  EXPECT_EQ(parsed.puzzle.givens[0], 1);
  EXPECT_EQ(parsed.puzzle.givens[2], 10);
  EXPECT_EQ(parsed.puzzle.givens[3], 16);
  EXPECT_EQ(notes_of(parsed).front(), "Digits read as 0 to 9 and A to F.");
}

TEST(TextAlphabet, ReadsZeroAloneAsABlank) {
  std::string line(256, '0');
  line.replace(0, 2, "1F");
  const Parsed parsed = must_parse(line);
  EXPECT_EQ(parsed.puzzle.givens[1], 15);
  EXPECT_EQ(parsed.puzzle.given_count(), 2);
  EXPECT_EQ(notes_of(parsed).front(), "Digits read as 1 to 9 and A to G; 0 is a blank.");
}

TEST(TextAlphabet, ReadsLettersAloneFromA) {
  std::string line(256, '.');
  line.replace(0, 2, "aP");
  const Parsed parsed = must_parse(line);
  EXPECT_EQ(parsed.puzzle.givens[0], 1);
  EXPECT_EQ(parsed.puzzle.givens[1], 16);
  EXPECT_EQ(notes_of(parsed).front(), "Digits read as A to P.");
  EXPECT_EQ(line_of("ABCD"
                    "...."
                    "...."
                    "...."),
            "1234............");
}

TEST(TextAlphabet, ReadsXAsABlankUnlessItCanBeADigit) {
  std::string line(256, 'X');
  line.replace(0, 2, "1G");
  EXPECT_EQ(must_parse(line).puzzle.given_count(), 2);
  std::string letters(625, '.');
  letters.replace(0, 2, "AX");
  EXPECT_EQ(must_parse(letters).puzzle.givens[1], 24);
}

TEST(TextNumbers, ReadsDecimalNumbersPartedBySpacesCommasOrLines) {
  for (const char* part : {" ", ",", ", ", "\n", "  "}) {
    std::string text = "16";
    for (int cell = 1; cell < 256; ++cell) text += part + std::string(cell == 17 ? "10" : cell % 2 == 0 ? "0" : ".");
    const Parsed parsed = must_parse(text);
    EXPECT_EQ(parsed.puzzle.givens[0], 16);
    EXPECT_EQ(parsed.puzzle.givens[17], 10);
    EXPECT_EQ(parsed.puzzle.given_count(), 2);
    EXPECT_EQ(parsed.puzzle.shape, (Shape{4, 4}));
  }
}

TEST(TextCandidates, ReadsGroupsOfDigitsAsPencilMarks) {
  const Parsed parsed = must_parse(
      "1 234 234 234\n"
      "23 4 12 .\n"
      "24 13 1234 2\n"
      "34 12 43 14\n");
  EXPECT_EQ(parsed.format, "candidates");
  EXPECT_EQ(print_line(Geometry({2, 2}), parsed.puzzle.givens), "1....4.....2....");
  EXPECT_EQ(parsed.puzzle.candidates[0], bit(1));
  EXPECT_EQ(parsed.puzzle.candidates[1], bit(2) | bit(3) | bit(4));
  EXPECT_EQ(parsed.puzzle.candidates[7], all_digits(4));
  EXPECT_EQ(parsed.puzzle.candidates[14], bit(3) | bit(4));
}

TEST(TextCandidates, ReadsCommasBetweenCellsOrWithinThem) {
  const Parsed between = must_parse("1,234,234,234\n23,4,12,0\n24,13,1234,2\n34,12,43,14\n");
  const Parsed within = must_parse("1 2,3,4 2,3,4 2,3,4\n2,3 4 1,2 0\n2,4 1,3 1,2,3,4 2\n3,4 1,2 4,3 1,4\n");
  EXPECT_EQ(between.puzzle.candidates[15], bit(1) | bit(4));
  EXPECT_EQ(between.puzzle.candidates, within.puzzle.candidates);
}

TEST(TextCandidates, ReadsTheNotebooksDisplay) {
  const Parsed parsed = must_parse(
      "  1   234 | 234  234 \n"
      "  23   4  |  12   13 \n"
      "----------+----------\n"
      "  24   13 | 1234  2  \n"
      "  34   12 |  34   14 ");
  EXPECT_EQ(parsed.format, "candidates");
  EXPECT_EQ(parsed.puzzle.given_count(), 3);
}

TEST(TextCandidates, ReadsThemByPosition) {
  const std::string text = "1..." + repeated("1234", 13) + ".2.4" + "...4";
  const Parsed parsed = must_parse(text);
  EXPECT_EQ(parsed.format, "candidates");
  EXPECT_EQ(parsed.puzzle.shape, (Shape{2, 2}));
  EXPECT_EQ(parsed.puzzle.givens[0], 1);
  EXPECT_EQ(parsed.puzzle.candidates[14], bit(2) | bit(4));
  EXPECT_EQ(must_parse(repeated("123456789", 81)).puzzle.shape, (Shape{3, 3}));
}

TEST(TextCandidates, TakesSixtyFourCharactersForAnEightByEightOtherwise) {
  EXPECT_EQ(must_parse(std::string(64, '.')).puzzle.size(), 8);
  std::string line(64, '0');
  line.replace(0, 8, "12345678");
  EXPECT_EQ(line_of(line).substr(0, 8), "12345678");
}

TEST(TextCandidates, TakesAFullGridInGroupsForAGrid) {
  testing::Random random(1);
  const std::vector<Digit> digits = full_grid({4, 4}, random);
  const std::string line = print_line(Geometry({4, 4}), digits);
  std::string groups;
  for (std::size_t i = 0; i < line.size(); i += 4) groups += line.substr(i, 4) + " ";
  EXPECT_EQ(must_parse(groups).puzzle.givens, digits);
}

/// The string of a key in a file of JSON, whose only escapes are line ends.
std::string string_of(const std::string& json, const std::string& key) {
  const std::size_t at = json.find('"' + key + "\":");
  EXPECT_NE(at, std::string::npos) << key;
  if (at == std::string::npos) return {};
  std::string text;
  for (std::size_t i = json.find('"', at + key.size() + 3) + 1; json[i] != '"'; ++i) {
    const bool is_escape = json[i] == '\\';
    text += is_escape ? '\n' : json[i];
    if (is_escape) ++i;
  }
  return text;
}

/// Reads all vectors of a file as its puzzle.
void expect_one_puzzle(const std::string& json) {
  std::string puzzle = string_of(json, "puzzle");
  std::replace(puzzle.begin(), puzzle.end(), '0', '.');
  for (const std::string name : {"line_dots", "line_zeros", "line_stars", "line_underscores", "simple_sudoku_ss",
                                 "susser_short_9_comma", "sdk"}) {
    EXPECT_EQ(line_of(string_of(json, name)), puzzle) << name;
  }
}

// One puzzle as many programs write it: tests/wasm/formats/vectors.test.js.
TEST(TextVectors, OfOurOwnAllReadAsTheSamePuzzle) {
  const auto file = read_file(SUDOKUSCOPE_SOURCE_DIR "/tests/data/vectors.json");
  ASSERT_TRUE(file);
  expect_one_puzzle(*file);
}

TEST(TextVectors, OfTheCollectionAllReadAsTheSamePuzzle) {
  const auto file = read_file(data_folder() + "/formats/vectors.json");
  if (!file) GTEST_SKIP() << "no formats/vectors.json in " << data_folder();
  expect_one_puzzle(*file);
}

}  // namespace
}  // namespace sudoku::text_notations_test
