// The table of the kinds of rules with which puzzles are made. A kind is a line of it.
#pragma once

#include <span>
#include <vector>

#include "generate/drawing.hpp"
#include "sudoku/generate.hpp"

namespace sudoku {

/// A kind of rules: rules about the whole grid, regions in place of boxes, or constraints that are drawn.
struct RuleKind {
  std::string_view id;
  std::uint32_t globals;  ///< bits of GlobalRule
  bool has_regions;
  DrawConstraint draw;  ///< null where nothing is drawn
  int count;            ///< how many are drawn at most, at 9x9
};

/// In the order of the bits of a request.
std::span<const RuleKind> rule_kind_table();

/// The kinds that a request asks for.
std::vector<const RuleKind*> kinds_in(std::uint32_t rules);

/// An empty grid with the rules about the whole grid that a request asks for. Its regions are rows as long as none are
/// drawn.
Puzzle ruled_grid(const GenerateOptions& options);

}  // namespace sudoku
