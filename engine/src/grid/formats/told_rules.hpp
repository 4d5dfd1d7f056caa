// Rules about the whole grid that a puzzle's text tells in words, where its data should hold them, too: a text that
// names one that was not read says more than is known here.
#pragma once

#include <string_view>
#include <vector>

#include "sudoku/rules.hpp"

namespace sudoku::formats {

/// The words of a text that name a rule which is not among the rules, each once. Rules about chosen cells don't count:
/// where none are drawn, there are none.
std::vector<std::string_view> rules_told_only(std::string_view text, const Rules& rules);

}  // namespace sudoku::formats
