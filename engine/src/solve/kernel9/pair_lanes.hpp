// Two boards side by side: lanes that hold the same vector of both, so that a sweep (sweep.hpp) is one of two boards.
#pragma once

#include "solve/kernel9/lanes.hpp"

namespace sudoku::kernel9 {

/// A vector of the first board and one of the second. Lanes as those of lanes.hpp, but for two things: what is loaded
/// is the same for both boards, and a question has two answers.
template <class V>
struct LanePair {
  static constexpr int kDigits = V::kDigits;
  using One = LanePair<typename V::One>;
  using OfBoard = V;

  V first, second;

  static LanePair all(std::uint32_t word) { return {V::all(word), V::all(word)}; }
  static LanePair load(const std::uint32_t* words) { return {V::load(words), V::load(words)}; }
  V of(int board) const { return board == 0 ? first : second; }
  void set(int board, V vector) { (board == 0 ? first : second) = vector; }

  LanePair next_band() const { return {first.next_band(), second.next_band()}; }
  LanePair last_band() const { return {first.last_band(), second.last_band()}; }
  One part(int i) const { return {first.part(i), second.part(i)}; }
  static LanePair spread(One one) { return {V::spread(one.first), V::spread(one.second)}; }
  /// The boards that have a bit: 1 the first, 2 the second.
  unsigned which() const { return (first.any() ? 1U : 0U) | (second.any() ? 2U : 0U); }

  friend LanePair operator&(LanePair a, LanePair b) { return {a.first & b.first, a.second & b.second}; }
  friend LanePair operator|(LanePair a, LanePair b) { return {a.first | b.first, a.second | b.second}; }
  friend LanePair operator^(LanePair a, LanePair b) { return {a.first ^ b.first, a.second ^ b.second}; }
  friend LanePair operator+(LanePair a, LanePair b) { return {a.first + b.first, a.second + b.second}; }
  friend LanePair operator-(LanePair a, LanePair b) { return {a.first - b.first, a.second - b.second}; }
  friend LanePair operator<<(LanePair a, int n) { return {a.first << n, a.second << n}; }
  friend LanePair operator>>(LanePair a, int n) { return {a.first >> n, a.second >> n}; }
  friend LanePair except(LanePair a, LanePair b) { return {except(a.first, b.first), except(a.second, b.second)}; }
};

/// True if these are lanes of two boards.
template <class V>
concept OfTwoBoards = requires {
  typename V::OfBoard;
};

}  // namespace sudoku::kernel9

#ifdef __AVX512VL__
#include "solve/kernel9/x86_pair_lanes.hpp"
#endif
