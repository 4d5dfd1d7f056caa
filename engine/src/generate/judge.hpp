// Whether a puzzle is as hard as asked, found out as cheaply as that goes: nothing harder is ever tried.
#pragma once

#include <optional>

#include "human/board.hpp"
#include "sudoku/generate.hpp"

namespace sudoku {

/// What the easiest way may take and has to take.
struct Demand {
  std::size_t techniques;  ///< how many may be tried, the easiest ones
  int least, most;         ///< difficulty of the hardest step
  std::optional<human::TechniqueIndex> needed;
};

/// What follows from the options; nothing where they ask for nothing of that kind.
std::optional<Demand> demand_of(const GenerateOptions& options);

enum class Verdict : std::uint8_t { open, too_easy, fits, too_hard };

/// Goes the easiest way, a step an `advance`.
class Judge {
 public:
  /// The puzzle has one solution.
  Judge(const Puzzle& puzzle, const Demand& demand);

  /// False when there is a verdict.
  bool advance();

  Verdict verdict() const { return verdict_; }
  /// Difficulty of the hardest step so far.
  int hardest() const { return hardest_; }

 private:
  bool end();

  human::Board board_;
  Demand demand_;
  Verdict verdict_ = Verdict::open;
  int hardest_ = 0;
  bool is_needed_;  ///< whether the technique was taken, or none is asked for
};

}  // namespace sudoku
