// Candidates by position ("Sukaku"): n characters a cell, the d-th one is d where d is possible. 64 characters are an
// 8x8 grid or the candidates of a 4x4, 729 a 27x27 or those of a 9x9; yet no text is both. Read as an 8x8, each column
// could hold but one digit, hence one given: 8 in all, while the 16 cells of the 4x4 need a candidate each. 27x27 fails
// the same way.
#include "alphabet.hpp"
#include "reading.hpp"

namespace sudoku::formats {

bool read_positional(const Scan& scan, int size, Reading& reading) {
  const auto n = static_cast<std::size_t>(size);
  if (scan.glyphs.size() != n * n * n) return false;
  Pieces cells;
  for (std::size_t cell = 0; cell <= n * n; ++cell) cells.push_back(static_cast<std::uint32_t>(cell * n));
  reading = empty_reading(std::move(cells), size);
  reading.candidates = std::vector<Mask>(n * n, 0);
  for (std::size_t cell = 0; cell < n * n; ++cell) {
    Mask mask = 0;
    for (std::size_t place = 0; place < n; ++place) {
      const int digit = digit_of(scan.glyphs[cell * n + place].character, Alphabet::from_one, size);
      if (digit == kBlank) continue;
      if (digit != static_cast<int>(place) + 1) return false;
      mask |= bit(digit);
    }
    if (mask == 0) return false;
    set_candidates(reading, cell, mask);
  }
  return true;
}

}  // namespace sudoku::formats
