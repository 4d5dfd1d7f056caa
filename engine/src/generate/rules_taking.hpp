// Takes givens and constraints away from a full grid for as long as one solution is left and techniques up to a level
// find it. Judging is dear, so it is done in batches, as for classic puzzles (generator.cpp). Where it comes out too
// easy, or doesn't need the technique that is asked for, some are put back and others taken away.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "generate/batches.hpp"
#include "generate/drawn_grid.hpp"
#include "generate/judge.hpp"
#include "random.hpp"
#include "sudoku/solve.hpp"

namespace sudoku {

/// Steps of a solver in one go: less than a millisecond.
inline constexpr std::uint64_t kNodesAtOnce = 50;

/// Nodes that the proof of one solution may take. Where it would take longer, a given stays, so that nobody gets a
/// puzzle that takes a machine long. A given of a minimal puzzle stays only after a longer search.
constexpr std::uint64_t most_nodes_to_prove(bool is_minimal) { return is_minimal ? 5'000 : 500; }

class RulesTaking {
 public:
  /// `puzzle` has the rules about the whole grid; it becomes the full grid with all constraints.
  RulesTaking(const GenerateOptions& options, const Demand& demand, Puzzle puzzle, std::vector<Digit> full,
              std::vector<Drawn> drawn, Random& random);

  /// Works on one more piece. False when it has ended.
  bool advance();

  /// After the end: whether the puzzle is of the level, and needs the technique.
  bool fits() const { return verdict_ == Verdict::fits; }
  const Puzzle& puzzle() const { return puzzle_; }
  /// The number of puzzles tried so far.
  std::uint64_t tried() const { return tried_; }

 private:
  /// Orbits come first, then constraints.
  using Item = std::size_t;

  void take_away();
  void begin_next();
  void end_question();
  void weigh(Verdict verdict);
  int progress_of(const Judge& judge) const;
  void end_pass();
  void set(Item item, bool is_given);
  bool is_spared(Item item) const;
  void show_all();
  std::vector<Drawn> shown() const;

  bool is_minimal_;
  Demand demand_;
  Random& random_;
  std::vector<Orbit> orbits_;
  Puzzle puzzle_;
  std::vector<Digit> full_;
  std::vector<Drawn> drawn_;
  std::vector<char> is_given_;  ///< of each item

  std::unique_ptr<Solver> solver_;  ///< whether the puzzle without the next item has one solution
  std::optional<Judge> judge_;
  std::vector<Item> order_;         ///< items to try without
  Batches batches_;
  std::vector<Item> taken_;         ///< what could be taken away of a batch
  Verdict verdict_ = Verdict::open;
  int progress_ = 0, best_progress_ = -1;  ///< of the puzzle towards the demand: more is nearer
  std::vector<char> best_;          ///< what the nearest puzzle so far gives
  int misses_ = 0;
  bool has_ended_ = false;
  std::uint64_t tried_ = 0;
};

}  // namespace sudoku
