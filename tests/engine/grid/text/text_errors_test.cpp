// Every error: its code, its place in the text, and a sentence that helps.
#include "engine/grid/text/text_support.hpp"

namespace sudoku::text_errors_test {
namespace {

using namespace sudoku::testing;

const std::string kLine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

struct Case {
  std::string text;
  std::string code;
  int offset;
  std::string message;
  std::vector<Cell> cells = {};
};

void expect_refused(const std::vector<Case>& cases, std::optional<Shape> shape = std::nullopt) {
  for (const Case& wanted : cases) {
    const Error error = must_refuse(wanted.text, shape);
    EXPECT_EQ(error.code, wanted.code) << wanted.text;
    EXPECT_EQ(error.message, wanted.message);
    EXPECT_EQ(error.offset, wanted.offset) << wanted.text;
    EXPECT_EQ(error.cells, wanted.cells) << wanted.text;
  }
}

std::string rows_of(const std::string& line) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) text += line.substr(9 * row, 9) + "\n";
  return text;
}

TEST(TextErrors, EmptyTextHoldsNoCell) {
  for (const char* text : {"", " ", "\n\r\n\t", "# only a comment 123", "\xEF\xBB\xBF", "|||", "+---+---+"}) {
    expect_refused({{text, "empty", 0, "There is no digit and no blank sign in the text."}});
  }
}

TEST(TextErrors, TooShortNamesWhatIsNeeded) {
  expect_refused({
      {kLine.substr(0, 80), "too-short", 80, "80 characters read, 81 needed for a 9×9."},
      {"7", "too-short", 1, "1 character read; the smallest grid, a 4×4, has 16."},
      {std::string(72, '.') + "\n", "too-short", 72, "72 characters read; an 8×8 has 64, a 9×9 has 81."},
      {std::string(245, '.'), "too-short", 245, "245 characters read; a 15×15 has 225, a 16×16 has 256."},
  });
}

TEST(TextErrors, TooShortNamesTheRowThatIs) {
  std::string text = rows_of(kLine);
  text.erase(50, 1);
  expect_refused({{text, "too-short", 58, "80 characters read, 81 needed for a 9×9; row F is one short."}});
  text.erase(50, 2);
  expect_refused({{text, "too-short", 56, "78 characters read, 81 needed for a 9×9; row F is 3 short."}});
}

TEST(TextErrors, TooShortCountsRowsOnLines) {
  expect_refused({{rows_of(kLine).substr(0, 80), "too-short", 79, "72 characters read, 81 needed for a 9×9."}});
}

TEST(TextErrors, TooLongPointsAtTheSurplus) {
  expect_refused({
      {kLine + " .", "too-long", 82, "82 characters read, 81 needed for a 9×9."},
      {kLine.substr(1) + " easy", "too-long", 82, "84 characters read; a 9×9 has 81, a 10×10 has 100."},
      {std::string(1300, '.'), "too-long", 1296, "1,300 characters read; the largest grid, a 36×36, has 1,296."},
  });
  std::string text = rows_of(kLine);
  text.insert(20, "..");
  expect_refused({{text, "too-long", 29, "83 characters read, 81 needed for a 9×9; row C has 2 too many."}});
}

TEST(TextErrors, RowsOfUnequalLengthAreNoticedThoughTheSumIsRight) {
  std::string text = rows_of(kLine);
  text.erase(50, 1);
  text.insert(20, ".");
  expect_refused({{text, "too-long", 29, "For a 9×9, row C has one too many."}});
}

TEST(TextErrors, NumbersAndGroupsAreCountedAsSuch) {
  std::string numbers;
  for (int i = 0; i < 255; ++i) numbers += i % 16 == 9 ? "10 " : "0 ";
  expect_refused(
      {{numbers, "too-short", static_cast<int>(numbers.size()) - 1, "255 numbers read, 256 needed for a 16×16."}});
  std::string groups;
  for (int row = 0; row < 9; ++row) groups += row == 4 ? "12 345 6 7 8 9 1 2\n" : "12 345 6 7 8 9 1 2 3\n";
  expect_refused({{groups, "too-short", 4 * 21 + 18, "80 groups read, 81 needed for a 9×9; row E is one short."}});
}

TEST(TextErrors, SymbolNamesTheCellThatHoldsADigitTooHigh) {
  expect_refused({
      {"12347" + std::string(31, '.'), "symbol", 4, "A5 holds 7; a 6×6 has digits 1 to 6.", {4}},
      {std::string(79, '.') + "A5", "symbol", 79, "I8 holds A; a 9×9 has digits 1 to 9.", {79}},
      {"1" + std::string(254, '.') + "H", "symbol", 255, "P16 holds H; a 16×16 has digits 1 to 9 and A to G.", {255}},
      {"1B" + std::string(98, '.'), "symbol", 1, "A2 holds B; a 10×10 has digits 1 to 9 and A.", {1}},
  });
}

TEST(TextErrors, SymbolNamesNumbersAndCandidatesToo) {
  std::string numbers = "17";
  for (int i = 1; i < 256; ++i) numbers += " 0";
  expect_refused({{numbers, "symbol", 0, "A1 holds 17; a 16×16 has digits 1 to 16.", {0}}});
  const std::string rest = repeated(" 123", 14);
  expect_refused({{"12 135" + rest, "symbol", 5, "A2 holds 5; a 4×4 has digits 1 to 4.", {1}},
                  {"12 131" + rest, "symbol", 5, "A2 lists 1 twice.", {1}},
                  {"12 1.3" + rest, "symbol", 4, "A2 holds .; a 4×4 has digits 1 to 4.", {1}}});
}

