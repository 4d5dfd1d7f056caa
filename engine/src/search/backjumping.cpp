#include "search/backjumping.hpp"

#include "search/antecedents.hpp"

namespace sudoku {

namespace {

void add(DecisionSet& set, const DecisionSet& others) {
  if (set.size() < others.size()) set.resize(others.size(), false);
  for (std::size_t depth = 0; depth < others.size(); ++depth) {
    if (others[depth]) set[depth] = true;
  }
}

}  // namespace

Backjumping::Backjumping(const Geometry& geometry, RecordingTrace& trace, const Puzzle& puzzle, Cause propagation)
    : trail_(geometry, puzzle),
      geometry_(geometry),
      emptier_(propagation == Cause::none ? Cause::search : propagation) {
  trace.follow(*this);
}

bool Backjumping::skips_latest() const {
  const std::size_t latest = decides_.size() - 1;
  return latest >= blamed_.size() || !blamed_[latest];
}

void Backjumping::blame_others() {
  blamed_.resize(decides_.size());  // the decision itself has been taken back
  add(conflict_sets_.back(), blamed_);
}

void Backjumping::leave(Cell cell) {
  // The digits that were not tried had been removed before: this is the conflict of a cell that has no candidate.
  blamed_ = decisions_behind({EventKind::conflict, emptier_, 0, 0, cell, kNoUnit});
  add(blamed_, conflict_sets_.back());
  conflict_sets_.pop_back();
}

/// For each set, how many decisions are in it, and which.
std::vector<std::uint64_t> Backjumping::notes() const {
  std::vector<std::uint64_t> notes;
  for (const DecisionSet& set : conflict_sets_) {
    const std::size_t head = notes.size();
    notes.push_back(0);
    for (std::size_t depth = 0; depth < set.size(); ++depth) {
      if (set[depth]) notes.push_back(depth);
    }
    notes[head] = notes.size() - head - 1;
  }
  return notes;
}

void Backjumping::take_over(const std::vector<std::uint64_t>& notes) {
  std::size_t set = 0;
  for (std::size_t head = 0; head < notes.size(); head += 1 + static_cast<std::size_t>(notes[head])) {
    conflict_sets_[set].assign(decides_.size(), false);
    for (std::size_t at = head + 1; at <= head + notes[head]; ++at) {
      conflict_sets_[set][static_cast<std::size_t>(notes[at])] = true;
    }
    ++set;
  }
}

std::uint64_t Backjumping::on_event(std::uint64_t index, const Event& event, std::uint32_t depth, std::uint32_t) {
  switch (event.kind) {
    case EventKind::decide: decides_.push_back(trail_.events().size()); break;
    case EventKind::refute:
      trail_.cut(decides_.back());
      while (!rulings_.empty() && rulings_.back().row >= decides_.back()) rulings_.pop_back();
      decides_.pop_back();
      return index;
    case EventKind::conflict: blamed_ = decisions_behind(event); break;
    case EventKind::solution: blamed_.assign(decides_.size(), true); break;
    case EventKind::eliminate:
      if (event.cause == Cause::search) rulings_.push_back({trail_.events().size(), conflict_sets_.size() - 1});
      break;
    case EventKind::learn:
    case EventKind::restart: return index;  // no part of the path
    case EventKind::place:
    case EventKind::pass:
    case EventKind::enqueue:
    case EventKind::revise:
    case EventKind::step:
    case EventKind::done: break;
  }
  trail_.append({index, event, depth});
  return index;
}

/// The open decisions that an event after the trail's last row rests on.
DecisionSet Backjumping::decisions_behind(const Event& event) const {
  DecisionSet found(decides_.size(), false);
  std::vector<bool> wanted(trail_.events().size(), false);
  ReasonEffort effort = kEffortOfChain;
  for (const std::uint32_t row : antecedents(geometry_, trail_, wanted.size(), event, effort)) wanted[row] = true;
  std::size_t depth = decides_.size(), ruling = rulings_.size();
  for (std::size_t row = wanted.size(); row-- > 0;) {
    const bool is_decision = depth > 0 && decides_[depth - 1] == row;
    const bool is_ruling = ruling > 0 && rulings_[ruling - 1].row == row;
    if (is_decision) --depth;
    if (is_ruling) --ruling;
    if (!wanted[row]) continue;
    if (is_decision) found[depth] = true;
    if (is_ruling) {
      add(found, conflict_sets_[rulings_[ruling].set]);
      continue;
    }
    const Event& own = trail_.events()[row].event;
    for (const std::uint32_t from : antecedents(geometry_, trail_, row, own, effort)) wanted[from] = true;
  }
  return found;
}

}  // namespace sudoku
