#include "solve/rules/domain_search.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include "solve/rules/circles_in_grid.hpp"
#include "solve/rules/domain_propagation.hpp"
#include "solve/rules/implied_sums.hpp"
#include "solve/rules/renban_pairs.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

namespace {

/// Cells of primitives that are looked at in about ten microseconds.
constexpr std::uint64_t kWorkOfStep = 64;

/// On lines with so many cells, what was found the last time is worth keeping.
constexpr std::size_t kLongLine = 6;

/// Sums that follow from others are worth while before the first guess where sums have half of the cells, as cages of a
/// killer do; elsewhere after so many nodes.
constexpr std::uint64_t kNodesBeforeSums = 20;

/// The first guesses are made when little is known of conflicts. After so many nodes, search begins anew, once: a long
/// search can be several times as long after a bad guess.
constexpr std::uint64_t kNodesBeforeAnew = 3000;

/// Before there are conflicts, cells weigh more that are in more units, and in larger primitives; and in smaller sums,
/// but not less than in one of as many cells as there are digits.
constexpr double kWeightOfUnit = 1, kWeightOfCell = 0.6;

double first_weight(const Primitive& primitive, int size) {
  const int count = static_cast<int>(primitive.cells().size());
  return kWeightOfCell * (primitive.sum() == nullptr ? count : std::max(2 * size - count, size));
}

}  // namespace

template <std::size_t Words>
DomainSearch<Words>::DomainSearch(const Puzzle& puzzle, SolveLimits limits)
    : puzzle_(puzzle), shared_geometry_(Geometry::shared(puzzle)), geometry_(*shared_geometry_),
      limits_(limits), cells_(puzzle.givens.size()), weights_(cells_, geometry_.size()) {
  pairs_of_lines_ = renban_pairs(puzzle, geometry_.size());
  circles_ = circles_in_grid(puzzle, geometry_);
  list_cells();
  list_primitives();
  is_killer_ = 2 * cells_in_sums() >= cells_;
  weigh_cells();
  plan();
  for (std::size_t cell = 0; cell < cells_ && !is_dead_; ++cell) {
    Mask mask = puzzle.candidates.empty() ? geometry_.all() : puzzle.candidates[cell];
    if (puzzle.givens[cell] != 0) mask = bit(puzzle.givens[cell]);
    is_dead_ = !narrow(static_cast<Cell>(cell), mask);
  }
}

template <std::size_t Words>
void DomainSearch<Words>::list_cells() {
  order_.resize(cells_);
  std::iota(order_.begin(), order_.end(), Cell{0});
  changed_.reserve(cells_);
  std::fill_n(masks_.begin(), cells_, static_cast<ShortMask>(geometry_.all()));
  for (const Cell cell : order_) places_of(1).add(cell);
  std::fill_n(places_.begin() + 1, geometry_.size() - 1, places_of(1));
  const Unit watched = std::min<Unit>(static_cast<Unit>(geometry_.complete_units()), kWatchedUnits);
  for (Unit unit = 0; unit < geometry_.units(); ++unit) {
    Bits cells;
    for (const Cell cell : geometry_.cells_of(unit)) cells.add(cell);
    for (const Cell cell : geometry_.cells_of(unit)) {
      peers_[cell].add(cells);
      if (unit < watched) units_[cell] |= std::uint64_t{1} << unit;
    }
    if (unit < watched) cells_of_unit_[unit] = cells;
  }
  for (const Cell cell : order_) {
    peers_[cell].remove(cell);
    const auto peers = geometry_.peers(cell);
    if (peers_[cell].count() == static_cast<int>(peers.size())) continue;
    for (const Cell peer : peers) peers_[cell].add(peer);  // some share no unit with it
  }
}

template <std::size_t Words>
void DomainSearch<Words>::list_primitives() {
  if (const ConstraintSet* const set = geometry_.constraints()) {
    const auto& constraints = puzzle_.rules.constraints;
    primitives_.reserve(set->primitives.size());
    for (const auto& [number, primitive] : set->primitives) {
      const bool is_line = number < constraints.size() && constraints[number].kind == ConstraintKind::renban;
      if (!is_line) primitives_.push_back(primitive.get());  // lines are sets of digits, which is faster
    }
  }
  for (const auto* const added : {&pairs_of_lines_, &circles_}) {
    for (const auto& primitive : *added) primitives_.push_back(primitive.get());
  }
  pairs_ = PairTables(cells_, primitives_);
  lines_ = line_sets_of(puzzle_, geometry_);
  sums_ = sum_sets_of(primitives_, geometry_.size());
}

