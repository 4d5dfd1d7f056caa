// The cases of tests/data/propagator-cases.txt: what each propagator must find, and what it must leave alone.
#include <cctype>
#include <fstream>
#include <set>
#include <sstream>

#include "support/recorded_run.hpp"

namespace sudoku::propagator_cases_test {
namespace {

using namespace sudoku::testing;

/// `A5=27` or `A3-4`: a cell, and the digits that are its marks, or that it lacks.
struct Token {
  Cell cell;
  bool lacks;
  Mask digits;
};

Token read_token(const std::string& text, int size) {
  const std::size_t sign = text.find_first_of("=-");
  const int cell = (text[0] - 'A') * size + std::stoi(text.substr(1, sign)) - 1;
  Token token{static_cast<Cell>(cell), text[sign] == '-', 0};
  for (const char digit : text.substr(sign + 1)) token.digits |= bit(digit - '0');
  return token;
}

/// Board and candidates that left, as tokens of one digit each.
std::set<std::string> removed(const std::vector<Mask>& before, const std::vector<Mask>& after, int size) {
  std::set<std::string> tokens;
  for (std::size_t cell = 0; cell < before.size(); ++cell) {
    for (Mask gone = before[cell] & ~after[cell]; gone != 0; gone &= gone - 1) {
      const auto n = static_cast<std::size_t>(size);
      tokens.insert(static_cast<char>('A' + cell / n) + std::to_string(cell % n + 1) + '-' +
                    std::to_string(lowest_digit(gone)));
    }
  }
  return tokens;
}

std::set<std::string> what_leaves(const std::string& propagator, Shape shape, std::istringstream& marks) {
  Puzzle puzzle = Puzzle::empty(shape);
  puzzle.candidates.assign(puzzle.givens.size(), all_digits(shape.size()));
  for (std::string text; marks >> text;) {
    const Token token = read_token(text, shape.size());
    puzzle.candidates[token.cell] &= token.lacks ? ~token.digits : token.digits;
  }
  Strategy strategy;
  strategy.propagation = find_propagator(propagator).value();
  strategy.search = false;
  const RecordedRun recorded({propagator, puzzle, {}}, strategy, 1'000'000);
  if (recorded.run->stats().conflicts > 0) return {"contradiction"};
  return removed(puzzle.candidates, recorded.run->state_at(recorded.events.size()).candidates, shape.size());
}

TEST(PropagatorCases, EachFindsWhatItMustAndLeavesNearMissesAlone) {
  std::ifstream file(SUDOKUSCOPE_SOURCE_DIR "/tests/data/propagator-cases.txt");
  std::set<std::string> found, left_alone;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    SCOPED_TRACE(line);
    const std::size_t colon = line.find(':'), arrow = line.find("=>");
    ASSERT_NE(arrow, std::string::npos);
    std::istringstream head(line.substr(0, colon)), marks(line.substr(colon + 1, arrow - colon - 1));
    std::istringstream tail(line.substr(arrow + 2));
    std::string propagator, box;
    head >> propagator >> box;
    std::set<std::string> expected;
    for (std::string token; tail >> token;) expected.insert(token);
    const bool is_near_miss = expected.erase("nothing") > 0;
    (is_near_miss ? left_alone : found).insert(propagator);
    EXPECT_EQ(what_leaves(propagator, {box[0] - '0', box[2] - '0'}, marks), expected);
  }
  for (const PropagatorInfo& info : propagators()) {
    if (!has_patterns(info.cause)) continue;
    EXPECT_TRUE(found.contains(std::string(info.id))) << info.id;
    EXPECT_TRUE(left_alone.contains(std::string(info.id))) << info.id;
  }
}

}  // namespace
}  // namespace sudoku::propagator_cases_test
