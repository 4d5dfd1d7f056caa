// The guess of the kernel: in the band or stack with the fewest triads still open, a digit with the fewest triads; one
// of its triads has the digit, or has not. Such a guess settles about three cells (the rule of tdoku, with triads
// counted in place of configurations). Where much is open, several digits of the band are guessed before the next
// sweep, which would find little after one.
#pragma once

#include <algorithm>

#include "solve/kernel9/sweep.hpp"

namespace sudoku::kernel9 {

/// Cells of one digit: some in a band, others in both other bands.
struct DigitCells {
  std::uint32_t in_band, elsewhere;

  template <class One>
  One at(int band) const {
    alignas(16) static constexpr std::uint32_t kLanes[3][4] = {{~0U, 0, 0, 0}, {0, ~0U, 0, 0}, {0, 0, ~0U, 0}};
    const One lane = One::load(kLanes[band]);
    return (One::all(in_band) & lane) | except(One::all(elsewhere), lane);
  }
};

/// The digit lies in a triad: what it loses then, and what it loses if it does not.
struct TriadGuess {
  int digit;  ///< 0 to 8
  int band;
  DigitCells if_there, if_not;
};

template <class V>
class Branching {
 public:
  explicit Branching(const SweepResult<V>& left) {
    for (int p = 0; p < kPacks; ++p) {
      rows_.store(p, left.of_rows.of[p]);
      columns_.store(p, left.of_columns.of[p]);
    }
    for (int band = 0; band < 3; ++band) offer(open_in_band(band), band);
    for (int stack = 0; stack < 3; ++stack) offer(open_in_stack(stack), 3 + stack);
  }

  /// True if each digit has one triad left in every row and column, so that there is nothing to guess.
  bool all_settled() const { return fewest_ >= kNone; }

  /// How many digits are to be guessed at once, where so many boards are left to search; there must be something to
  /// guess. It takes more where much is open and little has been refuted. The numbers were measured: puzzles with one
  /// solution take as long as with one guess at a time.
  int together(int boards) {
    constexpr int kMost = 4;
    int unsettled = 0;
    for (int digit = 0; digit < 9; ++digit) {
      const std::uint32_t triads = is_band() ? count(row_triads(digit, index())) : column_triads_of(digit, index() - 3);
      digits_[digit] = (triads - 4) << 4 | static_cast<std::uint32_t>(digit);
      unsettled += triads > 3 ? 1 : 0;
    }
    const int open = static_cast<int>(fewest_ >> 4);
    const int wanted = open >= 30 ? kMost : std::min({boards / 2, open / 4 - 1, kMost});
    return std::clamp(wanted, 1, unsettled);
  }

  /// The guesses of these digits, in turn. Their triads are in different corners, as several digits may need the same.
  TriadGuess next(int number) {
    std::uint32_t fewest = ~0U;
    for (const std::uint32_t triads : digits_) fewest = std::min(fewest, triads);
    const int digit = static_cast<int>(fewest & 15);
    digits_[digit] = ~0U;
    const bool last_line = number % 2 == 1, last_triad = number == 1 || number == 2;
    return is_band() ? in_band(digit, last_line, last_triad) : in_stack(digit, last_line, last_triad);
  }

 private:
  static constexpr int kPacks = KernelBoard<V>::kPacks;

  static constexpr std::uint32_t kNone = ~0U << 4;

  /// The fewest open triads above 27, those of a band or stack in which each digit has one a line, and which it is;
  /// without a branch, as none would be foreseen.
  void offer(std::uint32_t triads, int index) {
    fewest_ = std::min(fewest_, (triads - 28) << 4 | static_cast<std::uint32_t>(index));
  }
  int index() const { return static_cast<int>(fewest_ & 15); }
  bool is_band() const { return index() < 3; }

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

  static int first_of(std::uint32_t bits) { return __builtin_ctz(bits); }
  static int last_of(std::uint32_t bits) { return 31 - __builtin_clz(bits); }

  TriadGuess in_band(int digit, bool last_row, bool last_triad) const {
    const int band = index();
    const std::uint32_t triads = row_triads(digit, band);
    // The first or last row with several triads, and the first or last of them.
    const std::uint32_t several = two_of(triads, triads >> 3, triads >> 6) & kRowStarts * kTriad;
    const int row = (last_row ? last_of(several) : first_of(several)) / 10 * 10;
    const std::uint32_t in_row = triads >> row & kRow;
    const int column = last_triad ? last_of(in_row) : first_of(in_row);
    const std::uint32_t triad = kTriad << (row + column), box = kRowStarts * kTriad << column;
    return {digit, band, {((kRow << row) | box) & ~triad, 0}, {triad, 0}};
  }

  TriadGuess in_stack(int digit, bool last_column, bool last_triad) const {
    const int stack = index() - 3;
    const std::uint32_t bands[3] = {column_triads(digit, 0, stack), column_triads(digit, 1, stack),
                                    column_triads(digit, 2, stack)};
    // The first or last column with triads in several bands, and the first or last of these bands.
    const std::uint32_t several = two_of(bands[0], bands[1], bands[2]);
    const std::uint32_t column = 1U << (last_column ? last_of(several) : first_of(several));
    const int first = (bands[0] & column) != 0 ? 0 : 1, last = (bands[2] & column) != 0 ? 2 : 1;
    const std::uint32_t cells = kRowStarts * column, box = kRowStarts * kTriad << 3 * stack;
    return {digit, last_triad ? last : first, {box & ~cells, cells}, {cells, 0}};
  }

  /// The columns of a stack, for each vector of a pack.
  static constexpr std::uint32_t in_stack_[3] = {kRowStarts * kTriad, kRowStarts * kTriad << 3,
                                                 kRowStarts * kTriad << 6};

  PackWords<V> rows_, columns_;
  std::uint32_t fewest_ = ~0U;  ///< of the bands 0 to 2 and the stacks 3 to 5
  std::uint32_t digits_[9];     ///< the triads of each that is not guessed yet, and which it is
};

}  // namespace sudoku::kernel9
