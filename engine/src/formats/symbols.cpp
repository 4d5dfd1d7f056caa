#include "alphabet.hpp"
#include "reading.hpp"

namespace sudoku::formats {

Refusal read_symbols(const Scan& scan, Reading& reading) {
  const Alphabet alphabet = find_alphabet(scan.glyphs, reading.size);
  reading.note = alphabet_note(alphabet, scan.glyphs, reading.size);
  for (std::size_t cell = 0; cell < scan.glyphs.size(); ++cell) {
    const Glyph& glyph = scan.glyphs[cell];
    const int digit = digit_of(glyph.character, alphabet, reading.size);
    if (digit == kNoDigit) return refuse_symbol(glyph.offset, cell, {&glyph.character, 1}, alphabet, reading.size);
    reading.givens[cell] = static_cast<Digit>(digit);
  }
  return nullptr;
}

}  // namespace sudoku::formats
