// Conflict-directed backjumping (Prosser 1993, Dechter 1990): a contradiction takes search back to the latest decision
// that it rests on. The decisions in between have nothing to do with it, so their other digits are not tried.
//
// Each open decision keeps a conflict set: the earlier decisions that the contradictions of its digits so far rest on.
// When its digits have been tried, these, and those that had removed its other digits, are to blame. The decisions
// behind a contradiction follow from the events on the open path: each has its antecedents (antecedents.hpp). Where
// branching is two-way, a refuted digit is ruled out, and rests on the conflict set of its decision. After a solution,
// all decisions are to blame, so that search goes on as plain backtracking does.
#pragma once

#include <vector>

#include "search/look_back.hpp"
#include "search/trail.hpp"
#include "trace.hpp"

namespace sudoku {

/// Decisions of the open path by their depth, 0 the outermost.
using DecisionSet = std::vector<bool>;

class Backjumping : private EventListener {
 public:
  static constexpr bool kLearns = false;

  /// Follows the trace, from the start of a run or of its open path.
  Backjumping(const Geometry& geometry, RecordingTrace& trace, const Puzzle& puzzle, Cause propagation);
  Backjumping(const Backjumping&) = delete;
  Backjumping& operator=(const Backjumping&) = delete;

  // As for Backtracking.
  void enter() { conflict_sets_.emplace_back(); }
  bool skips_latest() const;
  void skip() { conflict_sets_.pop_back(); }
  void blame_others();
  void leave(Cell cell);

  std::vector<std::uint64_t> notes() const;
  void take_over(const std::vector<std::uint64_t>& notes);

 protected:
  Trail trail_;                       // of the open path
  std::vector<std::size_t> decides_;  // the rows of its decisions
  DecisionSet blamed_;                // for the contradiction from which search is on its way back

 private:
  struct Ruling {
    std::size_t row;  // of its eliminate
    std::size_t set;  // the number of the conflict set that it follows from
  };

  std::uint64_t on_event(std::uint64_t index, const Event& event, std::uint32_t depth, std::uint32_t) override;
  DecisionSet decisions_behind(const Event& event) const;

  const Geometry& geometry_;
  Cause emptier_;                           // who finds that nothing is left for a cell
  std::vector<DecisionSet> conflict_sets_;  // of what search has decided or ruled out, outermost first
  std::vector<Ruling> rulings_;             // digits ruled out
};

}  // namespace sudoku
