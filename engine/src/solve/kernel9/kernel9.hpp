// The 9x9 kernel: sweeps and guesses, depth first, on an explicit stack. It allocates nothing and can be run in slices.
#pragma once

#include "solve/kernel9/branch.hpp"

namespace sudoku::kernel9 {

/// Some 30 KB; to be reused from puzzle to puzzle.
template <class V>
class Kernel {
 public:
  /// Begins with 81 digits, 0 for empty. Stops at `limit` solutions, at least 1, and gives up after `most_nodes`. At
  /// each of the first `keep` solutions it pauses, so that they can be taken.
  void start(const Digit* givens, std::uint64_t limit, std::uint64_t most_nodes, std::uint64_t keep) {
    limit_ = limit;
    most_nodes_ = most_nodes;
    keep_ = keep;
    count_ = 0;
    guesses_ = 0;
    found_ = nullptr;
    depth_ = read(givens) ? 1 : 0;
  }

  /// Propagates at most so many boards, or pauses at a solution. False when the search has ended, or was given up.
  bool advance(std::uint64_t boards) {
    for (found_ = nullptr; searching() && boards > 0 && found_ == nullptr; --boards) {
      Board<V>& board = stack_[depth_ - 1];
      Triads<V> triads;
      switch (Sweep<V>::run(board, triads, guesses_ > 0)) {
        case Outcome::open: branch(board, triads); break;
        case Outcome::conflict: --depth_; break;
        case Outcome::solved:
          if (++count_ <= keep_) found_ = &board;
          depth_ = count_ == limit_ ? 0 : depth_ - 1;
      }
    }
    return searching();
  }

  /// Whether the last advance() paused, or ended, at a solution that is to be taken; and its 81 digits.
  bool found() const { return found_ != nullptr; }
  void take(Digit* solution) const {
    BoardWords<V> words;
    for (int i = 0; i < kVectors; ++i) words.store(i, found_->digits[i]);
    for (int d = 0; d < 9; ++d) {
      for (int band = 0; band < 3; ++band) {
        for (std::uint32_t left = words.word[d / V::kDigits][d % V::kDigits][band]; left != 0; left &= left - 1) {
          const int bit = __builtin_ctz(left);
          solution[27 * band + bit / 10 * 9 + bit % 10] = static_cast<Digit>(d + 1);
        }
      }
    }
  }

  bool gave_up() const { return depth_ > 0 && nodes() > most_nodes_; }
  std::uint64_t count() const { return count_; }
  std::uint64_t nodes() const { return guesses_ + 1; }

 private:
  static constexpr int kVectors = Board<V>::kVectors;
  /// Every guess that holds settles a row or a column for one of nine digits.
  static constexpr int kMaxDepth = 2 * 81 + 1;

  bool searching() const { return depth_ > 0 && nodes() <= most_nodes_; }

  /// False where a unit has a digit twice.
  bool read(const Digit* givens) {
    constexpr unsigned kSlots = 16;  // digit d in slot d - 1, the empty cells in the last; vectors are read whole
    alignas(64) std::uint32_t words[kSlots][4] = {};
    // Band by band in turn: most cells are empty, and no store to their slot should wait for the one before.
    for (int cell = 0; cell < 27; ++cell) {
      for (int band = 0; band < 3; ++band) {
        words[(givens[27 * band + cell] + kSlots - 1) % kSlots][band] |= cell_bit(cell / 9, cell % 9);
      }
    }
    const V empty = V::spread(V::One::load(words[kSlots - 1]));
    V twice = V::all(0);
    for (int i = 0; i < kVectors; ++i) {
      const V cells = V::load(words[i * V::kDigits]);
      twice = twice | repeated(cells);
      stack_[0].digits[i] = cells | empty;
    }
    if constexpr (kVectors * V::kDigits > 9) clear(stack_[0], 9, {{kBand, kBand, kBand}});
    return !twice.any();
  }

  /// Guesses, unless all triads are settled: then the next sweep has what it takes to go on.
  void branch(Board<V>& board, const Triads<V>& triads) {
    const Branching<V> branching(triads);
    if (branching.all_settled()) return;
    const Guess guess = branching.choose();
    ++guesses_;
    Board<V>& child = stack_[depth_++];
    child = board;
    clear(child, guess.digit, guess.if_there);
    clear(board, guess.digit, guess.if_not);
  }

  static void clear(Board<V>& board, int digit, const DigitCells& cells) {
    Words<V, 1> words{};
    for (int band = 0; band < 3; ++band) words.word[0][digit % V::kDigits][band] = cells.band[band];
    V& vector = board.digits[digit / V::kDigits];
    vector = except(vector, words.load(0));
  }

  std::uint64_t limit_, most_nodes_, keep_, count_, guesses_;
  const Board<V>* found_;
  int depth_ = 0;
  Board<V> stack_[kMaxDepth];
};

}  // namespace sudoku::kernel9
