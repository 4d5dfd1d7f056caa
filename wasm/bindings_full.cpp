// The abilities of the full module beside text: reasons, the chains that events rest on, what the solver is at, and the
// list of consistencies.

#include <emscripten/bind.h>

#include "convert.hpp"
#include "exchange.hpp"
#include "sudoku/chain.hpp"
#include "sudoku/consistency.hpp"
#include "sudoku/phase.hpp"
#include "sudoku/reason.hpp"

namespace sudoku::wasm {

namespace {

class ConsistencyHandle {
 public:
  explicit ConsistencyHandle(const std::string& puzzle) : query_(puzzle_from(puzzle)) {}

  bool advance() { return query_.advance(); }
  /// The number of the propagator; 0, which is no propagator's, where there is none.
  int weakest() const { return static_cast<int>(query_.weakest().value_or(Cause::search)); }

 private:
  ConsistencyQuery query_;
};

/// The reason of an event, from the state before it, which the run tells; it may live in the other module. Without an
/// event, that all is done. `path` leads to the state after it, and is empty where no learnt clause is the reason.
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

/// Why an event holds, back to guesses and givens. `path` is what the run, which may live in the other module, told of
/// the state after the event.
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

/// The event that settled what becomes of a digit in a cell.
class OriginHandle {
 public:
  OriginHandle(const std::string& puzzle, const std::string& strategy, const std::string& path, double index, int cell,
               int digit)
      : query_(ask_origin(puzzle_from(puzzle), strategy_from(strategy), list_from<PathLevel>(path),
                          number_from(index), static_cast<Cell>(cell), static_cast<Digit>(digit))) {}

  bool advance(double events) { return query_->advance(number_from(events)); }
  /// -1 where there is none.
  double answer() { return to_double(query_->answer()); }

 private:
  std::unique_ptr<Query<std::uint64_t>> query_;
};

/// The phase after `events`, which have numbers from `first` on, and the state after them; as JSON. `tried`: an arc
/// that is looked at as if it were revised now, or nothing.
std::string phase(const std::string& puzzle, const std::string& values, const std::string& candidates, double first,
                  const std::string& events, const std::string& tried) {
  const Puzzle at_start = puzzle_from(puzzle);
  State state;
  state.values = list_from<Digit>(values);
  state.candidates = list_from<Mask>(candidates);
  std::optional<Arc> arc;
  if (!tried.empty()) arc = list_from<Arc>(tried).front();
  return phase_json(phase_of(Geometry::of(at_start), at_start.givens, state, number_from(first),
                             list_from<Event>(events), arc));
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
      .function("weakest", &ConsistencyHandle::weakest);
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
}
