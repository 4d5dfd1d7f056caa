// Propagation on all digits at once: sweeps over the board. A sweep does, without a branch,
//   naked singles       a cell with one digit left clears its row; what follows clears its box and its column
//   locked candidates   a digit with one triad left in a row or box (pointing, claiming), by rows and by columns
//   three in a triad    three digits left for a triad fill it; a triad that three digits need has no room for others
//   hidden singles      a triad that a digit needs, with one place left in it
// The triads, and that a triad holds three digits, are the idea of tdoku (T. Dillon, "I should write a sudoku solver",
// 2019); boards of bits with singles found in parallel go back to fsss2 (M. Dobrichev).
#pragma once

#include "solve/kernel9/board.hpp"
#include "solve/kernel9/pair_lanes.hpp"

namespace sudoku::kernel9 {

enum class Outcome { conflict, open, solved };

/// The results of the last sweep: triads, for the choice of a guess (it may have lost some of them later in that
/// sweep), and the cells with one digit, which it has cleared from what sees them.
template <class V>
struct SweepResult {
  Packs<V> of_rows, of_columns;
  typename V::One singles;
};

/// Of two boards, those with a conflict, those that are full, and those on which nothing new is seen: a bit each.
struct Ended {
  unsigned conflict, full, idle;

  unsigned any() const { return conflict | full | idle; }
};

/// One sweep and its parts. What a part rejects is collected: a unit without a place for some digit, or a triad for
/// which fewer than three digits are left, or that more than three need.
template <class V>
class Sweep {
 public:
  using One = typename V::One;

  /// Sweeps over `board` until a sweep brings no new single, or to a conflict. Below a guess, only a new naked single
  /// is worth another sweep: a hidden one has cleared most of its row, column and box already. (Sweeping on until
  /// nothing changes at all would save one guess in three there, and take as long; with many solutions, longer.)
  SUDOKU_INLINE static Outcome run(KernelBoard<V>& board, SweepResult<V>& left, bool guessed) {
    One seen = One::all(0);
    for (bool first = true;; first = false) {
      const Cells<V> cells = count_digits(board);
      if (!is_everywhere(cells.some)) return Outcome::conflict;
      if (!cells.several.any()) return repeats(board) ? Outcome::conflict : Outcome::solved;
      const One singles = except(cells.some, cells.several);
      if (!first && !except(singles, seen).any()) return Outcome::open;
      left.singles = singles;
      Sweep sweep(board, left);
      if (!sweep.rows(V::spread(singles)) || !sweep.columns()) return Outcome::conflict;
      One placed;
      if (!sweep.place_hidden_singles(board, placed)) return Outcome::conflict;
      seen = guessed ? singles | placed : singles;
    }
  }

  /// The same for two boards side by side, and one sweep: without a branch, since the boards seldom agree. `singles`
  /// are those of `boards` before and after, `guessed` all bits of those below a guess.
  SUDOKU_INLINE static Ended once(KernelBoard<V>& boards, SweepResult<V>& left, One& singles,
                                  One guessed) requires OfTwoBoards<V> {
    left.singles = singles;
    Sweep sweep(boards, left);
    sweep.rows(V::spread(singles));
    sweep.columns();
    One placed;
    sweep.place_hidden_singles(boards, placed);
    const One seen = singles | (placed & guessed);
    const Cells<V> cells = count_digits(boards);
    singles = except(cells.some, cells.several);
    const One bad = sweep.bad_triads_ | except(bands(), cells.some);
    return {(sweep.conflict_ | V::spread(bad)).which(), ~cells.several.which(), ~except(singles, seen).which()};
  }

 private:
  static constexpr int kVectors = KernelBoard<V>::kVectors;
  static constexpr int kPacks = KernelBoard<V>::kPacks;

  /// Triads for which exactly three digits are left, and fewer, and more.
  struct Count {
    One three, fewer, more;
  };

  SUDOKU_INLINE Sweep(const KernelBoard<V>& board, SweepResult<V>& left)
      : board_(board), left_(left), conflict_(V::all(0)), bad_triads_(One::all(0)) {}

  SUDOKU_INLINE static One bands() { return One::load(kBands); }

  /// Counts the digits of each triad; in the packs, a triad's bits of one vector are `kStep` below those of the next.
  template <int kStep>
  SUDOKU_INLINE static Count count(const V (&packs)[kPacks], One triads) {
    // The packs of all parts are one-bit numbers; at most four of them are added: `ones` + 2 twos + 4 fours.
    One term[4] = {One::all(0), One::all(0), One::all(0), One::all(0)};
    SUDOKU_UNROLL
    for (int p = 0; p < kPacks; ++p) {
      SUDOKU_UNROLL
      for (int i = 0; i < V::kDigits; ++i) term[p * V::kDigits + i] = packs[p].part(i);
    }
    const One three_odd = odd_of(term[0], term[1], term[2]), carry = two_of(term[0], term[1], term[2]);
    const One ones = three_odd ^ term[3], second = three_odd & term[3];
    const One twos = carry ^ second, fours = carry & second;
    // Then the three vectors of a pack.
    const One sum1 = odd_of(ones, ones >> kStep, ones >> 2 * kStep);
    const One carry1 = two_of(ones, ones >> kStep, ones >> 2 * kStep);
    const One sum2 = odd_of(twos, twos >> kStep, twos >> 2 * kStep);
    const One carry2 = two_of(twos, twos >> kStep, twos >> 2 * kStep);
    const One four = any_of(any_of(fours, fours >> kStep, fours >> 2 * kStep), carry2, carry1 & sum2);
    const One three = except(sum1 & (carry1 ^ sum2), four);
    return {three & triads, except(triads, three | four), four & triads};
  }

