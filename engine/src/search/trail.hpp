// The events on the way to a state, without the branches that were refuted meanwhile; and which of them took a
// candidate away or set a cell.
#pragma once

#include <memory>
#include <vector>

#include "search/clauses.hpp"
#include "search/traced_search.hpp"
#include "sudoku/chain.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/state.hpp"
#include "trace.hpp"

namespace sudoku {

/// The position to which a path leads, for propagation; and the clauses that had been learnt there.
Position position_of(const std::vector<PathLevel>& path);
std::vector<LearntClause> clauses_of(const std::vector<PathLevel>& path);

class Trail : private EventListener {
 public:
  /// Without events, for who appends them.
  Trail(const Geometry& geometry, const Puzzle& puzzle);
  /// Of the events before number `end` on the path; `geometry` and `strategy` must outlive it.
  Trail(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy, const std::vector<PathLevel>& path,
        std::uint64_t end);

  /// Propagates along the path for about `events` events, or fewer where these take long; false when it is whole.
  bool advance(std::uint64_t events);

  const std::vector<ChainEvent>& events() const { return events_; }
  /// An event at the end of the path.
  void append(const ChainEvent& event) { note(event); }
  /// Takes the events from this row on back; none of them is a refute.
  void cut(std::size_t row);

  /// Those that had been learnt.
  std::vector<LearntClause>& clauses() { return clauses_; }
  const std::vector<LearntClause>& clauses() const { return clauses_; }
  /// The one of this number; null where there is none.
  const LearntClause* clause(std::uint16_t number) const;

  /// The row of the event that set the cell, or took the digit from it; -1 where there is none.
  int settler(Cell cell) const { return settlers_[cell]; }
  int remover(Cell cell, Digit digit) const { return removers_[cell * size_ + digit - 1u]; }

  /// The state before the event of this row.
  State state_before(std::size_t row) const;

 private:
  std::uint64_t on_event(std::uint64_t index, const Event& event, std::uint32_t depth, std::uint32_t) override;
  void note(const ChainEvent& event);

  std::size_t size_;
  std::uint64_t end_ = 0;
  bool is_over_ = false;                // an event from `end_` on has been seen, or the path is at its end
  Position position_;
  std::unique_ptr<TracedSearch> search_;
  State state_;                         // after the last event noted
  std::vector<State> states_;           // before each row whose number is a multiple of a stride
  std::vector<std::uint64_t> decides_;  // their numbers, outermost first
  std::vector<std::uint64_t> rulings_;  // those of digits ruled out after a way back, outermost first
  std::size_t rulings_seen_ = 0;
  std::uint64_t next_number_ = 0;
  std::vector<LearntClause> clauses_;
  std::vector<ChainEvent> events_;
  std::vector<int> settlers_;  // a cell each
  std::vector<int> removers_;  // a candidate each
};

}  // namespace sudoku
