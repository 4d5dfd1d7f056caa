#include "human/subsets/naked_subsets.hpp"

namespace sudoku::human {

namespace {

class NakedSubsetSearch {
 public:
  NakedSubsetSearch(const Board& board, int size, SubsetKind kind, Finds& finds)
      : board_(board), size_(size), kind_(kind), finds_(finds), members_(board.no_cells()) {}

  void run() {
    for (Unit unit = 0; unit < board_.geometry().units() && !finds_.satisfied(); ++unit) {
      unit_ = unit;
      extend(0, 0, 0);
    }
  }

 private:
  /// Adds one more of the unit's cells from position `from` on.
  void extend(std::size_t from, int chosen, Mask digits) {
    if (chosen == size_) return offer(digits);
    const auto cells = board_.geometry().cells_of(unit_);
    for (std::size_t i = from; i < cells.size() && !finds_.satisfied(); ++i) {
      const Mask candidates = board_.candidates(cells[i]);
      if (!has_several(candidates) || count_digits(digits | candidates) > size_) continue;
      members_.add(cells[i]);
      extend(i + 1, chosen + 1, digits | candidates);
      members_.remove(cells[i]);
    }
  }

  void offer(Mask digits) {
    const std::vector<Unit> units = board_.units_around(members_);
    // A subset of a crossing turns up in the box and on the line; one of the two is enough.
    if (units.size() > 1 && unit_ != units[0]) return;
    Step step;
    std::size_t units_that_lose = 0;
    for (const Unit unit : units) {
      const std::size_t before = step.eliminations.size();
      for (const Digit digit : Digits(digits)) eliminate(board_, board_.unit(unit) - members_, digit, step);
      units_that_lose += step.eliminations.size() > before ? 1 : 0;
    }
    if (units_that_lose == 0 || (units_that_lose >= 2) != (kind_ == SubsetKind::locked)) return;
    step.reason.digits = list_digits(digits);
    step.reason.units = units;
    mark(board_, members_, digits, StepRole::member, step);
    finds_.add(std::move(step));
  }

  const Board& board_;
  const int size_;
  const SubsetKind kind_;
  Finds& finds_;
  CellSet members_;
  Unit unit_ = 0;
};

/// The same among cells that all see each other, though no unit may have all of them. A digit is in one of its places
/// there, so it leaves whatever sees all of these.
class SeenSubsetSearch {
 public:
  SeenSubsetSearch(const Board& board, int size, Finds& finds)
      : board_(board), size_(size), finds_(finds), members_(board.no_cells()) {}

  void run() { extend(board_.open(), 0, 0); }

 private:
  /// Adds one more of the cells that all members see, and that come after them.
  void extend(const CellSet& cells, int chosen, Mask digits) {
    if (chosen == size_) return offer(digits);
    CellSet later = cells;
    for (const Cell cell : cells) {
      later.remove(cell);
      const Mask candidates = board_.candidates(cell);
      if (!has_several(candidates) || count_digits(digits | candidates) > size_) continue;
      members_.add(cell);
      extend(later & board_.peers(cell), chosen + 1, digits | candidates);
      members_.remove(cell);
      if (finds_.satisfied()) return;
    }
  }

  void offer(Mask digits) {
    Step step;
    for (const Digit digit : Digits(digits)) {
      eliminate(board_, board_.common_peers(board_.places(digit) & members_), digit, step);
    }
    if (step.eliminations.empty()) return;
    step.reason.digits = list_digits(digits);
    mark(board_, members_, digits, StepRole::member, step);
    finds_.add(std::move(step));
  }

  const Board& board_;
  const int size_;
  Finds& finds_;
  CellSet members_;
};

}  // namespace

void find_naked_subsets(const Board& board, int size, SubsetKind kind, Finds& finds) {
  NakedSubsetSearch(board, size, kind, finds).run();
  const bool may_be_anywhere = kind == SubsetKind::naked && !board.rules().is_classic();
  if (may_be_anywhere && !finds.satisfied()) SeenSubsetSearch(board, size, finds).run();
}

void naked_pair(const Board& board, Finds& finds) {
  find_naked_subsets(board, 2, SubsetKind::naked, finds);
}
void naked_triple(const Board& board, Finds& finds) {
  find_naked_subsets(board, 3, SubsetKind::naked, finds);
}
void naked_quadruple(const Board& board, Finds& finds) {
  find_naked_subsets(board, 4, SubsetKind::naked, finds);
}

// A naked pair or triple of a crossing, which takes its digits from the box and from the line at once.

void locked_pair(const Board& board, Finds& finds) {
  find_naked_subsets(board, 2, SubsetKind::locked, finds);
}
void locked_triple(const Board& board, Finds& finds) {
  find_naked_subsets(board, 3, SubsetKind::locked, finds);
}

}  // namespace sudoku::human
