// The type of every technique: a pure function of the board that hands in the steps it finds.
#pragma once

#include <optional>
#include <span>

#include "human/core/finds.hpp"

namespace sudoku::human {

using FindSteps = void (*)(const Board& board, Finds& finds);

#define SUDOKU_TECHNIQUE(function, ...) void function(const Board& board, Finds& finds);
#include "human/registry.def"
#undef SUDOKU_TECHNIQUE

/// Goes through techniques, in slices, until one finds steps. One that rests on uniqueness finds nothing on a board
/// that is not known to have it.
class TechniqueSearch {
 public:
  /// The techniques from one place in the registry up to another, for the easiest step of the first that finds any.
  TechniqueSearch(const Board& board, std::size_t from, std::size_t to);
  /// One technique, for all its steps.
  TechniqueSearch(const Board& board, TechniqueIndex technique);

  /// Searches for a slice. False when it has ended. The board must not have changed in between.
  bool advance();

  /// The place of the search, or its end: a technique that is being tried, or the last.
  std::size_t technique() const { return technique_; }
  /// When it has ended.
  std::vector<Step> take_steps() { return std::move(steps_); }
  /// True if anything was passed over because it would have taken too much.
  bool is_limited() const { return is_limited_; }

 private:
  const Board& board_;
  std::size_t technique_, end_;
  Finds::Wanted wanted_;
  std::optional<Finds> finds_;
  std::vector<Step> steps_;
  bool is_limited_ = false;
};

/// The steps of one technique, at once.
std::vector<Step> find_steps(const Board& board, TechniqueIndex technique);

/// The easiest step of so many techniques, the easiest ones, at once.
std::optional<Step> easiest_step(const Board& board, std::size_t count);

}  // namespace sudoku::human
