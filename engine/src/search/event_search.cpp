#include "search/event_search.hpp"

#include <algorithm>

namespace sudoku {

namespace {

bool has_cell(EventKind kind) {
  constexpr std::uint32_t kWithout = 1u << static_cast<unsigned>(EventKind::pass) |
                                     1u << static_cast<unsigned>(EventKind::step) |
                                     1u << static_cast<unsigned>(EventKind::solution) |
                                     1u << static_cast<unsigned>(EventKind::done) |
                                     1u << static_cast<unsigned>(EventKind::restart);
  return (kWithout >> static_cast<unsigned>(kind) & 1) == 0;
}

bool has_other_cell(const Event& event) {
  return event.kind == EventKind::enqueue || event.kind == EventKind::revise ||
         (event.kind == EventKind::eliminate && blames_a_cell(event.cause));
}

}  // namespace

bool EventFilter::lets_through(const Event& event, std::uint32_t event_depth) const {
  if ((kinds >> static_cast<unsigned>(event.kind) & 1) == 0) return false;
  if (depth != kAnyDepth && depth != event_depth) return false;
  if (digit != 0 && digit != event.digit) return false;
  if (failed && event.kind == EventKind::refute && event.flags == kExhausted) return false;
  if (cell == kNoCell || (has_cell(event.kind) && event.cell == cell)) return true;
  return digit == 0 && has_other_cell(event) && event.detail == cell;
}

EventSearch::EventSearch(Pieces& pieces, std::vector<EventFilter> filters, std::uint64_t index,
                         Direction direction)
    : pieces_(pieces),
      filters_(std::move(filters)),
      direction_(direction),
      reached_(std::min(index, pieces.length())) {
  for (const EventFilter& filter : filters_) kinds_ |= filter.kinds;
}

bool EventSearch::advance(std::uint64_t events) {
  for (std::uint64_t left = events; found_ == Run::kNoEvent; left -= std::min(left, kStride)) {
    if (!replay_ && !open_piece()) return false;
    if (left == 0) return true;
    const bool is_open = replay_->advance(std::min(left, kStride));
    if (direction_ == Direction::forward) {
      found_ = seen_;
      reached_ = replay_->reached();
    } else if (!is_open) {
      found_ = seen_;
      reached_ = first_;
    }
    if (!is_open || found_ != Run::kNoEvent) close_piece();
    else if (replay_->search().paused()) return true;
  }
  return false;
}

bool EventSearch::open_piece() {
  const bool is_forward = direction_ == Direction::forward;
  while (is_forward ? reached_ < pieces_.length() : reached_ > 0) {
    const Piece piece = pieces_.around(is_forward ? reached_ : reached_ - 1);
    if (may_hold(piece)) {
      first_ = is_forward ? reached_ : piece.first;
      end_ = is_forward ? piece.end : reached_;
      replay_.emplace(pieces_, first_, end_, static_cast<EventListener*>(this));
      return true;
    }
    reached_ = is_forward ? piece.end : piece.first;
  }
  return false;
}

void EventSearch::close_piece() {
  replay_->keep_search();
  replay_.reset();
}

bool EventSearch::may_hold(const Piece& piece) const {
  const DepthRange depths = pieces_.depths(piece);
  return std::any_of(filters_.begin(), filters_.end(), [&](const EventFilter& filter) {
    const bool is_as_deep =
        filter.depth == EventFilter::kAnyDepth || (depths.least <= filter.depth && filter.depth <= depths.greatest);
    return is_as_deep && pieces_.count(piece, filter.kinds) != 0;
  });
}

std::uint64_t EventSearch::on_event(std::uint64_t index, const Event& event, std::uint32_t depth, std::uint32_t) {
  if (index >= end_) return kNever;  // of the last step
  if ((kinds_ >> static_cast<unsigned>(event.kind) & 1) == 0) return index + 1;
  const std::uint32_t event_depth = depth + (event.kind == EventKind::refute ? 1 : 0);
  const bool is_wanted = std::any_of(filters_.begin(), filters_.end(), [&](const EventFilter& filter) {
    return filter.lets_through(event, event_depth);
  });
  if (!is_wanted) return index + 1;
  seen_ = index;
  return direction_ == Direction::forward ? kNever : index + 1;
}

}  // namespace sudoku
