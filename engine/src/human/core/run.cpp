// A run by techniques, as a machine of small steps: techniques until they end, then a guess, or a guess taken back.
#include <algorithm>
#include <utility>

#include "human/core/board.hpp"
#include "human/core/constraint_marks.hpp"

namespace sudoku::human {

/// An open guess, and the position before it.
struct TechniqueRun::OpenGuess {
  Candidate tried;
  Puzzle before;
};

namespace {

/// The start of a run: digits that a player has set count as given; a cell without any mark can be everything.
Puzzle start_of(const Puzzle& position) {
  Puzzle start = position;
  start.values.resize(start.givens.size());
  start.candidates.resize(start.givens.size());
  for (std::size_t cell = 0; cell < start.givens.size(); ++cell) {
    if (start.givens[cell] != 0) start.values[cell] = start.givens[cell];
    const Digit value = start.values[cell];
    if (value != 0) start.candidates[cell] = bit(value);
    if (start.candidates[cell] == 0) start.candidates[cell] = all_digits(start.size());
  }
  return start;
}

}  // namespace

TechniqueRun::TechniqueRun(const Puzzle& position, RunOptions options)
    : geometry_(Geometry::of(position)), options_(std::move(options)), position_(start_of(position)) {
  knowing_.hardest = options_.hardest;
}

TechniqueRun::~TechniqueRun() = default;

bool TechniqueRun::advance() {
  event_.reset();
  if (status_ != RunStatus::running) return false;
  if (phase_ != Phase::over && events_ == options_.events) {
    status_ = RunStatus::limit;
    return false;
  }
  switch (phase_) {
    case Phase::marks:
      write_marks();
      break;
    case Phase::begin:
      begin();
      break;
    case Phase::look:
      look();
      break;
    case Phase::follow:
      follow();
      break;
    case Phase::close:
      close_branch();
      break;
    case Phase::strike:
      strike();
      break;
    case Phase::over:
      status_ = reached_;
      break;
  }
  return status_ == RunStatus::running;
}

/// The candidates that no peer's digit forbids, as people note them first.
void TechniqueRun::write_marks() {
  phase_ = options_.first ? Phase::begin : Phase::look;
  std::vector<Candidate> gone;
  for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
    const Digit value = position_.values[cell];
    if (value == 0) continue;
    const std::vector<Candidate> lost = lost_to({cell, value});
    gone.insert(gone.end(), lost.begin(), lost.end());
  }
  if (gone.empty()) return options_.first ? begin() : look();
  RunEvent& event = tell(EventKind::step);
  event.cause = StepCause::marks;
  event.gone = each_once(gone);
  strike_all(event.gone);
}

/// The step that is to come first, as soon as it is found.
void TechniqueRun::begin() {
  const auto& [technique, number] = *options_.first;
  if (!first_) first_ = std::make_unique<StepQuery>(position_, technique, knowing_);
  technique_ = technique;
  if (first_->advance()) return;
  is_limited_ |= first_->is_limited();
  phase_ = Phase::look;
  if (number >= first_->steps().size()) return look();
  tell_step(first_->steps()[number]);
}

/// Begins a path of techniques, where there is any way on.
void TechniqueRun::look() {
  RunEvent dead_end;
  if (find_dead_end(dead_end)) return end_branch(false);
  solver_ = std::make_unique<TechniqueSolver>(position_, knowing_);
  phase_ = Phase::follow;
  follow();
}

void TechniqueRun::follow() {
  const std::size_t steps = solver_->steps().size();
  const bool goes_on = solver_->advance();
  is_limited_ |= solver_->is_limited();
  if (solver_->steps().size() > steps) return tell_step(solver_->steps().back());
  if (goes_on) {
    technique_ = solver_->technique();
    return;
  }
  const Status status = solver_->status();
  knowing_.spent = solver_->spent();
  knowing_.uniqueness = solver_->is_unique() ? Uniqueness::known : Uniqueness::ignored;
  solver_.reset();
  if (status != Status::stuck) return end_branch(status == Status::solved);
  if (!options_.search) return finish(RunStatus::stuck);
  if (geometry_.size() <= 9 || guesses_ < kMostGuesses) return guess();
  is_limited_ = true;
  finish(RunStatus::limit);
}

void TechniqueRun::tell_step(const Step& step) {
  RunEvent& event = tell(EventKind::step);
  event.number = ++steps_;
  event.found = step;
  std::vector<Candidate> gone = step.eliminations;
  for (const Candidate placed : step.placements) {
    const std::vector<Candidate> lost = lost_to(placed);
    gone.insert(gone.end(), lost.begin(), lost.end());
  }
  event.gone = each_once(gone);
  for (const Candidate placed : step.placements) fill(placed);
  strike_all(event.gone);
}

