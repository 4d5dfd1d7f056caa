#include "human/rectangles/deadly.hpp"

namespace sudoku::human {

namespace {

/// Other cells of a naked subset. In a unit of nine cells, no subset has more of them.
constexpr int kMostMembers = 6;

/// Naked subsets of the roof, taken as one cell, and other cells of a unit.
class RoofSubsetSearch {
 public:
  RoofSubsetSearch(const Board& board, const DeadlyPattern& pattern, Finds& finds, int more)
      : board_(board), pattern_(pattern), finds_(finds), more_(more), members_(board.no_cells()) {}

  void run() {
    for (const Unit unit : board_.units_around(pattern_.roof)) {
      unit_ = unit;
      const CellSet others = (board_.unit(unit) & board_.open()) - pattern_.roof;
      cells_.clear();
      for (const Cell cell : others) cells_.push_back(cell);
      extend(0, pattern_.extras(board_));
    }
  }

 private:
  void extend(std::size_t from, Mask digits) {
    const int chosen = members_.count();
    if (chosen > 0 && count_digits(digits) == chosen + 1) offer(digits);
    if (chosen == kMostMembers || count_digits(digits) > kMostMembers + 1) return;
    if (chosen + 1 >= static_cast<int>(cells_.size())) return;  // one must be left to lose something
    for (std::size_t i = from; i < cells_.size() && !finds_.satisfied() && finds_.spend(); ++i) {
      members_.add(cells_[i]);
      extend(i + 1, digits | board_.candidates(cells_[i]));
      members_.remove(cells_[i]);
    }
  }

  void offer(Mask digits) {
    Step step;
    const CellSet all = members_ | pattern_.roof;
    for (const Unit unit : board_.units_around(all)) {
      for (const Digit digit : Digits(digits)) eliminate(board_, board_.unit(unit) - all, digit, step);
    }
    if (step.eliminations.empty()) return;
    tell(board_, pattern_, step);
    step.reason.units = {unit_};
    mark(board_, members_, digits, StepRole::member, step);
    finds_.add(std::move(step), more_);
  }

  const Board& board_;
  const DeadlyPattern& pattern_;
  Finds& finds_;
  const int more_;
  CellSet members_;
  Unit unit_ = 0;
  std::vector<Cell> cells_;
};

}  // namespace

void offer_single_roof(const Board& board, const DeadlyPattern& pattern, Finds& finds, int more) {
  Step step;
  for (const Digit digit : Digits(pattern.two)) eliminate(board, pattern.roof, digit, step);
  tell(board, pattern, step);
  finds.add(std::move(step), more);
}

void offer_one_extra(const Board& board, const DeadlyPattern& pattern, Finds& finds, int more) {
  const Mask extras = pattern.extras(board);
  if (!is_single(extras)) return;
  Step step;
  eliminate(board, board.common_peers(pattern.roof), lowest_digit(extras), step);
  if (step.eliminations.empty()) return;
  tell(board, pattern, step);
  finds.add(std::move(step), more);
}

void offer_subsets(const Board& board, const DeadlyPattern& pattern, Finds& finds, int more) {
  RoofSubsetSearch(board, pattern, finds, more).run();
}

void offer_locked(const Board& board, const DeadlyPattern& pattern, Finds& finds, int more) {
  for (const Unit unit : board.units_around(pattern.roof)) {
    for (const Digit locked : Digits(pattern.two)) {
      if (!is_locked(board, locked, unit, pattern.roof)) continue;
      Step step;
      eliminate(board, pattern.roof, lowest_digit(pattern.two & ~bit(locked)), step);
      if (step.eliminations.empty()) continue;
      tell(board, pattern, step);
      step.reason.units = {unit};
      finds.add(std::move(step), more);
    }
  }
}

bool is_locked(const Board& board, Digit digit, Unit unit, const CellSet& cells) {
  const CellSet places = board.places(digit, unit);
  return !places.empty() && places.is_subset_of(cells);
}

void tell(const Board& board, const DeadlyPattern& pattern, Step& step) {
  step.reason.digits = list_digits(pattern.two);
  mark(board, pattern.floor, pattern.two, StepRole::floor, step);
  mark(board, pattern.roof, pattern.two, StepRole::roof, step);
  mark(board, pattern.roof, ~pattern.two, StepRole::extra, step);
}

}  // namespace sudoku::human
