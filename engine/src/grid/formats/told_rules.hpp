// The words that come with a puzzle of f-puzzles or SudokuPad, and the rules about the whole grid that they tell. The
// puzzle's data should hold these, too: a text that names one that was not read says more than is known here.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/error.hpp"
#include "sudoku/rules.hpp"

namespace sudoku::formats {

/// Words of the puzzle's author, as they stand in the text; empty if it has none.
struct About {
  std::string title, author, rules;
};

/// Adds a note for each that is not empty: in one line, and shortened if it is long.
void note_about(const About& about, std::vector<Sentence>& notes);

/// A word that names a rule. `id` and `means` say what it is taken for: rules about the whole grid, as bits; both are
/// empty if there is nothing like it here. A text that has one of `others` or `kinds` may mean these instead.
struct ToldRule {
  std::string_view word, id;
  std::uint32_t means, others;
  std::vector<ConstraintKind> kinds;
};

/// The rule that a word names, in one or several, in small letters: "diagonals". Null if it names none.
const ToldRule* told_rule_of(std::string_view word);

/// The words of a text that name a rule which is not among the rules, each once. Rules about chosen cells don't count:
/// where none are drawn, there are none.
std::vector<std::string_view> rules_told_only(std::string_view text, const Rules& rules);

}  // namespace sudoku::formats
