// Digits above 9 are letters, and people count them in three ways.
#pragma once

#include <string>
#include <vector>

#include "scan.hpp"

namespace sudoku::formats {

/// Which characters are the digits.
enum class Alphabet : std::uint8_t {
  from_one,   ///< 1-9, then A is 10
  from_zero,  ///< 0-9, then A is 11: 0 is the first digit
  letters,    ///< A is 1
};

inline constexpr int kBlank = 0;
inline constexpr int kNoDigit = -1;

/// The digit 1 to `size` that a character is, or kBlank, or kNoDigit. X is a blank where it can't be a digit.
int digit_of(char character, Alphabet alphabet, int size);

/// The alphabet that a text uses: letters only -> A is 1; 0 beside another blank sign -> 0 is the first digit; else
/// 1-9A-.
Alphabet find_alphabet(const std::vector<Glyph>& glyphs, int size);

/// "1 to 9 and A to G": the digits of a size, for sentences.
std::string digits_text(Alphabet alphabet, int size);

/// What to tell of the alphabet: a sentence, or nothing where there was no choice.
std::string alphabet_note(Alphabet alphabet, const std::vector<Glyph>& glyphs, int size);

}  // namespace sudoku::formats
