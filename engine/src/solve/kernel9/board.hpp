// The 9x9 board of the kernel: for each digit the cells that may still have it, a bit each.
//
// A band of three rows is a lane of 32 bits: row r of the band at bits 10r to 10r + 8, and a guard bit above each row.
// A digit is three such lanes, and a vector holds one digit or two (lanes.hpp).
//
// A triad is three cells of a row in one box, or three cells of a column in one box. Only one bit in three is needed to
// say which triads may have a digit, so a pack says it for the digits of three vectors:
//   triads of rows      vector j of the pack at bit j of each triad (a triad starts at bits 0, 3, 6 of its row)
//   triads of columns   vector j of the pack at bits 10j to 10j + 8, one for each column of the band
#pragma once

#include "solve/kernel9/lanes.hpp"
#include "sudoku/types.hpp"

// A sweep is straight code: its parts are inlined and its loops over nine digits unrolled, which compilers do not all
// do by themselves with bodies of this size. What is not part of a sweep stays rolled up, so that the module is small;
// and without vectors it is for the compiler to decide, as bodies are three times as large there.
#define SUDOKU_INLINE [[gnu::always_inline]] inline
#if defined(__wasm__) && !defined(__wasm_simd128__)
#define SUDOKU_UNROLL
#define SUDOKU_ROLLED _Pragma("clang loop unroll(disable)")
#elif defined(__clang__)
#define SUDOKU_UNROLL _Pragma("clang loop unroll(full)")
#define SUDOKU_ROLLED _Pragma("clang loop unroll(disable)")
#else
#define SUDOKU_UNROLL
#define SUDOKU_ROLLED
#endif

namespace sudoku::kernel9 {

constexpr std::uint32_t kRowStarts = 1U | 1U << 10 | 1U << 20;
constexpr std::uint32_t kRow = 0x1FF;
constexpr std::uint32_t kBand = kRowStarts * kRow;
constexpr std::uint32_t kGuards = kRowStarts << 9;
constexpr std::uint32_t kBoxStarts = 0b001'001'001;
constexpr std::uint32_t kTriad = 0b111;
constexpr std::uint32_t kTriadStarts = kRowStarts * kBoxStarts;

/// The cell in row r of its band and column c, both from 0.
constexpr std::uint32_t cell_bit(int row, int column) { return 1U << (10 * row + column); }

template <class V>
struct KernelBoard {
  static constexpr int kVectors = (9 + V::kDigits - 1) / V::kDigits;
  static constexpr int kPacks = (kVectors + 2) / 3;
  /// How many vectors pack p holds.
  static constexpr int width(int p) { return p < kPacks - 1 || kVectors % 3 == 0 ? 3 : kVectors % 3; }

  V digits[kVectors];
};

/// Cells with at least one digit, and with at least two.
template <class V>
struct Cells {
  typename V::One some, several;
};

/// Of the digits in each part of a vector, those of all.
template <class V>
SUDOKU_INLINE Cells<V> merged(V some, V several) {
  Cells<V> cells{some.part(0), several.part(0)};
  SUDOKU_UNROLL
  for (int i = 1; i < V::kDigits; ++i) {
    cells.several = any_of(cells.several, several.part(i), cells.some & some.part(i));
    cells.some = cells.some | some.part(i);
  }
  return cells;
}

template <class V>
SUDOKU_INLINE Cells<V> count_digits(const KernelBoard<V>& board) {
  V some = board.digits[0], several = V::all(0);
  SUDOKU_UNROLL
  for (int i = 1; i < KernelBoard<V>::kVectors; ++i) {
    several = several | (some & board.digits[i]);
    some = some | board.digits[i];
  }
  return merged(some, several);
}

alignas(16) inline constexpr std::uint32_t kBands[4] = {kBand, kBand, kBand, 0};

/// True if every cell has a digit, where these are the cells that have.
template <class V>
SUDOKU_INLINE bool is_everywhere(V cells) {
  return !except(V::load(kBands), cells).any();
}

/// Some bit where `cells`, a digit each, have their digit twice in a unit.
template <class V>
SUDOKU_INLINE V repeated(V cells) {
  const V but_first_in_row = cells & ((cells | V::all(kGuards)) - V::all(kRowStarts));
  const V columns = any_of(cells, cells >> 10, cells >> 20) & V::all(kRow);
  const V triads = any_of(cells, cells >> 1, cells >> 2) & V::all(kTriadStarts);
  return any_of(but_first_in_row, two_of(columns, columns.next_band(), columns.last_band()),
                two_of(triads, triads >> 10, triads >> 20) & V::all(kRow));
}

/// True if a board, of one digit a cell, is no solution.
template <class V>
[[gnu::noinline]] bool repeats(const KernelBoard<V>& board) {
  V twice = V::all(0);
  SUDOKU_ROLLED
  for (int i = 0; i < KernelBoard<V>::kVectors; ++i) twice = twice | repeated(board.digits[i]);
  return twice.any();
}

template <class V>
struct Packs {
  V of[KernelBoard<V>::kPacks];
};

/// A board, or packs, of words, where single bits are read and written: vector i, its digit d, and the band.
template <class V, int kVectors>
struct alignas(64) Words {
  std::uint32_t word[kVectors][V::kDigits][4];

  V load(int i) const { return V::load(word[i][0]); }
  void store(int i, V vector) { vector.store(word[i][0]); }
};

template <class V>
using BoardWords = Words<V, KernelBoard<V>::kVectors>;
template <class V>
using PackWords = Words<V, KernelBoard<V>::kPacks>;

}  // namespace sudoku::kernel9
