// Texts of many puzzles: what is listed, and that nothing in them is dropped.
#include "engine/grid/text/text_support.hpp"
#include "engine/grid/formats/text_vectors.hpp"

namespace sudoku::text_collections_test {
namespace {

using namespace sudoku::testing;

using Puzzles = std::vector<std::string>;

Puzzles listed(const std::string& text) {
  const auto puzzles = list_puzzles(text);
  return {puzzles.begin(), puzzles.end()};
}

const std::string kGrid = rows_of(kDots);
const std::string kOther = rows_of("1" + kDots.substr(1, 8) + "." + kDots.substr(10));

TEST(TextCollections, AWrongLineIsListedAmongTheOthers) {
  const std::string cut = kZeros.substr(1), text = kZeros + "\n" + cut + "\n" + kDots + "\n# end\n" + kHodoku;
  EXPECT_EQ(listed(text), (Puzzles{kZeros, cut, kDots, kHodoku}));
  EXPECT_EQ(listed("quizzes,solutions\n" + kZeros + "\n" + kDots), (Puzzles{kZeros, kDots}));  // a heading is none
  EXPECT_EQ(listed(kZeros + "\nno\nmore\n" + kDots).size(), 1u);  // as many lines that are none
}

TEST(TextCollections, CommentsAreNoPartOfALine) {
  EXPECT_EQ(listed(kZeros + " # easy\n" + kDots + "  #2"), (Puzzles{kZeros, kDots}));
}

TEST(TextCollections, OfATableTheFirstOfTheLargestColumnsIsThePuzzle) {
  const std::string solution(81, '1'), header = "set\tid\tpuzzle\tsolution\n";
  const std::string rows = "few\tone-16-letters-a\t" + kDots + "\t" + solution + "\t7.1\nfew\ttwo\t" + kZeros + "\t\n";
  EXPECT_EQ(listed(rows), (Puzzles{kDots, kZeros}));
  EXPECT_EQ(listed(header + rows), (Puzzles{kDots, kZeros}));
  EXPECT_EQ(listed(kZeros + "," + solution + "\n" + kDots + ";25"), (Puzzles{kZeros, kDots}));
  EXPECT_EQ(listed("solution,puzzle\n" + solution + "," + kZeros + "\n" + solution + "," + kDots),
            (Puzzles{kZeros, kDots}));
}

TEST(TextCollections, SolutionsAndHeadingsBetweenPuzzlesAreNone) {
  const std::string solution = "342198765198765342765342198421987653987653421653421987214876539876539214539214876";
  const std::string other = "1" + std::string(80, '.');
  EXPECT_EQ(listed(kDots + "\n" + solution + "\n" + other), (Puzzles{kDots, other}));
  EXPECT_EQ(listed("Puzzle 1\n" + kDots + "\nPuzzle 2\n" + other), (Puzzles{kDots, other}));
  EXPECT_EQ(listed(rows_of(kDots) + "\n" + rows_of(solution) + "\n" + rows_of(other)).size(), 2u);
  EXPECT_EQ(listed(kDots + "\n" + solution).size(), 1u);
}

TEST(TextCollections, GridsArePartedByHeadingsOrEmptyLines) {
  const auto grids = listed("Grid 01\n" + kGrid + "Grid 02\n" + kOther + "Grid 03\n" + kGrid);
  ASSERT_EQ(grids.size(), 3u);
  EXPECT_EQ(line_of(grids[0]), kDots);
  EXPECT_EQ(line_of(grids[1]), line_of(kOther));
  EXPECT_EQ(listed(kGrid + "\n" + kOther + " \r\n" + kGrid).size(), 3u);
  EXPECT_EQ(listed(kSs + "\n" + kOther + "\n" + kSs).size(), 3u);
  const auto wrong = listed(kGrid + "\n" + kGrid.substr(10) + "\n" + kOther + "\n" + kGrid);
  ASSERT_EQ(wrong.size(), 4u);
  EXPECT_EQ(must_refuse(wrong[1]).code, "too-short");
}

TEST(TextCollections, OneGridIsNoCollection) {
  std::string bands = kGrid, sixteen;
  bands.insert(60, "\n");
  bands.insert(30, "\n");
  for (int row = 0; row < 16; ++row) sixteen += std::string(row % 4 == 0 && row > 0 ? "\n" : "") + "1...............\n";
  for (const std::string& text : {bands, sixteen, kGrid + "\n3" + kGrid.substr(1), kSs, kIss, std::string("a\n\nb"),
                                  "Grid 01\n" + kGrid, write(must_parse(kHodoku).puzzle, "candidates").value()}) {
    EXPECT_EQ(listed(text).size(), 1u) << text;
  }
}

TEST(TextCollections, EveryGameOfAFileIsListed) {
  const std::string file = "<opensudoku><folder><game data=\"" + kZeros + "\"/><game id=\"2\"/>" +
                           "<game state=\"1\" cells_data='" + kZeros + "'/></folder></opensudoku>";
  const auto games = listed(file);
  EXPECT_EQ(games, (Puzzles{kZeros, "<game id=\"2\"/>", kZeros}));
  EXPECT_EQ(must_refuse(games[1]).code, "empty");
}

TEST(TextCollections, LongTextsAreListed) {
  const std::string many = repeated(kZeros + "\n", 50'000);
  EXPECT_EQ(listed(many).size(), 50'000u);
  for (const char* piece : {"1\n", "1\n\n", "\n", "<game ", "Grid\n", "word ", "1234\n1234\n", "#\n", "\t"}) {
    EXPECT_FALSE(listed(repeated(piece, 1'000'000)).empty()) << piece;
  }
}

// A game that was begun: 3 is set in A1, the marks of A2 are 4 and 7.
std::string cells_of(int version) {
  std::string text = "version: " + std::to_string(version) + "\n";
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const char c = kDots[cell];
    const std::string marks = cell != 1 ? version == 1 ? "-" : "0" : version == 1 ? "4,7," : "72";
    text += (cell == 0 ? "3" : c == '.' ? "0" : std::string{c}) + "|" + marks + "|";
    if (version >= 4) text += cell == 5 ? "3|" : "0|";
    if (version >= 5) text += cell == 7 ? "2|" : "0|";
    text += c == '.' ? "1|" : "0|";
  }
  return text;
}

TEST(TextCollections, CellsOfABegunGameInEveryVersion) {
  for (int version = 1; version <= 5; ++version) {
    const std::string cells = cells_of(version);
    std::string escaped = cells;
    escaped.replace(escaped.find('\n'), 1, "&#10;");
    for (const std::string& text : {cells, escaped, "<game cells_data=\"" + escaped + "\"/>"}) {
      const Parsed parsed = must_parse(text);
      EXPECT_EQ(parsed.format, "opensudoku");
      EXPECT_EQ(print_line(Geometry({3, 3}), parsed.puzzle.givens), kDots);
      ASSERT_EQ(parsed.puzzle.values.size(), 81u) << version;
      EXPECT_EQ(parsed.puzzle.values[0], 3);
      EXPECT_EQ(parsed.puzzle.candidates[1], bit(4) | bit(7)) << version;
      EXPECT_EQ(parsed.puzzle.candidates[5], all_digits(9)) << version;
      EXPECT_EQ(notes_of(parsed).size(), version < 4 ? 1u : version == 4 ? 2u : 3u);
    }
  }
}

TEST(TextCollections, WrongCellsOfABegunGameAreRefusedWithTheirPlace) {
  const std::string cells = cells_of(4);
  const Error newer = must_refuse("version: 6" + cells.substr(10));
  EXPECT_EQ(newer.message, "Only versions 1 to 5 of OpenSudoku's cells can be read.");
  EXPECT_EQ(newer.offset, 9);
  EXPECT_EQ(must_refuse("version: ").code, "symbol");
  EXPECT_EQ(must_refuse(cells.substr(0, cells.size() - 8)).message, "80 cells read, 81 needed for a 9×9.");
  EXPECT_EQ(must_refuse(cells + "0|0|0|1|").code, "too-long");
  for (const std::string& field : {std::string("x|0|0|1|"), std::string("3|512|0|1|"), std::string("3|0|-1|1|"),
                                   std::string("3|0|0|2|"), std::string("12|0|0|1|")}) {
    std::string wrong = cells;
    wrong.replace(wrong.find('\n') + 1, 8, field);
    const Error error = must_refuse(wrong);
    EXPECT_EQ(error.code, "symbol") << field;
    const std::string wanted = "is not a value that A1 can have.";
    EXPECT_NE(error.message.find(wanted), std::string::npos) << error.message;
  }
}

}  // namespace
}  // namespace sudoku::text_collections_test
