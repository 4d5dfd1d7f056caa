// Every way in which people's texts show a puzzle, from data/texts.txt; and what is no puzzle though it looks so.
#include "engine/grid/text/text_support.hpp"
#include "support/soak.hpp"

namespace sudoku::text_tables_test {
namespace {

using namespace sudoku::testing;

struct Case {
  std::string name, givens, format, note, text;
};

// The text between two ` @ `, or behind the last.
std::string take_field(std::string& head) {
  const std::size_t end = head.find(" @ ");
  std::string field = head.substr(0, end);
  head = end == std::string::npos ? "" : head.substr(end + 3);
  return field;
}

std::vector<Case> cases() {
  const std::string file = read_file(SUDOKUSCOPE_SOURCE_DIR "/tests/data/texts.txt").value_or("");
  const std::string marker = "# P = ";
  const std::size_t start = file.find(marker) + marker.size();
  const std::string puzzle = file.substr(start, 81);
  std::vector<Case> all;
  for (std::size_t at = file.find("\n@@ "); at != std::string::npos;) {
    const std::size_t line = file.find('\n', at + 1), next = file.find("\n@@ ", line);
    std::string head = file.substr(at + 4, line - at - 4) + " ";
    Case one;
    one.name = take_field(head);
    one.givens = take_field(head);
    one.format = take_field(head);
    one.note = head.substr(0, head.find_last_not_of(' ') + 1);
    if (one.givens == "P") one.givens = puzzle;
    one.text = file.substr(line + 1, (next == std::string::npos ? file.size() - 1 : next) - line - 1);
    all.push_back(std::move(one));
    at = next;
  }
  return all;
}

TEST(TextTables, EveryTextIsRead) {
  const auto all = cases();
  EXPECT_GT(all.size(), 100u);
  for (const Case& one : all) {
    const auto result = parse(one.text);
    ASSERT_TRUE(result.ok()) << one.name << ": " << result.error().message;
    const Parsed& parsed = result.value();
    EXPECT_EQ(print_line(Geometry(parsed.puzzle.shape), parsed.puzzle.givens), one.givens) << one.name;
    EXPECT_TRUE(parsed.puzzle.values.empty()) << one.name;
    EXPECT_EQ(list_puzzles(one.text).size(), 1u) << one.name;
    if (!one.format.empty()) {
      EXPECT_EQ(parsed.format, one.format) << one.name;
    }
    std::string notes;
    for (const std::string& note : notes_of(parsed)) notes += note + " ";
    EXPECT_NE(notes.find(one.note), std::string::npos) << one.name << ": " << notes;
  }
}

TEST(TextTables, PlacesAreThoseInTheText) {
  const Error error = must_refuse("grid = [[1,0,0,0],\n [0,0,1,0],\n [1,0,0,0],\n [0,0,0,2]]");
  EXPECT_EQ(error.code, "clash");
  EXPECT_EQ(error.offset, 33);
}

TEST(TextTables, AZeroBesideDotsIsABlankWhereItCanBeNoDigit) {
  const std::string dots = "..2.9..651..7.5.42.65..2...4....7.5398.6.34..6..4.1..7...876.3...65..2...3.21..7.";
  std::string mixed = dots;
  mixed[0] = '0';
  EXPECT_EQ(line_of(mixed), dots);  // there is a 9
  std::string lower = std::string(81, '.');
  lower.replace(0, 3, "100");
  EXPECT_EQ(must_parse(lower).puzzle.given_count(), 1);  // two zeros in a row
}

TEST(TextTables, OtherPuzzlesOfSitesAreRefusedByName) {
  const std::string cells(81, '0');
  EXPECT_EQ(must_refuse("https://www.sudokuwiki.org/jigsaw.htm?bd=" + cells).message,
            "This link is to SudokuWiki's page \"jigsaw\", whose puzzles are not classic Sudokus.");
  EXPECT_EQ(must_refuse("https://puzz.link/p?slither/10/10/abc").code, "link");
  EXPECT_EQ(must_refuse("https://puzz.link/p?sudoku/9/8/abc").code, "shape");
  EXPECT_EQ(must_refuse("https://puzz.link/p?sudoku/9/9/zzzzzz").code, "too-long");
  EXPECT_EQ(must_refuse("https://puzz.link/p?sudoku/9/9/a").code, "symbol");
  EXPECT_EQ(must_refuse("<ksudoku><graph type=\"roxdoku\"/><values>b</values></ksudoku>").code, "shape");
  EXPECT_EQ(must_refuse("<ksudoku><graph type=\"sudoku\"/></ksudoku>").code, "empty");
}

TEST(TextTables, LongTextsAreAnswered) {
  for (const char* piece : {"[", "]", "[1,", "\"", "\\", "|", "1,", "<td>", "<tr>", "&nbsp;", "> ",
                            "{1}", "1 ", "a "}) {
    const std::size_t length = test_or_soak(20'000u, 50'000u);
    const std::string text = "x" + repeated(piece, length / std::string_view(piece).size());
    const auto result = parse(text);
    EXPECT_TRUE(result.ok() || !result.error().message.empty()) << piece;
  }
}

}  // namespace
}  // namespace sudoku::text_tables_test
