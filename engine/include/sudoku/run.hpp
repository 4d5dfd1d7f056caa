// A traced search that can be inspected at any event.
//
//   const auto puzzle = sudoku::parse("4.....8.5.3...");
//   sudoku::SnapshotBudget budget;
//   sudoku::Run run(puzzle.value().puzzle, sudoku::Strategy{}, 1'000'000'000, budget);
//   while (run.advance(1'000'000)) {}
//   for (const sudoku::Event& event : run.events(300, 20).events) ...
//   sudoku::State state = run.state_at(314);
//
// A run of 10^9 events is not stored. Search is deterministic, so snapshots of its open path are enough: any window can
// be found by repeating the search from the nearest snapshot. All questions may be asked while the run continues;
// questions that repeat a part of the search can be answered in slices (query.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "sudoku/chain.hpp"
#include "sudoku/check.hpp"
#include "sudoku/event.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/query.hpp"
#include "sudoku/reason.hpp"
#include "sudoku/state.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku {

/// A limit of bytes for the snapshots of all runs together; each run gets an equal share. It must outlive its runs.
class SnapshotBudget {
 public:
  explicit SnapshotBudget(std::size_t bytes = std::size_t{24} << 20) : bytes_(bytes) {}
  std::size_t share() const { return bytes_ / (runs_ == 0 ? 1 : runs_); }
  void enter() { ++runs_; }
  void leave() { --runs_; }

 private:
  std::size_t bytes_;
  std::size_t runs_ = 0;
};

struct PropagatorStats {
  std::uint64_t placements = 0;
  std::uint64_t eliminations = 0;
  double milliseconds = 0;  ///< estimated from a sample of the steps
};

/// Counted from the events: nodes = 1 + decides, guesses = decides, backtracks = refutes, and so on.
struct RunStats {
  std::uint64_t nodes, guesses, backtracks, max_depth, placements, eliminations, revisions, passes, conflicts;
  std::uint64_t clauses, restarts;  ///< of runs with clause learning
  std::uint64_t skipped;            ///< guesses that were jumped over
  std::array<PropagatorStats, kCauses> by_cause;
};

/// A window of events, and the depth before the first of them.
struct EventWindow {
  std::uint64_t first = 0;
  std::uint32_t depth = 0;
  std::vector<Event> events;
};

/// An overview of the whole run in at most kOverviewBuckets buckets of `width` events each.
inline constexpr std::size_t kOverviewBuckets = 2048;
struct OverviewBucket {
  std::uint16_t depth_min, depth_max;
  std::uint32_t ruled_out;  ///< removed candidates in the state at the bucket's end
  /// Of guesses, conflicts, solutions and restarts; then of guesses that were jumped over, and of learnt clauses.
  std::array<std::uint32_t, 6> counts;
};
static_assert(sizeof(OverviewBucket) == 32);  // no padding, because it is passed to JavaScript as bytes
struct Overview {
  std::uint64_t width = 1;
  std::vector<OverviewBucket> buckets;
};

enum class NodeOutcome : std::uint8_t {
  open,
  failed,
  exhausted,  ///< refuted after a solution was found in its subtree
  solution,   ///< this node itself is a solution
  skipped,    ///< jumped over, because the contradiction doesn't depend on its decision
};

/// A node of the search tree: the root, or a decision with its consequences.
struct TreeNode {
  std::uint64_t first;   ///< number of its decide
  std::uint64_t last;    ///< number of its refute; if it is open, of the last event so far
  std::uint64_t folded;  ///< number of nodes below it that are folded into it
  std::int32_t parent;   ///< row of the parent; -1 for the root
  Cell cell;             ///< kNoCell for the root
  Digit digit;
  NodeOutcome outcome : 6;
  Half half : 2;         ///< in the same byte, above the outcome
};
static_assert(sizeof(TreeNode) == 32);  // no padding, because it is passed to JavaScript as bytes
inline constexpr std::size_t kTreeCap = 200'000;

/// A filter of events. Fields that are not set match every event.
struct EventFilter {
  static constexpr std::uint32_t kAnyDepth = ~std::uint32_t{0};

