// All almost locked sets of a board, and which of them restrict one another: a digit is restricted between two sets
// where its places in the one see all its places in the other, so that only one of them can hold it.
#pragma once

#include <vector>

#include "human/als.hpp"

namespace sudoku::human {

class AlsTable {
 public:
  explicit AlsTable(const Board& board);

  std::size_t size() const { return sets_.size(); }
  const AlmostLockedSet& operator[](std::size_t index) const { return sets_[index]; }
  /// The set's places of one of its digits, and all places of the digit that see every one of them.
  const CellSet& places(std::size_t index, Digit digit) const { return entry(index, digit).places; }
  const CellSet& seen(std::size_t index, Digit digit) const { return entry(index, digit).seen; }

  struct Neighbour {
    std::size_t index;
    Mask restricted;
  };
  /// The sets with which a set shares restricted digits, ascending.
  const std::vector<Neighbour>& neighbours(std::size_t index) const { return neighbours_[index]; }

 private:
  struct Entry {
    CellSet places, seen;
  };
  /// Entries of a set lie side by side, by digit.
  const Entry& entry(std::size_t index, Digit digit) const {
    return entries_[first_[index] + static_cast<std::size_t>(count_digits(sets_[index].digits & (bit(digit) - 1)))];
  }

  void find_neighbours(const Board& board);

  std::vector<AlmostLockedSet> sets_;
  std::vector<std::size_t> first_;
  std::vector<Entry> entries_;
  std::vector<std::vector<Neighbour>> neighbours_;
};

}  // namespace sudoku::human
