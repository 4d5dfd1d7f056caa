// The 64 sets of six things, be it digits or cells, are the bits of a word: a set's number has a bit for each thing in
// it. So a thing is added to all sets without it by one shift, and taken from them by another.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace sudoku {

inline constexpr int kThingsInWord = 6;

/// Of all sets, those without each of the things.
inline constexpr std::array<std::uint64_t, kThingsInWord> kWithout{
    0x5555'5555'5555'5555, 0x3333'3333'3333'3333, 0x0F0F'0F0F'0F0F'0F0F,
    0x00FF'00FF'00FF'00FF, 0x0000'FFFF'0000'FFFF, 0x0000'0000'FFFF'FFFF};

}  // namespace sudoku
