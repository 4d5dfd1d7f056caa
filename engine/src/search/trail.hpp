// The events on the way to a state, without the branches that were refuted meanwhile; and which of them took a
// candidate away or set a cell.
#pragma once

#include <vector>

#include "sudoku/chain.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/state.hpp"
#include "trace.hpp"

namespace sudoku {

class TracedSearch;

/// Puts a search that has not begun where the path leads, or less far, once `enough` is true.
void follow(TracedSearch& search, const std::vector<PathLevel>& path, const bool& enough);

class Trail : private EventListener {
 public:
  /// Of the events before number `end` on the path.
  Trail(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy, const std::vector<PathLevel>& path,
        std::uint64_t end);

  const std::vector<ChainEvent>& events() const { return events_; }
  /// An event that search wrote at the end of the path.
  void append(const ChainEvent& event) { note(event); }

  /// The row of the event that set the cell, or took the digit from it; -1 where there is none.
  int settler(Cell cell) const { return settlers_[cell]; }
  int remover(Cell cell, Digit digit) const { return removers_[cell * size_ + digit - 1u]; }

  /// The state before the event of this row.
  State state_before(std::size_t row) const;

 private:
  std::uint64_t on_event(std::uint64_t index, const Event& event, std::uint32_t depth, std::uint32_t) override;
  void note(const ChainEvent& event);

  std::size_t size_;
  std::uint64_t end_;
  bool is_over_ = false;                // an event from `end_` on has been seen
  State state_;                         // after the last event noted
  std::vector<State> states_;           // before each row whose number is a multiple of a stride
  std::vector<std::uint64_t> decides_;  // their numbers, outermost first
  std::uint64_t next_number_ = 0;
  std::vector<ChainEvent> events_;
  std::vector<int> settlers_;  // a cell each
  std::vector<int> removers_;  // a candidate each
};

}  // namespace sudoku
