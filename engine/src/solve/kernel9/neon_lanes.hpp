// Lanes of 128 bits on ARM.
#pragma once

#include <arm_neon.h>

#include <cstdint>

namespace sudoku::kernel9 {

struct NeonLanes {
  static constexpr int kDigits = 1;
  using One = NeonLanes;

  uint32x4_t bits;

  static NeonLanes all(std::uint32_t word) { return {vdupq_n_u32(word)}; }
  static NeonLanes load(const std::uint32_t* words) { return {vld1q_u32(words)}; }
  void store(std::uint32_t* words) const { vst1q_u32(words, bits); }

  // Lanes 1 2 3 0, then the zero of lane 3 back to its place.
  NeonLanes next_band() const {
    const uint32x4_t turned = vextq_u32(bits, bits, 1);
    return {vsetq_lane_u32(0, vsetq_lane_u32(vgetq_lane_u32(bits, 0), turned, 2), 3)};
  }
  NeonLanes last_band() const { return next_band().next_band(); }
  One part(int) const { return *this; }
  static NeonLanes spread(One one) { return one; }
  static NeonLanes only(int, One one) { return one; }
  bool any() const {
    const uint64x2_t halves = vreinterpretq_u64_u32(bits);
    return (vgetq_lane_u64(halves, 0) | vgetq_lane_u64(halves, 1)) != 0;
  }
};

inline NeonLanes operator&(NeonLanes a, NeonLanes b) { return {vandq_u32(a.bits, b.bits)}; }
inline NeonLanes operator|(NeonLanes a, NeonLanes b) { return {vorrq_u32(a.bits, b.bits)}; }
inline NeonLanes operator^(NeonLanes a, NeonLanes b) { return {veorq_u32(a.bits, b.bits)}; }
inline NeonLanes operator+(NeonLanes a, NeonLanes b) { return {vaddq_u32(a.bits, b.bits)}; }
inline NeonLanes operator-(NeonLanes a, NeonLanes b) { return {vsubq_u32(a.bits, b.bits)}; }
inline NeonLanes operator~(NeonLanes a) { return {vmvnq_u32(a.bits)}; }
inline NeonLanes operator<<(NeonLanes a, int n) { return {vshlq_u32(a.bits, vdupq_n_s32(n))}; }
inline NeonLanes operator>>(NeonLanes a, int n) { return {vshlq_u32(a.bits, vdupq_n_s32(-n))}; }

inline NeonLanes except(NeonLanes a, NeonLanes b) { return {vbicq_u32(a.bits, b.bits)}; }

}  // namespace sudoku::kernel9
