#include "human/als.hpp"

namespace sudoku::human {

namespace {

class Search {
 public:
  Search(const Board& board, int smallest) : board_(board), smallest_(smallest), cells_(board.no_cells()) {}

  std::vector<AlmostLockedSet> run() {
    for (Unit unit = 0; unit < board_.geometry().units(); ++unit) {
      unit_ = unit;
      extend(0, 0, 0);
    }
    return std::move(found_);
  }

 private:
  void extend(std::size_t from, int chosen, Mask digits) {
    if (chosen >= smallest_ && count_digits(digits) == chosen + 1 && is_new()) found_.push_back({cells_, digits});
    if (chosen == largest()) return;
    const auto cells = board_.geometry().cells_of(unit_);
    for (std::size_t i = from; i < cells.size(); ++i) {
      const Mask together = digits | board_.candidates(cells[i]);
      if (board_.candidates(cells[i]) == 0 || count_digits(together) > largest() + 1) continue;
      cells_.add(cells[i]);
      extend(i + 1, chosen + 1, together);
      cells_.remove(cells[i]);
    }
  }

  int largest() const { return board_.size() <= 9 ? board_.size() - 1 : 4; }

  /// Cells of a crossing turn up in the box and on the line, and are told there; a single cell in its row.
  bool is_new() const {
    const std::vector<Unit> units = board_.units_around(cells_);
    return unit_ == units.back();
  }

  const Board& board_;
  const int smallest_;
  CellSet cells_;
  Unit unit_ = 0;
  std::vector<AlmostLockedSet> found_;
};

}  // namespace

std::vector<AlmostLockedSet> almost_locked_sets(const Board& board, int smallest) {
  return Search(board, smallest).run();
}

}  // namespace sudoku::human
