// Lanes of 128 bits in WebAssembly.
#pragma once

#include <wasm_simd128.h>

#include <cstdint>

namespace sudoku::kernel9 {

struct WasmLanes {
  static constexpr int kDigits = 1;
  using One = WasmLanes;

  v128_t bits;

  static WasmLanes all(std::uint32_t word) { return {wasm_u32x4_splat(word)}; }
  static WasmLanes load(const std::uint32_t* words) { return {wasm_v128_load(words)}; }
  void store(std::uint32_t* words) const { wasm_v128_store(words, bits); }

  WasmLanes next_band() const { return {wasm_i32x4_shuffle(bits, bits, 1, 2, 0, 3)}; }
  WasmLanes last_band() const { return {wasm_i32x4_shuffle(bits, bits, 2, 0, 1, 3)}; }
  One part(int) const { return *this; }
  static WasmLanes spread(One one) { return one; }
  static WasmLanes only(int, One one) { return one; }
  bool any() const { return wasm_v128_any_true(bits); }
};

inline WasmLanes operator&(WasmLanes a, WasmLanes b) { return {wasm_v128_and(a.bits, b.bits)}; }
inline WasmLanes operator|(WasmLanes a, WasmLanes b) { return {wasm_v128_or(a.bits, b.bits)}; }
inline WasmLanes operator^(WasmLanes a, WasmLanes b) { return {wasm_v128_xor(a.bits, b.bits)}; }
inline WasmLanes operator+(WasmLanes a, WasmLanes b) { return {wasm_i32x4_add(a.bits, b.bits)}; }
inline WasmLanes operator-(WasmLanes a, WasmLanes b) { return {wasm_i32x4_sub(a.bits, b.bits)}; }
inline WasmLanes operator~(WasmLanes a) { return {wasm_v128_not(a.bits)}; }
inline WasmLanes operator<<(WasmLanes a, int n) { return {wasm_i32x4_shl(a.bits, static_cast<std::uint32_t>(n))}; }
inline WasmLanes operator>>(WasmLanes a, int n) { return {wasm_u32x4_shr(a.bits, static_cast<std::uint32_t>(n))}; }

inline WasmLanes except(WasmLanes a, WasmLanes b) { return {wasm_v128_andnot(a.bits, b.bits)}; }

}  // namespace sudoku::kernel9
