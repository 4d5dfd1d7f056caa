#include "human/als/als.hpp"

#include <limits>

namespace sudoku::human {

AlmostLockedSets::AlmostLockedSets(const Board& board) : board_(board), cells_(board.no_cells()) {}

std::uint64_t AlmostLockedSets::advance() {
  work_ = 1;
  before_unit_ = found_.size();
  extend(0, 0, 0);
  ++unit_;
  return work_;
}

void AlmostLockedSets::extend(std::size_t from, int chosen, Mask digits) {
  work_ += 2;
  if (chosen >= 1 && count_digits(digits) == chosen + 1 && is_new()) found_.push_back({cells_, digits});
  if (chosen == largest()) return;
  const auto cells = board_.geometry().cells_of(unit_);
  for (std::size_t i = from; i < cells.size(); ++i) {
    const Mask together = digits | board_.candidates(cells[i]);
    if (board_.candidates(cells[i]) == 0 || count_digits(together) > largest() + 1) continue;
    if (found_.size() - before_unit_ == most_of_unit()) {
      is_limited_ = true;
      return;
    }
    cells_.add(cells[i]);
    extend(i + 1, chosen + 1, together);
    cells_.remove(cells[i]);
  }
}

int AlmostLockedSets::largest() const {
  return board_.size() <= 9 ? board_.size() - 1 : 4;
}

std::size_t AlmostLockedSets::most_of_unit() const {
  return board_.size() <= 9 ? std::numeric_limits<std::size_t>::max() : 60;
}

/// Cells of a crossing turn up in the box and on the line, and are told there; a single cell in its row.
bool AlmostLockedSets::is_new() const {
  const std::vector<Unit> units = board_.units_around(cells_);
  return unit_ == units.back();
}

}  // namespace sudoku::human
