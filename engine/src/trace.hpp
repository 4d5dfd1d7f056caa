// The tracing policies of propagation and search.
//
// Every hook below is called where something just happened, after the state was changed. Tracing is a template
// parameter, not a flag: with NullTrace nothing is left of a hook, not even its arguments.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "clock.hpp"
#include "sudoku/event.hpp"
#include "sudoku/types.hpp"

namespace sudoku {

/// Says nothing; for `solve` and `count`.
struct NullTrace {
  void place(Cell, Digit, int, Cause, Unit) {}
  void eliminate(Cell, Digit, Cause, std::uint16_t) {}
  void pass(Cause, std::size_t, std::size_t) {}
  void goes_on(Cause) {}
  void enqueue(Cell, Cell) {}
  void revise(Cell, Cell) {}
  void decide(Cell, Digit, int, int, Half = Half::none) {}
  void refute(Cell, Digit, std::uint8_t, Half = Half::none) {}
  void rule_out(Cell, Digit) {}
  void learnt(Cell, Digit, std::uint16_t, bool) {}
  void cell_conflict(Cause, Cell) {}
  void unit_conflict(Cause, Unit, Digit) {}
  void solution(std::uint64_t) {}
  void done() {}
};

/// Number of events by kind and cause.
struct EventCounts {
  std::array<std::array<std::uint64_t, kCauses>, kEventKinds> by_cause{};

  std::uint64_t of(EventKind kind) const {
    std::uint64_t sum = 0;
    for (const std::uint64_t count : by_cause[static_cast<std::size_t>(kind)]) sum += count;
    return sum;
  }
  std::uint64_t of(EventKind kind, Cause cause) const {
    return by_cause[static_cast<std::size_t>(kind)][static_cast<std::size_t>(cause)];
  }
};

/// A listener to some events of a trace: called for event `index` only when that is at or above the last answer.
class EventListener {
 public:
  virtual ~EventListener() = default;
  /// Sees one event, with the depth and the candidates ruled out after it; answers the next index it wants to see.
  virtual std::uint64_t on_event(std::uint64_t index, const Event& event, std::uint32_t depth,
                                 std::uint32_t ruled_out) = 0;
};

inline constexpr std::uint64_t kNever = ~std::uint64_t{0};

/// Numbers and counts all events, and builds only those that its listener asked for: an event that nobody watches costs
/// two increments and a comparison.
class RecordingTrace {
 public:
  /// `deepest`: the most decisions that can be open.
  explicit RecordingTrace(int deepest) : open_(static_cast<std::size_t>(deepest) + 1) {}

  std::uint64_t index() const { return index_; }
  const EventCounts& counts() const { return counts_; }
  std::uint32_t depth() const { return depth_; }
  std::uint32_t max_depth() const { return max_depth_; }
  std::uint32_t ruled_out() const { return ruled_out_; }
  /// Clauses that were learnt so far.
  std::uint64_t clauses() const { return clauses_; }
  /// Guesses that were jumped over.
  std::uint64_t skipped() const { return skipped_; }
  /// Time of the samples, weighted, by the cause whose pass was running; search gets the rest.
  const std::array<double, kCauses>& sampled_milliseconds() const { return sampled_; }

  /// From event `from` on, `listener` is called as EventListener says.
  void listen(EventListener& listener, std::uint64_t from) {
    listener_ = &listener;
    listened_from_ = from;
    watched_from_ = follower_ == nullptr ? from : 0;
  }
  void listen_to_nothing() {
    listened_from_ = kNever;
    watched_from_ = follower_ == nullptr ? kNever : 0;
  }

  /// `follower` sees every event from now on, after the listener; its answers do not matter.
  void follow(EventListener& follower) {
    follower_ = &follower;
    watched_from_ = 0;
  }

  /// The number of the decide of an open decision; 0 is the outermost, depth() - 1 the latest.
  std::uint64_t open_decision(std::size_t level) const { return open_[level].event; }

  /// Digits that search has ruled out on the open path, or learnt clauses after a way back, outermost first: how many,
  /// and the number of each eliminate.
  std::size_t rulings() const { return rulings_.size(); }
  std::uint64_t ruling(std::size_t at) const { return rulings_[at].event; }

  /// Numbers the events to come as another trace did that stood in the same state. `open_events`: its open decisions,
  /// and then its rulings.
  void renumber(std::uint64_t index, const std::vector<std::uint64_t>& open_events) {
    index_ = index;
    for (std::size_t at = 0; at < open_events.size(); ++at) {
      (at < depth_ ? open_[at].event : rulings_[at - depth_].event) = open_events[at];
    }
  }

  /// Times what follows until `end_sample`; it stands for `weight` times as much.
  void start_sample(double weight) {
    sample_weight_ = weight;
    sampled_cause_ = Cause::search;
    lap_ = milliseconds_now();
  }
  void end_sample() {
    lap(Cause::search);
    sample_weight_ = 0;
  }

