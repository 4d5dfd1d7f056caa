// Two boards side by side in one vector of AVX-512, twice as wide as that of one board.
#pragma once

#include "solve/kernel9/pair_lanes.hpp"

namespace sudoku::kernel9 {

/// 256 bits, one digit: of the first board, and of the second.
template <>
struct LanePair<SseLanes> {
  static constexpr int kDigits = 1;
  using One = LanePair;
  using OfBoard = SseLanes;

  __m256i bits;

  static LanePair all(std::uint32_t word) { return {_mm256_set1_epi32(static_cast<int>(word))}; }
  static LanePair load(const std::uint32_t* words) { return {_mm256_broadcastsi128_si256(SseLanes::load(words).bits)}; }
  SseLanes of(int board) const {
    return {board == 0 ? _mm256_castsi256_si128(bits) : _mm256_extracti128_si256(bits, 1)};
  }
  void set(int board, SseLanes vector) {
    bits = _mm256_mask_broadcast_i32x4(bits, board == 0 ? 0x0F : 0xF0, vector.bits);
  }

  One part(int) const { return *this; }
  static LanePair spread(One one) { return one; }
  unsigned which() const {
    const unsigned lanes = _mm256_test_epi32_mask(bits, bits);
    return ((lanes & 0x0F) != 0 ? 1U : 0U) | (lanes > 0x0F ? 2U : 0U);
  }

  friend LanePair operator&(LanePair a, LanePair b) { return {_mm256_and_si256(a.bits, b.bits)}; }
  friend LanePair operator|(LanePair a, LanePair b) { return {_mm256_or_si256(a.bits, b.bits)}; }
  friend LanePair operator^(LanePair a, LanePair b) { return {_mm256_xor_si256(a.bits, b.bits)}; }
  friend LanePair operator<<(LanePair a, int n) { return {_mm256_slli_epi32(a.bits, n)}; }
  friend LanePair operator>>(LanePair a, int n) { return {_mm256_srli_epi32(a.bits, n)}; }
  friend LanePair except(LanePair a, LanePair b) { return {_mm256_andnot_si256(b.bits, a.bits)}; }
  friend LanePair any_of(LanePair a, LanePair b, LanePair c) {
    return {_mm256_ternarylogic_epi32(a.bits, b.bits, c.bits, 0xFE)};
  }
  friend LanePair two_of(LanePair a, LanePair b, LanePair c) {
    return {_mm256_ternarylogic_epi32(a.bits, b.bits, c.bits, 0xE8)};
  }
  friend LanePair odd_of(LanePair a, LanePair b, LanePair c) {
    return {_mm256_ternarylogic_epi32(a.bits, b.bits, c.bits, 0x96)};
  }
};

/// 512 bits, two digits: the one of the first board and of the second, then the other of both.
template <>
struct LanePair<Avx2Lanes> {
  static constexpr int kDigits = 2;
  using One = LanePair<SseLanes>;
  using OfBoard = Avx2Lanes;

  __m512i bits;

  static LanePair all(std::uint32_t word) { return {_mm512_set1_epi32(static_cast<int>(word))}; }
  static LanePair load(const std::uint32_t* words) { return {twice(Avx2Lanes::load(words))}; }
  Avx2Lanes of(int board) const {
    const __m512i first_then_second = _mm512_shuffle_i64x2(bits, bits, 0b11'01'10'00);
    return {board == 0 ? _mm512_castsi512_si256(first_then_second) : _mm512_extracti64x4_epi64(first_then_second, 1)};
  }
  void set(int board, Avx2Lanes vector) {
    bits = _mm512_mask_mov_epi64(bits, board == 0 ? 0b00110011 : 0b11001100, twice(vector));
  }

  LanePair next_band() const { return {_mm512_shuffle_epi32(bits, static_cast<_MM_PERM_ENUM>(kNextBand))}; }
  LanePair last_band() const { return {_mm512_shuffle_epi32(bits, static_cast<_MM_PERM_ENUM>(kLastBand))}; }
  One part(int i) const { return {i == 0 ? _mm512_castsi512_si256(bits) : _mm512_extracti64x4_epi64(bits, 1)}; }
  static LanePair spread(One one) { return {_mm512_broadcast_i64x4(one.bits)}; }
  unsigned which() const {
    const unsigned lanes = _mm512_test_epi32_mask(bits, bits);
    return ((lanes & 0x0F0F) != 0 ? 1U : 0U) | ((lanes & 0xF0F0) != 0 ? 2U : 0U);
  }

  friend LanePair operator&(LanePair a, LanePair b) { return {_mm512_and_si512(a.bits, b.bits)}; }
  friend LanePair operator|(LanePair a, LanePair b) { return {_mm512_or_si512(a.bits, b.bits)}; }
  friend LanePair operator+(LanePair a, LanePair b) { return {_mm512_add_epi32(a.bits, b.bits)}; }
  friend LanePair operator-(LanePair a, LanePair b) { return {_mm512_sub_epi32(a.bits, b.bits)}; }
  friend LanePair operator<<(LanePair a, int n) { return {_mm512_slli_epi32(a.bits, static_cast<unsigned>(n))}; }
  friend LanePair operator>>(LanePair a, int n) { return {_mm512_srli_epi32(a.bits, static_cast<unsigned>(n))}; }
  friend LanePair except(LanePair a, LanePair b) { return {_mm512_andnot_si512(b.bits, a.bits)}; }
  friend LanePair any_of(LanePair a, LanePair b, LanePair c) {
    return {_mm512_ternarylogic_epi32(a.bits, b.bits, c.bits, 0xFE)};
  }
  friend LanePair two_of(LanePair a, LanePair b, LanePair c) {
    return {_mm512_ternarylogic_epi32(a.bits, b.bits, c.bits, 0xE8)};
  }

 private:
  static __m512i twice(Avx2Lanes vector) {
    const __m512i index = _mm512_setr_epi64(0, 1, 0, 1, 2, 3, 2, 3);
    return _mm512_permutexvar_epi64(index, _mm512_castsi256_si512(vector.bits));
  }
};

}  // namespace sudoku::kernel9
