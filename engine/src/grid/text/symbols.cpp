#include "alphabet.hpp"
#include "reading.hpp"

namespace sudoku::formats {

namespace {

// True if digits up to 8 are counted from 0.
bool has_zeros(const Scan& scan, int size) {
  std::vector<int> digits;
  for (const Glyph& glyph : scan.glyphs) {
    const bool is_digit = glyph.character >= '0' && glyph.character <= '9';
    digits.push_back(is_digit ? glyph.character - '0' : kNoDigit);
  }
  return is_zero_a_digit(digits, size);
}

}  // namespace

Refusal read_symbols(const Scan& scan, Reading& reading) {
  Alphabet alphabet = find_alphabet(scan.glyphs, reading.size);
  reading.note = alphabet_note(alphabet, scan.glyphs, reading.size);
  if (reading.size <= 9 && alphabet == Alphabet::from_one && has_zeros(scan, reading.size)) {
    alphabet = Alphabet::from_zero;
    reading.note = zero_note(reading.size);
  }
  for (std::size_t cell = 0; cell < scan.glyphs.size(); ++cell) {
    const Glyph& glyph = scan.glyphs[cell];
    const int digit = digit_of(glyph.character, alphabet, reading.size);
    if (digit == kNoDigit) return refuse_symbol(glyph.offset, cell, {&glyph.character, 1}, alphabet, reading.size);
    reading.givens[cell] = static_cast<Digit>(digit);
  }
  return nullptr;
}

}  // namespace sudoku::formats
