// Several puzzles at a time in one thread. What a sweep does takes its time because each step needs the one before, and
// a guess or a conflict makes the processor begin anew: there is room for the work of others in between.
#pragma once

#include "solve/kernel9/kernel9.hpp"
#include "solve/kernel9/pair_lanes.hpp"

namespace sudoku::kernel9 {

/// True if it is worth it. Measured by turns of two pairs, each against one puzzle at a time: 1.1 to 1.3 times the
/// puzzles with AVX-512, 1.03 to 1.1 with AVX2; with narrower vectors and fewer of them it loses.
constexpr bool kTurnsPay = Lanes::kDigits > 1;

/// Two searches whose boards are swept side by side. They visit the nodes that they would visit alone.
template <class V>
class Abreast {
 public:
  Kernel<V>& kernel(int side) { return kernels_[side]; }

  /// The search of a side, begun or paused, goes on; or it is over.
  void enter(int side) {
    Kernel<V>& kernel = kernels_[side];
    const Cells<V> cells = count_digits(kernel.top());
    singles_.set(side, except(cells.some, cells.several));
    guessed_.set(side, V::One::all(kernel.has_guessed() ? ~0U : 0U));
    for (int i = 0; i < KernelBoard<V>::kVectors; ++i) boards_.digits[i].set(side, kernel.top().digits[i]);
    active_ |= 1U << side;
  }
  void leave(int side) { active_ &= ~(1U << side); }
  bool active() const { return active_ != 0; }

  SUDOKU_INLINE void sweep() { ended_ = Sweep<LanePair<V>>::once(boards_, left_, singles_, guessed_); }

  /// Guesses, or goes back, where the last sweep makes it necessary. The sides whose search has then ended or paused,
  /// a bit each.
  SUDOKU_INLINE unsigned settle() {
    const unsigned ended = ended_.any() & active_;
    return ended == 0 ? 0 : settle(ended);
  }

 private:
  unsigned settle(unsigned ended) {
    unsigned stopped = 0;
    SUDOKU_UNROLL
    for (int side = 0; side < 2; ++side) {
      if ((ended >> side & 1) == 0) continue;
      conclude(side);
      if (kernels_[side].searching() && !kernels_[side].found())
        enter(side);
      else
        stopped |= 1U << side;
    }
    return stopped;
  }

  SUDOKU_INLINE void conclude(int side) {
    Kernel<V>& kernel = kernels_[side];
    SweepResult<V> left;
    KernelBoard<V>& board = kernel.top();
    if ((ended_.conflict >> side & 1) != 0) return kernel.conclude(board, Outcome::conflict, left);
    for (int i = 0; i < KernelBoard<V>::kVectors; ++i) board.digits[i] = boards_.digits[i].of(side);
    if ((ended_.full >> side & 1) != 0) {
      return kernel.conclude(board, repeats(board) ? Outcome::conflict : Outcome::solved, left);
    }
    for (int p = 0; p < KernelBoard<V>::kPacks; ++p) {
      left.of_rows.of[p] = left_.of_rows.of[p].of(side);
      left.of_columns.of[p] = left_.of_columns.of[p].of(side);
    }
    left.singles = left_.singles.of(side);
    kernel.conclude(board, Outcome::open, left);
  }

  using One = typename LanePair<V>::One;

  Kernel<V> kernels_[2];
  unsigned active_ = 0;
  Ended ended_{};
  One singles_ = One::all(0), guessed_ = One::all(0);
  KernelBoard<LanePair<V>> boards_{};
  SweepResult<LanePair<V>> left_;
};

/// Solves a list of puzzles, four at a time: two pairs abreast, by turns. Some 120 KB.
template <class V>
class ByTurns {
 public:
  /// Solves what `next` has, each puzzle as Kernel::start() does, with the first solution kept. next(number) returns
  /// givens, which must stay, and sets their number; or null if there are no more. done(number, kernel, solution) is
  /// called for each puzzle, in any order.
  template <class Next, class Done>
  void solve(std::uint64_t limit, std::uint64_t most_nodes, const Next& next, const Done& done) {
    const auto begin = [&](int pair, int side) {
      LaneSearch& search = searches_[pair][side];
      Kernel<V>& kernel = pairs_[pair].kernel(side);
      while (const Digit* givens = next(search.number)) {
        kernel.start(givens, limit, most_nodes, 1);
        if (kernel.searching()) return pairs_[pair].enter(side);
        done(search.number, kernel, search.solution);
      }
      pairs_[pair].leave(side);
    };
    const auto stop = [&](int pair, int side) {
      LaneSearch& search = searches_[pair][side];
      Kernel<V>& kernel = pairs_[pair].kernel(side);
      if (kernel.found()) kernel.take(search.solution);
      if (kernel.resume()) return pairs_[pair].enter(side);
      done(search.number, kernel, search.solution);
      begin(pair, side);
    };
    for (int place = 0; place < 4; ++place) begin(place / 2, place % 2);
    pairs_[0].sweep();
    for (int turn = 0; pairs_[0].active() || pairs_[1].active(); turn ^= 1) {
      // Begun before the other's result is looked at: there is work while what was not foreseen is dealt with.
      pairs_[turn ^ 1].sweep();
      const unsigned stopped = pairs_[turn].settle();
      if ((stopped & 1) != 0) stop(turn, 0);
      if ((stopped & 2) != 0) stop(turn, 1);
    }
  }

 private:
  struct LaneSearch {
    std::size_t number;
    Digit solution[81];
  };

  Abreast<V> pairs_[2];
  LaneSearch searches_[2][2];
};

}  // namespace sudoku::kernel9
