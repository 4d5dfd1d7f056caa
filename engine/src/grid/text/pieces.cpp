#include "reading.hpp"

namespace sudoku::formats {

Pieces split(const Scan& scan, Gap gap) {
  Pieces pieces;
  const auto glyphs = static_cast<std::uint32_t>(scan.glyphs.size());
  for (std::uint32_t i = 0; i < glyphs; ++i) {
    if (scan.glyphs[i].gap >= gap) pieces.push_back(i);
  }
  pieces.push_back(glyphs);
  return pieces;
}

std::span<const Glyph> piece(const Scan& scan, const Pieces& pieces, std::size_t index) {
  return {scan.glyphs.data() + pieces[index], pieces[index + 1] - pieces[index]};
}

std::vector<std::uint32_t> line_lengths(const Scan& scan, const Pieces& pieces) {
  std::vector<std::uint32_t> lengths(scan.lines.size(), 0);
  std::size_t line = 0;
  for (std::size_t i = 0; i < count(pieces); ++i) {
    while (line + 1 < scan.lines.size() && scan.lines[line + 1] <= pieces[i]) ++line;
    ++lengths[line];
  }
  return lengths;
}

Reading empty_reading(Pieces cells, int size) {
  const std::size_t number = count(cells);
  return {size, std::move(cells), std::vector<Digit>(number, Digit{0}), {}, {}};
}

}  // namespace sudoku::formats
