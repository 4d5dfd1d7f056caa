// The almost locked sets of a board, and which of them restrict one another: a digit is restricted between two sets
// where its places in the one see all its places in the other, so that only one of them can hold it.
#pragma once

#include <vector>

#include "human/als/als.hpp"
#include "human/core/finds.hpp"

namespace sudoku::human {

class AlsTable {
 public:
  explicit AlsTable(const Board& board);

  /// Made piece by piece; until it is whole, it can't be asked.
  bool is_complete() const { return listing_.is_complete() && neighbours_.size() == size(); }
  /// Makes one more piece. Returns how much work that was.
  std::uint64_t advance();
  /// True if there are more sets than it has.
  bool is_limited() const { return listing_.is_limited(); }

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
  struct SetDigit {
    CellSet places, seen;
  };
  /// Entries of a set lie side by side, by digit.
  const SetDigit& entry(std::size_t index, Digit digit) const {
    return entries_[first_[index] + static_cast<std::size_t>(count_digits(sets_[index].digits & (bit(digit) - 1)))];
  }

  void add_entries();
  std::uint64_t find_neighbours(std::size_t set);
  std::vector<std::size_t>& starting_at(Cell cell, Digit digit) {
    return by_first_place_[static_cast<std::size_t>(cell * board_.size() + digit - 1)];
  }

  const Board& board_;
  AlmostLockedSets listing_;
  std::vector<AlmostLockedSet> sets_;
  std::vector<std::size_t> first_;
  std::vector<SetDigit> entries_;
  std::vector<std::vector<Neighbour>> neighbours_;
  std::vector<std::vector<std::size_t>> by_first_place_;  // sets that have neighbours, by first place of a digit
  std::vector<Mask> restricted_;
};

/// The table of a board, kept with it until it changes. Null where the search has to pause before it is whole.
const AlsTable* als_table(const Board& board, Finds& finds);

}  // namespace sudoku::human
