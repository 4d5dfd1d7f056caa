#include "alphabet.hpp"
#include "message.hpp"
#include "reading.hpp"

namespace sudoku::formats {

Result<Reading> read_symbols(const Scan& scan, Pieces cells, int size) {
  const Alphabet alphabet = find_alphabet(scan.glyphs, size);
  Reading reading{size, std::move(cells), {}, {}, alphabet_note(alphabet, scan.glyphs, size)};
  for (const Glyph& glyph : scan.glyphs) {
    const int digit = digit_of(glyph.character, alphabet, size);
    if (digit == kNoDigit) {
      return symbol_error(glyph.offset, reading.givens.size(), {&glyph.character, 1}, size,
                          digits_text(alphabet, size));
    }
    reading.givens.push_back(static_cast<Digit>(digit));
  }
  return reading;
}

}  // namespace sudoku::formats
