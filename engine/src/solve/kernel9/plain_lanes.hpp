// Lanes without vector instructions: where there are none, and what the others are checked against.
#pragma once

#include <cstdint>

namespace sudoku::kernel9 {

struct PlainLanes {
  static constexpr int kDigits = 1;
  using One = PlainLanes;

  std::uint32_t band[3];

  static PlainLanes all(std::uint32_t word) { return {{word, word, word}}; }
  static PlainLanes load(const std::uint32_t* words) { return {{words[0], words[1], words[2]}}; }
  void store(std::uint32_t* words) const {
    for (int b = 0; b < 3; ++b) words[b] = band[b];
    words[3] = 0;
  }

  PlainLanes next_band() const { return {{band[1], band[2], band[0]}}; }
  PlainLanes last_band() const { return {{band[2], band[0], band[1]}}; }
  One part(int) const { return *this; }
  static PlainLanes spread(One one) { return one; }
  static PlainLanes only(int, One one) { return one; }
  bool any() const { return (band[0] | band[1] | band[2]) != 0; }
};

inline PlainLanes operator&(PlainLanes a, PlainLanes b) {
  return {{a.band[0] & b.band[0], a.band[1] & b.band[1], a.band[2] & b.band[2]}};
}
inline PlainLanes operator|(PlainLanes a, PlainLanes b) {
  return {{a.band[0] | b.band[0], a.band[1] | b.band[1], a.band[2] | b.band[2]}};
}
inline PlainLanes operator^(PlainLanes a, PlainLanes b) {
  return {{a.band[0] ^ b.band[0], a.band[1] ^ b.band[1], a.band[2] ^ b.band[2]}};
}
inline PlainLanes operator+(PlainLanes a, PlainLanes b) {
  return {{a.band[0] + b.band[0], a.band[1] + b.band[1], a.band[2] + b.band[2]}};
}
inline PlainLanes operator-(PlainLanes a, PlainLanes b) {
  return {{a.band[0] - b.band[0], a.band[1] - b.band[1], a.band[2] - b.band[2]}};
}
inline PlainLanes operator~(PlainLanes a) { return {{~a.band[0], ~a.band[1], ~a.band[2]}}; }
inline PlainLanes operator<<(PlainLanes a, int n) { return {{a.band[0] << n, a.band[1] << n, a.band[2] << n}}; }
inline PlainLanes operator>>(PlainLanes a, int n) { return {{a.band[0] >> n, a.band[1] >> n, a.band[2] >> n}}; }

}  // namespace sudoku::kernel9