  /// Everything that is seen along rows: naked singles, and the triads of rows.
  SUDOKU_INLINE bool rows(V singles) {
    V packs[kPacks], needed[kPacks];
    SUDOKU_UNROLL
    for (int p = 0; p < kPacks; ++p) {
      packs[p] = V::all(0);
      SUDOKU_UNROLL
      for (int j = 0; j < KernelBoard<V>::width(p); ++j) {
        const V old = board_.digits[3 * p + j], single = old & singles;
        const V guards = (single + V::all(kBand)) & V::all(kGuards);  // of the rows with a single
        // Two cells of a row with this digit alone: neither would clear the other.
        conflict_ = conflict_ | (single & ((single | V::all(kGuards)) - V::all(kRowStarts)));
        const V now = except(old, except(guards - (guards >> 9), single));
        now_[3 * p + j] = now;
        packs[p] = packs[p] | (any_of(now, now >> 1, now >> 2) & V::all(kTriadStarts)) << j;
      }
    }
    fill<1>(packs, needed, One::all(kTriadStarts) & bands());
    SUDOKU_UNROLL
    for (int p = 0; p < kPacks; ++p) confine_rows(packs[p], needed[p], V::load(kExpectedRows.word[p][0]));
    crowd_out<1>(packs, needed, One::all(kTriadStarts) & bands());
    SUDOKU_UNROLL
    for (int p = 0; p < kPacks; ++p) left_.of_rows.of[p] = packs[p];
    if (failed()) return false;
    SUDOKU_UNROLL
    for (int p = 0; p < kPacks; ++p) {
      SUDOKU_UNROLL
      for (int j = 0; j < KernelBoard<V>::width(p); ++j) {
        const V kept = (packs[p] >> j) & V::all(kTriadStarts);
        now_[3 * p + j] = now_[3 * p + j] & ((kept << 3) - kept);
      }
    }
    return true;
  }

  /// The triads of columns, and hidden singles, which show as a needed triad with one cell.
  SUDOKU_INLINE bool columns() {
    V packs[kPacks], needed[kPacks];
    SUDOKU_UNROLL
    for (int p = 0; p < kPacks; ++p) {
      packs[p] = V::all(0);
      SUDOKU_UNROLL
      for (int j = 0; j < KernelBoard<V>::width(p); ++j) {
        const V now = now_[3 * p + j];
        packs[p] = packs[p] | (any_of(now, now >> 10, now >> 20) & V::all(kRow)) << 10 * j;
      }
    }
    fill<10>(packs, needed, One::all(kRow) & bands());
    SUDOKU_UNROLL
    for (int p = 0; p < kPacks; ++p) confine_columns(packs[p], needed[p], V::load(kExpectedColumns.word[p][0]));
    crowd_out<10>(packs, needed, One::all(kRow) & bands());
    SUDOKU_UNROLL
    for (int p = 0; p < kPacks; ++p) left_.of_columns.of[p] = packs[p];
    if (failed()) return false;
    SUDOKU_UNROLL
    for (int p = 0; p < kPacks; ++p) {
      SUDOKU_UNROLL
      for (int j = 0; j < KernelBoard<V>::width(p); ++j) {
        const V kept = (packs[p] >> 10 * j) & V::all(kRow);
        const V now = now_[3 * p + j] & any_of(kept, kept << 10, kept << 20);
        const V one_place = except((needed[p] >> 10 * j) & V::all(kRow), two_of(now, now >> 10, now >> 20));
        now_[3 * p + j] = now;
        hidden_[3 * p + j] = now & any_of(one_place, one_place << 10, one_place << 20);
      }
    }
    return true;
  }

  /// Three digits left for a triad: it needs them all.
  template <int kStep>
  SUDOKU_INLINE void fill(const V (&packs)[kPacks], V (&needed)[kPacks], One triads) {
    const Count left = count<kStep>(packs, triads);
    bad_triads_ = bad_triads_ | left.fewer;
    const V full = V::spread(any_of(left.three, left.three << kStep, left.three << 2 * kStep));
    SUDOKU_UNROLL
    for (int p = 0; p < kPacks; ++p) needed[p] = packs[p] & full;
  }

