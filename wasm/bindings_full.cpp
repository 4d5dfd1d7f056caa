// The functions of the full module besides text: reasons, chains, the solver's phase, and the list of propagators.

#include <emscripten/bind.h>

#include "convert.hpp"
#include "exchange.hpp"
#include "sudoku/chain.hpp"
#include "sudoku/consistency.hpp"
#include "sudoku/layers.hpp"
#include "sudoku/phase.hpp"
#include "sudoku/reason.hpp"

namespace sudoku::wasm {

namespace {

class ConsistencyHandle {
 public:
  explicit ConsistencyHandle(const std::string& puzzle) : query_(puzzle_from(puzzle)) {}

  bool advance() { return query_.advance(); }
  /// The number of the propagator; 0, which no propagator has, if there is none.
  int weakest() const { return static_cast<int>(query_.weakest().value_or(Cause::search)); }
  int trying() const { return static_cast<int>(query_.trying().value_or(Cause::search)); }

 private:
  ConsistencyQuery query_;
};

/// The reason for an event, from the state before it; the run may be in the other module. Without an event, the reason
/// is
/// `done`. `path` leads to the state after it, and is empty unless the reason is a learnt clause.
val reason(const std::string& puzzle, const std::string& values, const std::string& candidates,
           const std::string& event, const std::string& path) {
  State before;
  before.values = list_from<Digit>(values);
  before.candidates = list_from<Mask>(candidates);
  Reason reason{ReasonKind::done, {}, {}, {}};
  if (!event.empty()) {
    reason = explain_on_path(Geometry::of(puzzle_from(puzzle)), before, list_from<Event>(event).front(),
                             list_from<PathLevel>(path));
  }
  val result = val::object();
  put(result, "kind", number(static_cast<int>(reason.kind)));
  put(result, "digits", bytes_of(reason.digits));
  put(result, "units", bytes_of(reason.units));
  put(result, "roles", bytes_of(reason.roles));
  if (reason.constraint != kNoConstraint) put(result, "constraint", number(reason.constraint));
  return result;
}

/// The chain of an event, back to guesses and givens. `path` leads to the state after it; the run may be in the other
/// module.
class ChainHandle {
 public:
  ChainHandle(const std::string& puzzle, const std::string& strategy, const std::string& path, double index,
              const std::string& event)
      : query_(ask_chain(puzzle_from(puzzle), strategy_from(strategy), list_from<PathLevel>(path), number_from(index),
                         list_from<Event>(event).front())) {}

  bool advance(double events) { return query_->advance(number_from(events)); }
  val answer() {
    const Chain chain = query_->answer();
    val result = val::object();
    put(result, "events", bytes_of(chain.events));
    put(result, "links", bytes_of(chain.links));
    put(result, "guesses", bytes_of(chain.guesses));
    put(result, "isSmallest", val(chain.is_smallest));
    return result;
  }

 private:
  std::unique_ptr<Query<Chain>> query_;
};

/// The event that removed a digit from a cell, or placed it there.
class OriginHandle {
 public:
  OriginHandle(const std::string& puzzle, const std::string& strategy, const std::string& path, double index, int cell,
               int digit)
      : query_(ask_origin(puzzle_from(puzzle), strategy_from(strategy), list_from<PathLevel>(path),
                          number_from(index), static_cast<Cell>(cell), static_cast<Digit>(digit))) {}

  bool advance(double events) { return query_->advance(number_from(events)); }
  /// -1 if there is none.
  double answer() { return to_double(query_->answer()); }

 private:
  std::unique_ptr<Query<std::uint64_t>> query_;
};

/// The phase after `events`, which have numbers from `first` on, as JSON. `strategy` is that of the run, or empty for
/// runs of other programs; `tried` is an arc whose revision is computed, or empty.
std::string phase(const std::string& puzzle, const std::string& strategy, const std::string& values,
                  const std::string& candidates, double first, const std::string& events, const std::string& tried) {
  const Puzzle at_start = puzzle_from(puzzle);
  State state;
  state.values = list_from<Digit>(values);
  state.candidates = list_from<Mask>(candidates);
  std::optional<Arc> arc;
  if (!tried.empty()) arc = list_from<Arc>(tried).front();
  std::optional<Cause> propagation;
  if (!strategy.empty()) propagation = strategy_from(strategy).propagation;
  return phase_json(phase_of(Geometry::of(at_start), at_start.givens, state, number_from(first),
                             list_from<Event>(events), arc, propagation));
}

/// The layers of a constraint in a state, as JSON.
std::string layers(const std::string& puzzle, const std::string& values, const std::string& candidates,
                   int constraint) {
  const Puzzle at_start = puzzle_from(puzzle);
  const auto set = list_from<Digit>(values);
  auto left = list_from<Mask>(candidates);
  for (std::size_t cell = 0; cell < set.size(); ++cell) {
    if (set[cell] != 0) left[cell] = bit(set[cell]);
  }
  return layers_json(at_start, Geometry::of(at_start), static_cast<std::size_t>(constraint), left);
}

}  // namespace

}  // namespace sudoku::wasm

EMSCRIPTEN_BINDINGS(sudokuscope_full) {
  using namespace sudoku::wasm;
  using emscripten::class_;
  using emscripten::function;

  class_<ConsistencyHandle>("Consistency")
      .constructor<const std::string&>()
      .function("advance", &ConsistencyHandle::advance)
      .function("weakest", &ConsistencyHandle::weakest)
      .function("trying", &ConsistencyHandle::trying);
  class_<ChainHandle>("Chain")
      .constructor<const std::string&, const std::string&, const std::string&, double, const std::string&>()
      .function("advance", &ChainHandle::advance)
      .function("answer", &ChainHandle::answer);
  class_<OriginHandle>("Origin")
      .constructor<const std::string&, const std::string&, const std::string&, double, int, int>()
      .function("advance", &OriginHandle::advance)
      .function("answer", &OriginHandle::answer);

  function("reason", &reason);
  function("phase", &phase);
  function("layers", &layers);
}
