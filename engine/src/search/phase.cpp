#include "sudoku/phase.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "constraints/constraint_set.hpp"
#include "propagation/make.hpp"
#include "sudoku/json.hpp"

namespace sudoku {

namespace {

bool is_of_search(const Event& event) {
  return event.cause == Cause::search || event.cause == Cause::none || event.cause == Cause::learnt;
}

bool is_pass(const Event& event, Cause cause) { return event.kind == EventKind::pass && event.cause == cause; }

/// Index of the last pass of `cause` before `end`; nothing if there is none.
std::optional<std::size_t> last_pass(std::span<const Event> events, std::size_t end, Cause cause) {
  while (end > 0) {
    if (is_pass(events[--end], cause)) return end;
  }
  return {};
}

/// AC-3's queue, made of its events. It is first in, first out, so all that was ever put on since it was filled is one
/// list, and the arcs taken are a beginning of that list.
class ArcQueue {
 public:
  /// `pass` fills the queue, `cause` is the event before it, null at the start of a run.
  ArcQueue(const Geometry& geometry, const Event& pass, const Event* cause)
      : geometry_(geometry), neighbours_(arc_neighbours(geometry)) {
    if (cause != nullptr && is_cell(cause->cell) && pass.detail <= neighbours_[cause->cell].size()) {
      for (const Cell cell : neighbours_[cause->cell]) arcs_.push_back({cell, cause->cell});
    } else {
      for (int index = 0; index < geometry.cells(); ++index) fill_from(static_cast<Cell>(index));
    }
  }

  void add(const Event& event) {
    switch (event.kind) {
      case EventKind::revise:
        if (taken_ == arcs_.size()) break;  // not of AC-3
        in_hand_ = arcs_[taken_++];
        removed_ = 0;
        put_before_ = arcs_.size();
        break;
      case EventKind::eliminate:
        removed_ = event.digit;
        by_relation_ = event.cause == Cause::constraint;
        break;
      case EventKind::pass: in_hand_.reset(); break;  // of the constraints that are no arcs
      case EventKind::enqueue:
        if (is_cell(event.cell) && is_cell(event.detail)) arcs_.push_back({event.cell, event.detail});
        break;
      case EventKind::conflict:
        arcs_.resize(taken_);  // what is left is forgotten
        put_before_ = std::min(put_before_, taken_);
        break;
      case EventKind::place:
      case EventKind::step:
      case EventKind::decide:
      case EventKind::refute:
      case EventKind::solution:
      case EventKind::learn:
      case EventKind::restart:
      case EventKind::done: break;
    }
  }

  QueuePhase phase() const {
    const auto at = [this](std::size_t place) { return arcs_.begin() + static_cast<std::ptrdiff_t>(place); };
    QueuePhase phase;
    phase.length = arcs_.size() - taken_;
    phase.next.assign(at(taken_), at(std::min(arcs_.size(), taken_ + kMostArcs)));
    if (!in_hand_) return phase;
    phase.in_hand = in_hand_;
    phase.removed = removed_;
    phase.back.assign(at(put_before_), arcs_.end());
    if (removed_ != 0) phase.awaited = awaited_after(*in_hand_, by_relation_);
    return phase;
  }

  /// Peers differ; then relations are asked.
  Revision revision(Arc arc, const State& state) const {
    const Mask own = state.candidates[arc.cell], others = state.candidates[arc.other];
    const Mask taken = geometry_.are_peers(arc.cell, arc.other) && is_single(others) ? own & others : 0;
    const Mask kept = taken == own ? 0 : supported_by_relations(arc, own & ~taken, others);
    if (own == kept) return {};
    const Mask by_relations = own & ~taken & ~kept;
    const Digit first = lowest_digit(taken != 0 ? taken : by_relations);
    if (kept == 0) return {first, true, {}};
    return {first, false, awaited_after(arc, by_relations != 0)};
  }

 private:
  bool is_cell(int number) const { return number < geometry_.cells(); }

  Mask supported_by_relations(Arc arc, Mask own, Mask others) const {
    const ConstraintSet* const set = geometry_.constraints();
    if (set == nullptr) return own;
    each_relation(*set, arc.cell, arc.other, [&](std::uint16_t, const Relation& relation, int place) {
      own = relation.supported(place, own, others);
      return true;
    });
    return own;
  }

  void fill_from(Cell cell) {
    for (const Cell other : neighbours_[cell]) arcs_.push_back({cell, other});
  }

  /// After a removal from X, the arcs (Z, X) that are not in the queue, of those Z that it may tell more.
  std::vector<Arc> awaited_after(Arc arc, bool by_relation) const {
    std::vector<bool> queued(static_cast<std::size_t>(geometry_.cells()), false);
    for (std::size_t at = taken_; at < arcs_.size(); ++at) {
      if (arcs_[at].other == arc.cell) queued[arcs_[at].cell] = true;
    }
    std::vector<Arc> awaited;
    const Cell spared = unaffected_by_loss(arc.other, by_relation);
    for (const Cell other : neighbours_[arc.cell]) {
      if (other != spared && !queued[other]) awaited.push_back({other, arc.cell});
    }
    return awaited;
  }

