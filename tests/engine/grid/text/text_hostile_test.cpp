// Text that is no puzzle at all: nothing crashes, and each answer is either a puzzle or an error.
#include <array>
#include <string_view>

#include "engine/grid/text/text_support.hpp"
#include "support/soak.hpp"

namespace sudoku::text_hostile_test {
namespace {

using namespace sudoku::testing;

// Whatever is read must be a puzzle that holds; whatever is refused must say what, and where in the text.
void expect_sound(std::string_view text) {
  const auto result = parse(text);
  if (result) {
    EXPECT_TRUE(check_puzzle(result.value().puzzle).ok()) << text;
    return;
  }
  const Error& error = result.error();
  EXPECT_FALSE(error.code.empty());
  EXPECT_GT(error.message.size(), 10u);
  EXPECT_GE(error.offset, 0) << error.message;
  EXPECT_LE(static_cast<std::size_t>(error.offset), text.size()) << error.message;
}

TEST(TextHostile, TenMegabytesAreRefusedAtOnce) {
  const std::string text(10'000'000, '1');
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(parse(text).error().code, "too-long");
  EXPECT_EQ(parse(text).error().message, "The text has 10,000,000 bytes; no puzzle has more than 1,048,576.");
}

// How soon, `./dev bench reading` says; work that grew with the square of the length would not end here.
TEST(TextHostile, TheLongestTextsAreAnswered) {
  constexpr std::array kPieces{"1 ", "1", "|",  "1,", "1\n",      "-",   "+\n",
                               "\n", "#", " ", "\xE2\x94\x80", ".-\n", "\xC2\xB7"};
  for (std::size_t at = 0; at < kPieces.size(); at += test_or_soak(2u, 1u)) {
    const std::string_view piece = kPieces[at];
    expect_sound(repeated(kPieces[at], kMaxTextBytes / piece.size()));
  }
}

TEST(TextHostile, MoreCharactersThanAnyGridHasAreTooMany) {
  const Error error = must_refuse(std::string(100'000, '.'));
  EXPECT_EQ(error.code, "too-long");
  EXPECT_EQ(error.offset, 93312);
  EXPECT_EQ(error.message, "More than 93,312 characters read; no grid has that many.");
}

TEST(TextHostile, EveryByteAlone) {
  for (int byte = 0; byte < 256; ++byte) expect_sound(std::string(1, static_cast<char>(byte)));
}

TEST(TextHostile, EveryByteInEveryPlaceOfASmallGrid) {
  const std::string grid = "1 .|. 3\n. .|2 .\n---+---\n3 .|. .\n. .|. 1\n";
  for (std::size_t at = 0; at < grid.size(); ++at) {
    // In `./dev test` every seventh, each of them in every seventh place.
    for (int byte = test_or_soak(static_cast<int>(at % 7), 0); byte < 256; byte += test_or_soak(7, 1)) {
      std::string text = grid;
      text[at] = static_cast<char>(byte);
      expect_sound(text);
    }
  }
}

TEST(TextHostile, TruncatedCharacters) {
  const std::string text = "1é·─😀";
  for (std::size_t size = 0; size <= text.size(); ++size) {
    // A buffer of exactly this size, so that a sanitizer sees the byte behind it being read.
    const std::vector<char> exact(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(size));
    expect_sound({exact.data(), exact.size()});
  }
}

TEST(TextHostile, OverlongAndSurrogateBytesAreNoCharacters) {
  for (const char* bytes :
       {"\xC0\xAE", "\xE0\x80\xAE", "\xF0\x80\x80\xAE", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\x80"}) {
    EXPECT_EQ(must_refuse(bytes).message.substr(0, 5), "byte ") << bytes;
  }
}

TEST(TextHostile, MarkupAndCode) {
  for (const char* text : {"<script>alert(1)</script>", "<!doctype html><html></html>", "javascript:alert(1)",
                           "'; DROP TABLE", "{\"puzzle\": 1}", "%00%0A", "../../etc/passwd", "${7*7}"}) {
    EXPECT_EQ(must_refuse(text).code, "symbol") << text;
  }
}

TEST(TextHostile, RandomBytes) {
  testing::Random random(3);
  for (int round = 0; round < test_or_soak(700, 20'000); ++round) {
    std::string text;
    for (int size = random.below(200); size > 0; --size) text += static_cast<char>(random.below(256));
    expect_sound(text);
  }
}

TEST(TextHostile, RandomGridCharacters) {
  testing::Random random(4);
  const std::string_view characters = "..00112345678  9,,|-+\n\n*_xXaAgG=:'#";
  for (int round = 0; round < test_or_soak(700, 20'000); ++round) {
    const int kinds = 1 + random.below(static_cast<int>(characters.size()));
    std::string text;
    for (int size = random.below(400); size > 0; --size) {
      text += characters[static_cast<std::size_t>(random.below(kinds))];
    }
    expect_sound(text);
  }
}

}  // namespace
}  // namespace sudoku::text_hostile_test
