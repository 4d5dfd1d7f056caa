#include <algorithm>

#include "alphabet.hpp"
#include "reading.hpp"

namespace sudoku::formats {

int number_of(std::span<const Glyph> glyphs) {
  if (glyphs.size() > 2) return kNoNumber;
  int number = 0;
  for (const Glyph& glyph : glyphs) {
    if (glyph.character < '0' || glyph.character > '9') return kNoNumber;
    number = 10 * number + (glyph.character - '0');
  }
  return number;
}

bool are_numbers(const Scan& scan, const Pieces& pieces) {
  for (std::size_t i = 0; i < count(pieces); ++i) {
    const auto glyphs = piece(scan, pieces, i);
    const bool blank = glyphs.size() == 1 && digit_of(glyphs[0].character, Alphabet::from_one, 9) == kBlank;
    if (!blank && number_of(glyphs) == kNoNumber) return false;
  }
  return true;
}

Refusal read_numbers(const Scan& scan, Reading& reading) {
  std::vector<int> numbers;
  for (std::size_t cell = 0; cell < reading.givens.size(); ++cell) {
    numbers.push_back(number_of(piece(scan, reading.cells, cell)));
  }
  static_assert(kNoNumber == kNoDigit);
  const bool from_zero = is_zero_a_digit(numbers, reading.size);
  if (from_zero) reading.note = zero_note(reading.size);
  for (std::size_t cell = 0; cell < reading.givens.size(); ++cell) {
    const auto glyphs = piece(scan, reading.cells, cell);
    const int number = std::max(numbers[cell] + (from_zero ? 1 : 0), kBlank);
    if (number > reading.size) {
      return refuse_symbol(glyphs[0].offset, cell, std::to_string(number), Alphabet::numbers, reading.size);
    }
    reading.givens[cell] = static_cast<Digit>(number);
  }
  return nullptr;
}

}  // namespace sudoku::formats