  std::uint32_t kinds = (1u << kEventKinds) - 1;  ///< bit k = EventKind k
  std::uint32_t depth = kAnyDepth;  ///< number of open decisions, including the event's own decide or refute
  Cell cell = kNoCell;  ///< the event's cell; without a digit, also the other cell of an arc, or a cause
  Digit digit = 0;
  bool failed = false;  ///< only refutes of branches without a solution

  /// True if the event matches. `event_depth` is counted like `depth`.
  bool lets_through(const Event& event, std::uint32_t event_depth) const;
};
static_assert(sizeof(EventFilter) == 12);  // no padding, because it comes from JavaScript as bytes

enum class Direction : std::uint8_t { forward, backward };

/// Finds the number of the nearest event that matches one of some filters; kNoEvent until one is found.
class EventQuery : public Query<std::uint64_t> {
 public:
  /// Forward: all events before it have been examined. Backward: all events from it on.
  virtual std::uint64_t reached() const = 0;
};

class Run {
 public:
  /// `puzzle` must have passed check_puzzle. The run stops with status `limit` once it has `max_events` events.
  Run(Puzzle puzzle, Strategy strategy, std::uint64_t max_events, SnapshotBudget& budget);
  ~Run();

  /// Continues for about `events` events, or fewer if these take long. False when the run has ended.
  bool advance(std::uint64_t events);
  /// Ends a run as `cancelled`; its events so far can still be inspected.
  void cancel();

  const Geometry& geometry() const;
  const Puzzle& puzzle() const;
  const Strategy& strategy() const;
  std::uint64_t length() const;
  RunStatus status() const;
  RunStats stats() const;
  /// The first solutions found, at most ten, each verified by `check_grid`.
  const std::vector<std::vector<Digit>>& solutions() const;

  // Questions that are answered by executing a part of the run again. It must outlive them, and may continue meanwhile.

  /// Events `first` to `first + count - 1`, as far as they exist.
  std::unique_ptr<Query<EventWindow>> ask_events(std::uint64_t first, std::uint64_t count);
  /// The state before event `index`; an index past the end gives the last state.
  std::unique_ptr<Query<State>> ask_state_at(std::uint64_t index);
  /// The cells that search has filled in the state before event `index`, outermost first.
  std::unique_ptr<Query<std::vector<PathLevel>>> ask_path_at(std::uint64_t index);
  /// The number of events of certain kinds (bit k = EventKind k) before event `index`.
  std::unique_ptr<Query<std::uint64_t>> ask_count_before(std::uint64_t index, std::uint32_t kinds);
  static constexpr std::uint64_t kNoEvent = ~std::uint64_t{0};
  /// The number of the first event from `index` on that matches a filter; backward, of the last event before `index`.
  std::unique_ptr<EventQuery> find(std::vector<EventFilter> filters, std::uint64_t index, Direction direction);
  /// The subtree of the decide with this event number, as rows in the order of search, starting with the decide.
  std::unique_ptr<Query<std::vector<TreeNode>>> subtree(std::uint64_t decide, std::size_t cap = kTreeCap);

  // The same, answered in one piece.

  EventWindow events(std::uint64_t first, std::uint64_t count) { return answer_of(ask_events(first, count)); }
  State state_at(std::uint64_t index) { return answer_of(ask_state_at(index)); }
  std::vector<PathLevel> path_at(std::uint64_t index) { return answer_of(ask_path_at(index)); }
  std::uint64_t count_before(std::uint64_t index, std::uint32_t kinds) {
    return answer_of(ask_count_before(index, kinds));
  }
  /// The number of the first event of one of the kinds from `index` on, or else length().
  std::uint64_t next(std::uint64_t index, std::uint32_t kinds);
  /// The number of the last event of one of the kinds before `index`, or else kNoEvent.
  std::uint64_t previous(std::uint64_t index, std::uint32_t kinds);
  /// The reason for event `index`; past the end, it is `done`.
  Reason reason(std::uint64_t index);

  Overview overview() const;
  /// The tree so far, folded to at most `cap` rows.
  std::vector<TreeNode> tree(std::size_t cap = kTreeCap) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace sudoku
