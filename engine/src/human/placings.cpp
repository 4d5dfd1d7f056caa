#include "human/placings.hpp"

namespace sudoku::human {

namespace {

class Search {
 public:
  Search(const Board& board, Digit digit) : board_(board), places_(board.places(digit)), chosen_(board.no_cells()) {
    for (Unit unit = 0; unit < board.geometry().units(); ++unit) {
      if (places_.intersects(board.unit(unit))) units_.push_back(unit);
    }
  }

  CellSet run() {
    CellSet unused = places_;
    for (const Cell cell : places_) {
      if (!unused.has(cell)) continue;
      nodes_ = 0;
      chosen_ = board_.no_cells();
      if (place(cell, places_)) unused -= chosen_;
    }
    return unused;
  }

 private:
  /// More than any 9x9 takes.
  static constexpr int kMostNodes = 1000;

  /// Puts the digit in the cell and goes on with the unit that then has the fewest places. False where that fails.
  bool place(Cell cell, CellSet left) {
    if (++nodes_ > kMostNodes) return false;
    chosen_.add(cell);
    left -= board_.peers(cell);
    left.remove(cell);
    Unit next = kNoUnit;
    int fewest = board_.cells();
    for (const Unit unit : units_) {
      if (chosen_.intersects(board_.unit(unit))) continue;
      const int places = (left & board_.unit(unit)).count();
      if (places < fewest) {
        next = unit;
        fewest = places;
      }
    }
    if (next == kNoUnit) return true;
    for (const Cell other : left& board_.unit(next)) {
      if (place(other, left)) return true;
    }
    chosen_.remove(cell);
    return false;
  }

  const Board& board_;
  const CellSet places_;
  std::vector<Unit> units_;
  CellSet chosen_;
  int nodes_ = 0;
};

}  // namespace

CellSet places_in_no_way(const Board& board, Digit digit) {
  return Search(board, digit).run();
}

}  // namespace sudoku::human
