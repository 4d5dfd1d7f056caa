#include "solve/rules/domain_search.hpp"

#include <algorithm>
#include <array>

#include "solve/rules/implied_sums.hpp"

namespace sudoku {

namespace {

/// Cells of primitives that are looked at in about ten microseconds.
constexpr std::uint64_t kWorkOfStep = 64;

/// Conflicts fade: after 2,300 later ones a conflict counts half, and a wrong guess of a digit after 700. Weights are
/// scaled down before they overflow, but stay above zero. (These rates, and the figures below, were found by trying.)
constexpr double kGrowth = 1 / 0.9997, kGrowthOfDigits = 1 / 0.999, kLargest = 1e30, kSmallest = 1e-30;

/// A conflict weighs so much, shared by the cells that it is found in; and so much for the cell of the last guess.
constexpr double kConflict = 4, kWrongGuess = 0.5;

/// The digit with the most wrong guesses stands out if it has more of them than there are digits, and this many times
/// as many as the least of those that have any. Each adds this share to the weight of cells that can hold it.
constexpr double kSpread = 1.5, kShareOfDigit = 0.3;

/// Before there are conflicts, a cell weighs so much for each cell of each of its units and primitives.
constexpr double kFirstWeight = 0.1;

/// On lines with so many cells, what was found the last time is worth keeping.
constexpr std::size_t kLongLine = 6;

/// After so many nodes, it is worth while to look for sums that follow from others.
constexpr std::uint64_t kNodesBeforeSums = 20;

/// By how much a weight counts for a cell with so many candidates.
constexpr std::array<double, kMaxSize + 1> kShares = [] {
  std::array<double, kMaxSize + 1> shares{};
  for (int count = 1; count <= kMaxSize; ++count) shares[static_cast<std::size_t>(count)] = 1.0 / count;
  return shares;
}();

}  // namespace

DomainSearch::DomainSearch(const Puzzle& puzzle, SolveLimits limits)
    : puzzle_(puzzle), geometry_(Geometry::of(puzzle)), limits_(limits),
      masks_(puzzle.givens.size(), geometry_.all()), crossings_(unit_crossings(geometry_)),
      is_changed_(puzzle.givens.size(), 0), weight_(puzzle.givens.size(), 0) {
  list_primitives();
  weigh_cells();
  plan();
  for (std::size_t cell = 0; cell < masks_.size() && !is_dead_; ++cell) {
    Mask mask = puzzle.candidates.empty() ? geometry_.all() : puzzle.candidates[cell];
    if (puzzle.givens[cell] != 0) mask = bit(puzzle.givens[cell]);
    is_dead_ = !narrow(static_cast<Cell>(cell), mask);
  }
}

void DomainSearch::list_primitives() {
  primitives_.clear();
  if (const ConstraintSet* const set = geometry_.constraints()) {
    const auto& constraints = puzzle_.rules.constraints;
    for (const auto& [number, primitive] : set->primitives) {
      const bool is_line = number < constraints.size() && constraints[number].kind == ConstraintKind::renban;
      if (!is_line) primitives_.push_back(primitive.get());  // lines are sets of digits, which is faster
    }
  }
  for (const auto& primitive : implied_) primitives_.push_back(primitive.get());
  pairs_ = PairTables(masks_.size(), primitives_);
  sets_ = digit_sets_of(puzzle_, geometry_, primitives_);
  if (!sets_.empty() && peers_.empty()) peers_ = peers_as_bits(geometry_);
}

/// All that can be looked at is put on the agenda, what is cheap before what is dear.
void DomainSearch::plan() {
  std::erase_if(primitives_, [](const Primitive* primitive) { return primitive->relation() != nullptr; });
  std::stable_sort(primitives_.begin(), primitives_.end(), [](const Primitive* a, const Primitive* b) {
    return a->cells().size() < b->cells().size();
  });
  memos_.clear();
  for (const Primitive* const primitive : primitives_) {
    const bool is_long = primitive->automaton() != nullptr && primitive->cells().size() >= kLongLine;
    memos_.push_back(is_long ? primitive->automaton()->memo() : Automaton::Memo{});
  }
  const auto units = static_cast<std::size_t>(geometry_.complete_units());
  first_set_ = units + crossings_.size();
  first_primitive_ = first_set_ + sets_.size();
  agenda_ = Agenda(masks_.size(), first_primitive_ + primitives_.size());
  std::size_t item = 0;
  for (; item < units; ++item) agenda_.watch(item, geometry_.cells_of(static_cast<Unit>(item)));
  for (const UnitCrossing& crossing : crossings_) {  // what common cells lose tells nothing
    agenda_.watch(item, crossing.of_first());
    if (crossing.is_second_complete) agenda_.watch(item, crossing.of_second());
    ++item;
  }
  for (const DigitSets& sets : sets_) agenda_.watch(item++, sets.cells());
  for (const Primitive* const primitive : primitives_) agenda_.watch(item++, primitive->cells());
  agenda_.mark_all();
  for (std::size_t cell = 0; cell < masks_.size(); ++cell) {
    const bool has_arcs = !pairs_.arcs_of(static_cast<Cell>(cell)).empty();
    if (has_arcs && !is_changed_[cell]) changed_.push_back(static_cast<Cell>(cell));
    is_changed_[cell] = 1;  // for good where there are no arcs
  }
}

void DomainSearch::weigh_cells() {
  const auto add = [this](std::span<const Cell> cells) {
    for (const Cell cell : cells) weight_[cell] += kFirstWeight * static_cast<double>(cells.size());
  };
  for (Unit unit = 0; unit < geometry_.units(); ++unit) add(geometry_.cells_of(unit));
  for (const Primitive* const primitive : primitives_) add(primitive->cells());
  for (const DigitSets& sets : sets_) {
    if (sets.is_line()) add(sets.cells());
  }
}

/// With those, search begins anew.
void DomainSearch::look_for_sums() {
  has_looked_for_sums_ = true;
  implied_ = implied_sums(geometry_);
  if (implied_.empty()) return;
  if (!guesses_.empty()) undo_to(guesses_[0].changes);
  guesses_.clear();
  list_primitives();
  plan();
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
  if (!is_changed_[cell]) {
    is_changed_[cell] = 1;
    changed_.push_back(cell);
  }
  agenda_.mark(cell);
  return true;
}

bool DomainSearch::propagate() {
  for (;;) {
    if (!singles_.empty()) {
      const Cell cell = singles_.back();
      singles_.pop_back();
      if (!tell_peers(cell)) return false;
    } else if (!changed_.empty()) {
      const Cell cell = changed_.back();
      changed_.pop_back();
      is_changed_[cell] = 0;
      if (!tell_partners(cell)) return false;
    } else {
      const std::size_t item = agenda_.take();
      if (item == Agenda::kNothing) return true;
      if (!look_at(item)) return false;
      if (knows_its_changes(item)) agenda_.drop(item);
    }
  }
}

bool DomainSearch::tell_peers(Cell cell) {
  work_ += 2;
  const Mask digit = masks_[cell];
  for (const Cell peer : geometry_.peers(cell)) {
    if ((masks_[peer] & digit) != 0 && !narrow(peer, ~digit)) return fail_in({&cell, 1});
  }
  return true;
}

/// A digit of another cell that none of this one allows can't be.
bool DomainSearch::tell_partners(Cell cell) {
  const Mask own = masks_[cell];
  for (const PairTables::PairArc& arc : pairs_.arcs_of(cell)) {
    if (!narrow(arc.other, pairs_.left_by(own, arc))) return fail_in({&cell, 1});
  }
  return true;
}

/// True of sets and primitives that would find nothing more by what they have changed themselves.
bool DomainSearch::knows_its_changes(std::size_t item) const {
  return item >= first_primitive_ || (item >= first_set_ && !sets_[item - first_set_].is_line());
}

bool DomainSearch::look_at(std::size_t item) {
  const auto units = static_cast<std::size_t>(geometry_.complete_units());
  if (item < units) return look_at_unit(static_cast<Unit>(item));
  if (item < first_set_) return look_at_crossing(crossings_[item - units]);
  if (item < first_primitive_) return look_at_set(sets_[item - first_set_]);
  return prune(item - first_primitive_);
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
  if (alone == 0) return true;
  for (const Cell cell : cells) {
    const Mask own = masks_[cell] & alone;
    if (own == 0 || is_single(masks_[cell])) continue;
    if (!is_single(own)) return fail_in(cells);
    narrow(cell, own);
  }
  return true;
}

/// Digits that a unit has only where it crosses another are nowhere else in that. (What a filled cell has, its peers
/// know.)
bool DomainSearch::look_at_crossing(const UnitCrossing& crossing) {
  Mask common = 0;
  for (const Cell cell : crossing.common()) common |= has_several(masks_[cell]) ? masks_[cell] : 0;
  if (common == 0) return true;
  const Mask first = digits_of(crossing.of_first()), second = digits_of(crossing.of_second());
  if (const Mask out = common & ~first & second; out != 0 && !keep_out(crossing.of_second(), out)) return false;
  if (!crossing.is_second_complete) return true;
  const Mask out = common & ~second & first;
  return out == 0 || keep_out(crossing.of_first(), out);
}

Mask DomainSearch::digits_of(std::span<const Cell> cells) const {
  Mask digits = 0;
  for (const Cell cell : cells) digits |= masks_[cell];
  return digits;
}

bool DomainSearch::keep_out(std::span<const Cell> cells, Mask digits) {
  for (const Cell cell : cells) {
    if (!narrow(cell, ~digits)) return fail_in(cells);
  }
  return true;
}

bool DomainSearch::look_at_set(const DigitSets& sets) {
  const DigitSets::Found found = sets.find(masks_);
  if (!found.is_possible) return fail_in(sets.cells());
  if (sets.is_line() && !look_at_line(sets, found)) return fail_in(sets.cells());
  bool can_be = true;
  // The peers of a filled cell know its digit.
  for (Mask certain = found.certain & ~found.filled; certain != 0 && can_be; certain &= certain - 1) {
    const Mask digit = certain & (~certain + 1);
    sets.seen_by_all(masks_, digit, peers_).each([&](Cell cell) { can_be = can_be && narrow(cell, ~digit); });
  }
  return can_be || fail_in(sets.cells());
}

/// Cells of a line need not see each other.
bool DomainSearch::look_at_line(const DigitSets& sets, const DigitSets::Found& found) {
  const Mask alone = found.certain & found.alone;
  for (const Cell cell : sets.cells()) {
    Mask left = found.possible;
    if (!is_single(masks_[cell])) left &= ~found.filled;
    if ((masks_[cell] & alone) != 0) left &= alone;
    if (!narrow(cell, left)) return false;
  }
  return true;
}

bool DomainSearch::prune(std::size_t number) {
  const Primitive& primitive = *primitives_[number];
  const auto& cells = primitive.cells();
  scratch_.clear();
  for (const Cell cell : cells) scratch_.push_back(masks_[cell]);
  work_ += cells.size();
  Automaton::Memo& memo = memos_[number];
  const bool can_be = memo.read.empty() ? primitive.prune(scratch_) : primitive.automaton()->prune(scratch_, memo);
  if (!can_be) return fail_in(cells);
  for (std::size_t at = 0; at < cells.size(); ++at) {
    if (!narrow(cells[at], scratch_[at])) return false;
  }
  return true;
}

bool DomainSearch::fail_in(std::span<const Cell> cells) {
  const double share = bump_ * kConflict / static_cast<double>(cells.size());
  for (const Cell cell : cells) weight_[cell] += share;
  if (!guesses_.empty()) {
    weight_[guesses_.back().cell] += bump_ * kWrongGuess;
    digit_weight_[lowest_digit(guesses_.back().digit) - 1u] += digit_bump_;
  }
  return false;
}

/// The digit of which most guesses were wrong lately, if it stands out, and what cells weigh more that can have it.
DomainSearch::Favourite DomainSearch::favourite() const {
  const auto end = digit_weight_.begin() + geometry_.size();
  const auto most = std::max_element(digit_weight_.begin(), end);
  double least = *most;
  for (auto weight = digit_weight_.begin(); weight != end; ++weight) {
    if (*weight > 0) least = std::min(least, *weight);
  }
  if (*most <= geometry_.size() * digit_bump_ || *most <= kSpread * least) return {0, 0};
  return {bit(static_cast<int>(most - digit_weight_.begin()) + 1), kShareOfDigit * *most / digit_bump_ * bump_};
}

/// The open cell with the fewest candidates for its weight; its lowest digit first.
bool DomainSearch::pick(TriedDigit& guess) const {
  const auto [digit, more] = favourite();
  double best = -1;
  for (std::size_t cell = 0; cell < masks_.size(); ++cell) {
    const Mask mask = masks_[cell];
    if (is_single(mask)) continue;
    const double weight = weight_[cell] + ((mask & digit) != 0 ? more : 0);
    const double score = weight * kShares[static_cast<std::size_t>(count_digits(mask))];
    if (score <= best) continue;
    best = score;
    guess.cell = static_cast<Cell>(cell);
  }
  if (best < 0) return false;
  guess.digit = masks_[guess.cell] & (~masks_[guess.cell] + 1);
  const int count = count_digits(masks_[guess.cell]);
  if (count > 2) pick_place(weight_[guess.cell] * kShares[static_cast<std::size_t>(count)], guess);
  return true;
}

/// A digit with two places in a unit is as good as a cell with two candidates, where one of them weighs more than that.
void DomainSearch::pick_place(double best, TriedDigit& guess) const {
  for (Unit unit = 0; unit < geometry_.complete_units(); ++unit) {
    Mask once = 0, twice = 0, thrice = 0;
    for (const Cell cell : geometry_.cells_of(unit)) {
      thrice |= twice & masks_[cell];
      twice |= once & masks_[cell];
      once |= masks_[cell];
    }
    const Mask two_places = twice & ~thrice;
    for (const Cell cell : geometry_.cells_of(unit)) {
      const Mask digits = masks_[cell] & two_places;
      if (digits == 0 || weight_[cell] * kShares[2] <= best) continue;
      best = weight_[cell] * kShares[2];
      guess.cell = cell;
      guess.digit = digits & (~digits + 1);
    }
  }
}

bool DomainSearch::guess() {
  TriedDigit next{0, 0, changes_.size()};
  if (!pick(next)) return false;
  ++nodes_;
  guesses_.push_back(next);
  narrow(next.cell, next.digit);
  return true;
}

/// Later conflicts count more than those so far.
void DomainSearch::fade() {
  const auto fade = [](double& bump, double growth, auto& weights) {
    bump *= growth;
    if (bump <= kLargest) return;
    for (double& weight : weights) weight = std::max(weight / kLargest, kSmallest);
    bump /= kLargest;
  };
  fade(bump_, kGrowth, weight_);
  fade(digit_bump_, kGrowthOfDigits, digit_weight_);
}

// The last guess is wrong, or has been counted.
void DomainSearch::back() {
  fade();
  is_dead_ = false;
  if (guesses_.empty()) {
    status_ = final_status();
    return;
  }
  const TriedDigit guess = guesses_.back();
  guesses_.pop_back();
  forget();
  undo_to(guess.changes);
  is_dead_ = !narrow(guess.cell, ~guess.digit);
}

/// All that was still due came from a guess that is taken back.
void DomainSearch::forget() {
  singles_.clear();
  for (const Cell cell : changed_) is_changed_[cell] = 0;
  changed_.clear();
  agenda_.clear();
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
