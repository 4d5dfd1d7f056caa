// The 9x9 kernel: sweeps and guesses, depth first, on an explicit stack. It allocates nothing and can be run in slices.
#pragma once

#include <bit>
#include <cstring>
#include <memory>

#include "solve/kernel9/branch.hpp"
#include "solve/kernel9/counted.hpp"
#include "sudoku/solve.hpp"

namespace sudoku::kernel9 {

/// A kernel that has searched so many nodes and not found two solutions is stuck: its guesses have run into a part of
/// the grid that can't come out, and it would prove that again and again. Clause learning then starts afresh; it takes
/// longer for a node, but learns what the kernel forgets, and none of the 9x9 that climbing has found takes it longer
/// than a few hundred nodes. The hardest known puzzles with one solution take the kernel fewer than 1,000 nodes.
constexpr std::uint64_t kPatience = 2'000;

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
    if (counted_) counted_->start();
    found_ = nullptr;
    depth_ = read(givens) ? 1 : 0;
  }

  /// Before the first advance(): takes from each cell the digits that are not among its candidates.
  void narrow(const Mask* candidates) {
    if (depth_ == 0) return;
    has_twins_ = false;
    BoardWords<V> words;
    for (int i = 0; i < kVectors; ++i) words.store(i, stack_[0].digits[i]);
    for (int cell = 0; cell < 81; ++cell) {
      for (Mask gone = all_digits(9) & ~candidates[cell]; gone != 0; gone &= gone - 1) {
        const int digit = lowest_digit(gone) - 1;
        words.word[digit / V::kDigits][digit % V::kDigits][cell / 27] &= ~cell_bit(cell % 27 / 9, cell % 9);
      }
    }
    for (int i = 0; i < kVectors; ++i) stack_[0].digits[i] = words.load(i);
  }

  /// Propagates at most so many boards, or pauses at a solution. False when the search has ended, or was given up.
  bool advance(std::uint64_t boards) {
    for (found_ = nullptr; searching() && boards > 0 && found_ == nullptr; --boards) {
      KernelBoard<V>& board = top();
      SweepResult<V> left;
      conclude(board, Sweep<V>::run(board, left, guesses_ > 0), left);
    }
    return searching();
  }

  /// The work of advance(), for those who sweep the board on top themselves, while searching() and not found().
  KernelBoard<V>& top() { return stack_[depth_ - 1]; }
  bool has_guessed() const { return guesses_ > 0; }
  SUDOKU_INLINE void conclude(const KernelBoard<V>& board, Outcome outcome, const SweepResult<V>& left) {
    switch (outcome) {
      case Outcome::open: branch(board, left); break;
      case Outcome::conflict: --depth_; break;
      case Outcome::solved: add(board);
    }
    if (counted_) counted_->close(depth_, count_);
    if (count_ >= limit_) depth_ = 0;
  }
  bool searching() const { return depth_ > 0 && nodes() <= most_nodes_; }
  /// Goes on after a pause; false when the search has ended, or was given up.
  bool resume() {
    found_ = nullptr;
    return searching();
  }

  /// Lets a search that gave up go on, up to so many nodes in all; and how many it may have.
  void allow(std::uint64_t most_nodes) { most_nodes_ = most_nodes; }
  std::uint64_t allowed() const { return most_nodes_; }

  /// True if the last advance() paused, or ended, at a solution that is to be taken; and its 81 digits.
  bool found() const { return found_ != nullptr; }
  void take(Digit* solution) const {
    BoardWords<V> words;
    for (int i = 0; i < kVectors; ++i) words.store(i, found_->digits[i]);
    for (int band = 0; band < 3; ++band) {
      std::uint32_t planes[kPlanes] = {};  // the cells whose digit has this bit
      SUDOKU_UNROLL
      for (int digit = 1; digit <= 9; ++digit) {
        const std::uint32_t cells = words.word[(digit - 1) / V::kDigits][(digit - 1) % V::kDigits][band];
        SUDOKU_UNROLL
        for (int plane = 0; plane < kPlanes; ++plane) planes[plane] |= (digit >> plane & 1) != 0 ? cells : 0;
      }
      for (int row = 0; row < 3; ++row) write_row(planes, 10 * row, solution + 27 * band + 9 * row);
    }
  }

  bool gave_up() const { return depth_ > 0 && nodes() > most_nodes_; }
  std::uint64_t count() const { return count_; }
  std::uint64_t nodes() const { return guesses_ + 1; }

 private:
  static constexpr int kVectors = KernelBoard<V>::kVectors;
  /// Every guess that holds settles a row or a column for one of nine digits.
  static constexpr int kMaxDepth = 2 * 81 + 1;

  static constexpr int kPlanes = 4;

  /// The digits of the row that begins at bit `start`, from the bits that they have.
  static void write_row(const std::uint32_t (&planes)[kPlanes], int start, Digit* row) {
    std::uint64_t first_eight = 0;
    std::uint32_t last = 0;
    SUDOKU_UNROLL
    for (int plane = 0; plane < kPlanes; ++plane) {
      const std::uint32_t cells = planes[plane] >> start;
      first_eight |= bits_to_bytes(cells & 0xFF) << plane;
      last |= (cells >> 8 & 1) << plane;
    }
    if constexpr (std::endian::native == std::endian::big) first_eight = __builtin_bswap64(first_eight);
    std::memcpy(row, &first_eight, sizeof first_eight);
    row[8] = static_cast<Digit>(last);
  }

  /// Bit i of eight as byte i, from the lowest, which is then 0 or 1.
  static std::uint64_t bits_to_bytes(std::uint64_t bits) {
    constexpr std::uint64_t kEach = 0x0101010101010101;
    const std::uint64_t apart = bits * kEach & 0x8040201008040201;  // byte i has bit i alone
    return (apart + 0x7F * kEach) >> 7 & kEach;
  }

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
    has_twins_ = 81 - count_bits(words[kSlots - 1]) < 8;
    const V empty = V::spread(V::One::load(words[kSlots - 1]));
    V twice = V::all(0);
    SUDOKU_ROLLED
    for (int i = 0; i < kVectors; ++i) {
      const V cells = V::load(words[i * V::kDigits]);
      twice = twice | repeated(cells);
      stack_[0].digits[i] = cells | empty;
    }
    if constexpr (kVectors * V::kDigits > 9) clear(stack_[0], 9, V::One::all(kBand));
    return !twice.any();
  }

  static int count_bits(const std::uint32_t (&band)[4]) {
    return std::popcount(band[0]) + std::popcount(band[1]) + std::popcount(band[2]);
  }

  /// A solution: it counts, and so does the one on the other side of the guess where that is plain, or the one with
  /// twins exchanged if only two are wanted.
  void add(const KernelBoard<V>& solution) {
    ++count_;
    --depth_;
    if (count_ <= keep_) found_ = &solution;
    if (has_twins_ && limit_ == 2 && count_ >= keep_) count_ = 2;
    if (depth_ == 0 || count_ >= limit_ || count_ < keep_ || count_ != before_[depth_ - 1] + 1) return;
    if (!is_mirrored(stack_[depth_ - 1], solution)) return;
    if (counted_) counted_->close(depth_, count_);  // what ends here has no part in the other one
    ++count_;
    --depth_;
  }

  /// Guesses, unless all triads are settled: then the next sweep has what it takes to go on.
  void branch(const KernelBoard<V>& board, const SweepResult<V>& left) {
    Branching<V> branching(left);
    if (branching.all_settled() || is_counted(board, left.singles)) return;
    const int together = branching.together(count_ < 2 ? depth_ : 1);
    for (int number = 0; number < together; ++number) guess(branching.next(number));
  }

  void guess(const TriadGuess& guess) {
    before_[depth_ - 1] = count_;
    ++guesses_;
    KernelBoard<V>& board = stack_[depth_ - 1];
    KernelBoard<V>& child = stack_[depth_++];
    child = board;
    clear(child, guess.digit, guess.if_there.at<typename V::One>(guess.band));
    clear(board, guess.digit, guess.if_not.at<typename V::One>(guess.band));
  }

  /// True if what is open has been counted before: then the board has been dealt with. The first two solutions, and
  /// those that are to be taken, are searched for.
  [[gnu::cold, gnu::noinline]] bool is_counted(const KernelBoard<V>& board, typename V::One singles) {
    if (count_ < 2 || count_ < keep_) return false;
    if (!counted_) counted_ = std::make_unique<Counted<V>>();
    const std::uint64_t known = counted_->look_up(board, singles, depth_ - 1, count_);
    if (known == 0) return false;
    if (stand_alone(board, singles)) count_ += std::min(known, limit_ - count_);
    --depth_;
    return true;
  }

  static void clear(KernelBoard<V>& board, int digit, typename V::One cells) {
    V& vector = board.digits[digit / V::kDigits];
    vector = except(vector, V::only(digit % V::kDigits, cells));
  }

  std::uint64_t limit_, most_nodes_, keep_, count_, guesses_;
  const KernelBoard<V>* found_;
  int depth_ = 0;
  bool has_twins_;  ///< two digits at least that no given has: each solution has another one, with these exchanged
  std::unique_ptr<Counted<V>> counted_;  ///< there once it has been needed
  std::uint64_t before_[kMaxDepth];  ///< of each board that is left over, the solutions before its guess
  KernelBoard<V> stack_[kMaxDepth];
};

/// The findings of a kernel that was to stop at `limit` solutions.
template <class V>
SolveStatus status_of(const Kernel<V>& kernel, std::uint64_t limit) {
  const std::uint64_t count = kernel.count();
  if (kernel.gave_up()) return SolveStatus::limit;
  if (count == 0) return SolveStatus::none;
  if (limit == 1) return SolveStatus::solved;
  return count == 1 ? SolveStatus::unique : SolveStatus::multiple;
}

}  // namespace sudoku::kernel9
