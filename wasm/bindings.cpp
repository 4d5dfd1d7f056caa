// The border to JavaScript: conversion only. Nothing throws across it, and results are values; the handles made here
// (Run, Solver, TreeQuery) never leave the host that made them (web/src/engine-host.js).

#include <algorithm>
#include <memory>

#include "convert.hpp"
#include "sudoku/run.hpp"
#include "sudoku/solve.hpp"
#include "sudoku/text.hpp"

namespace sudoku::wasm {

namespace {

// All runs of the module share it.
SnapshotBudget& budget() {
  static SnapshotBudget shared;
  return shared;
}

// Event numbers are exact as doubles up to 2^53; a run ends long before.
std::uint64_t number_from(double number) { return number <= 0 ? 0 : static_cast<std::uint64_t>(std::min(number, 9e15)); }
double to_double(std::uint64_t number) { return number == Run::kNoEvent ? -1.0 : static_cast<double>(number); }

val lines(const Geometry& geometry, const std::vector<std::vector<Digit>>& solutions) {
  val list = val::array();
  for (const auto& solution : solutions) push(list, text(print_line(geometry, solution)));
  return list;
}

val parse_text(const std::string& source, int box_rows, int box_cols) {
  const auto shape = box_rows == 0 && box_cols == 0 ? std::nullopt : std::optional<Shape>(Shape{box_rows, box_cols});
  const auto parsed = parse(source, shape);
  if (!parsed) return failure(parsed.error());
  val result = success();
  put(result, "puzzle", to_js(parsed.value().puzzle));
  put(result, "format", text(parsed.value().format));
  val notes = val::array();
  for (const std::string& note : parsed.value().notes) push(notes, text(note));
  put(result, "notes", notes);
  return result;
}

val check(const val& object) {
  const auto checked = check_puzzle(puzzle_from(object));
  return checked ? success() : failure(checked.error());
}

val format_puzzle(const val& object, const std::string& format) {
  const auto checked = check_puzzle(puzzle_from(object));
  if (!checked) return failure(checked.error());
  const Puzzle& puzzle = checked.value();
  const Geometry geometry(puzzle.shape);
  val result = success();
  if (format == "line") {
    put(result, "text", text(print_line(geometry, puzzle.givens)));
  } else if (format == "grid") {
    put(result, "text", text(print_grid(geometry, puzzle.givens)));
  } else if (format == "candidates") {
    put(result, "text", text(print_candidates(geometry, State::initial(geometry, puzzle).candidates)));
  } else {
    return failure({"format", "There is no text format called \"" + format.substr(0, 40) + "\"; line, grid and candidates are.",
                    Error::kNowhere, {}, {}});
  }
  return result;
}

class SolverHandle {
 public:
  /// `object` has passed `check`.
  SolverHandle(const val& object, double solutions, double keep, double nodes)
      : puzzle_(puzzle_from(object)), geometry_(puzzle_.shape),
        solver_(make_solver(puzzle_, {number_from(solutions), static_cast<std::size_t>(number_from(keep)), number_from(nodes)})) {}

  bool advance(double steps) { return solver_->advance(number_from(steps)); }
  val status() const { return text(status_id(solver_->status())); }
  double count() const { return to_double(solver_->count()); }
  double nodes() const { return to_double(solver_->nodes()); }
  val solutions() const { return lines(geometry_, solver_->solutions()); }

 private:
  Puzzle puzzle_;
  Geometry geometry_;
  std::unique_ptr<Solver> solver_;
};

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
  /// `object` has passed `check`; the strategy is filled in and was read once before.
  RunHandle(const val& object, const val& strategy, double max_events)
      : run_(puzzle_from(object), strategy_from(strategy).value(), number_from(max_events), budget()) {}

  bool advance(double events) { return run_.advance(number_from(events)); }
  void cancel() { run_.cancel(); }

  /// What changes while a run goes on.
  val summary() const {
    val result = val::object();
    put(result, "length", number(to_double(run_.length())));
    put(result, "status", text(status_id(run_.status())));
    put(result, "solutions", lines(run_.geometry(), run_.solutions()));
    put(result, "stats", stats());
    return result;
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
    val path = val::array();
    for (const OpenDecision& decision : state.path) {
      val entry = val::object();
      put(entry, "index", number(to_double(decision.event)));
      put(entry, "cell", number(decision.cell));
      put(entry, "digit", number(decision.digit));
      push(path, entry);
    }
    val result = val::object();
    put(result, "values", typed_array(state.values));
    put(result, "candidates", bytes_of(state.candidates));
    put(result, "levels", typed_array(state.levels));
    put(result, "depth", number(state.path.size()));
    put(result, "path", path);
    put(result, "ruledOut", number(state.ruled_out));
    return result;
  }

