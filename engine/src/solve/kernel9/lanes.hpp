// The vector layer of the 9x9 kernel: one board of 81 bits a digit, as lanes of 32 bits. The type that is fastest here
// is chosen at build time and called `Lanes`; `PlainLanes`, without any vector instruction, is always there.
//
// A lanes type holds kDigits digits, four lanes each: the three bands, and one that stays zero. It has
//   all(word), load(words), store(words)    a word for every lane; kDigits * 4 aligned words
//   & | ^ + - << >>                         lane by lane (shifts by the same count)
//   next_band(), last_band()                lane b takes that of band b + 1, or b + 2, of the same digit
//   part(i)                                 the digit i of the vector, as a One (a lanes type of one digit)
//   spread(One)                             that digit's lanes for every digit
//   only(i, One)                            that digit's lanes for digit i, nothing for others
//   any()                                   is there a bit?
// and the free functions below, of three operands, which some processors do in one instruction.
#pragma once

#include "solve/kernel9/plain_lanes.hpp"

#if defined(__wasm_simd128__)
#include "solve/kernel9/wasm_lanes.hpp"
#elif defined(__SSE2__)
#include "solve/kernel9/x86_lanes.hpp"
#elif defined(__ARM_NEON)
#include "solve/kernel9/neon_lanes.hpp"
#endif

namespace sudoku::kernel9 {

#if defined(__wasm_simd128__)
using Lanes = WasmLanes;
#elif defined(__AVX2__)
using Lanes = Avx2Lanes;
#elif defined(__SSE2__)
using Lanes = SseLanes;
#elif defined(__ARM_NEON)
using Lanes = NeonLanes;
#else
using Lanes = PlainLanes;
#endif

/// a & ~b
template <class V>
V except(V a, V b) {
  return a & ~b;
}

/// The bits that any of the three has.
template <class V>
V any_of(V a, V b, V c) {
  return a | b | c;
}

/// The bits that at least two of the three have.
template <class V>
V two_of(V a, V b, V c) {
  return (a & b) | ((a | b) & c);
}

/// The bits that an odd number of the three have.
template <class V>
V odd_of(V a, V b, V c) {
  return a ^ b ^ c;
}

}  // namespace sudoku::kernel9
