// The three printed forms, and that each reads back as what was printed.
#include <array>

#include "engine/grid/text/text_support.hpp"
#include "support/soak.hpp"

namespace sudoku::text_print_test {
namespace {

using namespace sudoku::testing;

const std::string kHard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

TEST(TextPrint, LineHasOneCharacterACell) {
  EXPECT_EQ(line_of(kHard), kHard);
  std::vector<Digit> digits(256, 0);
  digits[0] = 9, digits[1] = 10, digits[2] = 16;
  EXPECT_EQ(print_line(Geometry({4, 4}), digits), "9AG" + std::string(253, '.'));
}

TEST(TextPrint, LineHasNumbersWhereSymbolsRunOut) {
  std::vector<Digit> digits(36 * 36, 0);
  digits[0] = 36, digits[2] = 7;
  EXPECT_EQ(print_line(Geometry({6, 6}), digits), "36 0 7" + repeated(" 0", 36 * 36 - 3));
}

TEST(TextPrint, GridIsBoxed) {
  EXPECT_EQ(print_grid(Geometry({3, 3}), must_parse(kHard).puzzle.givens),
            "4 . . |. . . |8 . 5\n"
            ". 3 . |. . . |. . .\n"
            ". . . |7 . . |. . .\n"
            "------+------+------\n"
            ". 2 . |. . . |. 6 .\n"
            ". . . |. 8 . |4 . .\n"
            ". . . |. 1 . |. . .\n"
            "------+------+------\n"
            ". . . |6 . 3 |. 7 .\n"
            "5 . . |2 . . |. . .\n"
            "1 . 4 |. . . |. . .");
}

TEST(TextPrint, GridHasBoxesOfItsShape) {
  EXPECT_EQ(print_grid(Geometry({3, 2}), std::vector<Digit>(36, 0)),
            ". . |. . |. .\n. . |. . |. .\n. . |. . |. .\n"
            "----+----+----\n"
            ". . |. . |. .\n. . |. . |. .\n. . |. . |. .");
}

// Byte for byte what str.center of Python makes of it: an odd space stands before the text where the width is odd.
TEST(TextPrint, CandidatesAreCentredToTheWidest) {
  std::vector<Mask> candidates(16, bit(1));
  candidates[1] = bit(1) | bit(2);
  EXPECT_EQ(print_candidates(Geometry({2, 2}), candidates),
            " 1  12| 1  1 \n"
            " 1  1 | 1  1 \n"
            "------+------\n"
            " 1  1 | 1  1 \n"
            " 1  1 | 1  1 ");
  candidates[2] = bit(2) | bit(3) | bit(4);
  EXPECT_EQ(print_candidates(Geometry({2, 2}), candidates),
            " 1   12 |234  1  \n"
            " 1   1  | 1   1  \n"
            "--------+--------\n"
            " 1   1  | 1   1  \n"
            " 1   1  | 1   1  ");
}

TEST(TextPrint, CandidatesAboveNineAreLettersAndAtThirtySixNumbers) {
  const std::string sixteen = print_candidates(Geometry({4, 4}), std::vector<Mask>(256, all_digits(16)));
  EXPECT_EQ(sixteen.substr(0, 17), " 123456789ABCDEFG");
  const std::string largest = print_candidates(Geometry({6, 6}), std::vector<Mask>(36 * 36, bit(9) | bit(36)));
  EXPECT_EQ(largest.substr(0, 10), " 9,36 9,36");
}

TEST(TextPrint, ACellWithoutCandidatesIsADot) {
  std::vector<Mask> candidates(16, bit(1) | bit(2));
  candidates[0] = 0;
  EXPECT_EQ(print_candidates(Geometry({2, 2}), candidates).substr(0, 6), " .  12");
}

TEST(TextPrint, DigitsAboveNineAloneReadBackAsPrinted) {
  std::vector<Digit> digits(256, 0);
  digits[7] = 10;
  for (const std::string& text : {print_line(Geometry({4, 4}), digits), print_grid(Geometry({4, 4}), digits)}) {
    EXPECT_EQ(must_parse(text).puzzle.givens, digits);
  }
}

class TextRoundTrip : public ::testing::TestWithParam<Shape> {};

TEST_P(TextRoundTrip, LineReadsBack) {
  const Geometry geometry(GetParam());
  testing::Random random(11);
  for (const int percent : {0, 3, 30, 60, 100}) {
    const std::vector<Digit> digits = some_givens(GetParam(), percent, random);
    EXPECT_EQ(must_parse(print_line(geometry, digits), GetParam()).puzzle.givens, digits);
    // Without the boxes asked for, a line may clash in the default ones, but it is never read as something else.
    const auto inferred = parse(print_line(geometry, digits));
    EXPECT_TRUE(inferred.ok() ? inferred.value().puzzle.givens == digits
                              : GetParam() != Geometry::default_shape(geometry.size()).value());
  }
}

TEST_P(TextRoundTrip, GridReadsBackWithItsBoxes) {
  const Geometry geometry(GetParam());
  testing::Random random(12);
  for (const int percent : {0, 3, 30, 60, 100}) {
    const std::vector<Digit> digits = some_givens(GetParam(), percent, random);
    const Parsed parsed = must_parse(print_grid(geometry, digits));
    EXPECT_EQ(parsed.puzzle.givens, digits);
    EXPECT_EQ(parsed.puzzle.shape, GetParam());
    EXPECT_EQ(parsed.format, "grid");
  }
}

TEST_P(TextRoundTrip, CandidatesReadBackWithTheirBoxes) {
  const Geometry geometry(GetParam());
  testing::Random random(13);
  constexpr std::array percents{0, 30, 3, 60};
  // In `./dev test` two of these for a shape, the other two for the next.
  for (std::size_t at = 0; at < percents.size(); ++at) {
    if (!is_soak() && (at / 2 + static_cast<std::size_t>(geometry.size())) % 2 != 0) continue;
    const int percent = percents[at];
    const std::vector<Digit> digits = some_givens(GetParam(), percent, random);
    std::vector<Mask> candidates;
    for (const Digit digit : digits) {
      const Mask pair = bit(1 + random.below(2)) | bit(3 + random.below(2));
      candidates.push_back(digit != 0 ? bit(digit) : pair | (random.next() & geometry.all()));
    }
    const Parsed parsed = must_parse(print_candidates(geometry, candidates));
    EXPECT_EQ(parsed.puzzle.candidates, candidates);
    EXPECT_EQ(parsed.puzzle.givens, digits);
    EXPECT_EQ(parsed.puzzle.shape, GetParam());
    EXPECT_EQ(parsed.format, "candidates");
  }
}

INSTANTIATE_TEST_SUITE_P(EveryShape, TextRoundTrip, ::testing::ValuesIn(all_shapes()), [](const auto& shape) {
  return std::to_string(shape.param.box_rows) + "x" + std::to_string(shape.param.box_cols);
});

}  // namespace
}  // namespace sudoku::text_print_test
