#include "solve/rules/domain_search.hpp"

#include <algorithm>
#include <iterator>

#include "solve/rules/implied_sums.hpp"

namespace sudoku {

namespace {

/// Cells of primitives that are looked at in about ten microseconds.
constexpr std::uint64_t kWorkOfStep = 64;

/// Conflicts fade so slowly that it matters only in long searches. A weight never gets to be nothing.
constexpr double kGrowth = 1 / 0.99999, kLargest = 1e30, kSmallest = 1e-30;

/// After so many nodes, it is worth while to look for sums that follow from others.
constexpr std::uint64_t kNodesBeforeSums = 20;

}  // namespace

DomainSearch::DomainSearch(const Puzzle& puzzle, SolveLimits limits)
    : puzzle_(puzzle), geometry_(Geometry::of(puzzle)), limits_(limits),
      masks_(puzzle.givens.size(), geometry_.all()),
      unit_changed_(static_cast<std::size_t>(geometry_.units()), 1),
      crossing_changed_(static_cast<std::size_t>(geometry_.units()), 1), weight_(puzzle.givens.size(), 1) {
  list_primitives();
  list_crossings();
  for (std::size_t cell = 0; cell < masks_.size() && !is_dead_; ++cell) {
    Mask mask = puzzle.candidates.empty() ? geometry_.all() : puzzle.candidates[cell];
    if (puzzle.givens[cell] != 0) mask = bit(puzzle.givens[cell]);
    is_dead_ = !narrow(static_cast<Cell>(cell), mask);
  }
}

void DomainSearch::list_primitives() {
  primitives_.clear();
  if (const ConstraintSet* const set = geometry_.constraints()) {
    for (const auto& [number, primitive] : set->primitives) primitives_.push_back(primitive.get());
  }
  for (const auto& primitive : implied_) primitives_.push_back(primitive.get());
  primitive_changed_.assign(primitives_.size(), 1);
  primitives_of_.assign(masks_.size(), {});
  for (std::size_t at = 0; at < primitives_.size(); ++at) {
    for (const Cell cell : primitives_[at]->cells()) primitives_of_[cell].push_back(static_cast<std::uint16_t>(at));
  }
  order_primitives();
  sets_ = digit_sets_of(puzzle_, geometry_, primitives_);
  if (!sets_.empty() && peers_.empty()) peers_ = peers_as_bits(geometry_);
  set_changed_.assign(sets_.size(), 1);
  sets_of_.assign(masks_.size(), {});
  for (std::size_t at = 0; at < sets_.size(); ++at) {
    for (const Cell cell : sets_[at].cells()) sets_of_[cell].push_back(static_cast<std::uint16_t>(at));
  }
}

void DomainSearch::order_primitives() {
  order_.clear();
  for (std::size_t at = 0; at < primitives_.size(); ++at) order_.push_back(static_cast<std::uint16_t>(at));
  const auto weight = [this](std::uint16_t at) {
    return primitives_[at]->relation() != nullptr ? 0 : primitives_[at]->cells().size();
  };
  std::stable_sort(order_.begin(), order_.end(), [&](auto a, auto b) { return weight(a) < weight(b); });
}

void DomainSearch::list_crossings() {
  for (int a = 0; a < geometry_.complete_units(); ++a) {
    for (int b = 0; b < geometry_.units(); ++b) {
      const auto first = static_cast<Unit>(a), second = static_cast<Unit>(b);
      if (a == b || (geometry_.is_complete(second) && b < a)) continue;
      UnitCrossing crossing{first, second, geometry_.is_complete(second), {}, {}, {}};
      const auto cells = geometry_.cells_of(first), others = geometry_.cells_of(second);
      const auto list = [](auto choose, std::span<const Cell> one, std::span<const Cell> other, auto& into) {
        choose(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(into));
      };
      const auto both = [](auto... all) { std::set_intersection(all...); };
      const auto only_first = [](auto... all) { std::set_difference(all...); };
      list(both, cells, others, crossing.common);
      list(only_first, cells, others, crossing.of_first);
      list(only_first, others, cells, crossing.of_second);
      if (crossing.common.size() > 1 && !crossing.of_second.empty()) crossings_.push_back(std::move(crossing));
    }
  }
}

/// With those, search begins anew.
void DomainSearch::look_for_sums() {
  has_looked_for_sums_ = true;
  implied_ = implied_sums(geometry_);
  if (implied_.empty()) return;
  if (!guesses_.empty()) undo_to(guesses_[0].changes);
  guesses_.clear();
  std::fill(unit_changed_.begin(), unit_changed_.end(), 1);
  std::fill(crossing_changed_.begin(), crossing_changed_.end(), 1);
  list_primitives();
}

void DomainSearch::undo_to(std::size_t changes) {
  for (; changes_.size() > changes; changes_.pop_back()) masks_[changes_.back().cell] = changes_.back().before;
}

bool DomainSearch::advance(std::uint64_t steps) {
  const std::uint64_t before = work_;
  while (status_ == SolveStatus::running && (work_ - before) / kWorkOfStep < steps) {
    ++work_;
    if (nodes_ > limits_.nodes) {
      status_ = SolveStatus::limit;
    } else if (is_dead_ || !propagate()) {
      back();
    } else if (nodes_ == kNodesBeforeSums && count_ == 0 && !has_looked_for_sums_) {
      look_for_sums();
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
  for (const Unit unit : geometry_.units_of(cell)) unit_changed_[unit] = crossing_changed_[unit] = 1;
  for (const std::uint16_t at : sets_of_[cell]) set_changed_[at] = 1;
  for (const std::uint16_t at : primitives_of_[cell]) primitive_changed_[at] = 1;
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
    const std::size_t before = changes_.size();
    if (!look_at_crossings()) return false;
    if (changes_.size() > before) continue;
    if (!look_at_sets()) return false;
    if (changes_.size() > before) continue;
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

bool DomainSearch::look_at_crossings() {
  for (const UnitCrossing& crossing : crossings_) {
    if (!crossing_changed_[crossing.first] && !crossing_changed_[crossing.second]) continue;
    if (!look_at_crossing(crossing)) return false;
  }
  std::fill(crossing_changed_.begin(), crossing_changed_.end(), 0);
  return true;
}

/// Digits that a unit has only where it crosses another are nowhere else in that.
bool DomainSearch::look_at_crossing(const UnitCrossing& crossing) {
  const auto digits_of = [this](std::span<const Cell> cells) {
    Mask digits = 0;
    for (const Cell cell : cells) digits |= masks_[cell];
    return digits;
  };
  const Mask common = digits_of(crossing.common), first = digits_of(crossing.of_first);
  const Mask second = digits_of(crossing.of_second);
  if (const Mask out = common & ~first & second; out != 0 && !keep_out(crossing.of_second, out)) return false;
  if (!crossing.is_second_complete) return true;
  const Mask out = common & ~second & first;
  return out == 0 || keep_out(crossing.of_first, out);
}

bool DomainSearch::keep_out(std::span<const Cell> cells, Mask digits) {
  for (const Cell cell : cells) {
    if (!narrow(cell, ~digits)) return fail_in(cells);
  }
  return true;
}

bool DomainSearch::look_at_sets() {
  for (std::size_t at = 0; at < sets_.size(); ++at) {
    if (!set_changed_[at]) continue;
    set_changed_[at] = 0;
    if (!look_at_set(sets_[at])) return false;
  }
  return true;
}

bool DomainSearch::look_at_set(const DigitSets& sets) {
  Mask certain = 0;
  if (!sets.find_certain(masks_, certain)) return fail_in(sets.cells());
  for (; certain != 0; certain &= certain - 1) {
    const Mask digit = certain & (~certain + 1);
    const CellBits seen = sets.seen_by_all(masks_, digit, peers_);
    for (std::size_t cell = 0; cell < masks_.size(); ++cell) {
      if (!seen[cell] || (masks_[cell] & digit) == 0) continue;
      if (!narrow(static_cast<Cell>(cell), ~digit)) return fail_in(sets.cells());
    }
  }
  return true;
}

bool DomainSearch::prune(std::size_t number) {
  const Primitive& primitive = *primitives_[number];
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
  for (const Cell cell : cells) weight_[cell] += bump_;
  return false;
}

/// The open cell with the fewest candidates for its weight.
bool DomainSearch::pick(TriedDigit& guess) const {
  double best = -1;
  for (std::size_t cell = 0; cell < masks_.size(); ++cell) {
    if (is_single(masks_[cell])) continue;
    const double score = weight_[cell] / count_digits(masks_[cell]);
    if (score <= best) continue;
    best = score;
    guess.cell = static_cast<Cell>(cell);
  }
  if (best < 0) return false;
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
    for (double& weight : weight_) weight = std::max(weight / kLargest, kSmallest);
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
  std::fill(crossing_changed_.begin(), crossing_changed_.end(), 0);
  std::fill(set_changed_.begin(), set_changed_.end(), 0);
  std::fill(primitive_changed_.begin(), primitive_changed_.end(), 0);
  undo_to(guess.changes);
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
