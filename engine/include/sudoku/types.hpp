// The few types that every part of the engine shares.
#pragma once

#include <cstdint>

namespace sudoku {

/// Largest grid size n that is read and solved; a candidate mask has one bit a digit, so it must stay below 64.
inline constexpr int kMaxSize = 36;

/// A digit 1 to n; 0 stands for "none".
using Digit = std::uint8_t;

/// A cell, numbered row by row from 0 to n*n - 1.
using Cell = std::uint16_t;

/// A unit: rows 0 to n-1, then columns n to 2n-1, then boxes 2n to 3n-1.
using Unit = std::uint16_t;

/// A set of digits: bit d-1 stands for digit d.
using Mask = std::uint64_t;

inline constexpr Cell kNoCell = 0xFFFF;
inline constexpr Unit kNoUnit = 0xFFFF;

/// The set that holds `digit` alone.
constexpr Mask bit(int digit) { return Mask{1} << (digit - 1); }

/// The set of the digits 1 to n.
constexpr Mask all_digits(int n) { return (Mask{1} << n) - 1; }

/// True if the set holds exactly one digit. (Two operations; a popcount is a library call where -mpopcnt is absent.)
constexpr bool is_single(Mask mask) { return mask != 0 && (mask & (mask - 1)) == 0; }

/// True if the set holds two digits or more.
constexpr bool has_several(Mask mask) { return (mask & (mask - 1)) != 0; }

/// How many digits the set holds.
constexpr int count_digits(Mask mask) { return __builtin_popcountll(mask); }

/// The lowest digit of a set that is not empty.
constexpr Digit lowest_digit(Mask mask) { return static_cast<Digit>(__builtin_ctzll(mask) + 1); }

}  // namespace sudoku
