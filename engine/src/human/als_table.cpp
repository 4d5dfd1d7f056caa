#include "human/als_table.hpp"

namespace sudoku::human {

AlsTable::AlsTable(const Board& board) : sets_(almost_locked_sets(board, 1)) {
  for (const AlmostLockedSet& set : sets_) {
    first_.push_back(entries_.size());
    for (const Digit digit : Digits(set.digits)) {
      const CellSet places = set.places(board, digit);
      entries_.push_back({places, board.common_peers(places) & board.places(digit)});
    }
  }
}

Mask AlsTable::restricted(std::size_t a, std::size_t b) const {
  Mask digits = 0;
  for (const Digit digit : Digits(sets_[a].digits & sets_[b].digits)) {
    if (places(b, digit).is_subset_of(seen(a, digit))) digits |= bit(digit);
  }
  return digits;
}

std::vector<std::vector<AlsTable::Neighbour>> AlsTable::neighbours() const {
  std::vector<std::vector<Neighbour>> lists(size());
  for (std::size_t a = 0; a < size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      const Mask digits = restricted(a, b);
      if (digits == 0) continue;
      lists[a].push_back({b, digits});
      lists[b].push_back({a, digits});
    }
  }
  return lists;
}

}  // namespace sudoku::human