  /// `ruled_out`: how many other candidates leave the cell.
  void place(Cell cell, Digit digit, int ruled_out, Cause cause, Unit unit) {
    ruled_out_ += static_cast<std::uint32_t>(ruled_out);
    emit(EventKind::place, cause, digit, 0, cell, unit);
  }
  void eliminate(Cell cell, Digit digit, Cause cause, std::uint16_t why) {
    ++ruled_out_;
    emit(EventKind::eliminate, cause, digit, 0, cell, why);
  }
  void pass(Cause cause, std::size_t number, std::size_t count) {
    if (sample_weight_ != 0) lap(cause);
    emit(EventKind::pass, cause, 0, 0, clamp(number), clamp(count));
  }
  /// The pass of this cause goes on, which passes of others had interrupted.
  void goes_on(Cause cause) {
    if (sample_weight_ != 0) lap(cause);
  }
  void enqueue(Cell from, Cell to) { emit(EventKind::enqueue, Cause::ac3, 0, 0, from, to); }
  void revise(Cell from, Cell to) { emit(EventKind::revise, Cause::ac3, 0, 0, from, to); }
  /// `ruled_out`: as for `place`; `options`: how many digits were possible before the first try.
  void decide(Cell cell, Digit digit, int ruled_out, int options, Half half = Half::none) {
    open_[depth_] = {index_, ruled_out_};
    ++depth_;
    max_depth_ = std::max(max_depth_, depth_);
    ruled_out_ += static_cast<std::uint32_t>(ruled_out);
    emit(EventKind::decide, Cause::search, digit, static_cast<std::uint8_t>(half), cell,
         static_cast<std::uint16_t>(options));
  }
  /// `outcome`: kFailed, kExhausted or kSkipped.
  void refute(Cell cell, Digit digit, std::uint8_t outcome, Half half = Half::none) {
    --depth_;
    skipped_ += outcome == kSkipped ? 1 : 0;
    ruled_out_ = open_[depth_].ruled_out;
    while (!rulings_.empty() && rulings_.back().depth > depth_) rulings_.pop_back();
    emit(EventKind::refute, Cause::search, digit, outcome, cell, static_cast<std::uint16_t>(half));
  }
  /// Search takes a refuted digit from a cell.
  void rule_out(Cell cell, Digit digit) {
    rulings_.push_back({index_, depth_});
    eliminate(cell, digit, Cause::search, kNoUnit);
  }
  /// A learnt clause takes a digit from a cell; `asserted`: first of all after a way back.
  void learnt(Cell cell, Digit digit, std::uint16_t clause, bool asserted) {
    if (asserted) rulings_.push_back({index_, depth_});
    ++ruled_out_;
    emit(EventKind::eliminate, Cause::learnt, digit, asserted ? kAsserted : 0, cell, clause);
  }
  /// A decision of a clause that is being learnt, of which some more follow.
  void learn(Cell cell, Digit digit, std::uint16_t clause, std::size_t following) {
    clauses_ += following == 0 ? 1 : 0;
    emit(EventKind::learn, Cause::search, digit, static_cast<std::uint8_t>(std::min<std::size_t>(following, 255)), cell,
         clause);
  }
  void restart() { emit(EventKind::restart, Cause::search, 0, 0, 0, 0); }
  void cell_conflict(Cause cause, Cell cell) { emit(EventKind::conflict, cause, 0, 0, cell, kNoUnit); }
  void unit_conflict(Cause cause, Unit unit, Digit digit) {
    emit(EventKind::conflict, cause, digit, 0, kNoCell, unit);
  }
  void solution(std::uint64_t number) {
    emit(EventKind::solution, Cause::search, 0, 0, static_cast<Cell>(number & 0xFFFF),
          static_cast<std::uint16_t>(number >> 16 & 0xFFFF));
  }
  void done() { emit(EventKind::done, Cause::search, 0, 0, 0, 0); }

 private:
  static std::uint16_t clamp(std::size_t count) {
    return static_cast<std::uint16_t>(std::min<std::size_t>(count, 0xFFFF));
  }

  void emit(EventKind kind, Cause cause, Digit digit, std::uint8_t flags, Cell cell, std::uint16_t detail) {
    ++counts_.by_cause[static_cast<std::size_t>(kind)][static_cast<std::size_t>(cause)];
    if (index_ >= watched_from_) tell({kind, cause, digit, flags, cell, detail});
    ++index_;
  }
  [[gnu::noinline]] void tell(Event event) {
    if (index_ >= listened_from_) listened_from_ = listener_->on_event(index_, event, depth_, ruled_out_);
    watched_from_ = listened_from_;
    if (follower_ == nullptr) return;
    follower_->on_event(index_, event, depth_, ruled_out_);
    watched_from_ = 0;
  }

  void lap(Cause next) {
    const double now = milliseconds_now();
    sampled_[static_cast<std::size_t>(sampled_cause_)] += (now - lap_) * sample_weight_;
    sampled_cause_ = next;
    lap_ = now;
  }

  std::uint64_t index_ = 0;
  std::uint64_t watched_from_ = kNever;
  std::uint64_t listened_from_ = kNever;
  EventListener* listener_ = nullptr;
  EventListener* follower_ = nullptr;
  EventCounts counts_;
  struct DecisionStart {
    std::uint64_t event;
    std::uint32_t ruled_out;  // before it
  };
  struct Ruling {
    std::uint64_t event;
    std::uint32_t depth;
  };
  std::vector<Ruling> rulings_;    // on the open path, see above
  std::vector<DecisionStart> open_;  // as long as it can become; `depth_` of it are in use
  std::uint32_t depth_ = 0;
  std::uint32_t ruled_out_ = 0;
  std::uint32_t max_depth_ = 0;
  std::uint64_t clauses_ = 0;
  std::uint64_t skipped_ = 0;
  double sample_weight_ = 0;  // 0: no sample is being taken
  Cause sampled_cause_ = Cause::search;
  double lap_ = 0;
  std::array<double, kCauses> sampled_{};
};

}  // namespace sudoku
