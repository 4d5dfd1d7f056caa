#include "search/trail.hpp"

#include <algorithm>

#include "search/learning.hpp"

namespace sudoku {

namespace {

/// Rows from one kept state to the next: a long chain asks for the state before thousands of rows.
constexpr std::size_t kStride = 128;

}  // namespace

Position position_of(const std::vector<PathLevel>& path) {
  Position position;
  for (const PathLevel& level : path) {
    if (level.placed == kInClause) continue;
    const bool is_ruled_out = level.placed == kRuledOut || level.placed == kRuledOutByClause;
    SearchLevel& entry = position.path.emplace_back();
    entry.cell = level.cell;
    entry.digit = level.digit;
    entry.options = level.options;
    entry.placed = level.placed == kPlaced;
    entry.ruled_out = is_ruled_out;
    entry.by_clause = level.placed == kRuledOutByClause;
    entry.half = level.half;
  }
  if (const auto clauses = clauses_of(path); !clauses.empty()) position.look_back = Learning::notes_of(clauses);
  return position;
}

std::vector<LearntClause> clauses_of(const std::vector<PathLevel>& path) {
  std::vector<LearntClause> clauses;
  for (const PathLevel& level : path) {
    if (level.placed != kInClause) continue;
    const auto number = static_cast<std::uint16_t>(level.event);
    if (clauses.empty() || clauses.back().number != number) clauses.push_back({number, level.since, 0, {}});
    clauses.back().assignments.push_back({level.cell, level.digit});
  }
  return clauses;
}

Trail::Trail(const Geometry& geometry, const Puzzle& puzzle)
    : size_(static_cast<std::size_t>(geometry.size())),
      state_(State::initial(geometry, puzzle)),
      states_{state_},
      settlers_(state_.values.size(), -1),
      removers_(state_.values.size() * size_, -1) {}

Trail::Trail(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy,
             const std::vector<PathLevel>& path, std::uint64_t end)
    : Trail(geometry, puzzle) {
  end_ = end;
  position_ = position_of(path);
  clauses_ = clauses_of(path);
  search_ = TracedSearch::make(geometry, puzzle, strategy);
  for (const PathLevel& level : path) {
    if (level.placed == kDecided) decides_.push_back(level.event);
    if (level.placed == kRuledOut || level.placed == kRuledOutByClause) rulings_.push_back(level.event);
  }
  search_->trace().listen(*this, 0);
}

bool Trail::advance(std::uint64_t events) {
  if (!is_over_ && !search_->follow(position_, search_->trace().index() + events)) is_over_ = true;
  return !is_over_;
}

// After a decide, or a digit that search ruled out, nothing is refuted before the next on the path: the numbers run on.
std::uint64_t Trail::on_event(std::uint64_t index, const Event& event, std::uint32_t depth, std::uint32_t) {
  std::uint64_t number = next_number_;
  if (event.kind == EventKind::decide) number = decides_[depth - 1];
  const bool is_ruling = event.cause == Cause::search || (event.cause == Cause::learnt && event.flags == kAsserted);
  if (event.kind == EventKind::eliminate && is_ruling) number = rulings_[rulings_seen_++];
  next_number_ = number + 1;
  if (number < end_) note({number, event, depth});
  is_over_ = next_number_ >= end_;
  return index + 1;
}

const LearntClause* Trail::clause(std::uint16_t number) const {
  const auto found = std::find_if(clauses_.begin(), clauses_.end(),
                                  [number](const LearntClause& clause) { return clause.number == number; });
  return found == clauses_.end() ? nullptr : &*found;
}

void Trail::note(const ChainEvent& entry) {
  const Event& event = entry.event;
  const int row = static_cast<int>(events_.size());
  events_.push_back(entry);
  if (event.kind == EventKind::eliminate) removers_[event.cell * size_ + event.digit - 1u] = row;
  if (event.kind == EventKind::place || event.kind == EventKind::decide) {
    if (half_of(event) == Half::none) settlers_[event.cell] = row;
    const Mask kept = digits_of(half_of(event), event.digit);
    for (Mask others = state_.candidates[event.cell] & ~kept; others != 0; others &= others - 1) {
      removers_[event.cell * size_ + lowest_digit(others) - 1u] = row;
    }
  }
  apply(event, entry.index, state_);
  if (events_.size() % kStride == 0) states_.push_back(state_);
}

void Trail::cut(std::size_t row) {
  state_ = state_before(row);
  for (std::size_t later = row; later < events_.size(); ++later) {
    const Event& event = events_[later].event;
    const bool is_filled = event.kind == EventKind::place || event.kind == EventKind::decide;
    if (event.kind == EventKind::eliminate) removers_[event.cell * size_ + event.digit - 1u] = -1;
    if (!is_filled) continue;
    settlers_[event.cell] = -1;
    const auto first = removers_.begin() + static_cast<std::ptrdiff_t>(event.cell * size_);
    std::replace(first, first + static_cast<std::ptrdiff_t>(size_), static_cast<int>(later), -1);
  }
  events_.resize(row);
  states_.resize(row / kStride + 1);
}

State Trail::state_before(std::size_t row) const {
  State state = states_[row / kStride];
  for (std::size_t earlier = row - row % kStride; earlier < row; ++earlier) {
    apply(events_[earlier].event, events_[earlier].index, state);
  }
  return state;
}

}  // namespace sudoku
