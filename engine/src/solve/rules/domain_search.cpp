#include "solve/rules/domain_search.hpp"

#include <algorithm>

namespace sudoku {

namespace {

/// Cells of primitives that are looked at in about ten microseconds.
constexpr std::uint64_t kWorkOfStep = 64;

constexpr double kGrowth = 1 / 0.98, kLargest = 1e100;

}  // namespace

DomainSearch::DomainSearch(const Puzzle& puzzle, SolveLimits limits)
    : geometry_(Geometry::of(puzzle)), limits_(limits), masks_(puzzle.givens.size(), geometry_.all()),
      unit_changed_(static_cast<std::size_t>(geometry_.units()), 1), weight_(puzzle.givens.size(), 1) {
  order_primitives();
  for (std::size_t cell = 0; cell < masks_.size() && !is_dead_; ++cell) {
    Mask mask = puzzle.candidates.empty() ? geometry_.all() : puzzle.candidates[cell];
    if (puzzle.givens[cell] != 0) mask = bit(puzzle.givens[cell]);
    is_dead_ = !narrow(static_cast<Cell>(cell), mask);
  }
}

void DomainSearch::order_primitives() {
  const ConstraintSet* const set = geometry_.constraints();
  if (set == nullptr) return;
  primitive_changed_.assign(set->primitives.size(), 1);
  for (std::size_t at = 0; at < set->primitives.size(); ++at) order_.push_back(static_cast<std::uint16_t>(at));
  const auto weight = [set](std::uint16_t at) {
    const Primitive& primitive = *set->primitives[at].primitive;
    return primitive.relation() != nullptr ? 0 : primitive.cells().size();
  };
  std::stable_sort(order_.begin(), order_.end(), [&](auto a, auto b) { return weight(a) < weight(b); });
}

bool DomainSearch::advance(std::uint64_t steps) {
  const std::uint64_t before = work_;
  while (status_ == SolveStatus::running && (work_ - before) / kWorkOfStep < steps) {
    ++work_;
    if (nodes_ > limits_.nodes) {
      status_ = SolveStatus::limit;
    } else if (is_dead_ || !propagate()) {
      back();
    } else if (!guess()) {
      take_solution();
    }
  }
  return status_ == SolveStatus::running;
}

bool DomainSearch::narrow(Cell cell, Mask to) {
  Mask& mask = masks_[cell];
  to &= mask;
  if (to == mask) return true;
  changes_.push_back({cell, mask});
  mask = to;
  if (to == 0) return fail_in({&cell, 1});
  if (is_single(to)) singles_.push_back(cell);
  for (const Unit unit : geometry_.units_of(cell)) unit_changed_[unit] = 1;
  if (const ConstraintSet* const set = geometry_.constraints()) {
    for (const std::uint16_t at : set->of_cell[cell]) primitive_changed_[at] = 1;
  }
  return true;
}

// Cheap ways go on until they have nothing to say.
bool DomainSearch::propagate() {
  for (;;) {
    if (!tell_peers()) return false;
    bool any = false;
    for (int number = 0; number < geometry_.complete_units() && singles_.empty(); ++number) {
      if (!unit_changed_[static_cast<std::size_t>(number)]) continue;
      unit_changed_[static_cast<std::size_t>(number)] = 0;
      if (!look_at_unit(static_cast<Unit>(number))) return false;
    }
    if (!singles_.empty()) continue;
    for (const std::uint16_t number : order_) {
      if (!primitive_changed_[number]) continue;
      primitive_changed_[number] = 0;
      const std::size_t known = changes_.size();
      if (!prune(number)) return false;
      any = changes_.size() > known;
      if (any) break;
    }
    if (!any) return true;
  }
}

bool DomainSearch::tell_peers() {
  while (!singles_.empty()) {
    const Cell cell = singles_.back();
    singles_.pop_back();
    work_ += 2;
    for (const Cell peer : geometry_.peers(cell)) {
      if (!narrow(peer, ~masks_[cell])) return fail_in({&cell, 1});
    }
  }
  return true;
}

/// A digit with one place goes there.
bool DomainSearch::look_at_unit(Unit unit) {
  const auto cells = geometry_.cells_of(unit);
  Mask once = 0, twice = 0;
  for (const Cell cell : cells) {
    twice |= once & masks_[cell];
    once |= masks_[cell];
  }
  if (once != geometry_.all()) return fail_in(cells);
  const Mask alone = once & ~twice;
  for (const Cell cell : cells) {
    const Mask own = masks_[cell] & alone;
    if (own == 0 || is_single(masks_[cell])) continue;
    if (!is_single(own)) return fail_in(cells);
    narrow(cell, own);
  }
  return true;
}

bool DomainSearch::prune(std::size_t number) {
  const Primitive& primitive = *geometry_.constraints()->primitives[number].primitive;
  const auto& cells = primitive.cells();
  scratch_.clear();
  for (const Cell cell : cells) scratch_.push_back(masks_[cell]);
  work_ += cells.size();
  if (!primitive.prune(scratch_)) return fail_in(cells);
  for (std::size_t at = 0; at < cells.size(); ++at) {
    if (!narrow(cells[at], scratch_[at])) return false;
  }
  primitive_changed_[number] = 0;
  return true;
}

bool DomainSearch::fail_in(std::span<const Cell> cells) {
  for (const Cell cell : cells) weight_[cell] += bump_ / static_cast<double>(cells.size());
  return false;
}

/// The open cell with the fewest candidates for its weight.
bool DomainSearch::pick(TriedDigit& guess) const {
  double best = 0;
  for (std::size_t cell = 0; cell < masks_.size(); ++cell) {
    if (is_single(masks_[cell])) continue;
    const double score = weight_[cell] / count_digits(masks_[cell]);
    if (score <= best) continue;
    best = score;
    guess.cell = static_cast<Cell>(cell);
  }
  if (best == 0) return false;
  guess.digit = masks_[guess.cell] & (~masks_[guess.cell] + 1);
  return true;
}

bool DomainSearch::guess() {
  TriedDigit next{0, 0, changes_.size()};
  if (!pick(next)) return false;
  ++nodes_;
  guesses_.push_back(next);
  narrow(next.cell, next.digit);
  return true;
}

// The last guess is wrong, or has been counted.
void DomainSearch::back() {
  bump_ *= kGrowth;
  if (bump_ > kLargest) {
    for (double& weight : weight_) weight /= kLargest;
    bump_ /= kLargest;
  }
  singles_.clear();
  is_dead_ = false;
  if (guesses_.empty()) {
    status_ = final_status();
    return;
  }
  const TriedDigit guess = guesses_.back();
  guesses_.pop_back();
  std::fill(unit_changed_.begin(), unit_changed_.end(), 0);
  std::fill(primitive_changed_.begin(), primitive_changed_.end(), 0);
  for (; changes_.size() > guess.changes; changes_.pop_back()) masks_[changes_.back().cell] = changes_.back().before;
  is_dead_ = !narrow(guess.cell, ~guess.digit);
}

void DomainSearch::take_solution() {
  ++count_;
  if (solutions_.size() < limits_.keep) {
    auto& grid = solutions_.emplace_back();
    for (const Mask mask : masks_) grid.push_back(lowest_digit(mask));
  }
  if (count_ >= limits_.solutions) status_ = final_status();
  else is_dead_ = true;
}

SolveStatus DomainSearch::final_status() const {
  if (count_ == 0) return SolveStatus::none;
  if (limits_.solutions == 1) return SolveStatus::solved;
  return count_ == 1 ? SolveStatus::unique : SolveStatus::multiple;
}

}  // namespace sudoku
