#include "search/trail.hpp"

#include "search/traced_search.hpp"

namespace sudoku {

namespace {

/// Rows from one kept state to the next: a long chain asks for the state before thousands of rows.
constexpr std::size_t kStride = 128;

}  // namespace

void follow(TracedSearch& search, const std::vector<PathLevel>& path, const bool& enough) {
  Position position;
  for (const PathLevel& level : path) {
    position.path.push_back({0, level.cell, level.digit, level.options, level.placed != 0, false});
  }
  search.go_to(position, enough);
}

Trail::Trail(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy,
             const std::vector<PathLevel>& path, std::uint64_t end)
    : size_(static_cast<std::size_t>(geometry.size())),
      end_(end),
      state_(State::initial(geometry, puzzle)),
      settlers_(state_.values.size(), -1),
      removers_(state_.values.size() * size_, -1) {
  for (const PathLevel& level : path) {
    if (level.placed == 0) decides_.push_back(level.event);
  }
  const auto search = TracedSearch::make(geometry, puzzle, strategy);
  search->trace().listen(*this, 0);
  follow(*search, path, is_over_);
}

// Between a decide and the first one below it nothing is refuted, so the numbers run on.
std::uint64_t Trail::on_event(std::uint64_t index, const Event& event, std::uint32_t depth, std::uint32_t) {
  const std::uint64_t number = event.kind == EventKind::decide ? decides_[depth - 1] : next_number_;
  next_number_ = number + 1;
  if (number < end_) note({number, event, depth});
  is_over_ = next_number_ >= end_;
  return index + 1;
}

void Trail::note(const ChainEvent& entry) {
  const Event& event = entry.event;
  const int row = static_cast<int>(events_.size());
  if (events_.size() % kStride == 0) states_.push_back(state_);
  events_.push_back(entry);
  if (event.kind == EventKind::eliminate) removers_[event.cell * size_ + event.digit - 1u] = row;
  if (event.kind == EventKind::place || event.kind == EventKind::decide) {
    settlers_[event.cell] = row;
    for (Mask others = state_.candidates[event.cell] & ~bit(event.digit); others != 0; others &= others - 1) {
      removers_[event.cell * size_ + lowest_digit(others) - 1u] = row;
    }
  }
  apply(event, entry.index, state_);
}

State Trail::state_before(std::size_t row) const {
  State state = states_[row / kStride];
  for (std::size_t earlier = row - row % kStride; earlier < row; ++earlier) {
    apply(events_[earlier].event, events_[earlier].index, state);
  }
  return state;
}

}  // namespace sudoku