template <std::size_t Words>
std::size_t DomainSearch<Words>::cells_in_sums() const {
  Bits cells;
  for (const Primitive* const primitive : primitives_) {
    if (primitive->sum() == nullptr) continue;
    for (const Cell cell : primitive->cells()) cells.add(cell);
  }
  return static_cast<std::size_t>(cells.count());
}

/// All that can be looked at is put on the agenda, what is cheap before what is dear.
template <std::size_t Words>
void DomainSearch<Words>::plan() {
  std::erase_if(primitives_, [](const Primitive* primitive) { return primitive->relation() != nullptr; });
  std::stable_sort(primitives_.begin(), primitives_.end(), [](const Primitive* a, const Primitive* b) {
    return a->cells().size() < b->cells().size();
  });
  memos_.clear();
  memos_.reserve(primitives_.size());
  for (const Primitive* const primitive : primitives_) {
    scratch_.resize(std::max(scratch_.size(), primitive->cells().size()));
    const bool is_long = primitive->automaton() != nullptr && primitive->cells().size() >= kLongLine;
    memos_.push_back(is_long ? primitive->automaton()->memo() : Automaton::Memo{});
  }
  first_primitive_ = lines_.size() + sums_.size();
  agenda_ = Agenda(cells_, first_primitive_ + primitives_.size());
  std::size_t item = 0;
  for (const LineSets& line : lines_) agenda_.watch(item++, line.cells());
  for (const SumSets& sum : sums_) agenda_.watch(item++, sum.cells());
  for (const Primitive* const primitive : primitives_) agenda_.watch(item++, primitive->cells());
  agenda_.mark_all();
  std::uint64_t all_units = 0;
  for (const std::uint64_t units : units_) all_units |= units;
  lost_ = DueUnits(geometry_.size(), all_units);
  few_ = DueUnits(geometry_.size(), 0);
  for (std::size_t cell = 0; cell < cells_; ++cell) {
    const bool has_arcs = !pairs_.arcs_of(static_cast<Cell>(cell)).empty();
    if (has_arcs && !is_changed_[cell]) changed_.push_back(static_cast<Cell>(cell));
    is_changed_[cell] = true;  // for good where there are no arcs
  }
}

template <std::size_t Words>
void DomainSearch<Words>::weigh_cells() {
  for (Unit unit = 0; unit < geometry_.units(); ++unit) weights_.begin_with(geometry_.cells_of(unit), kWeightOfUnit);
  for (const Primitive* const primitive : primitives_) {
    if (primitive->cells().size() == cells_) continue;  // all weigh as much by it
    weights_.begin_with(primitive->cells(), first_weight(*primitive, geometry_.size()));
  }
  for (const LineSets& line : lines_) {
    weights_.begin_with(line.cells(), kWeightOfCell * static_cast<double>(line.cells().size()));
  }
}

/// No solution has been found, nor is this one.
template <std::size_t Words>
bool DomainSearch<Words>::is_open() const {
  return count_ == 0 && filled_ < cells_;
}

template <std::size_t Words>
bool DomainSearch<Words>::wants_sums() const {
  return !has_looked_for_sums_ && nodes_ >= (is_killer_ ? 1 : kNodesBeforeSums);
}

/// With those, search begins anew.
template <std::size_t Words>
void DomainSearch<Words>::look_for_sums() {
  has_looked_for_sums_ = true;
  implied_ = implied_sums(geometry_);
  if (implied_.empty()) return;
  std::vector<const Primitive*> added;
  for (const auto& sum : implied_) {
    weights_.begin_with(sum->cells(), first_weight(*sum, geometry_.size()));
    primitives_.push_back(added.emplace_back(sum.get()));
  }
  auto sets = sum_sets_of(added, geometry_.size());
  std::move(sets.begin(), sets.end(), std::back_inserter(sums_));
  begin_anew();
  plan();
}

