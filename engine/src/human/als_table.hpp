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
  /// Digits that are restricted between two sets.
  Mask restricted(std::size_t a, std::size_t b) const;

  struct Neighbour {
    std::size_t index;
    Mask restricted;
  };
  /// The restricted digits that each set shares with others, for searches that go from set to set.
  std::vector<std::vector<Neighbour>> neighbours() const;

 private:
  struct Entry {
    CellSet places, seen;
  };
  /// Entries of a set lie side by side, by digit.
  const Entry& entry(std::size_t index, Digit digit) const {
    return entries_[first_[index] + static_cast<std::size_t>(count_digits(sets_[index].digits & (bit(digit) - 1)))];
  }

  std::vector<AlmostLockedSet> sets_;
  std::vector<std::size_t> first_;
  std::vector<Entry> entries_;
};

}  // namespace sudoku::human
