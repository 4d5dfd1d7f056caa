// The border to JavaScript, for both modules: conversion only. Nothing throws across it, and results are values; the
// handles made here (Run, TreeQuery) never leave the host that made them (web/src/engine-host.js).

#include <emscripten/bind.h>

#include <algorithm>
#include <memory>

#include "convert.hpp"
#include "sudoku/run.hpp"
#include "sudoku/text.hpp"

namespace sudoku::wasm {

namespace {

// All runs of the module share it.
SnapshotBudget& budget() {
  static SnapshotBudget shared;
  return shared;
}

val parse_text(const std::string& source, int box_rows, int box_cols) {
  const auto shape = box_rows == 0 && box_cols == 0 ? std::nullopt : std::optional<Shape>(Shape{box_rows, box_cols});
  const auto parsed = parse(source, shape);
  if (!parsed) return error(parsed.error());
  std::string notes;
  for (const std::string& note : parsed.value().notes) notes += note + "\n";
  val result = val::object();
  put(result, "puzzle", to_js(parsed.value().puzzle));
  put(result, "format", text(parsed.value().format));
  put(result, "notes", text(notes));
  return result;
}

/// The error, or null.
val check(const std::string& puzzle) {
  const auto checked = check_puzzle(puzzle_from(puzzle));
  return checked ? val::null() : error(checked.error());
}

/// `kind`: 0 the line, 1 the grid, 2 the candidates. As everywhere below, the puzzle has passed `check`.
std::string format_puzzle(const std::string& bytes, int kind) {
  const Puzzle puzzle = puzzle_from(bytes);
  const Geometry geometry(puzzle.shape);
  switch (kind) {
    case 0: return print_line(geometry, puzzle.givens);
    case 1: return print_grid(geometry, puzzle.givens);
    default: return print_candidates(geometry, State::initial(geometry, puzzle).candidates);
  }
}

class TreeHandle {
 public:
  explicit TreeHandle(std::unique_ptr<TreeQuery> query) : query_(std::move(query)) {}
  bool advance(double events) { return query_->advance(number_from(events)); }
  val nodes() { return bytes_of(query_->nodes()); }

 private:
  std::unique_ptr<TreeQuery> query_;
};

class RunHandle {
 public:
  RunHandle(const std::string& puzzle, const std::string& strategy, double max_events)
      : run_(puzzle_from(puzzle), strategy_from(strategy), number_from(max_events), budget()) {}

  bool advance(double events) { return run_.advance(number_from(events)); }
  void cancel() { run_.cancel(); }

  // What changes while a run goes on.
  double length() const { return to_double(run_.length()); }
  int status() const { return static_cast<int>(run_.status()); }
  std::string solutions() const { return lines(run_.geometry(), run_.solutions()); }
  val stats() const {
    const RunStats stats = run_.stats();
    return bytes(&stats, sizeof stats);
  }

  val events(double first, double count) {
    const EventWindow window = run_.events(number_from(first), number_from(count));
    val result = val::object();
    put(result, "first", number(to_double(window.first)));
    put(result, "depth", number(window.depth));
    put(result, "bytes", bytes_of(window.events));
    return result;
  }

  val state_at(double index) {
    const State state = run_.state_at(number_from(index));
    val result = val::object();
    put(result, "values", bytes_of(state.values));
    put(result, "candidates", bytes_of(state.candidates));
    put(result, "levels", bytes_of(state.levels));
    put(result, "path", bytes_of(state.path));
    put(result, "ruledOut", number(state.ruled_out));
    return result;
  }

  val path_at(double index) { return bytes_of(run_.path_at(number_from(index))); }

  val reason(double index) {
    const Reason reason = run_.reason(number_from(index));
    val result = val::object();
    put(result, "kind", number(static_cast<int>(reason.kind)));
    put(result, "digits", bytes_of(reason.digits));
    put(result, "units", bytes_of(reason.units));
    put(result, "roles", bytes_of(reason.roles));
    return result;
  }

  double next(double index, unsigned kinds) { return to_double(run_.next(number_from(index), kinds)); }
  double previous(double index, unsigned kinds) { return to_double(run_.previous(number_from(index), kinds)); }
  double count_before(double index, unsigned kinds) { return to_double(run_.count_before(number_from(index), kinds)); }

  val overview() const {
    const Overview overview = run_.overview();
    val result = val::object();
    put(result, "width", number(to_double(overview.width)));
    put(result, "buckets", bytes_of(overview.buckets));
    return result;
  }

  val tree(double cap) const { return bytes_of(run_.tree(static_cast<std::size_t>(number_from(cap)))); }

  /// The subtree of the decide with this event number.
  TreeHandle* subtree(double decide, double cap) const {
    return new TreeHandle(run_.subtree(number_from(decide), static_cast<std::size_t>(number_from(cap))));
  }

 private:
  Run run_;
};

/// The final check of a filled grid: bits for complete, units hold, givens kept.
int check_solution(const std::string& bytes, const std::string& values) {
  const Puzzle puzzle = puzzle_from(bytes);
  const GridCheck check = check_grid(Geometry(puzzle.shape), puzzle, {values.begin(), values.end()});
  return (check.complete ? 1 : 0) + (check.units_hold ? 2 : 0) + (check.givens_kept ? 4 : 0);
}

/// A line each: id, name and summary, with tabs between.
std::string list_propagators() {
  std::string list;
  for (const PropagatorInfo& info : propagators()) {
    for (const std::string_view field : {info.id, info.name, info.summary}) list.append(field) += '\t';
    list.back() = '\n';
  }
  return list;
}

}  // namespace

}  // namespace sudoku::wasm

EMSCRIPTEN_BINDINGS(sudokuscope) {
  using namespace sudoku::wasm;
  using emscripten::allow_raw_pointers;
  using emscripten::class_;
  using emscripten::function;

  function("parse", &parse_text);
  function("check", &check);
  function("checkSolution", &check_solution);
  function("format", &format_puzzle);
  function("propagators", &list_propagators);

  class_<TreeHandle>("Tree").function("advance", &TreeHandle::advance).function("nodes", &TreeHandle::nodes);

  class_<RunHandle>("Run")
      .constructor<const std::string&, const std::string&, double>()
      .function("advance", &RunHandle::advance)
      .function("cancel", &RunHandle::cancel)
      .function("length", &RunHandle::length)
      .function("status", &RunHandle::status)
      .function("solutions", &RunHandle::solutions)
      .function("stats", &RunHandle::stats)
      .function("events", &RunHandle::events)
      .function("stateAt", &RunHandle::state_at)
      .function("pathAt", &RunHandle::path_at)
      .function("reason", &RunHandle::reason)
      .function("next", &RunHandle::next)
      .function("previous", &RunHandle::previous)
      .function("countBefore", &RunHandle::count_before)
      .function("overview", &RunHandle::overview)
      .function("tree", &RunHandle::tree)
      .function("subtree", &RunHandle::subtree, allow_raw_pointers());
}
