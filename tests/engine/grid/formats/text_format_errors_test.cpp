// Texts in the formats of programs and sites that are wrong, cut off or disturbed.
#include "engine/grid/text/text_support.hpp"
#include "engine/grid/formats/text_vectors.hpp"
#include "support/soak.hpp"

namespace sudoku::text_format_errors_test {
namespace {

using namespace sudoku::testing;

struct Wrong {
  std::string text, code;
  int offset;
  std::string message;
};

TEST(TextFormatErrors, BadTextsAreRefusedWithPlaceAndSentence) {
  const std::string wiki = "https://www.sudokuwiki.org/sudoku.htm?bd=";
  for (const Wrong& wrong : {
           Wrong{"https://example.org/play?x=1", "link", 8,
                 "Links to example.org can't be read; paste the puzzle itself."},
           Wrong{"https://sudoku.coach?en/play", "empty", 20, "There is no puzzle in this text."},
           Wrong{wiki, "empty", 41, "There is no puzzle in this text."},
           Wrong{wiki + kS9b.substr(0, 100), "too-short", 141, "48 cells read, 81 needed for a 9×9."},
           Wrong{wiki + "S9B00" + kS9b.substr(5), "symbol", 44,
                 "\"00\" is not a value that A1 can have."},
           Wrong{wiki + "S9C" + kS9b.substr(3), "symbol", 41,
                 "Of SudokuWiki's codes with a version, only S9B can be read."},
           Wrong{"scf" + kScf + "z", "symbol", 3 + 37, "\"z\" is not a character of this code."},
           Wrong{"scf" + kScf.substr(0, 30), "too-short", 33, "65 cells read, 81 needed for a 9×9."},
           Wrong{"classic5", "too-short", 8, "1 cells read, 81 needed for a 9×9."},
           Wrong{":0000:x:5a", "symbol", 9, "\"a\" is neither a digit nor a blank of a HoDoKu line."},
           Wrong{":0000:x:" + kDots + ":120:", "symbol", 90,
                 "\"120\" is not the digit, row and column of a deleted candidate."},
           Wrong{".~R1C1_5~R1C10_3", "symbol", 9, "\"R1C10_3\" is not a cell of a 9×9 with its digits."},
           Wrong{".Shape~6x8.~R1C1_5", "shape", 1, "\"Shape~6x8\" is not a grid shape that can be read."},
           Wrong{"3x3:5A", "symbol", 5, "\"A\" is not a character of a game ID."},
           Wrong{"3x3:10", "symbol", 4, "10 is not a digit of a 9×9."},
           Wrong{"3x3:zzz", "too-short", 7, "78 cells read, 81 needed for a 9×9."},
           Wrong{"9x1:zzz", "shape", 0, "A box needs at least two rows and two columns; 1x9 is too narrow."},
           Wrong{"{'A1': 'x'", "too-short", 10, "The dictionary of cells ends where it needs ,."},
           Wrong{"{'A1' '1'}", "symbol", 6, "The dictionary of cells needs : here."},
           Wrong{"{'A1': '1'}", "too-short", 0, "1 cells read; no grid has that many."},
           Wrong{"<opensudoku></opensudoku>", "empty", 0, "There is no puzzle in this text."},
           Wrong{"<game data=\"123\"/>", "too-short", 15,
                 "3 characters read; the smallest grid, a 4×4, has 16."},
       }) {
    const Error error = must_refuse(wrong.text);
    EXPECT_EQ(error.message, wrong.message) << wrong.text;
    EXPECT_EQ(error.code, wrong.code) << wrong.text;
    EXPECT_EQ(error.offset, wrong.offset) << wrong.text;
  }
}

TEST(TextFormatErrors, CutOffAndDisturbedTextsAreRefusedOrRead) {
  testing::Random random(3);
  for (const std::string& text : {kHodoku, kS9b, kBase32, kScf, kClassic, kSolo, kIss, kSs, kXml,
                                  write(must_parse(kHodoku).puzzle, "dict").value()}) {
    for (std::size_t length = 0; length < text.size(); length += test_or_soak<std::size_t>(3, 1)) {
      const auto result = parse(text.substr(0, length));
      const int offset = result ? 0 : result.error().offset;
      EXPECT_TRUE(offset >= 0 && offset <= static_cast<int>(length)) << text.substr(0, length);
    }
    for (int i = 0; i < test_or_soak(50, 500); ++i) {
      std::string broken = text;
      for (int k = random.below(4); k >= 0; --k) {
        const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
        broken[at] = static_cast<char>(random.below(256));
      }
      const auto result = parse(broken);
      const bool is_sound = result ? check_puzzle(result.value().puzzle).ok()
                                   : result.error().offset >= 0 && !result.error().message.empty();
      EXPECT_TRUE(is_sound) << broken;
    }
  }
}

}  // namespace
}  // namespace sudoku::text_format_errors_test
