// The questions to a part of a run that is executed again: a window of its events, how many there are of a kind, a
// state, the path to it.
#pragma once

#include "search/replay.hpp"
#include "sudoku/run.hpp"

namespace sudoku {

/// Collects `count` events from the one it first hears of.
class WindowListener : public EventListener {
 public:
  WindowListener(const Replay&, EventWindow& window, std::uint64_t count) : window_(window), count_(count) {
    window_.events.reserve(static_cast<std::size_t>(count));
  }

  std::uint64_t on_event(std::uint64_t index, const Event& event, std::uint32_t depth, std::uint32_t) override {
    // Depth is told as it is after an event; before it, a decide is not yet open and a refuted one still is.
    if (window_.events.empty()) {
      window_.depth = depth - (event.kind == EventKind::decide ? 1 : 0) + (event.kind == EventKind::refute ? 1 : 0);
    }
    window_.events.push_back(event);
    return window_.events.size() < count_ ? index + 1 : kNever;
  }

 private:
  EventWindow& window_;
  std::uint64_t count_;
};

/// Counts events of some kinds (bit k = EventKind k) below `end`, from the one it first hears of.
class CountListener : public EventListener {
 public:
  CountListener(const Replay&, std::uint64_t& count, std::uint32_t kinds, std::uint64_t end)
      : count_(count), kinds_(kinds), end_(end) {}

  std::uint64_t on_event(std::uint64_t index, const Event& event, std::uint32_t, std::uint32_t) override {
    if (index >= end_) return kNever;
    count_ += kinds_ >> static_cast<unsigned>(event.kind) & 1;
    return index + 1;
  }

 private:
  std::uint64_t& count_;
  std::uint32_t kinds_;
  std::uint64_t end_;
};

/// Copies the path of the state after the first event it hears of.
class PathListener : public EventListener {
 public:
  PathListener(const Replay& replay, std::vector<PathLevel>& path) : replay_(replay), path_(path) {}

  // A decision that is just being taken back is still on the path, and the cells that search placed below it are not.
  std::uint64_t on_event(std::uint64_t, const Event&, std::uint32_t depth, std::uint32_t) override {
    const TracedSearch& search = replay_.search();
    const RecordingTrace& trace = search.trace();
    std::size_t decisions = 0, ruled_out = 0;
    for (const SearchLevel& level : search.path()) {
      if (level.is_decided() && decisions == depth) break;
      if (level.ruled_out && ruled_out == trace.rulings()) break;
      std::uint64_t event = 0;
      if (level.is_decided()) event = trace.open_decision(decisions++);
      if (level.ruled_out) event = trace.ruling(ruled_out++);
      path_.push_back({event, level.cell, level.digit, level.options, kind_on_path(level), level.half});
    }
    search.add_clauses(path_);
    return kNever;
  }

 private:
  static std::uint8_t kind_on_path(const SearchLevel& level) {
    if (level.ruled_out) return level.by_clause ? kRuledOutByClause : kRuledOut;
    return level.placed ? kPlaced : kDecided;
  }

  const Replay& replay_;
  std::vector<PathLevel>& path_;
};

/// Copies the state after the first event it hears of. Hooks are called when the state has been changed, so the board
/// is right in the middle of a step too.
class StateListener : public EventListener {
 public:
  StateListener(const Replay& replay, State& state) : replay_(replay), state_(state) {}

  std::uint64_t on_event(std::uint64_t, const Event&, std::uint32_t depth, std::uint32_t ruled_out) override {
    const TracedSearch& search = replay_.search();
    PropagationBoard board = search.board();
    state_.values = std::move(board.values);
    state_.candidates = std::move(board.candidates);
    state_.ruled_out = ruled_out;
    state_.path.clear();
    state_.levels.assign(state_.values.size(), 0);
    // A decision that is just being taken back is still on the path, but no longer counted in the depth.
    for (std::size_t level = 0; state_.path.size() < depth; ++level) {
      const SearchLevel& entry = search.path()[level];
      if (!entry.is_decided()) continue;
      state_.path.push_back({search.trace().open_decision(state_.path.size()), entry.cell, entry.digit,
                             entry.half});
      note_depth(level);
    }
    return kNever;
  }

 private:
  /// Every cell with a value that was open at this decision was set one level deeper.
  void note_depth(std::size_t level) {
    for (std::size_t cell = 0; cell < state_.values.size(); ++cell) {
      if (state_.values[cell] != 0 && replay_.search().was_open(level, static_cast<Cell>(cell))) ++state_.levels[cell];
    }
  }

  const Replay& replay_;
  State& state_;
};

/// A question that a listener answers, which fills `answer` while a part of the run is executed again.
template <class Answer, class Listener>
class ListeningQuery final : public Query<Answer> {
 public:
  /// `answer` is what it is where there is nothing to execute, `more` what the listener needs besides.
  template <class... More>
  ListeningQuery(Pieces& pieces, std::uint64_t from, std::uint64_t end, Answer answer, More... more)
      : answer_(std::move(answer)), replay_(pieces, from, end, &listener_), listener_(replay_, answer_, more...) {}
  ListeningQuery(const ListeningQuery&) = delete;
  ListeningQuery& operator=(const ListeningQuery&) = delete;

  bool advance(std::uint64_t events) override {
    if (replay_.advance(events)) return true;
    replay_.keep_search();
    return false;
  }
  Answer answer() override { return std::move(answer_); }

 private:
  Answer answer_;
  Replay replay_;
  Listener listener_;
};

}  // namespace sudoku
