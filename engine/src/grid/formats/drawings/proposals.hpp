// Meanings of drawings: a question for people about each group that looks alike, with the rules of each answer.
#pragma once

#include <string_view>
#include <vector>

#include "looks.hpp"
#include "sudoku/text.hpp"

namespace sudoku::formats {

/// The questions about drawings, one for those that look alike. The first of its meanings is the one that their look,
/// or the text of the puzzle's rules, speaks for; `is_guess` is false where neither does.
std::vector<Proposal> proposals_of(const std::vector<LookGroup>& groups, std::string_view told, int size);

/// The question about areas that are outlined, some with a number; `is_guess`: they are said to differ.
Proposal outlined_areas(const std::vector<DrawnItem>& areas, bool is_guess, int size);

/// The same about a rule that only the text of the rules names, by this word.
Proposal told_rule(std::string_view word, int size);

}  // namespace sudoku::formats
