// The drawings of SudokuPad's JSON: lines and arrows through points, and stamps: circles, rectangles and texts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "grid/text/relaxed_json.hpp"

namespace sudoku::formats {

/// A colour of three bytes, red first; nothing where it can't be seen.
using Ink = std::optional<std::uint32_t>;

inline constexpr std::uint32_t kWhite = 0xFFFFFF, kBlack = 0;

/// The ink that a colour of CSS tells, as SudokuPad shortens it, too: `#0`, `CFCFCF`.
Ink ink_of(std::string_view text);

/// A place in rows and columns: the middle of the first cell is 0.5, 0.5.
struct Point {
  double row = 0, column = 0;
};

/// A line, or an arrow that points to its last point.
struct Stroke {
  std::vector<Point> points;
  Ink ink;
  int thickness = 0;
  bool is_arrow = false;
};

/// A circle or a rectangle, with a text or without one; or only a text.
struct Stamp {
  Point centre;
  double width = 0, height = 0;
  bool is_round = false;
  Ink fill, border;
  std::string text;
  int angle = 0;
};

struct Drawings {
  std::vector<Stroke> strokes;
  std::vector<Stamp> stamps;
  std::size_t others = 0;  ///< not understood at all
};

/// All drawings of SudokuPad's JSON that can be seen.
Drawings read_drawings(const JsonValue& data);

/// The drawings in the list of a key of f-puzzles' JSON, added to others: a line, rectangle, circle or text.
void read_fpuzzles_drawing(std::string_view key, const JsonValue& drawn, Drawings& drawings);

}  // namespace sudoku::formats
