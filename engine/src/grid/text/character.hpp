// One character of UTF-8 text, and what it stands for in a grid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "grid/message.hpp"

namespace sudoku::formats {

/// True for the ten digits, and for small and capital letters, of ASCII.
inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
inline bool is_letter(char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

/// A character as it stands in the text. Broken UTF-8 gives one byte at a time, with `valid` false.
struct Character {
  std::uint32_t code;
  std::uint32_t bytes;
  bool valid;

  bool is_control() const { return code < 0x20 || (code >= 0x7F && code < 0xA0 && valid); }

  /// The ASCII character that means the same in a grid: capitals for small letters, `-` `|` `+` for lines drawn with
  /// box characters, `.` for a middle dot or an empty square, a space for one that does not break, 1 for digits of any
  /// script, full width or in a circle. 0 for what has no meaning there.
  char meaning() const;

  /// True if it changes nothing but the look of the one before it, or nothing at all.
  bool is_nothing() const;

  /// How sentences call it: `"<"`, `"é" (U+00E9)`, `U+200B`, `byte FF`.
  Value name(std::string_view text, std::size_t at) const;
};

/// The character at byte `at`, which must be inside of the text.
Character character_at(std::string_view text, std::size_t at);

}  // namespace sudoku::formats