/// Tries a digit, and looks what comes of it.
void TechniqueRun::guess() {
  const Candidate tried = choose();
  ++guesses_;
  path_.push_back({tried, position_});
  RunEvent& event = tell(EventKind::decide);
  event.cell = tried.cell;
  event.digit = tried.digit;
  event.alternatives = count_digits(position_.candidates[tried.cell]);
  event.gone = lost_to(tried);
  fill(tried);
  strike_all(event.gone);
  phase_ = Phase::look;
}

/// The reader's choice for this guess, if that is possible; else the lowest digit of the cell with the fewest.
Candidate TechniqueRun::choose() const {
  const auto& values = position_.values;
  const auto& candidates = position_.candidates;
  for (const auto& [at, cell, digit] : options_.choices) {
    if (at != guesses_ || cell >= geometry_.cells() || digit == 0 || digit > geometry_.size()) continue;
    if (values[cell] == 0 && (candidates[cell] & bit(digit)) != 0) return {cell, digit};
  }
  Cell fewest = kNoCell;
  for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
    if (values[cell] != 0) continue;
    if (fewest == kNoCell || count_digits(candidates[cell]) < count_digits(candidates[fewest])) fewest = cell;
  }
  return {fewest, lowest_digit(candidates[fewest])};
}

/// The end of a branch: a solution, or a contradiction.
void TechniqueRun::end_branch(bool is_solved) {
  is_solution_ = is_solved;
  phase_ = Phase::close;
  if (is_solved) {
    tell(EventKind::solution).number = ++solutions_;
  } else {
    find_dead_end(tell(EventKind::conflict));
  }
}

/// Takes the latest guess back, unless that was all.
void TechniqueRun::close_branch() {
  const bool is_enough = is_solution_ && solutions_ >= options_.solutions;
  if (is_enough || path_.empty()) return finish(reached());
  RunEvent& event = tell(EventKind::refute);
  event.cell = path_.back().tried.cell;
  event.digit = path_.back().tried.digit;
  event.is_exhausted = is_solution_;
  position_ = std::move(path_.back().before);
  path_.pop_back();
  phase_ = Phase::strike;
  struck_ = {event.cell, event.digit};
}

/// A candidate that was guessed and refuted is gone for good.
void TechniqueRun::strike() {
  RunEvent& event = tell(EventKind::step);
  event.cause = StepCause::refuted;
  event.gone = {struck_};
  strike_all(event.gone);
  phase_ = Phase::look;
}

void TechniqueRun::finish(RunStatus status) {
  tell(EventKind::done);
  reached_ = status;
  phase_ = Phase::over;
}

RunStatus TechniqueRun::reached() const {
  if (solutions_ == 0) return RunStatus::none;
  if (solutions_ > 1) return RunStatus::multiple;
  return path_.empty() ? RunStatus::unique : RunStatus::solved;
}

/// The next event, at the depth of the path as it is.
RunEvent& TechniqueRun::tell(EventKind kind) {
  RunEvent& event = event_.emplace();
  event.kind = kind;
  event.index = events_++;
  event.depth = path_.size();
  return event;
}

void TechniqueRun::fill(Candidate candidate) {
  position_.values[candidate.cell] = candidate.digit;
  position_.candidates[candidate.cell] = bit(candidate.digit);
}

void TechniqueRun::strike_all(const std::vector<Candidate>& gone) {
  for (const auto& [cell, digit] : gone) position_.candidates[cell] &= ~bit(digit);
}

/// The candidates that open peers lose to a digit.
std::vector<Candidate> TechniqueRun::lost_to(Candidate placed) const {
  std::vector<Candidate> lost;
  for (const Cell peer : geometry_.peers(placed.cell)) {
    const bool can_be = (position_.candidates[peer] & bit(placed.digit)) != 0;
    if (position_.values[peer] == 0 && can_be) lost.push_back({peer, placed.digit});
  }
  return lost;
}

/// In the order in which they came first.
std::vector<Candidate> TechniqueRun::each_once(const std::vector<Candidate>& candidates) const {
  std::vector<Mask> seen(static_cast<std::size_t>(geometry_.cells()));
  std::vector<Candidate> once;
  for (const Candidate& candidate : candidates) {
    if ((seen[candidate.cell] & bit(candidate.digit)) != 0) continue;
    seen[candidate.cell] |= bit(candidate.digit);
    once.push_back(candidate);
  }
  return once;
}

/// True if a cell has no candidate left, a unit no place for a digit, or a constraint is broken: the first that there
/// is, for the event.
bool TechniqueRun::find_dead_end(RunEvent& event) const {
  for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
    if (position_.candidates[cell] != 0) continue;
    event.cell = cell;
    return true;
  }
  for (Unit unit = 0; unit < geometry_.complete_units(); ++unit) {
    Mask left = 0;
    for (const Cell cell : geometry_.cells_of(unit)) left |= position_.candidates[cell];
    if (left == geometry_.all()) continue;
    event.unit = unit;
    event.digit = lowest_digit(geometry_.all() & ~left);
    return true;
  }
  event.constraint = find_broken_constraint(geometry_, position_.values);
  return event.constraint != kNoConstraint;
}

}  // namespace sudoku::human
