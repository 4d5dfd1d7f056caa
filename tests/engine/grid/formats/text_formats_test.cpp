// The formats of programs and of other sites, one puzzle in each: what is read, and what is written again.
#include "engine/grid/text/text_support.hpp"
#include "engine/grid/formats/text_vectors.hpp"
#include "support/soak.hpp"

namespace sudoku::text_formats_test {
namespace {

using namespace sudoku::testing;

std::string written(const Puzzle& puzzle, std::string_view format) {
  const auto text = write(puzzle, format);
  EXPECT_TRUE(text.ok()) << format << ": " << (text.ok() ? "" : text.error().message);
  return text.ok() ? text.value() : "";
}

void expect_puzzle(const std::string& text, const std::string& format) {
  const Parsed parsed = must_parse(text);
  EXPECT_EQ(parsed.format, format) << text;
  EXPECT_EQ(print_line(Geometry({3, 3}), parsed.puzzle.givens), kDots) << text;
}

TEST(TextFormats, EveryFormatHasItsName) {
  expect_puzzle(kScf, "scf");
  expect_puzzle("scf" + kScf, "scf");
  expect_puzzle("https://sudokupad.app/scf" + kScf, "scf");
  expect_puzzle("https://sudokuexchange.com/play/?s=" + kScf + "&d=1", "scf");
  expect_puzzle("https://sudokuexchange.com/play/?s=" + kZeros, "scf");
  expect_puzzle(kClassic, "classic");
  expect_puzzle("https://sudokupad.app/sudoku/" + kClassic, "classic");
  expect_puzzle("https://sudokupad.app/?puzzleid=" + kClassic, "classic");
  expect_puzzle(kSolo, "solo");
  expect_puzzle(kIss, "iss");
  expect_puzzle("https://sigh.github.io/Interactive-Sudoku-Solver/?q=" + kIss + "&mode=step-by-step", "iss");
  expect_puzzle("https://www.sudokuwiki.org/sudoku.htm?bd=" + kZeros, "sudokuwiki");
  expect_puzzle("?bd=" + kZeros, "sudokuwiki");
  expect_puzzle("https://sudoku.coach/en/play/" + kZeros, "sudokucoach");
  expect_puzzle("sudoku.coach/en/solver/" + kZeros, "sudokucoach");
  expect_puzzle(kXml, "opensudoku");
  expect_puzzle("#ANobody\n#DA test\n#LEasy\n" + rows_of(kDots), "sdk");
  expect_puzzle("[Puzzle]\n" + rows_of(kDots), "sdk");
  expect_puzzle(kSs, "grid");
}

TEST(TextFormats, FilesFromWindowsAreReadAlike) {
  for (const std::string& text :
       {kSs, kXml, "#ANobody\n" + rows_of(kDots), kSolo + "\n", kHodoku + "\n", kScf + "\n"}) {
    std::string windows = "\xEF\xBB\xBF";
    for (const char c : text) windows += c == '\n' ? "\r\n" : std::string{c};
    EXPECT_EQ(line_of(windows), kDots) << text;
  }
}

TEST(TextFormats, SetDigitsAndCandidatesComeThrough) {
  for (const std::string& text : {kHodoku, kS9b, "https://www.sudokuwiki.org/sudoku.htm?bd=" + kS9b}) {
    const Puzzle puzzle = must_parse(text).puzzle;
    EXPECT_EQ(print_line(Geometry({3, 3}), puzzle.givens), kDots);
    ASSERT_EQ(puzzle.values.size(), 81u) << text;
    EXPECT_EQ(puzzle.values[0], 3);
    ASSERT_EQ(puzzle.candidates.size(), 81u) << text;
    EXPECT_EQ(puzzle.candidates[0], bit(3));
    EXPECT_EQ(puzzle.candidates[6], bit(7) | bit(8)) << text;  // 1 was possible too, before it was taken away
    EXPECT_EQ(written(puzzle, "hodoku"), kHodoku);
    EXPECT_EQ(written(Puzzle::empty({3, 3}), "iss"),
            "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~9x9");
  EXPECT_EQ(must_parse(written(Puzzle::empty({3, 3}), "iss")).puzzle.given_count(), 0);
  EXPECT_EQ(written(puzzle, "sudokuwiki"), "https://www.sudokuwiki.org/sudoku.htm?bd=" + kS9b);
  }
}

// The old code does not tell set digits from the only candidate.
TEST(TextFormats, OldLinksOfSudokuWiki) {
  const Parsed parsed = must_parse(kBase32);
  EXPECT_EQ(parsed.format, "sudokuwiki");
  EXPECT_EQ(print_line(Geometry({3, 3}), parsed.puzzle.givens), kDots);
  EXPECT_EQ(parsed.puzzle.values[0], 3);
  EXPECT_EQ(parsed.puzzle.values[3], 1);
  EXPECT_EQ(parsed.puzzle.candidates, must_parse(kS9b).puzzle.candidates);
  EXPECT_NE(notes_of(parsed)[0].find("does not tell them apart"), std::string::npos);
}

TEST(TextFormats, NotesSayWhatWasUnderstood) {
  const auto notes = notes_of(must_parse(kHodoku));
  ASSERT_EQ(notes.size(), 2u);
  EXPECT_EQ(notes[0], "1 candidate removed.");
  EXPECT_EQ(notes[1], "1 digit set by a player.");
  EXPECT_EQ(notes_of(must_parse("3x3xk" + kSolo.substr(3)))[1], "Not read: cages.");
}

TEST(TextFormats, WhatWasReadIsWrittenAgain) {
  const Puzzle puzzle = must_parse(kDots).puzzle;
  EXPECT_EQ(written(puzzle, "line"), kDots);
  EXPECT_EQ(written(puzzle, "sdm"), kZeros + "\n");
  EXPECT_EQ(written(puzzle, "sdk"), rows_of(kDots));
  EXPECT_EQ(written(puzzle, "ss"), kSs);
  EXPECT_EQ(written(puzzle, "hodoku"), ":0000:x:" + kDots + ":::");
  EXPECT_EQ(written(puzzle, "scf"), "https://sudokuexchange.com/play/?s=" + kScf);
  EXPECT_EQ(written(puzzle, "solo"), kSolo);
  EXPECT_EQ(written(puzzle, "iss"), "https://sigh.github.io/Interactive-Sudoku-Solver/?q=" + kIss);
  EXPECT_EQ(written(puzzle, "sudokuwiki"), "https://www.sudokuwiki.org/sudoku.htm?bd=" + kZeros);
  EXPECT_EQ(written(puzzle, "sudokucoach"), "https://sudoku.coach/en/play/" + kZeros);
  EXPECT_NE(written(puzzle, "opensudoku").find("data=\"" + kZeros + "\""), std::string::npos);
}

TEST(TextFormats, DictionariesOfPythonAndJson) {
  const Puzzle puzzle = must_parse(kHodoku).puzzle;
  const std::string json = written(puzzle, "dict");
  EXPECT_EQ(json.find("{\"A1\": \"3\", \"A2\": \"47\", \"A3\": \"2\", \"A4\": "), 0u);
  std::string python = json;
  for (char& c : python) c = c == '"' ? '\'' : c;
  for (const std::string& text : {json, python, "\n" + python + "\n"}) {
    const Parsed parsed = must_parse(text);
    EXPECT_EQ(parsed.format, "dict");
    EXPECT_EQ(parsed.puzzle.candidates, puzzle.candidates);
    EXPECT_EQ(parsed.puzzle.givens[0], 3);
  }
}

TEST(TextFormats, GridsOfSimpleSudokuUnderOneAnother) {
  std::string set = kDots;
  set[0] = '3';
  const Puzzle state = must_parse(kHodoku).puzzle;
  const std::string candidates = written(state, "candidates");
  for (const std::string& gap : {std::string(), std::string("\n\n")}) {
    const Parsed two = must_parse(rows_of(kDots) + gap + rows_of(set));
    EXPECT_EQ(two.format, "simple-sudoku");
    EXPECT_EQ(two.puzzle.values[0], 3);
    const Parsed three = must_parse(kSs + gap + rows_of(set) + gap + candidates);
    EXPECT_EQ(three.puzzle.values[0], 3);
    EXPECT_EQ(three.puzzle.candidates, state.candidates);
    EXPECT_EQ(print_line(Geometry({3, 3}), three.puzzle.givens), kDots);
  }
  const Error error = must_refuse(rows_of(kDots) + rows_of("4" + kDots.substr(1, 1) + "5" + kDots.substr(3)));
  EXPECT_EQ(error.message, "A3 is 2 in the first grid, but not in the next one.");
  EXPECT_EQ(error.offset, 92);
}

TEST(TextFormats, StateOfAFileThatHasOne) {
  std::string set = kDots;
  set[0] = '3';
  const Parsed parsed = must_parse("[Puzzle]\n" + rows_of(kDots) + "[State]\n" + rows_of(set));
  EXPECT_EQ(parsed.format, "sdk");
  EXPECT_EQ(parsed.puzzle.values[0], 3);
  EXPECT_EQ(written(parsed.puzzle, "sdk"), "[Puzzle]\n" + rows_of(kDots) + "[State]\n" + rows_of(set));
}

TEST(TextFormats, LabelsArePassedOver) {
  std::string letters = "   1 2 3 4 5 6 7 8 9\n", names = "  c1 c2 c3 c4 c5 c6 c7 c8 c9\n", rows_only;
  for (std::size_t row = 0; row < 9; ++row) {
    const std::string cells = kDots.substr(9 * row, 9);
    letters += std::string{static_cast<char>('A' + row)} + "  ";
    for (const char c : cells) letters += std::string{c} + " ";
    letters += "\n";
    const std::string boxes = cells.substr(0, 3) + "|" + cells.substr(3, 3) + "|" + cells.substr(6);
    names += "r" + std::to_string(row + 1) + " | " + boxes + "\n";
    rows_only += std::string{static_cast<char>('A' + row)} + ": " + cells + "\n";
  }
  for (const std::string& text : {letters, names, rows_only}) {
    EXPECT_EQ(line_of(text), kDots) << text;
    EXPECT_EQ(notes_of(must_parse(text)).back(), "Labels of rows and columns are ignored.");
  }
}

TEST(TextFormats, AFaultOfTheFirstOfManyThatHasCellsButNoPlaceGetsNone) {
  const std::string clash = ".Cage~3~R1C1~R1C2.Cage~17~R1C2~R1C3";
  for (const std::string& text : {clash, "\n\n" + clash + "\n.AntiKnight\n"}) {
    const Error error = must_refuse(text);
    EXPECT_EQ(error.code, "rules");
    EXPECT_EQ(error.offset, Error::kNowhere);
    EXPECT_EQ(error.cells, (std::vector<Cell>{1, 0, 2}));
  }
}

TEST(TextFormats, TheFirstOfManyPuzzlesIsRead) {
  const Parsed parsed = must_parse("# a file\n" + kZeros + "\n" + kZeros + "\n" + std::string(81, '0') + "\n");
  EXPECT_EQ(parsed.format, "sdm");
  EXPECT_EQ(notes_of(parsed).back(), "The first of 3 puzzles.");
  EXPECT_EQ(print_line(Geometry({3, 3}), parsed.puzzle.givens), kDots);
  EXPECT_EQ(notes_of(must_parse(kHodoku + "\n" + kHodoku)).back(), "The first of 2 puzzles.");
}

TEST(TextFormats, AllPuzzlesOfATextAreListed) {
  const std::string many = repeated(kZeros + "\r\n", 3) + "\n# end\n" + kHodoku;
  const auto lines = list_puzzles(many);
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[2], kZeros);
  EXPECT_EQ(lines[3], kHodoku);
  EXPECT_EQ(list_puzzles(repeated("<game data=\"" + kZeros + "\"/>", 5)).size(), 5u);
  for (const std::string& one : {kZeros, rows_of(kDots), kSs, std::string(), std::string("\n \n"), kIss}) {
    EXPECT_EQ(list_puzzles(one).size(), 1u) << one;
  }
  EXPECT_EQ(list_puzzles(repeated(kZeros + "\n", 9)).size(), 9u);  // 729 characters, and no candidates
  EXPECT_EQ(list_puzzles(repeated("1234\n", 4)).size(), 1u);
  EXPECT_EQ(list_puzzles(repeated("123412.4.23.1234\n", 4)).size(), 1u);
}

// A shape is told, or the format holds only one.
TEST(TextFormats, RandomStatesComeBack) {
  testing::Random random(11);
  const auto check = [&](Shape shape, std::string_view format, bool has_values, bool has_marks) {
    Puzzle puzzle{shape, some_givens(shape, 30, random), {}, {}};
      const auto cells = puzzle.givens.size();
    if (has_values) puzzle.values.assign(cells, 0);
    if (has_marks) puzzle.candidates.assign(cells, 0);
    for (std::size_t cell = 0; cell < cells; ++cell) {
      const Digit digit = static_cast<Digit>(random.below(shape.size()) + 1);
      if (has_values && puzzle.givens[cell] == 0 && random.below(4) == 0) puzzle.values[cell] = digit;
      const bool settled = puzzle.givens[cell] != 0 || (has_values && puzzle.values[cell] != 0);
      if (!has_marks) continue;
      const Digit held = puzzle.givens[cell] != 0 ? puzzle.givens[cell] : has_values ? puzzle.values[cell] : Digit{0};
      puzzle.candidates[cell] = settled ? bit(held) : bit(digit) | bit(digit % shape.size() + 1);
    }
    const std::string text = written(puzzle, format);
    const Parsed parsed = must_parse(text, shape);
    EXPECT_EQ(parsed.puzzle.givens, puzzle.givens) << text;
    if (has_values) {
      EXPECT_EQ(parsed.puzzle.values, puzzle.values) << text;
    }
    if (has_marks) {
      EXPECT_EQ(parsed.puzzle.candidates, puzzle.candidates) << text;
    }
  };
  constexpr std::pair<const char*, bool> formats[] = {
      {"line", false}, {"grid", false}, {"solo", false}, {"candidates", true}, {"dict", true}, {"sukaku", true}};
  int turn = 0;
  for (const Shape shape : all_shapes()) {
    // In `./dev test` each shape in two formats, so that all shapes and all formats have their turn.
    int number = turn++;
    for (const auto& [format, has_marks] : formats) {
      const bool fits = format != std::string_view("sukaku") || shape.size() < kMaxSize;
      if (number++ % test_or_soak(3, 1) == 0 && fits) check(shape, format, false, has_marks);
    }
    if (shape.size() <= 16 && shape == Geometry::default_shape(shape.size()).value()) check(shape, "iss", false, false);
  }
  for (int i = 0; i < test_or_soak(20, 200); ++i) {
    for (const char* format : {"sdm", "ss", "scf", "opensudoku", "sudokucoach", "hodoku"}) {
      check({3, 3}, format, false, false);
    }
    check({3, 3}, "sudokuwiki", true, true);
    check({3, 3}, "sdk", true, false);
    check({3, 3}, "hodoku", true, false);
  }
}

/// A link of ISS has a puzzle and no state: whatever is left of a cell is a rule there.
TEST(TextFormats, CandidatesAreRulesInALinkToIss) {
  Puzzle puzzle = Puzzle::empty({2, 2});
  puzzle.candidates.assign(16, all_digits(4));
  puzzle.candidates[1] = bit(2) | bit(3);
  puzzle.candidates[2] = bit(4);
  const Puzzle read = must_parse(written(puzzle, "iss")).puzzle;
  EXPECT_EQ(rules_text(read.rules, 4), ".~R1C2_2_3");
  EXPECT_EQ(read.givens[2], 4);
  EXPECT_TRUE(read.candidates.empty());
}

TEST(TextFormats, WhatAFormatCannotHoldIsRefused) {
  const auto message = [](const Puzzle& puzzle, std::string_view format) {
    const auto result = write(puzzle, format);
    EXPECT_FALSE(result.ok());
    EXPECT_EQ(result.error().code, "format");
    return result.error().message;
  };
  EXPECT_EQ(message(Puzzle::empty({2, 3}), "hodoku"), "Only 9×9 grids fit in a HoDoKu line.");
  EXPECT_EQ(message(Puzzle::empty({6, 6}), "sukaku"), "Only grids of at most 35 digits fit in a Sukaku.");
  EXPECT_EQ(message(Puzzle::empty({3, 2}), "iss"),
            "Only grids up to 16×16 with the usual boxes fit in a link to Interactive Sudoku Solver.");
  EXPECT_EQ(message(Puzzle::empty({3, 3}), "pdf"), "There is no text format called \"pdf\".");
  Puzzle puzzle = Puzzle::empty({3, 3});
  puzzle.candidates.assign(81, all_digits(9));
  puzzle.candidates[1] = 0;
  EXPECT_EQ(message(puzzle, "sudokuwiki"), "A2 has no candidate left, and a link to SudokuWiki can't show that.");
}

}  // namespace
}  // namespace sudoku::text_formats_test
