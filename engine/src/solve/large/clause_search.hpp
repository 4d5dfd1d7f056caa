// Search that learns from its conflicts (CDCL: GRASP, Chaff, MiniSat), over choices. It finds solution after solution,
// each once.
#pragma once

#include <vector>

#include "solve/large/analysis.hpp"
#include "solve/large/phases.hpp"
#include "solve/large/search_observer.hpp"
#include "solve/large/theory.hpp"

namespace sudoku::large {

class ClauseSearch {
 public:
  /// `choices` are indexed. `theory` and `observer` may be null, and must outlive the search.
  ClauseSearch(Choices choices, std::uint32_t variables, Theory* theory, SearchObserver* observer = nullptr);
  ClauseSearch(const ClauseSearch&) = delete;

  /// Draws all conclusions, and decides or learns once. True when it has come to a solution, which stands until the
  /// next step. Not to be called after the end.
  bool step();

  /// True if there is no further solution.
  bool ended() const { return ended_; }
  bool is_true(Literal literal) const { return assignment_.is_true(literal); }
  std::uint64_t decisions() const { return decisions_; }
  /// How often it has come to a contradiction.
  std::uint64_t conflicts() const { return conflicts_; }
  /// Steps, and literals that became true in them: what the time goes with.
  std::uint64_t work() const { return work_; }

 private:
  Conflict propagate();
  Conflict propagate_clauses();
  void learn(Conflict conflict);
  void exclude_solution();
  void flip_last_decision();
  void decide();
  void restart();
  void back_to(std::uint32_t level);

  Assignment assignment_;
  Clauses clauses_;
  DecisionOrder order_;
  Phases phases_;
  Analysis analysis_;
  Theory* theory_;
  SearchObserver* observer_;

  std::size_t propagated_ = 0;     // how much of the trail has gone through the clauses
  std::uint32_t fixed_levels_ = 0;  // levels that hold counted solutions on the one side: never left but by the other
  std::uint32_t excluded_ = 0;      // solutions excluded by a clause
  std::uint64_t decisions_ = 0;
  std::uint64_t work_ = 0;
  std::uint64_t conflicts_ = 0;
  std::uint64_t restarts_ = 0;
  std::uint64_t next_restart_;
  std::uint64_t reductions_ = 0;
  std::uint64_t next_reduction_;
  bool at_solution_ = false;
  bool ended_;
};

}  // namespace sudoku::large
