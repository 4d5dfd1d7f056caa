#include "human/core/technique.hpp"

namespace sudoku::human {

namespace {

/// Digits of a unit with as many places as there are of them.
class HiddenSubsetSearch {
 public:
  HiddenSubsetSearch(const Board& board, int size, Finds& finds) : board_(board), size_(size), finds_(finds) {}

  void run() {
    for (Unit unit = 0; unit < board_.geometry().complete_units() && !finds_.satisfied(); ++unit) {
      unit_ = unit;
      extend(1, 0, board_.no_cells());
    }
  }

 private:
  void extend(int from, Mask digits, const CellSet& places) {
    const int chosen = count_digits(digits);
    if (chosen == size_) return offer(digits, places);
    for (int d = from; d <= board_.size() && !finds_.satisfied(); ++d) {
      const auto digit = static_cast<Digit>(d);
      const CellSet own = board_.places(digit, unit_);
      const int count = own.count();
      if (count < 2 || count > size_) continue;
      const CellSet together = own | places;
      if (together.count() <= size_) extend(d + 1, digits | bit(digit), together);
    }
  }

  void offer(Mask digits, const CellSet& places) {
    Step step;
    for (const Cell cell : places) {
      for (const Digit digit : Digits(board_.candidates(cell) & ~digits)) step.eliminations.push_back({cell, digit});
    }
    if (step.eliminations.empty()) return;
    step.reason.digits = list_digits(digits);
    step.reason.units = {unit_};
    mark(board_, places, digits, StepRole::member, step);
    finds_.add(std::move(step));
  }

  const Board& board_;
  const int size_;
  Finds& finds_;
  Unit unit_ = 0;
};

}  // namespace

void hidden_pair(const Board& board, Finds& finds) {
  HiddenSubsetSearch(board, 2, finds).run();
}
void hidden_triple(const Board& board, Finds& finds) {
  HiddenSubsetSearch(board, 3, finds).run();
}
void hidden_quadruple(const Board& board, Finds& finds) {
  HiddenSubsetSearch(board, 4, finds).run();
}

}  // namespace sudoku::human
