#include "human/als_table.hpp"

#include <algorithm>
#include <utility>

namespace sudoku::human {

AlsTable::AlsTable(const Board& board) : sets_(almost_locked_sets(board, 1)) {
  std::size_t entries = 0;
  for (const AlmostLockedSet& set : sets_) entries += static_cast<std::size_t>(count_digits(set.digits));
  entries_.reserve(entries);
  for (const AlmostLockedSet& set : sets_) {
    first_.push_back(entries_.size());
    for (const Digit digit : Digits(set.digits)) {
      const CellSet places = set.places(board, digit);
      entries_.push_back({places, board.common_peers(places) & board.places(digit)});
    }
  }
  find_neighbours(board);
}

/// Of the sets so far that have a digit, those are looked at whose first place of it is seen.
void AlsTable::find_neighbours(const Board& board) {
  neighbours_.resize(size());
  std::vector<std::vector<std::size_t>> by_first_place(static_cast<std::size_t>(board.cells() * board.size()));
  const auto starting_at = [&](Cell cell, Digit digit) -> std::vector<std::size_t>& {
    return by_first_place[static_cast<std::size_t>(cell * board.size() + digit - 1)];
  };
  std::vector<Mask> restricted(size(), 0);
  for (std::size_t set = 0; set < size(); ++set) {
    std::vector<Neighbour>& list = neighbours_[set];
    for (const Digit digit : Digits(sets_[set].digits)) {
      for (const Cell cell : seen(set, digit)) {
        for (const std::size_t other : starting_at(cell, digit)) {
          if (!places(other, digit).is_subset_of(seen(set, digit))) continue;
          if (restricted[other] == 0) list.push_back({other, 0});
          restricted[other] |= bit(digit);
        }
      }
    }
    std::sort(list.begin(), list.end(), [](const Neighbour& a, const Neighbour& b) { return a.index < b.index; });
    for (Neighbour& neighbour : list) {
      neighbour.restricted = std::exchange(restricted[neighbour.index], 0);
      neighbours_[neighbour.index].push_back({set, neighbour.restricted});
    }
    for (const Digit digit : Digits(sets_[set].digits)) starting_at(places(set, digit).first(), digit).push_back(set);
  }
}

}  // namespace sudoku::human
