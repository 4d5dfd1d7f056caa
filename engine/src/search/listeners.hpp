// What can be asked of a search that is executed again: a window of its events, the first or last of a kind, how many
// there are of it, a state.
#pragma once

#include "search/traced_search.hpp"
#include "sudoku/run.hpp"

namespace sudoku {

/// Collects `count` events from the one it first hears of.
class WindowListener : public EventListener {
 public:
  WindowListener(EventWindow& window, std::uint64_t count) : window_(window), count_(count) {}

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

/// Finds events of some kinds (bit k = EventKind k) below `end`: the first it hears of, or the last.
class KindListener : public EventListener {
 public:
  enum class Wanted : std::uint8_t { first, last };

  KindListener(std::uint32_t kinds, Wanted wanted, std::uint64_t end) : kinds_(kinds), wanted_(wanted), end_(end) {}

  std::uint64_t found() const { return found_; }

  std::uint64_t on_event(std::uint64_t index, const Event& event, std::uint32_t, std::uint32_t) override {
    if (index >= end_) return kNever;
    if ((kinds_ >> static_cast<unsigned>(event.kind) & 1) == 0) return index + 1;
    found_ = index;
    return wanted_ == Wanted::first ? kNever : index + 1;
  }

 private:
  std::uint32_t kinds_;
  Wanted wanted_;
  std::uint64_t end_;
  std::uint64_t found_ = Run::kNoEvent;
};

/// Counts events of some kinds (bit k = EventKind k) below `end`, from the one it first hears of.
class CountListener : public EventListener {
 public:
  CountListener(std::uint32_t kinds, std::uint64_t end) : kinds_(kinds), end_(end) {}

  std::uint64_t count() const { return count_; }

  std::uint64_t on_event(std::uint64_t index, const Event& event, std::uint32_t, std::uint32_t) override {
    if (index >= end_) return kNever;
    count_ += kinds_ >> static_cast<unsigned>(event.kind) & 1;
    return index + 1;
  }

 private:
  std::uint32_t kinds_;
  std::uint64_t end_;
  std::uint64_t count_ = 0;
};

/// Copies the path of the state after the first event it hears of.
class PathListener : public EventListener {
 public:
  PathListener(const TracedSearch& search, std::vector<PathLevel>& path) : search_(search), path_(path) {}

  // A decision that is just being taken back is still on the path, and the cells that search placed below it are not.
  std::uint64_t on_event(std::uint64_t, const Event&, std::uint32_t depth, std::uint32_t) override {
    std::size_t decisions = 0;
    for (const SearchLevel& level : search_.path()) {
      if (!level.placed && decisions == depth) break;
      const std::uint64_t event = level.placed ? 0 : search_.trace().open_decision(decisions);
      if (!level.placed) ++decisions;
      path_.push_back({event, level.cell, level.digit, level.options, level.placed});
    }
    return kNever;
  }

 private:
  const TracedSearch& search_;
  std::vector<PathLevel>& path_;
};

/// Copies the state after the first event it hears of. Hooks are called when the state has been changed, so the board
/// is right in the middle of a step too.
class StateListener : public EventListener {
 public:
  StateListener(const TracedSearch& search, State& state) : search_(search), state_(state) {}

  std::uint64_t on_event(std::uint64_t, const Event&, std::uint32_t depth, std::uint32_t ruled_out) override {
    PropagationBoard board = search_.board();
    state_.values = std::move(board.values);
    state_.candidates = std::move(board.candidates);
    state_.ruled_out = ruled_out;
    state_.path.clear();
    state_.levels.assign(state_.values.size(), 0);
    // A decision that is just being taken back is still on the path, but no longer counted in the depth.
    for (std::size_t level = 0; state_.path.size() < depth; ++level) {
      const SearchLevel& entry = search_.path()[level];
      if (entry.placed) continue;
      state_.path.push_back({search_.trace().open_decision(state_.path.size()), entry.cell, entry.digit});
      note_depth(level);
    }
    return kNever;
  }

 private:
  /// Every cell with a value that was open at this decision was set one level deeper.
  void note_depth(std::size_t level) {
    for (std::size_t cell = 0; cell < state_.values.size(); ++cell) {
      if (state_.values[cell] != 0 && search_.was_open(level, static_cast<Cell>(cell))) ++state_.levels[cell];
    }
  }

  const TracedSearch& search_;
  State& state_;
};

}  // namespace sudoku
