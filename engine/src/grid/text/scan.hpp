// The first look at a text: what belongs to cells, what parts them, and where the borders are.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "grid/message.hpp"
#include "sudoku/types.hpp"

namespace sudoku::formats {

/// The gap between a glyph and the one before it, in rising order.
enum class Gap : std::uint8_t { none, comma, space };

/// A character that belongs to a cell: 0-9, A-Z (small letters made capitals) or a blank sign `.` `*` `_` `-` `?`.
struct Glyph {
  std::uint32_t offset;  ///< in the text, in bytes
  std::uint8_t bytes;
  char character;
  Gap gap;

  std::size_t end() const { return std::size_t{offset} + bytes; }
};

/// A text without its borders and comments. Places are given as the index of the glyph that follows.
struct Scan {
  std::vector<Glyph> glyphs;
  std::vector<std::uint32_t> lines;  ///< where each line begins that has glyphs
  std::vector<std::uint32_t> bars;   ///< where a `|` stands
  std::vector<std::uint32_t> rules;  ///< where a horizontal border stands

  std::size_t end_offset() const { return glyphs.back().end(); }
};

/// Takes a text apart. Refuses with `control`, `symbol`, `too-long`. A text without any glyph is not refused here.
Refusal take_apart(std::string_view text, Scan& scan);

}  // namespace sudoku::formats
