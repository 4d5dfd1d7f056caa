// The border of runs, in the core and the full module: C functions over plain memory, which web/src/worker/core-run.js
// calls. They only convert, and never throw. A run or a query is identified by its address, which never leaves the host
// that made it (web/src/worker/host.js).

#include <memory>

#include "exchange.hpp"
#include "sudoku/run.hpp"

namespace sudoku::wasm {

namespace {

using Handle = unsigned;

template <class Object>
Handle handle_of(std::unique_ptr<Object> object) {
  return reinterpret_cast<std::uintptr_t>(object.release());
}
Run& run_of(Handle handle) { return *reinterpret_cast<Run*>(handle); }

/// A query with any answer.
Handle asked(std::unique_ptr<SlicedQuery> query) { return handle_of(std::move(query)); }
SlicedQuery& query_of(Handle handle) { return *reinterpret_cast<SlicedQuery*>(handle); }
/// The answer of a query of this type.
template <class Answer>
Answer answer_to(Handle handle) {
  return static_cast<Query<Answer>&>(query_of(handle)).answer();
}

/// Filters have twelve bytes each.
std::vector<EventFilter> filters_from(std::string_view bytes) {
  std::vector<EventFilter> filters(bytes.size() / sizeof(EventFilter));
  std::memcpy(filters.data(), bytes.data(), filters.size() * sizeof(EventFilter));
  return filters;
}

// Shared by all runs of the module.
SnapshotBudget& budget() {
  static SnapshotBudget shared;
  return shared;
}

}  // namespace

/// Inbox: a puzzle.
RUN_EXPORT("isSound") int run_is_sound() { return is_sound(puzzle_from(inbox())); }

/// Inbox: a sound puzzle of this many bytes, and a strategy.
RUN_EXPORT("openRun") Handle run_open(unsigned puzzle_size, double max_events) {
  return handle_of(std::make_unique<Run>(puzzle_from(inbox().substr(0, puzzle_size)),
                                         strategy_from(inbox().substr(puzzle_size)), number_from(max_events),
                                         budget()));
}
RUN_EXPORT("closeRun") void run_close(Handle run) { delete &run_of(run); }

/// Returns 0 when the run has ended.
RUN_EXPORT("advance") int run_advance(Handle run, double events) { return run_of(run).advance(number_from(events)); }
RUN_EXPORT("cancel") void run_cancel(Handle run) { run_of(run).cancel(); }

// The values that change while a run continues.
RUN_EXPORT("length") double run_length(Handle run) { return to_double(run_of(run).length()); }
RUN_EXPORT("status") int run_status(Handle run) { return static_cast<int>(run_of(run).status()); }
RUN_EXPORT("stats") unsigned run_stats(Handle run) { return Outbox().add(run_of(run).stats()).size(); }
/// Outbox: the solutions, a byte per cell.
RUN_EXPORT("solutions") unsigned run_solutions(Handle run) {
  Outbox grids;
  for (const auto& solution : run_of(run).solutions()) grids.add_all(solution);
  return grids.size();
}

// Queries: each is started, advanced until that returns 0, answered, and closed; it may be closed at any time.

RUN_EXPORT("advanceQuery") int run_advance_query(Handle query, double events) {
  return query_of(query).advance(number_from(events));
}
RUN_EXPORT("closeQuery") void run_close_query(Handle query) { delete &query_of(query); }

RUN_EXPORT("askEvents") Handle run_ask_events(Handle run, double first, double count) {
  return asked(run_of(run).ask_events(number_from(first), number_from(count)));
}
/// Outbox: the number of the first event as a double, the depth in 64 bits, then the events.
RUN_EXPORT("events") unsigned run_events(Handle query) {
  const EventWindow window = answer_to<EventWindow>(query);
  return Outbox().add(to_double(window.first)).add(std::uint64_t{window.depth}).add_all(window.events).size();
}

RUN_EXPORT("askState") Handle run_ask_state(Handle run, double index) {
  return asked(run_of(run).ask_state_at(number_from(index)));
}
/// Outbox: the number of removed candidates in 64 bits, then four lists, the last of which is the path.
RUN_EXPORT("state") unsigned run_state(Handle query) {
  const State state = answer_to<State>(query);
  return Outbox().add(std::uint64_t{state.ruled_out}).add_all(state.candidates).add_all(state.levels)
      .add_all(state.values).add_all(state.path).size();
}

RUN_EXPORT("askPath") Handle run_ask_path(Handle run, double index) {
  return asked(run_of(run).ask_path_at(number_from(index)));
}
RUN_EXPORT("path") unsigned run_path(Handle query) {
  return Outbox().add_all(answer_to<std::vector<PathLevel>>(query)).size();
}

RUN_EXPORT("askCount") Handle run_ask_count(Handle run, double index, unsigned kinds) {
  return asked(run_of(run).ask_count_before(number_from(index), kinds));
}
/// Inbox: filters. Searches for an event that matches one of them.
RUN_EXPORT("askFind") Handle run_ask_find(Handle run, double index, int is_forward) {
  return asked(run_of(run).find(filters_from(inbox()), number_from(index),
                                is_forward != 0 ? Direction::forward : Direction::backward));
}
RUN_EXPORT("number") double run_number(Handle query) { return to_double(answer_to<std::uint64_t>(query)); }
RUN_EXPORT("reached") double run_reached(Handle query) {
  return to_double(static_cast<EventQuery&>(query_of(query)).reached());
}

/// The subtree of the decide with this event number.
RUN_EXPORT("askSubtree") Handle run_ask_subtree(Handle run, double decide, double cap) {
  return asked(run_of(run).subtree(number_from(decide), static_cast<std::size_t>(number_from(cap))));
}
RUN_EXPORT("subtree") unsigned run_subtree(Handle query) {
  return Outbox().add_all(answer_to<std::vector<TreeNode>>(query)).size();
}

/// Outbox: the width of a bucket as a double, then the buckets.
RUN_EXPORT("overview") unsigned run_overview(Handle run) {
  const Overview overview = run_of(run).overview();
  return Outbox().add(to_double(overview.width)).add_all(overview.buckets).size();
}

RUN_EXPORT("tree") unsigned run_tree(Handle run, double cap) {
  return Outbox().add_all(run_of(run).tree(static_cast<std::size_t>(number_from(cap)))).size();
}

}  // namespace sudoku::wasm
