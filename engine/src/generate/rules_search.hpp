// Makes puzzles with rules of chosen kinds: a full grid that meets the rules about the whole grid, constraints drawn on
// it, and then as few givens and constraints as leave one solution, or as a level allows.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "generate/drawn_grid.hpp"
#include "generate/judge.hpp"
#include "generate/orbits.hpp"
#include "generate/rules_taking.hpp"
#include "random.hpp"
#include "sudoku/solve.hpp"

namespace sudoku {

class RulesSearch {
 public:
  /// The options have rules, and check_generate has nothing against them.
  explicit RulesSearch(const GenerateOptions& options);

  /// Searches on for a moment. False when it has ended.
  bool advance();

  GenerateStatus status() const { return status_; }
  std::uint64_t tried() const { return tried_ + (taking_ ? taking_->tried() : 0); }
  const Puzzle& puzzle() const { return puzzle_; }

 private:
  enum class Phase : std::uint8_t { filling, taking, dropping, levelling };

  void begin_grid();
  void begin_filling();
  void end_filling();
  void rename_digits();
  bool draw();
  void begin_taking();
  void take_next();
  void end_taking();
  void drop_next();
  void end_dropping();
  void end_levelling();
  void give_back();
  void ask(std::uint64_t solutions, std::uint64_t nodes);

  GenerateOptions options_;
  std::optional<Demand> demand_;
  std::vector<const RuleKind*> kinds_;
  Random random_;
  std::vector<Orbit> orbits_;
  Puzzle puzzle_;
  GenerateStatus status_ = GenerateStatus::running;
  std::uint64_t tried_ = 0;

  Phase phase_ = Phase::filling;
  std::unique_ptr<Solver> solver_;  ///< at work on the question of the phase; null where the next is to be asked
  int grids_ = 0;
  int seeded_ = 0;  ///< random digits that a full grid is searched from
  std::vector<Digit> full_;
  std::vector<Drawn> drawn_;
  std::unique_ptr<RulesTaking> taking_;  ///< at work where a level is asked for
  std::vector<std::size_t> order_;  ///< orbits to try without, or places of constraints
  std::size_t next_ = 0;
};

}  // namespace sudoku
