// The guess of the kernel: in the band or stack with the fewest triads still open, a digit with the fewest triads; one
// of its triads has the digit, or has not. Such a guess settles about three cells (the rule of tdoku, with triads
// counted in place of configurations).
#pragma once

#include <algorithm>

#include "solve/kernel9/sweep.hpp"

namespace sudoku::kernel9 {

/// Cells of one digit: some in a band, others in both other bands.
struct DigitCells {
  std::uint32_t in_band, elsewhere;

  template <class One>
  One at(int band) const {
    alignas(16) static constexpr std::uint32_t kBand[3][4] = {{~0U, 0, 0, 0}, {0, ~0U, 0, 0}, {0, 0, ~0U, 0}};
    const One lane = One::load(kBand[band]);
    return (One::all(in_band) & lane) | except(One::all(elsewhere), lane);
  }
};

/// The digit lies in a triad: what it loses then, and what it loses if it does not.
struct Guess {
  int digit;  ///< 0 to 8
  int band;
  DigitCells if_there, if_not;
};

template <class V>
class Branching {
 public:
  explicit Branching(const Triads<V>& triads) {
    for (int p = 0; p < Board<V>::kPacks; ++p) {
      rows_.store(p, triads.of_rows.of[p]);
      columns_.store(p, triads.of_columns.of[p]);
    }
    for (int band = 0; band < 3; ++band) fewest_.offer(open_in_band(band), band);
    for (int stack = 0; stack < 3; ++stack) fewest_.offer(open_in_stack(stack), 3 + stack);
  }

  /// Whether each digit has one triad left in every row and column, so that there is nothing to guess.
  bool all_settled() const { return fewest_.none(); }

  /// There must be something to guess.
  Guess choose() const { return fewest_.index() < 3 ? in_band(fewest_.index()) : in_stack(fewest_.index() - 3); }

 private:
  static constexpr int kPacks = Board<V>::kPacks;

  /// The smallest count above `kSettled` that was offered, the first of equals; without a branch, as none would be
  /// foreseen.
  template <std::uint32_t kSettled>
  class Fewest {
   public:
    void offer(std::uint32_t count, int index) {
      best_ = std::min(best_, (count - kSettled - 1) << 4 | static_cast<std::uint32_t>(index));
    }
    /// Whether nothing but settled ones (of just kSettled) were offered.
    bool none() const { return best_ >= kNone; }
    int index() const { return static_cast<int>(best_ & 15); }

   private:
    static constexpr std::uint32_t kNone = ~0U << 4;
    std::uint32_t best_ = ~0U;
  };

  static std::uint32_t count(std::uint64_t bits) { return static_cast<std::uint32_t>(__builtin_popcountll(bits)); }

  /// Two words side by side, for one count of both.
  static std::uint64_t both(std::uint32_t a, std::uint32_t b) { return a | std::uint64_t{b} << 32; }

  std::uint32_t open_in_band(int band) const {
    std::uint32_t sum = 0;
    for (int d = 0; d < V::kDigits; ++d) {
      sum += count(both(rows_.word[0][d][band], rows_.word[1][d][band]));
      if constexpr (kPacks == 3) sum += count(rows_.word[2][d][band]);
    }
    return sum;
  }

  std::uint32_t open_in_stack(int stack) const {
    const std::uint64_t columns = both(in_stack_[stack], in_stack_[stack]);
    std::uint32_t sum = 0;
    for (int d = 0; d < V::kDigits; ++d) {
      for (int p = 0; p < kPacks; ++p) sum += count(both(columns_.word[p][d][0], columns_.word[p][d][1]) & columns);
      sum += count(both(columns_.word[0][d][2], columns_.word[1][d][2]) & columns);
      if constexpr (kPacks == 3) sum += count(columns_.word[2][d][2] & in_stack_[stack]);
    }
    return sum;
  }

  /// The triads of a digit in a band, each at its first cell; those in a stack, as columns of the bands.
  std::uint32_t row_triads(int digit, int band) const {
    const int i = digit / V::kDigits;
    return rows_.word[i / 3][digit % V::kDigits][band] >> i % 3 & kTriadStarts;
  }
  std::uint32_t column_triads(int digit, int band, int stack) const {
    const int i = digit / V::kDigits;
    return columns_.word[i / 3][digit % V::kDigits][band] >> 10 * (i % 3) & kTriad << 3 * stack;
  }
  std::uint32_t column_triads_of(int digit, int stack) const {
    return count(both(column_triads(digit, 0, stack), column_triads(digit, 1, stack))) +
           count(column_triads(digit, 2, stack));
  }

  Guess in_band(int band) const {
    Fewest<3> fewest;
    for (int digit = 0; digit < 9; ++digit) fewest.offer(count(row_triads(digit, band)), digit);
    const int digit = fewest.index();
    const std::uint32_t triads = row_triads(digit, band);
    // The first row with several triads, and the first of them.
    const int row = __builtin_ctz(two_of(triads, triads >> 3, triads >> 6) & kRowStarts * kTriad) / 10 * 10;
    const int column = __builtin_ctz(triads >> row & kRow);
    const std::uint32_t triad = kTriad << (row + column), box = kRowStarts * kTriad << column;
    return {digit, band, {((kRow << row) | box) & ~triad, 0}, {triad, 0}};
  }

  Guess in_stack(int stack) const {
    Fewest<3> fewest;
    for (int digit = 0; digit < 9; ++digit) fewest.offer(column_triads_of(digit, stack), digit);
    const int digit = fewest.index();
    const std::uint32_t bands[3] = {column_triads(digit, 0, stack), column_triads(digit, 1, stack),
                                    column_triads(digit, 2, stack)};
    // The first column with triads in several bands, and the first of these bands.
    const std::uint32_t several = two_of(bands[0], bands[1], bands[2]), column = several & (0 - several);
    const int band = (bands[0] & column) != 0 ? 0 : 1;
    const std::uint32_t cells = kRowStarts * column, box = kRowStarts * kTriad << 3 * stack;
    return {digit, band, {box & ~cells, cells}, {cells, 0}};
  }

  /// The columns of a stack, for each vector of a pack.
  static constexpr std::uint32_t in_stack_[3] = {kRowStarts * kTriad, kRowStarts * kTriad << 3,
                                                 kRowStarts * kTriad << 6};

  PackWords<V> rows_, columns_;
  Fewest<27> fewest_;  ///< of the bands 0 to 2 and the stacks 3 to 5
};

}  // namespace sudoku::kernel9
