// The notes of a run while it goes on: snapshots, the tree, the overview, the first solutions, a sample of the time.
#pragma once

#include "search/overview.hpp"
#include "search/snapshots.hpp"
#include "search/tree_table.hpp"
#include "sudoku/check.hpp"

namespace sudoku {

/// The outcome of the node that such a step closes.
constexpr NodeOutcome outcome_of(StepKind closing) {
  if (closing == StepKind::skip) return NodeOutcome::skipped;
  return closing == StepKind::exhaust ? NodeOutcome::exhausted : NodeOutcome::failed;
}

class Recorder {
 public:
  static constexpr std::size_t kKeptSolutions = 10;

  Recorder(const Geometry& geometry, const Puzzle& puzzle, RecordingTrace& trace, const SnapshotBudget& budget)
      : geometry_(geometry),
        puzzle_(puzzle),
        overview_(trace),
        snapshots_(budget, geometry.cells()),
        tree_(kTreeCap, most_decisions(geometry)) {
    tree_.open({}, 0);
    trace.listen(overview_, 0);
  }

  /// One step of the search. The first ones are timed, then ever fewer: a look at the clock is dear in a browser.
  template <class SearchType>
  void step(SearchType& search, RecordingTrace& trace) {
    const std::uint64_t event = trace.index();
    const StepKind kind = --steps_until_timed_ == 0 ? timed_step(search, trace) : search.step();
    switch (kind) {
      case StepKind::decide:
        tree_.open(search.path().back(), event);
        overview_.see_rise_to(trace.depth());
        break;
      case StepKind::refute:
      case StepKind::exhaust:
      case StepKind::skip:
        tree_.close(event, outcome_of(kind));
        overview_.see_fall_to(trace.depth());
        return;
      case StepKind::solution: note_solution(search.board()); return;
      case StepKind::none: break;
    }
    if (snapshots_.due(trace.index()) && search.at_position()) take_snapshot(search, trace);
  }

  const Snapshots& snapshots() const { return snapshots_; }
  const TreeTable& tree() const { return tree_; }
  Overview overview() const { return overview_.overview(); }
  DepthRange depths(std::uint64_t first, std::uint64_t end) const { return overview_.depths(first, end); }
  const std::vector<std::vector<Digit>>& solutions() const { return solutions_; }

 private:
  static constexpr std::uint64_t kTimedAtFirst = 256;
  static constexpr std::uint64_t kTimedOneIn = 4096;

  template <class SearchType>
  [[gnu::noinline, gnu::cold]] StepKind timed_step(SearchType& search, RecordingTrace& trace) {
    trace.start_sample(static_cast<double>(timed_interval_));  // it stands for those since the last
    ++timed_steps_;
    timed_interval_ = timed_steps_ < kTimedAtFirst ? 1 : std::min(kTimedOneIn, timed_steps_ / 2);
    steps_until_timed_ = timed_interval_;
    const StepKind kind = search.step();
    trace.end_sample();
    return kind;
  }

  [[gnu::noinline, gnu::cold]] void note_solution(const PropagationBoard& board) {
    tree_.solve();
    const bool keep = solutions_.size() < kKeptSolutions && check_grid(geometry_, puzzle_, board.values).right();
    if (keep) solutions_.push_back(board.values);
  }

  template <class SearchType>
  [[gnu::noinline, gnu::cold]] void take_snapshot(const SearchType& search, const RecordingTrace& trace) {
    Snapshot snapshot;
    snapshot.index = trace.index();
    for (std::size_t kind = 0; kind < kEventKinds; ++kind) {
      snapshot.kinds[kind] = trace.counts().of(static_cast<EventKind>(kind));
    }
    for (std::size_t level = 0; level < trace.depth(); ++level)
      snapshot.open_events.push_back(trace.open_decision(level));
    for (std::size_t at = 0; at < trace.rulings(); ++at) snapshot.open_events.push_back(trace.ruling(at));
    snapshot.position = search.position();
    snapshots_.take(std::move(snapshot));
  }

  const Geometry& geometry_;
  const Puzzle& puzzle_;
  OverviewBuilder overview_;
  Snapshots snapshots_;
  TreeTable tree_;
  std::vector<std::vector<Digit>> solutions_;
  std::uint64_t steps_until_timed_ = 1;
  std::uint64_t timed_steps_ = 0;
  std::uint64_t timed_interval_ = 1;
};

}  // namespace sudoku
