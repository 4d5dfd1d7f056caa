// Looks for an event among all that a run has, however long that is. Of each piece it is known how often each kind
// occurs there and how deep it goes: where that shuts every filter out, it is skipped; others are executed again.
#pragma once

#include <optional>
#include <vector>

#include "search/replay.hpp"
#include "sudoku/run.hpp"

namespace sudoku {

class EventSearch final : public EventQuery, private EventListener {
 public:
  /// `pieces` must outlive it.
  EventSearch(Pieces& pieces, std::vector<EventFilter> filters, std::uint64_t index, Direction direction);

  bool advance(std::uint64_t events) override;
  std::uint64_t answer() override { return found_; }
  std::uint64_t reached() const override { return reached_; }

 private:
  /// Events between two looks at whether there is an answer.
  static constexpr std::uint64_t kStride = 4096;

  bool open_piece();
  void close_piece();
  bool may_hold(const Piece& piece) const;
  std::uint64_t on_event(std::uint64_t index, const Event& event, std::uint32_t depth, std::uint32_t) override;

  Pieces& pieces_;
  std::vector<EventFilter> filters_;
  std::uint32_t kinds_ = 0;  // of all filters together
  Direction direction_;
  std::uint64_t reached_;
  std::uint64_t first_ = 0, end_ = 0;  // what is executed at the moment
  std::optional<Replay> replay_;       // of that, while there is more of it
  std::uint64_t seen_ = Run::kNoEvent;  // backward the answer, once all of the piece has been seen
  std::uint64_t found_ = Run::kNoEvent;
};

}  // namespace sudoku