  val reason(double index) {
    const Reason reason = run_.reason(number_from(index));
    val digits = val::array(), units = val::array(), roles = val::array();
    for (const Digit digit : reason.digits) push(digits, number(digit));
    for (const Unit unit : reason.units) push(units, text(run_.geometry().unit_name(unit)));
    for (const RoleMark& mark : reason.roles) {
      val role = val::object();
      put(role, "role", text(role_id(mark.role)));
      put(role, "cell", number(mark.cell));
      if (mark.digit != 0) put(role, "digit", number(mark.digit));
      push(roles, role);
    }
    val result = val::object();
    put(result, "kind", text(reason_id(reason.kind)));
    put(result, "digits", digits);
    put(result, "units", units);
    put(result, "roles", roles);
    return result;
  }

  double next(double index, unsigned kinds) { return to_double(run_.next(number_from(index), kinds)); }
  double previous(double index, unsigned kinds) { return to_double(run_.previous(number_from(index), kinds)); }

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
  val stats() const {
    const RunStats stats = run_.stats();
    val by_propagator = val::object();
    for (const PropagatorInfo& info : propagators()) {
      const PropagatorStats& entry = stats.by_cause[static_cast<std::size_t>(info.cause)];
      if (entry.placements + entry.eliminations == 0) continue;
      val of_it = val::object();
      put(of_it, "placements", number(to_double(entry.placements)));
      put(of_it, "eliminations", number(to_double(entry.eliminations)));
      put(of_it, "ms", number(entry.milliseconds));
      put(by_propagator, std::string(info.id).c_str(), of_it);
    }
    val result = val::object();
    put(result, "nodes", number(to_double(stats.nodes)));
    put(result, "guesses", number(to_double(stats.guesses)));
    put(result, "backtracks", number(to_double(stats.backtracks)));
    put(result, "maxDepth", number(to_double(stats.max_depth)));
    put(result, "placements", number(to_double(stats.placements)));
    put(result, "eliminations", number(to_double(stats.eliminations)));
    put(result, "revisions", number(to_double(stats.revisions)));
    put(result, "passes", number(to_double(stats.passes)));
    put(result, "conflicts", number(to_double(stats.conflicts)));
    put(result, "byPropagator", by_propagator);
    return result;
  }

  Run run_;
};

val check_strategy(const val& object) {
  const auto strategy = strategy_from(object);
  return strategy ? success() : failure(strategy.error());
}

/// The final check of a filled grid against the givens of a puzzle of the same shape.
val check_solution(const val& object, const val& solution) {
  const Puzzle puzzle = puzzle_from(object);
  Puzzle filled = puzzle_from(solution);
  const Geometry geometry(puzzle.shape);
  const GridCheck check = check_grid(geometry, puzzle, filled.givens);
  val result = success();
  put(result, "complete", val(check.complete));
  put(result, "unitsHold", val(check.units_hold));
  put(result, "givensKept", val(check.givens_kept));
  return result;
}

val list_propagators() {
  val list = val::array();
  for (const PropagatorInfo& info : propagators()) {
    val entry = val::object();
    put(entry, "id", text(info.id));
    put(entry, "name", text(info.name));
    put(entry, "summary", text(info.summary));
    push(list, entry);
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
  function("checkStrategy", &check_strategy);
  function("checkSolution", &check_solution);
  function("format", &format_puzzle);
  function("propagators", &list_propagators);

  class_<SolverHandle>("Solver")
      .constructor<const val&, double, double, double>()
      .function("advance", &SolverHandle::advance)
      .function("status", &SolverHandle::status)
      .function("count", &SolverHandle::count)
      .function("nodes", &SolverHandle::nodes)
      .function("solutions", &SolverHandle::solutions);

  class_<TreeHandle>("Tree").function("advance", &TreeHandle::advance).function("nodes", &TreeHandle::nodes);

  class_<RunHandle>("Run")
      .constructor<const val&, const val&, double>()
      .function("advance", &RunHandle::advance)
      .function("cancel", &RunHandle::cancel)
      .function("summary", &RunHandle::summary)
      .function("events", &RunHandle::events)
      .function("stateAt", &RunHandle::state_at)
      .function("reason", &RunHandle::reason)
      .function("next", &RunHandle::next)
      .function("previous", &RunHandle::previous)
      .function("overview", &RunHandle::overview)
      .function("tree", &RunHandle::tree)
      .function("subtree", &RunHandle::subtree, allow_raw_pointers());
}

// What a call of a pure virtual function would do. The library's own version prints, and brings printf with it.
extern "C" void __cxa_pure_virtual() { __builtin_trap(); }

// Embind would name a type that is not bound by its address in hexadecimal, for which it brings printf, too. There is
// no such type here: every type of a function is bound when the module is loaded, or it does not load.
extern "C" int siprintf(char* to, const char*, ...) {
  *to = 0;
  return 0;
}
