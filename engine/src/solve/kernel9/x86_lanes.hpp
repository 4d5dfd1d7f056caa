// Lanes of 128 bits (one digit) and of 256 bits (two) on x86, with the three-operand instruction of AVX-512 where the
// build allows it. Vectors of 512 bits were measured and are slower for one board: with nine digits
// they are a quarter empty (for two boards: x86_pair_lanes.hpp).
#pragma once

// GCC 12 takes the undefined values of its own header for mistakes.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#endif
#include <immintrin.h>
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#include <cstdint>

namespace sudoku::kernel9 {

/// The four lanes 1 2 0 3, and 2 0 1 3, for the shuffle instructions.
constexpr int kNextBand = 0b11'00'10'01;
constexpr int kLastBand = 0b11'01'00'10;

struct SseLanes {
  static constexpr int kDigits = 1;
  using One = SseLanes;

  __m128i bits;

  static SseLanes all(std::uint32_t word) { return {_mm_set1_epi32(static_cast<int>(word))}; }
  static SseLanes load(const std::uint32_t* words) {
    return {_mm_load_si128(reinterpret_cast<const __m128i*>(words))};
  }
  void store(std::uint32_t* words) const { _mm_store_si128(reinterpret_cast<__m128i*>(words), bits); }

  SseLanes next_band() const { return {_mm_shuffle_epi32(bits, kNextBand)}; }
  SseLanes last_band() const { return {_mm_shuffle_epi32(bits, kLastBand)}; }
  One part(int) const { return *this; }
  static SseLanes spread(One one) { return one; }
  static SseLanes only(int, One one) { return one; }
  bool any() const {
#ifdef __SSE4_1__
    return !_mm_testz_si128(bits, bits);
#else
    return _mm_movemask_epi8(_mm_cmpeq_epi8(bits, _mm_setzero_si128())) != 0xFFFF;
#endif
  }
};

inline SseLanes operator&(SseLanes a, SseLanes b) { return {_mm_and_si128(a.bits, b.bits)}; }
inline SseLanes operator|(SseLanes a, SseLanes b) { return {_mm_or_si128(a.bits, b.bits)}; }
inline SseLanes operator^(SseLanes a, SseLanes b) { return {_mm_xor_si128(a.bits, b.bits)}; }
inline SseLanes operator+(SseLanes a, SseLanes b) { return {_mm_add_epi32(a.bits, b.bits)}; }
inline SseLanes operator-(SseLanes a, SseLanes b) { return {_mm_sub_epi32(a.bits, b.bits)}; }
inline SseLanes operator~(SseLanes a) { return a ^ SseLanes::all(~0U); }
inline SseLanes operator<<(SseLanes a, int n) { return {_mm_slli_epi32(a.bits, n)}; }
inline SseLanes operator>>(SseLanes a, int n) { return {_mm_srli_epi32(a.bits, n)}; }

inline SseLanes except(SseLanes a, SseLanes b) { return {_mm_andnot_si128(b.bits, a.bits)}; }

#ifdef __AVX2__

struct Avx2Lanes {
  static constexpr int kDigits = 2;
  using One = SseLanes;

  __m256i bits;

  static Avx2Lanes all(std::uint32_t word) { return {_mm256_set1_epi32(static_cast<int>(word))}; }
  static Avx2Lanes load(const std::uint32_t* words) {
    return {_mm256_load_si256(reinterpret_cast<const __m256i*>(words))};
  }
  void store(std::uint32_t* words) const { _mm256_store_si256(reinterpret_cast<__m256i*>(words), bits); }

  Avx2Lanes next_band() const { return {_mm256_shuffle_epi32(bits, kNextBand)}; }
  Avx2Lanes last_band() const { return {_mm256_shuffle_epi32(bits, kLastBand)}; }
  One part(int i) const { return {i == 0 ? _mm256_castsi256_si128(bits) : _mm256_extracti128_si256(bits, 1)}; }
  static Avx2Lanes spread(One one) { return {_mm256_broadcastsi128_si256(one.bits)}; }
  static Avx2Lanes only(int i, One one) {
    alignas(32) static constexpr std::uint32_t kHalves[2][8] = {{~0U, ~0U, ~0U, ~0U}, {0, 0, 0, 0, ~0U, ~0U, ~0U, ~0U}};
    return {_mm256_and_si256(spread(one).bits, load(kHalves[i]).bits)};
  }
  bool any() const { return !_mm256_testz_si256(bits, bits); }
};

inline Avx2Lanes operator&(Avx2Lanes a, Avx2Lanes b) { return {_mm256_and_si256(a.bits, b.bits)}; }
inline Avx2Lanes operator|(Avx2Lanes a, Avx2Lanes b) { return {_mm256_or_si256(a.bits, b.bits)}; }
inline Avx2Lanes operator^(Avx2Lanes a, Avx2Lanes b) { return {_mm256_xor_si256(a.bits, b.bits)}; }
inline Avx2Lanes operator+(Avx2Lanes a, Avx2Lanes b) { return {_mm256_add_epi32(a.bits, b.bits)}; }
inline Avx2Lanes operator-(Avx2Lanes a, Avx2Lanes b) { return {_mm256_sub_epi32(a.bits, b.bits)}; }
inline Avx2Lanes operator~(Avx2Lanes a) { return a ^ Avx2Lanes::all(~0U); }
inline Avx2Lanes operator<<(Avx2Lanes a, int n) { return {_mm256_slli_epi32(a.bits, n)}; }
inline Avx2Lanes operator>>(Avx2Lanes a, int n) { return {_mm256_srli_epi32(a.bits, n)}; }

inline Avx2Lanes except(Avx2Lanes a, Avx2Lanes b) { return {_mm256_andnot_si256(b.bits, a.bits)}; }

#endif  // __AVX2__

#ifdef __AVX512VL__

// The constant is the truth table: bit 4a + 2b + c is the result for a, b, c.
template <int kTable>
SseLanes ternary(SseLanes a, SseLanes b, SseLanes c) {
  return {_mm_ternarylogic_epi32(a.bits, b.bits, c.bits, kTable)};
}
template <int kTable>
Avx2Lanes ternary(Avx2Lanes a, Avx2Lanes b, Avx2Lanes c) {
  return {_mm256_ternarylogic_epi32(a.bits, b.bits, c.bits, kTable)};
}

inline SseLanes any_of(SseLanes a, SseLanes b, SseLanes c) { return ternary<0xFE>(a, b, c); }
inline SseLanes two_of(SseLanes a, SseLanes b, SseLanes c) { return ternary<0xE8>(a, b, c); }
inline SseLanes odd_of(SseLanes a, SseLanes b, SseLanes c) { return ternary<0x96>(a, b, c); }
inline Avx2Lanes any_of(Avx2Lanes a, Avx2Lanes b, Avx2Lanes c) { return ternary<0xFE>(a, b, c); }
inline Avx2Lanes two_of(Avx2Lanes a, Avx2Lanes b, Avx2Lanes c) { return ternary<0xE8>(a, b, c); }
inline Avx2Lanes odd_of(Avx2Lanes a, Avx2Lanes b, Avx2Lanes c) { return ternary<0x96>(a, b, c); }

#endif  // __AVX512VL__

}  // namespace sudoku::kernel9
