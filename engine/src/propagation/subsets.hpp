// Subsets: as many of some sets as they have members together. Read with the candidates of a unit's cells these are
// naked subsets, read with the places of its digits hidden ones; there is one search for both.
#pragma once

#include <array>

#include "sudoku/types.hpp"

namespace sudoku {

/// Subsets are looked for up to this size, as the literature does: pair, triple, quad.
inline constexpr int kLargestSubset = 4;

/// A set for each cell of a unit or each digit, in order: as many as the grid is wide.
using Sets = std::array<Mask, kMaxSize>;

/// Tells `found(chosen, members)` of every choice of `size` sets of two members or more that have `size` members
/// together, in lexicographic order, until it answers false; then so does this. `chosen` has bit i for set i. While
/// being told, `found` may take members from sets that are not chosen.
template <class Found>
class SubsetSearch {
 public:
  SubsetSearch(const Sets& sets, int count, int size, Found found)
      : sets_(sets), count_(count), size_(size), found_(found) {}

  bool run() { return choose(0, 0, 0, 0); }

 private:
  bool choose(int from, int depth, Mask chosen, Mask members) {
    if (depth == size_) return count_digits(members) != size_ || found_(chosen, members);
    for (int at = from; at < count_; ++at) {
      const Mask together = members | sets_[static_cast<std::size_t>(at)];
      if (!has_several(sets_[static_cast<std::size_t>(at)]) || count_digits(together) > size_) continue;
      if (!choose(at + 1, depth + 1, chosen | Mask{1} << at, together)) return false;
    }
    return true;
  }

  const Sets& sets_;
  int count_;
  int size_;
  Found found_;
};

/// The sets turned round: for each member the sets that have it.
inline Sets transposed(const Sets& sets, int count) {
  Sets turned{};
  for (int at = 0; at < count; ++at) {
    for (Mask rest = sets[static_cast<std::size_t>(at)]; rest != 0; rest &= rest - 1) {
      turned[static_cast<std::size_t>(__builtin_ctzll(rest))] |= Mask{1} << at;
    }
  }
  return turned;
}

}  // namespace sudoku