/// Without the guesses, when nothing is due.
template <std::size_t Words>
void DomainSearch<Words>::begin_anew() {
  if (!guesses_.empty()) put_back(0);
  guesses_.clear();
}

/// Before the next guess.
template <std::size_t Words>
void DomainSearch<Words>::save_state() {
  if (before_.size() == guesses_.size()) before_.emplace_back();
  SavedState& now = before_[guesses_.size()];
  std::copy_n(masks_.begin(), cells_, now.masks.begin());
  std::copy_n(places_.begin(), geometry_.size(), now.places.begin());
  now.filled = filled_;
}

template <std::size_t Words>
void DomainSearch<Words>::put_back(std::size_t depth) {
  std::copy_n(before_[depth].masks.begin(), cells_, masks_.begin());
  std::copy_n(before_[depth].places.begin(), geometry_.size(), places_.begin());
  filled_ = before_[depth].filled;
}

template <std::size_t Words>
bool DomainSearch<Words>::advance(std::uint64_t steps) {
  const std::uint64_t before = work_;
  while (status_ == SolveStatus::running && (work_ - before) / kWorkOfStep < steps) {
    ++work_;
    if (nodes_ > limits_.nodes) {
      status_ = SolveStatus::limit;
    } else if (is_dead_ || !propagate()) {
      back();
    } else if (is_open() && wants_sums()) {
      look_for_sums();
    } else if (is_open() && nodes_ >= kNodesBeforeAnew && !has_begun_anew_) {
      has_begun_anew_ = true;
      begin_anew();
    } else if (!guess()) {
      take_solution();
    }
  }
  return status_ == SolveStatus::running;
}

template <std::size_t Words>
bool DomainSearch<Words>::guess() {
  const auto next = choose_guess({geometry_, std::span(order_).subspan(filled_), masks_, units_}, weights_);
  if (!next) return false;
  ++nodes_;
  save_state();
  guesses_.push_back(*next);
  narrow(next->cell, next->digit);
  std::swap(*std::find(order_.begin(), order_.end(), next->cell), order_[filled_++]);
  told_ = {next->cell, lowest_digit(next->digit)};
  is_dead_ = !tell_peers(next->cell);
  return true;
}

// The last guess is wrong, or has been counted.
template <std::size_t Words>
void DomainSearch<Words>::back() {
  if (!failed_in_.empty()) weights_.add_conflict(failed_in_, told_.cell, told_.digit);
  failed_in_.clear();
  is_dead_ = false;
  if (guesses_.empty()) {
    status_ = final_status();
    return;
  }
  const TriedDigit guess = guesses_.back();
  guesses_.pop_back();
  forget();
  put_back(guesses_.size());
  is_dead_ = !narrow(guess.cell, ~guess.digit);
  told_ = {guess.cell, lowest_digit(guess.digit)};
}

/// All that was still due came from a guess that is taken back.
template <std::size_t Words>
void DomainSearch<Words>::forget() {
  has_singles_ = false;
  for (const Cell cell : changed_) is_changed_[cell] = false;
  changed_.clear();
  agenda_.clear();
  lost_.clear();
  few_.clear();
}

template <std::size_t Words>
void DomainSearch<Words>::take_solution() {
  ++count_;
  if (solutions_.size() < limits_.keep) {
    auto& grid = solutions_.emplace_back();
    for (std::size_t cell = 0; cell < cells_; ++cell) grid.push_back(lowest_digit(masks_[cell]));
  }
  if (count_ >= limits_.solutions) status_ = final_status();
  else is_dead_ = true;
}

template <std::size_t Words>
SolveStatus DomainSearch<Words>::final_status() const {
  if (count_ == 0) return SolveStatus::none;
  if (limits_.solutions == 1) return SolveStatus::solved;
  return count_ == 1 ? SolveStatus::unique : SolveStatus::multiple;
}

template class DomainSearch<2>;
template class DomainSearch<4>;

std::unique_ptr<Solver> make_domain_search(const Puzzle& puzzle, SolveLimits limits) {
  static_assert(kLargestWithRules * kLargestWithRules <= 4 * 64);
  if (puzzle.givens.size() <= 2 * 64) return std::make_unique<DomainSearch<2>>(puzzle, limits);
  return std::make_unique<DomainSearch<4>>(puzzle, limits);
}

}  // namespace sudoku