  const Geometry& geometry_;
  CellLists neighbours_;
  std::vector<Arc> arcs_;
  std::size_t taken_ = 0;
  std::optional<Arc> in_hand_;
  Digit removed_ = 0;           // since the last arc was taken
  bool by_relation_ = false;    // and what removed it
  std::size_t put_before_ = 0;  // how many were put on before that
};

SolverPhase queue_phase(const Geometry& geometry, const State& state, std::span<const Event> events,
                        std::optional<Arc> tried) {
  const auto start = last_pass(events, events.size(), Cause::ac3);
  if (!start) return {};
  ArcQueue queue(geometry, events[*start], *start == 0 ? nullptr : &events[*start - 1]);
  for (const Event& event : events.subspan(*start + 1)) queue.add(event);
  SolverPhase phase;
  phase.queue = queue.phase();
  if (tried) phase.queue->tried = queue.revision(*tried, state);
  return phase;
}

/// The cells whose peers a pass looks at: those that were filled since the one before, ascending.
std::vector<std::uint16_t> solved_before(const Geometry& geometry, std::span<const Digit> givens,
                                         std::span<const Event> events, std::size_t start, std::uint64_t first) {
  const auto before = last_pass(events, start, events[start].cause);
  std::vector<std::uint16_t> cells;
  for (std::size_t at = before ? *before + 1 : 0; at < start; ++at) {
    const Event& event = events[at];
    const bool is_decided = event.kind == EventKind::decide && half_of(event) == Half::none;
    const bool is_filled = event.kind == EventKind::place || is_decided;
    if (is_filled && event.cell < geometry.cells()) cells.push_back(event.cell);
  }
  if (!before && first == 0) {
    for (std::size_t cell = 0; cell < givens.size(); ++cell) {
      if (givens[cell] != 0) cells.push_back(static_cast<std::uint16_t>(cell));
    }
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

std::vector<Cell> peers_that_lose(const Geometry& geometry, const State& state, Cell cell, bool in_units) {
  std::vector<Cell> losing;
  const Digit digit = state.values[cell];
  for (const Cell peer : geometry.peers(cell)) {
    if (!in_units && geometry.shared_unit(cell, peer) != kNoUnit) continue;
    if (digit != 0 && (state.candidates[peer] & bit(digit)) != 0) losing.push_back(peer);
  }
  return losing;
}

std::vector<std::uint16_t> open_cells(const State& state) {
  std::vector<std::uint16_t> cells;
  for (std::size_t cell = 0; cell < state.values.size(); ++cell) {
    if (state.values[cell] == 0) cells.push_back(static_cast<std::uint16_t>(cell));
  }
  return cells;
}

bool is_change(const Event& event) { return event.kind == EventKind::eliminate || event.kind == EventKind::place; }

int constraints_of(const Geometry& geometry) {
  return geometry.constraints() == nullptr ? 0 : geometry.constraints()->constraints;
}

std::vector<std::uint16_t> all_below(int end) {
  std::vector<std::uint16_t> numbers;
  for (int number = 0; number < end; ++number) numbers.push_back(static_cast<std::uint16_t>(number));
  return numbers;
}

/// The cell or unit that an event of a pass names as the one in hand; one that does not exist names none.
std::uint16_t names(const Geometry& geometry, const Event& event, PassThrough through) {
  const auto below = [](std::uint16_t number, int end) { return number < end ? number : kNoCell; };
  switch (through) {
    case PassThrough::solved_cells:
      return event.kind == EventKind::eliminate ? below(event.detail, geometry.cells()) : kNoCell;
    case PassThrough::open_cells: return is_change(event) ? below(event.cell, geometry.cells()) : kNoCell;
    case PassThrough::units:
      return is_change(event) || event.kind == EventKind::conflict ? below(event.detail, geometry.units()) : kNoCell;
    case PassThrough::constraints:
      return is_change(event) || event.kind == EventKind::conflict ? below(event.detail, constraints_of(geometry))
                                                                   : kNoCell;
  }
  return kNoCell;
}

PassThrough through_what(Cause cause) {
  if (is_singleton(cause)) return PassThrough::open_cells;
  if (cause == Cause::constraint) return PassThrough::constraints;
  const bool speaks = cause == Cause::eliminate || cause == Cause::forward_checking;
  return speaks ? PassThrough::solved_cells : PassThrough::units;
}

SolverPhase pass_phase(const Geometry& geometry, std::span<const Digit> givens, const State& state, std::uint64_t first,
                       std::span<const Event> events, std::optional<Cause> propagation) {
  const Cause cause = events.back().cause;
  const auto start = last_pass(events, events.size(), cause);
  if (!start) return {};
  PassPhase pass;
  pass.cause = cause;
  pass.through = through_what(cause);
  pass.count = events[*start].detail;
  pass.number = static_cast<std::size_t>(
      std::count_if(events.begin(), events.end(), [](const Event& event) { return event.kind == EventKind::pass; }));
  for (std::size_t at = *start + 1; at < events.size(); ++at) {
    const Event& event = events[at];
    if (event.cause != cause) continue;
    if (is_change(event)) pass.done.push_back({first + at, event});
    const std::uint16_t named = names(geometry, event, pass.through);
    if (named != kNoCell) pass.in_hand = named;
  }
  switch (pass.through) {
    case PassThrough::solved_cells:
      pass.next = solved_before(geometry, givens, events, *start, first);
      if (pass.in_hand) {
        const bool in_units = !propagation || !matches_units(*propagation);  // cells speak only to other peers
        pass.losing = peers_that_lose(geometry, state, *pass.in_hand, in_units);
      }
      break;
    case PassThrough::open_cells: pass.next = open_cells(state); break;
    case PassThrough::units: pass.next = all_below(geometry.units()); break;
    case PassThrough::constraints: pass.next = all_below(constraints_of(geometry)); break;
  }
  if (pass.in_hand) {
    const auto behind = std::upper_bound(pass.next.begin(), pass.next.end(), *pass.in_hand);
    pass.next.erase(pass.next.begin(), behind);
  }
  SolverPhase phase;
  phase.pass = std::move(pass);
  return phase;
}

void write(Json& json, const std::vector<Arc>& arcs) {
  json.open('[');
  for (const Arc& arc : arcs) json.open('{').key("cell").value(arc.cell).key("other").value(arc.other).close('}');
  json.close(']');
}

void write(Json& json, const std::vector<std::uint16_t>& numbers) {
  json.open('[');
  for (const std::uint16_t number : numbers) json.value(number);
  json.close(']');
}

void write(Json& json, const QueuePhase& queue) {
  json.key("kind").text("queue").key("length").value(std::uint64_t{queue.length}).key("next");
  write(json, queue.next);
  json.key("removed").value(queue.removed).key("back");
  write(json, queue.back);
  json.key("awaited");
  write(json, queue.awaited);
  if (queue.in_hand) {
    json.key("inHand").open('{').key("cell").value(queue.in_hand->cell).key("other").value(queue.in_hand->other);
    json.close('}');
  }
  if (!queue.tried) return;
  json.key("tried").open('{').key("digit").value(queue.tried->digit).key("isLast").truth(queue.tried->is_last);
  write(json.key("back"), queue.tried->back);
  json.close('}');
}

void write(Json& json, const PassPhase& pass) {
  constexpr std::array<std::string_view, 4> kThrough{"solved-cells", "open-cells", "units", "constraints"};
  json.key("kind").text("pass");
  json.key("number").value(std::uint64_t{pass.number}).key("count").value(std::uint64_t{pass.count});
  json.key("through").text(kThrough[static_cast<std::size_t>(pass.through)]);
  if (pass.in_hand) json.key("inHand").value(*pass.in_hand);
  json.key("done").open('[');
  for (const auto& [index, event] : pass.done) {
    json.open('{').key("index").value(index).key("kind").text(kind_id(event.kind)).key("cell").value(event.cell);
    json.key("digit").value(event.digit).close('}');
  }
  json.close(']').key("losing");
  write(json, pass.losing);
  json.key("next");
  write(json, pass.next);
}

/// True if the last event is AC-3's: by its cause, or as what a relation took while an arc was revised.
bool is_of_queue(std::span<const Event> events) {
  const auto by_constraint = [](const Event& event) { return event.cause == Cause::constraint && is_change(event); };
  while (events.size() > 1 && by_constraint(events.back())) events = events.first(events.size() - 1);
  return events.back().cause == Cause::ac3;
}

}  // namespace

SolverPhase phase_of(const Geometry& geometry, std::span<const Digit> givens, const State& state, std::uint64_t first,
                     std::span<const Event> events, std::optional<Arc> tried, std::optional<Cause> propagation) {
  if (events.empty() || is_of_search(events.back())) return {};
  // Search also places: a cell that has one digit left when its turn comes.
  for (std::size_t at = events.size(); at-- > 0;) {
    if (!is_of_search(events[at])) continue;
    first += at;
    events = events.subspan(at);
    break;
  }
  return is_of_queue(events) ? queue_phase(geometry, state, events, tried)
                             : pass_phase(geometry, givens, state, first, events, propagation);
}

SolverPhase phase_at(Run& run, std::uint64_t step, std::optional<Arc> tried) {
  const auto set_of = [](EventKind kind) { return 1u << static_cast<int>(kind); };
  const std::uint64_t acted = run.previous(step, set_of(EventKind::decide) | set_of(EventKind::refute));
  const std::uint64_t first = acted == Run::kNoEvent ? 0 : acted;
  return phase_of(run.geometry(), run.puzzle().givens, run.state_at(step), first,
                  run.events(first, step - first).events, tried, run.strategy().propagation);
}

std::string phase_json(const SolverPhase& phase) {
  Json json;
  json.open('{');
  if (phase.queue) write(json, *phase.queue);
  else if (phase.pass) write(json, *phase.pass);
  else json.key("kind").text("search");
  json.close('}');
  return json.take();
}

}  // namespace sudoku
