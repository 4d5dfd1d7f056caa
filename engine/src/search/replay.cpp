#include "search/replay.hpp"

#include <algorithm>

namespace sudoku {

bool Replay::advance(std::uint64_t events) {
  if (from_ >= end_) return false;
  if (!search_) open();
  RecordingTrace& trace = search_->trace();
  const std::uint64_t until = trace.index() + events;
  if (goal_) {
    if (search_->follow(goal_->position, until)) return true;
    trace.renumber(goal_->index, goal_->open_events);
    goal_.reset();
    listen();
    return true;
  }
  search_->run(std::min(end_, until));
  return trace.index() < end_ && search_->status() == SearchStatus::running;
}

void Replay::keep_search() {
  if (auto search = take_search()) pieces_.keep(std::move(search));
}

std::uint64_t Replay::reached() const {
  return !search_ || goal_ ? from_ : std::clamp(search_->trace().index(), from_, end_);
}

void Replay::open() {
  search_ = pieces_.take_before(from_);
  if (!search_) {
    search_ = pieces_.new_search();
    if (const Snapshot* snapshot = pieces_.snapshot_before(from_)) goal_ = *snapshot;
  }
  if (!goal_) listen();
}

void Replay::listen() {
  if (listener_ != nullptr) search_->trace().listen(*listener_, from_);
}

}  // namespace sudoku
