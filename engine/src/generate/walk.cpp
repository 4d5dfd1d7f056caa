#include "generate/walk.hpp"

#include <algorithm>

#include "generate/deadly_rectangle.hpp"

namespace sudoku {

namespace {

/// A move gives at most so many orbits back, and takes at most so many more away.
constexpr int kBack = 3, kMoreAway = 4;

/// How many moves may come no nearer before a new grid is taken: as long as the technique has not been seen at all, and
/// then.
constexpr int kMissesUnseen = 300, kMissesSeen = 1'000;

/// After so many puzzles there may be none. Harder techniques take longer, each time: some tens of seconds in all.
std::uint64_t most_judged(int difficulty, int cells) {
  const std::uint64_t at_nine = difficulty < 60 ? 40'000 : difficulty < 90 ? 8'000 : 2'000;
  return std::max<std::uint64_t>(at_nine * 81 * 81 / static_cast<std::uint64_t>(cells * cells), 100);
}

}  // namespace

Walk::Walk(const GenerateOptions& options, const Demand& demand)
    : options_(options),
      random_(options.seed),
      givens_(options.shape, options.symmetry),
      judge_(givens_.puzzle(), demand),
      most_judged_(most_judged(human::techniques()[*options.technique].difficulty, givens_.geometry().cells())) {
  begin_grid();
}

bool Walk::advance() {
  if (status_ != GenerateStatus::running) return false;
  switch (phase_) {
    case Phase::taking:
      try_next();
      break;
    case Phase::judging:
      if (!judge_.advance()) weigh();
      break;
    case Phase::checking:
      check_next_given();
      break;
  }
  return status_ == GenerateStatus::running;
}

void Walk::begin_grid() {
  givens_.refill(random_);
  best_nearness_ = -1;
  misses_ = 0;
  if (human::techniques()[*options_.technique].needs_uniqueness) plant_rectangle();
  order_ = givens_.given();
  shuffle(order_, random_);
  next_ = 0;
  to_take_ = order_.size();
  phase_ = Phase::taking;
}

/// (Where the symmetry ties so many givens to the corners that there are several solutions, there is none.)
void Walk::plant_rectangle() {
  planted_.clear();
  const std::vector<Cell> corners = nearly_deadly_rectangle(givens_.geometry(), givens_.puzzle().givens, random_);
  std::vector<std::size_t> orbits = givens_.orbits_of(corners);
  const bool is_open =
      std::all_of(orbits.begin(), orbits.end(), [&](std::size_t orbit) { return givens_.try_without(orbit); });
  if (is_open) planted_ = std::move(orbits);
  judge_.watch(is_open ? corners : std::vector<Cell>{});
}

void Walk::begin_move() {
  givens_.restore(best_);
  order_ = givens_.given();
  shuffle(order_, random_);
  std::vector<std::size_t> back = givens_.opened();
  std::erase_if(
      back, [&](std::size_t orbit) { return std::find(planted_.begin(), planted_.end(), orbit) != planted_.end(); });
  shuffle(back, random_);
  const int count = 1 + random_.below(kBack);
  const int away = random_.below(count + kMoreAway + 1);
  back.resize(std::min(back.size(), static_cast<std::size_t>(count)));
  for (const std::size_t orbit : back) givens_.give(orbit);
  // A puzzle that must be minimal loses all the digits that it can, the latest first.
  if (options_.minimal) order_.insert(order_.end(), back.begin(), back.end());
  next_ = 0;
  to_take_ = options_.minimal ? order_.size() : static_cast<std::size_t>(away);
  phase_ = Phase::taking;
}

void Walk::try_next() {
  if (to_take_ > 0 && next_ < order_.size()) {
    ++tried_;
    if (givens_.try_without(order_[next_++])) --to_take_;
    return;
  }
  ++judged_;
  judge_.begin(givens_.puzzle());
  phase_ = Phase::judging;
}

void Walk::weigh() {
  if (judge_.nearness() > best_nearness_) misses_ = 0;
  if (judge_.nearness() >= best_nearness_) {
    best_ = givens_.puzzle().givens;
    best_nearness_ = judge_.nearness();
  }
  if (judge_.verdict() != Verdict::fits) {
    go_on();
  } else if (is_each_given_needed(options_)) {
    next_ = 0;
    phase_ = Phase::checking;
  } else {
    status_ = GenerateStatus::made;
  }
}

void Walk::go_on() {
  if (judged_ >= most_judged_) {
    status_ = GenerateStatus::not_found;
  } else if (++misses_ > (best_nearness_ >= Judge::kSeen ? kMissesSeen : kMissesUnseen)) {
    begin_grid();
  } else {
    begin_move();
  }
}

void Walk::check_next_given() {
  const Puzzle& puzzle = givens_.puzzle();
  while (next_ < puzzle.givens.size() && puzzle.givens[next_] == 0) ++next_;
  if (next_ == puzzle.givens.size()) {
    status_ = GenerateStatus::made;
    return;
  }
  ++tried_;
  if (!givens_.needs(static_cast<Cell>(next_++))) go_on();
}

}  // namespace sudoku
