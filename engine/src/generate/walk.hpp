// From puzzle to puzzle of a grid, each with a few givens more and a few others fewer than the nearest so far, towards
// one that takes a technique. What is rare is found so after some thousands of
// puzzles, where chance alone would take far more.
//
// Where the technique rests on uniqueness, the corners of a rectangle that is one cell from having two solutions are
// never given: a pattern needs them open.
#pragma once

#include <vector>

#include "generate/givens.hpp"
#include "generate/judge.hpp"
#include "random.hpp"

namespace sudoku {

class Walk {
 public:
  /// The options ask for a technique; the demand is theirs.
  Walk(const GenerateOptions& options, const Demand& demand);

  /// Does one more piece. False when it has ended.
  bool advance();

  GenerateStatus status() const { return status_; }
  std::uint64_t tried() const { return tried_; }
  const Puzzle& puzzle() const { return givens_.puzzle(); }

 private:
  enum class Phase : std::uint8_t { taking, judging, checking };

  void begin_grid();
  void begin_move();
  void plant_rectangle();
  void try_next();
  void weigh();
  void check_next_given();
  void go_on();

  const GenerateOptions options_;
  Random random_;
  Givens givens_;
  Judge judge_;
  const std::uint64_t most_judged_;
  GenerateStatus status_ = GenerateStatus::running;
  std::uint64_t tried_ = 0, judged_ = 0;

  Phase phase_ = Phase::taking;
  std::vector<std::size_t> order_;  ///< orbits to try without
  std::size_t next_ = 0;            ///< the next of them, or the next cell to check
  std::size_t to_take_ = 0;         ///< how many of them are to go

  std::vector<std::size_t> planted_;  ///< orbits that are never given
  std::vector<Digit> best_;
  int best_nearness_ = -1;
  int misses_ = 0;
};

}  // namespace sudoku