  /// Three digits that need a triad: no others go there.
  template <int kStep>
  SUDOKU_INLINE void crowd_out(V (&packs)[kPacks], V (&needed)[kPacks], One triads) {
    const Count need = count<kStep>(needed, triads);
    bad_triads_ = bad_triads_ | need.more;
    const V full = V::spread(any_of(need.three, need.three << kStep, need.three << 2 * kStep));
    SUDOKU_UNROLL
    for (int p = 0; p < kPacks; ++p) {
      packs[p] = except(packs[p], except(full, needed[p]));
      needed[p] = needed[p] & packs[p];
    }
  }

  /// The last triad of a box clears its row, the last triad of a row clears its box; both are needed from then on.
  SUDOKU_INLINE void confine_rows(V& pack, V& needed, V expected) {
    const V row_starts = V::all(kRowStarts * kTriad), boxes = V::all(kRow);
    const V in_box = any_of(pack, pack >> 10, pack >> 20), several_in_box = two_of(pack, pack >> 10, pack >> 20);
    const V in_row = any_of(pack, pack >> 3, pack >> 6), several_in_row = two_of(pack, pack >> 3, pack >> 6);
    conflict_ = any_of(conflict_, except(expected & boxes, in_box), except(expected & row_starts, in_row));
    const V lone_box = except(boxes, several_in_box), lone_row = except(row_starts, several_in_row);
    const V clears_row = needed | (pack & any_of(lone_box, lone_box << 10, lone_box << 20));
    const V clears_box = needed | (pack & any_of(lone_row, lone_row << 3, lone_row << 6));
    const V row = any_of(clears_row, clears_row >> 3, clears_row >> 6) & row_starts;
    const V box = any_of(clears_box, clears_box >> 10, clears_box >> 20) & boxes;
    const V cleared_by_row = except(any_of(row, row << 3, row << 6), clears_row);
    const V cleared_by_box = except(any_of(box, box << 10, box << 20), clears_box);
    pack = except(except(pack, cleared_by_row), cleared_by_box);
    needed = clears_row | clears_box;
  }

  /// The same by columns: the last triad of a box clears its column, the last triad of a column clears its box.
  SUDOKU_INLINE void confine_columns(V& pack, V& needed, V expected) {
    const V starts = V::all(kTriadStarts);
    const V next = pack.next_band(), last = pack.last_band();
    conflict_ = conflict_ | except(expected, any_of(pack, next, last));
    const V lone_box = except(starts, two_of(pack, pack >> 1, pack >> 2));
    const V clears_column = needed | (pack & ((lone_box << 3) - lone_box));
    const V clears_box = needed | except(pack, two_of(pack, next, last));
    const V box = any_of(clears_box, clears_box >> 1, clears_box >> 2) & starts;
    const V cleared_by_box = except((box << 3) - box, clears_box);
    pack = except(except(pack, clears_column.next_band() | clears_column.last_band()), cleared_by_box);
    needed = clears_column | clears_box;
  }

  /// Writes the board, and the cells of hidden singles to `taken`. False where two digits have the same cell.
  SUDOKU_INLINE bool place_hidden_singles(KernelBoard<V>& board, One& taken) {
    V all = V::all(0), twice = V::all(0);
    SUDOKU_UNROLL
    for (int i = 0; i < kVectors; ++i) {
      twice = twice | (all & hidden_[i]);
      all = all | hidden_[i];
    }
    taken = all.part(0);
    One shared = twice.part(0);
    SUDOKU_UNROLL
    for (int i = 1; i < V::kDigits; ++i) {
      shared = any_of(shared, twice.part(i), taken & all.part(i));
      taken = taken | all.part(i);
    }
    if constexpr (OfTwoBoards<V>) {
      bad_triads_ = bad_triads_ | shared;
    } else if (shared.any()) {
      return false;
    }
    const V others = V::spread(taken);
    SUDOKU_UNROLL
    for (int i = 0; i < kVectors; ++i) board.digits[i] = except(now_[i], except(others, hidden_[i]));
    return true;
  }

  /// True if there is no need to go further.
  SUDOKU_INLINE bool failed() const {
    if constexpr (OfTwoBoards<V>) return false;
    else return conflict_.any() || bad_triads_.any();
  }

  /// The triads that nine digits have at the start: what every unit must show. A vector's tenth digit has none.
  static constexpr PackWords<V> expected(std::uint32_t triads, int step) {
    PackWords<V> words{};
    for (int d = 0; d < 9; ++d) {
      const int i = d / V::kDigits;
      for (int band = 0; band < 3; ++band) words.word[i / 3][d % V::kDigits][band] |= triads << step * (i % 3);
    }
    return words;
  }

  static constexpr PackWords<V> kExpectedRows = expected(kTriadStarts, 1);
  static constexpr PackWords<V> kExpectedColumns = expected(kRow, 10);

  const KernelBoard<V>& board_;
  SweepResult<V>& left_;
  V conflict_;
  One bad_triads_;
  V now_[kVectors], hidden_[kVectors];
};

}  // namespace sudoku::kernel9
