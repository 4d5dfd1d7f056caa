// Counting many solutions: what is left open is often the same after different guesses, above all where the puzzle
// falls into parts that have nothing to do with each other. What it then has of solutions has been counted before, and
// is looked up. The places are few and overwritten, so that it is memory for a while, not for all that was ever seen.
#pragma once

#include <cstdint>
#include <cstring>

#include "solve/kernel9/board.hpp"

namespace sudoku::kernel9 {

/// True if what `solution` leaves of the cells of `board` that have more than its digit is a solution too. Then it is
/// the only one, if the board is one side of a guess and `solution` all that the other side has: another one here would
/// be mixed of these two, and the rest of them would be another one there.
template <class V>
[[gnu::cold, gnu::noinline]] bool is_mirrored(const KernelBoard<V>& board, const KernelBoard<V>& solution) {
  KernelBoard<V> other;
  V some = V::all(0), several = V::all(0);
  SUDOKU_ROLLED
  for (int i = 0; i < KernelBoard<V>::kVectors; ++i) {
    other.digits[i] = except(board.digits[i], solution.digits[i]);
    several = several | (some & other.digits[i]);
    some = some | other.digits[i];
  }
  const Cells<V> changed = merged(some, several);
  if (changed.several.any()) return false;
  V open = V::spread(changed.some), filled = open;
  SUDOKU_ROLLED
  for (int i = 0; i < KernelBoard<V>::kVectors; ++i) {
    const V kept = except(board.digits[i], open);
    other.digits[i] = other.digits[i] | kept;
    filled = filled | kept;
  }
  return is_everywhere(merged(filled, filled).some) && !repeats(other);
}

/// True if the digits of `cells`, which have one each, are nowhere else in their units. A sweep does not see it all: a
/// digit that two rows need in the same box stays in both.
template <class V>
[[gnu::cold, gnu::noinline]] bool stand_alone(const KernelBoard<V>& board, typename V::One cells) {
  V others = V::all(0);
  SUDOKU_ROLLED
  for (int i = 0; i < KernelBoard<V>::kVectors; ++i) {
    const V digit = board.digits[i], there = digit & V::spread(cells);
    const V guards = (there + V::all(kBand)) & V::all(kGuards);  // of the rows with one
    const V in_band = any_of(there, there >> 10, there >> 20) & V::all(kRow);
    const V columns = any_of(in_band, in_band.next_band(), in_band.last_band());
    const V boxes = any_of(in_band, in_band >> 1, in_band >> 2) & V::all(kBoxStarts);
    const V columns_of_all = columns | ((boxes << 3) - boxes);
    const V seen = any_of(columns_of_all, columns_of_all << 10, columns_of_all << 20) | (guards - (guards >> 9));
    others = any_of(others, repeated(there), except(digit & seen, there));
  }
  return !others.any();
}

/// Less than a megabyte. What is in it depends on one search alone, so that each takes the same nodes at any time.
template <class V>
class Counted {
 public:
  /// Forgets the search before.
  void start() {
    ++search_;
    open_ = 0;
  }

  /// How many solutions are known for what is left of `board` without the cells that have been settled. If 0, its
  /// counting begins here: it ends with the board at `depth`.
  std::uint64_t look_up(const KernelBoard<V>& board, typename V::One settled, int depth, std::uint64_t count) {
    BeingCounted& part = being_counted_[open_];
    SUDOKU_ROLLED
    for (int i = 0; i < KernelBoard<V>::kVectors; ++i)
      part.board.digits[i] = except(board.digits[i], V::spread(settled));
    part.place = place_of(part.board, count);
    const CountedBoard& entry = entries_[part.place];
    if (entry.search == search_ && same(entry.board, part.board)) return entry.count;
    part.before = count;
    part.depth = depth;
    ++open_;
    return 0;
  }

  /// Notes the parts that have been counted when only boards below `depth` are left: the larger ones last, so that they
  /// stay. What has no solution is not noted: its cells may clash with others, outside of it.
  void close(int depth, std::uint64_t count) {
    while (open_ > 0 && being_counted_[open_ - 1].depth >= depth) {
      const BeingCounted& counted = being_counted_[--open_];
      if (count > counted.before) entries_[counted.place] = {counted.board, search_, count - counted.before};
    }
  }

 private:
  static constexpr std::uint32_t kPlaces = 4'096;
  /// So many do for the first solutions: these then stay in the nearest memory.
  static constexpr std::uint32_t kFirstPlaces = 256, kFirstSolutions = 2'000;
  /// A part within a part has a triad less for some digit.
  static constexpr int kDeepest = 2 * 9 * 27;

  struct CountedBoard {
    KernelBoard<V> board;
    std::uint64_t search;  ///< in which it was counted
    std::uint64_t count;
  };
  struct BeingCounted {
    KernelBoard<V> board;
    std::uint64_t before;
    std::uint32_t place;
    int depth;
  };

  static bool same(const KernelBoard<V>& a, const KernelBoard<V>& b) {
    V differs = a.digits[0] ^ b.digits[0];
    SUDOKU_ROLLED
    for (int i = 1; i < KernelBoard<V>::kVectors; ++i) differs = differs | (a.digits[i] ^ b.digits[i]);
    return !differs.any();
  }

  static std::uint32_t place_of(const KernelBoard<V>& part, std::uint64_t count) {
    BoardWords<V> words;
    SUDOKU_ROLLED
    for (int i = 0; i < KernelBoard<V>::kVectors; ++i) words.store(i, part.digits[i]);
    std::uint64_t sum = 0, factor = 0x9E3779B97F4A7C15;
    SUDOKU_ROLLED
    for (int digit = 0; digit < 9; ++digit) {
      const auto& band = words.word[digit / V::kDigits][digit % V::kDigits];
      sum += (band[0] + (std::uint64_t{band[1]} << 32)) * factor;
      factor *= 0xD1342543DE82EF95;
      sum += band[2] * factor;
      factor *= 0xD1342543DE82EF95;
    }
    sum ^= sum >> 32;
    sum *= 0x9E3779B97F4A7C15;
    return static_cast<std::uint32_t>(sum >> 40) % (count < kFirstSolutions ? kFirstPlaces : kPlaces);
  }

  std::uint64_t search_ = 1;
  int open_ = 0;
  BeingCounted being_counted_[kDeepest];
  CountedBoard entries_[kPlaces]{};
};

}  // namespace sudoku::kernel9