TEST(TextErrors, SymbolNamesWhatBelongsToNoGrid) {
  expect_refused({
      {"<b>" + kLine.substr(1) + "</b>", "symbol", 0, "\"<\" in line 1 is not a digit, a blank or a border."},
      {"\n\n12é", "symbol", 4, "\"é\" (U+00E9) in line 3 is not a digit, a blank or a border."},
      {"1\xE2\x80\xAE", "symbol", 1, "U+202E in line 1 is not a digit, a blank or a border."},
      {"1\xF0\x9F\x98\x80", "symbol", 1, "\"😀\" (U+1F600) in line 1 is not a digit, a blank or a border."},
      {"1\xFF", "symbol", 1, "byte FF in line 1 is not a digit, a blank or a border."},
      {"1\xE2\x80", "symbol", 1, "byte E2 in line 1 is not a digit, a blank or a border."},
      {"53+4", "symbol", 2, "\"+\" in line 1 is not a digit, a blank or a border."},
  });
}

TEST(TextErrors, ControlCharactersAreNamedByNumber) {
  expect_refused({
      {std::string("12\0", 3), "control", 2, "U+0000 in line 1 is a control character, not text."},
      {"\n\x1B[31m", "control", 1, "U+001B in line 2 is a control character, not text."},
      {"1\x7F", "control", 1, "U+007F in line 1 is a control character, not text."},
      {"1\xC2\x85", "control", 1, "U+0085 in line 1 is a control character, not text."},
      {"1\x0B", "control", 1, "U+000B in line 1 is a control character, not text."},
  });
}

TEST(TextErrors, ShapeRefusesSizesWithoutBoxes) {
  expect_refused(
      {{std::string(25, '.'), "shape", 0, "A grid of 5 rows can't be cut into boxes of at least 2x2."},
       {" " + std::string(49, '.'), "shape", 1, "A grid of 7 rows can't be cut into boxes of at least 2x2."}});
}

TEST(TextErrors, ShapeRefusesABoxAskedForThatDoesNotFit) {
  expect_refused({{kLine, "shape", 0, "81 characters make a 9×9, but boxes of this shape need a 12×12."}}, Shape{3, 4});
  expect_refused({{kLine, "shape", Error::kNowhere,
                   "A box needs at least two rows and two columns; 1x9 is too narrow."}},
                 Shape{1, 9});
  expect_refused({{kLine.substr(1), "too-short", 80, "80 characters read, 81 needed for a 9×9."}}, Shape{3, 3});
  EXPECT_EQ(must_refuse(kLine, Shape{7, 7}).code, "shape");
}

TEST(TextErrors, ShapeRefusesBordersThatCutNoEvenBoxes) {
  const std::string row = "..|....\n";
  expect_refused({{repeated(row, 6), "shape", 0, "The borders between columns do not cut a 6×6 into even boxes."},
                  {"......\n---\n" + repeated("......\n", 5), "shape", 0,
                   "The borders between rows do not cut a 6×6 into even boxes."},
                  {repeated("...|...\n", 3) + "---+---\n" + repeated("...|...\n", 3), "shape", 0,
                   "Borders show boxes of 3x3, which do not fit a 6×6."}});
}

TEST(TextErrors, AmbiguousOffersTheShapesInWhichNoGivensClash) {
  std::string line(144, '.');
  line[0] = line[15] = '1';  // A1 and B4 share a box of 3x4 and of 2x6, not of 4x3 and 6x2
  const Error error = must_refuse(line);
  EXPECT_EQ(error.code, "ambiguous");
  EXPECT_EQ(error.message, "Givens clash in boxes of 3x4 but not in boxes of 4x3, 6x2. Which shape is meant?");
  EXPECT_EQ(error.choices, (std::vector<Shape>{{4, 3}, {6, 2}}));
  EXPECT_EQ(error.offset, 0);
  for (const Shape choice : error.choices) EXPECT_EQ(must_parse(line, choice).puzzle.shape, choice);
}

TEST(TextErrors, ASquareBoxIsNeverTradedForAnother) {
  std::string line(256, '.');
  line[0] = line[50] = '1';  // A1 and D3
  EXPECT_EQ(must_refuse(line).message, "Box 1 holds 1 twice: A1 and D3.");
}

TEST(TextErrors, ClashNamesBothCellsAndPointsAtTheSecond) {
  std::string line = kLine;
  line[8] = '5';
  expect_refused({{line, "clash", 8, "Row A holds 5 twice: A1 and A9.", {0, 8}}});
  const std::string text = "1 .|. .\n. 1|. .\n---+---\n. .|. .\n. .|. .";
  expect_refused({{text, "clash", 10, "Box 1 holds 1 twice: A1 and B2.", {0, 5}}});
  expect_refused({{"1 23 1 24" + repeated(" 1234", 12), "clash", 5, "Row A holds 1 twice: A1 and A3.", {0, 2}}});
}

}  // namespace
}  // namespace sudoku::text_errors_test
