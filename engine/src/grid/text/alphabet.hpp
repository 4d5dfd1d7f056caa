// Digits above 9 are letters, and people count them in three ways.
#pragma once

#include <optional>
#include <vector>

#include "scan.hpp"

namespace sudoku::formats {

/// The characters that are the digits.
enum class Alphabet : std::uint8_t {
  from_one,   ///< 1-9, then A is 10
  from_zero,  ///< 0-9, then A is 11: 0 is the first digit
  letters,    ///< A is 1
  numbers,    ///< no characters: decimal numbers
};

inline constexpr int kBlank = 0;
inline constexpr int kNoDigit = -1;

/// The digit 1 to `size` that a character is, or kBlank, or kNoDigit. X is a blank where it can't be a digit.
int digit_of(char character, Alphabet alphabet, int size);

/// The alphabet that a text uses: letters only -> A is 1; 0 beside another blank sign -> 0 is the first digit; else
/// 1-9A-.
Alphabet find_alphabet(const std::vector<Glyph>& glyphs, int size);

/// True if 0 is a digit where it stands beside another sign for open cells, or where there are none: none is as high as
/// the size, and no two zeros are in one row, column or square box. `digits` are as written; kNoDigit is an open cell.
bool is_zero_a_digit(const std::vector<int>& digits, int size);

/// The note for digits that are counted from 0 and shown from 1.
Sentence zero_note(int size);

/// Refuses what a cell holds because its size has no such digit: "A5 holds 7; a 6×6 has digits 1 to 6."
Refusal refuse_symbol(std::size_t offset, std::size_t cell, std::string_view held, Alphabet alphabet, int size);

/// The note on the alphabet: a sentence, or nothing if there was no choice.
std::optional<Sentence> alphabet_note(Alphabet alphabet, const std::vector<Glyph>& glyphs, int size);

}  // namespace sudoku::formats
