// The few types that every part of the engine shares.
#pragma once

#include <cstdint>

namespace sudoku {

/// The largest grid size n. A mask of candidates has one bit per digit, so it must be less than 64.
inline constexpr int kMaxSize = 36;

/// A digit 1 to n; 0 stands for "none".
using Digit = std::uint8_t;

/// A cell, numbered row by row from 0 to n*n - 1.
using Cell = std::uint16_t;

/// A unit: rows 0 to n-1, then columns n to 2n-1, then boxes 2n to 3n-1 if there are any, then those of other rules.
using Unit = std::uint16_t;

/// A set of digits: bit d-1 stands for digit d.
using Mask = std::uint64_t;

inline constexpr Cell kNoCell = 0xFFFF;
inline constexpr Unit kNoUnit = 0xFFFF;

/// The set that contains only `digit`.
constexpr Mask bit(int digit) { return Mask{1} << (digit - 1); }

/// The set of the digits 1 to n.
constexpr Mask all_digits(int n) { return (Mask{1} << n) - 1; }

/// True if the set contains exactly one digit. (A popcount would be a library call without -mpopcnt.)
constexpr bool is_single(Mask mask) { return mask != 0 && (mask & (mask - 1)) == 0; }

/// True if the set contains at least two digits.
constexpr bool has_several(Mask mask) { return (mask & (mask - 1)) != 0; }

/// The number of digits in the set.
constexpr int count_digits(Mask mask) { return __builtin_popcountll(mask); }

/// The lowest digit of a set, which must not be empty.
constexpr Digit lowest_digit(Mask mask) { return static_cast<Digit>(__builtin_ctzll(mask) + 1); }

}  // namespace sudoku
