// Two corners of roof side by side: one of them is something else, so together they count as one cell of their other
// digits, which may make a naked subset with cells of a unit that they share.
#include "human/rectangles.hpp"

namespace sudoku::human {

namespace {

class Search {
 public:
  Search(const Board& board, const UniqueRectangle& rectangle, Finds& finds)
      : board_(board), rectangle_(rectangle), finds_(finds), members_(board.no_cells()) {}

  void run() {
    for (const Unit unit : board_.units_around(rectangle_.roof)) {
      unit_ = unit;
      const CellSet others = (board_.unit(unit) & board_.open()) - rectangle_.roof;
      cells_.clear();
      for (const Cell cell : others) cells_.push_back(cell);
      extend(0, rectangle_.extras(board_));
    }
  }

 private:
  void extend(std::size_t from, Mask digits) {
    const int chosen = members_.count();
    if (chosen > 0 && count_digits(digits) == chosen + 1) offer(digits);
    if (chosen + 1 >= static_cast<int>(cells_.size())) return;  // one must be left to lose something
    for (std::size_t i = from; i < cells_.size() && !finds_.satisfied(); ++i) {
      members_.add(cells_[i]);
      extend(i + 1, digits | board_.candidates(cells_[i]));
      members_.remove(cells_[i]);
    }
  }

  void offer(Mask digits) {
    Step step;
    const CellSet pattern = members_ | rectangle_.roof;
    for (const Unit unit : board_.units_around(pattern)) {
      for (const Digit digit : Digits(digits)) eliminate(board_, board_.unit(unit) - pattern, digit, step);
    }
    if (step.eliminations.empty()) return;
    tell(board_, rectangle_, step);
    step.reason.units = {unit_};
    mark(board_, members_, digits, Role::member, step);
    finds_.add(std::move(step));
  }

  const Board& board_;
  const UniqueRectangle& rectangle_;
  Finds& finds_;
  CellSet members_;
  Unit unit_ = 0;
  std::vector<Cell> cells_;
};

}  // namespace

void unique_rectangle_3(const Board& board, Finds& finds) {
  for_each_unique_rectangle(board, finds, [&](const UniqueRectangle& rectangle) {
    if (rectangle.roof.count() == 2 && !rectangle.is_diagonal()) Search(board, rectangle, finds).run();
  });
}

}  // namespace sudoku::human
