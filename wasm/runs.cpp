// The border of runs, which the core and the full module have: C functions over plain memory, which
// web/src/worker/core-run.js calls. Conversion only, and nothing throws across it. A run, a query of a tree or a search
// for an event is known by its address, which never leaves the host that made it (web/src/worker/host.js).

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
TreeQuery& query_of(Handle handle) { return *reinterpret_cast<TreeQuery*>(handle); }
EventQuery& search_of(Handle handle) { return *reinterpret_cast<EventQuery*>(handle); }

/// Twelve bytes each.
std::vector<EventFilter> filters_from(std::string_view bytes) {
  std::vector<EventFilter> filters(bytes.size() / sizeof(EventFilter));
  std::memcpy(filters.data(), bytes.data(), filters.size() * sizeof(EventFilter));
  return filters;
}

// All runs of the module share it.
SnapshotBudget& budget() {
  static SnapshotBudget shared;
  return shared;
}

}  // namespace

/// Inbox: a puzzle.
RUN_EXPORT("isSound") int run_is_sound() { return is_sound(puzzle_from(inbox())); }

/// Inbox: a puzzle of this many bytes, which is sound, and a strategy.
RUN_EXPORT("openRun") Handle run_open(unsigned puzzle_size, double max_events) {
  return handle_of(std::make_unique<Run>(puzzle_from(inbox()), strategy_from(inbox().substr(puzzle_size)),
                                         number_from(max_events), budget()));
}
RUN_EXPORT("closeRun") void run_close(Handle run) { delete &run_of(run); }

/// Not 0 while there is more to do.
RUN_EXPORT("advance") int run_advance(Handle run, double events) { return run_of(run).advance(number_from(events)); }
RUN_EXPORT("cancel") void run_cancel(Handle run) { run_of(run).cancel(); }

// What changes while a run goes on.
RUN_EXPORT("length") double run_length(Handle run) { return to_double(run_of(run).length()); }
RUN_EXPORT("status") int run_status(Handle run) { return static_cast<int>(run_of(run).status()); }
RUN_EXPORT("stats") unsigned run_stats(Handle run) { return Outbox().add(run_of(run).stats()).size(); }
/// Outbox: the grids of the solutions, a byte a cell.
RUN_EXPORT("solutions") unsigned run_solutions(Handle run) {
  Outbox grids;
  for (const auto& solution : run_of(run).solutions()) grids.add_all(solution);
  return grids.size();
}

/// Outbox: the number of the first as a double, the depth in 64 bits, then the events.
RUN_EXPORT("events") unsigned run_events(Handle run, double first, double count) {
  const EventWindow window = run_of(run).events(number_from(first), number_from(count));
  return Outbox().add(to_double(window.first)).add(std::uint64_t{window.depth}).add_all(window.events).size();
}

/// Outbox: how many candidates are ruled out, in 64 bits, then the four lists; the path takes what is left.
RUN_EXPORT("stateAt") unsigned run_state_at(Handle run, double index) {
  const State state = run_of(run).state_at(number_from(index));
  return Outbox().add(std::uint64_t{state.ruled_out}).add_all(state.candidates).add_all(state.levels)
      .add_all(state.values).add_all(state.path).size();
}

RUN_EXPORT("pathAt") unsigned run_path_at(Handle run, double index) {
  return Outbox().add_all(run_of(run).path_at(number_from(index))).size();
}

RUN_EXPORT("next") double run_next(Handle run, double index, unsigned kinds) {
  return to_double(run_of(run).next(number_from(index), kinds));
}
RUN_EXPORT("previous") double run_previous(Handle run, double index, unsigned kinds) {
  return to_double(run_of(run).previous(number_from(index), kinds));
}
RUN_EXPORT("countBefore") double run_count_before(Handle run, double index, unsigned kinds) {
  return to_double(run_of(run).count_before(number_from(index), kinds));
}

/// Inbox: filters. Looks for an event that one of them lets through.
RUN_EXPORT("openSearch") Handle run_open_search(Handle run, double index, int is_forward) {
  return handle_of(run_of(run).find(filters_from(inbox()), number_from(index),
                                    is_forward != 0 ? Direction::forward : Direction::backward));
}
RUN_EXPORT("advanceSearch") int run_advance_search(Handle search, double events) {
  return search_of(search).advance(number_from(events));
}
RUN_EXPORT("searchFound") double run_search_found(Handle search) { return to_double(search_of(search).found()); }
RUN_EXPORT("searchReached") double run_search_reached(Handle search) { return to_double(search_of(search).reached()); }
RUN_EXPORT("closeSearch") void run_close_search(Handle search) { delete &search_of(search); }

/// Outbox: the width of a bucket as a double, then the buckets.
RUN_EXPORT("overview") unsigned run_overview(Handle run) {
  const Overview overview = run_of(run).overview();
  return Outbox().add(to_double(overview.width)).add_all(overview.buckets).size();
}

RUN_EXPORT("tree") unsigned run_tree(Handle run, double cap) {
  return Outbox().add_all(run_of(run).tree(static_cast<std::size_t>(number_from(cap)))).size();
}

/// Of the decide with this event number.
RUN_EXPORT("openSubtree") Handle run_open_subtree(Handle run, double decide, double cap) {
  return handle_of(run_of(run).subtree(number_from(decide), static_cast<std::size_t>(number_from(cap))));
}
RUN_EXPORT("advanceSubtree") int run_advance_subtree(Handle query, double events) {
  return query_of(query).advance(number_from(events));
}
RUN_EXPORT("subtree") unsigned run_subtree(Handle query) { return Outbox().add_all(query_of(query).nodes()).size(); }
RUN_EXPORT("closeSubtree") void run_close_subtree(Handle query) { delete &query_of(query); }

}  // namespace sudoku::wasm
