#include "human/core/conjugates.hpp"

namespace sudoku::human {

std::vector<Conjugates> conjugates_of(const Board& board, Digit digit) {
  std::vector<Conjugates> pairs;
  for (Unit unit = 0; unit < board.geometry().complete_units(); ++unit) {
    CellSet places = board.places(digit, unit);
    if (places.count() != 2) continue;
    const Cell a = places.first();
    places.remove(a);
    pairs.push_back({a, places.first(), unit});
  }
  return pairs;
}

}  // namespace sudoku::human
