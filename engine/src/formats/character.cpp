#include "character.hpp"

#include "message.hpp"

namespace sudoku::formats {

namespace {

constexpr std::uint32_t kNoBreakSpace = 0xA0, kMiddleDot = 0xB7;
constexpr std::uint32_t kFirstBoxDrawing = 0x2500, kLastBoxDrawing = 0x257F;

std::string hexadecimal(std::uint32_t number, int least_digits) {
  std::string digits;
  for (int shift = 20; shift >= 0; shift -= 4) {
    if (digits.empty() && (number >> shift) == 0 && shift >= 4 * least_digits) continue;
    digits += "0123456789ABCDEF"[number >> shift & 15];
  }
  return digits;
}

// Plain lines come in pairs of light and heavy ones, two horizontal, two vertical; whatever is no plain line is a
// corner or a crossing.
char box_drawing_meaning(std::uint32_t code) {
  if (code <= 0x250B || (code >= 0x254C && code <= 0x254F)) return (code & 2) == 0 ? '-' : '|';
  return code == 0x2550 ? '-' : code == 0x2551 ? '|' : '+';
}

// Marks without a width and those that turn the direction of writing would garble the sentence that quotes them.
bool is_invisible(std::uint32_t code) {
  return (code >= 0x2000 && code < 0x2070) || code == 0xFEFF || code == 0x61C || code >= 0xE0000;
}

}  // namespace

char Character::meaning() const {
  if (code >= 'a' && code <= 'z' && valid) return static_cast<char>(code - 'a' + 'A');
  if (code < 0x80) return static_cast<char>(code);
  if (!valid) return 0;
  if (code == kNoBreakSpace) return ' ';
  if (code == kMiddleDot) return '.';
  return code >= kFirstBoxDrawing && code <= kLastBoxDrawing ? box_drawing_meaning(code) : '\0';
}

std::string Character::name(std::string_view text, std::size_t at) const {
  if (!valid) return say("byte @", {hexadecimal(code, 2)});
  const std::string number = say("U+@", {hexadecimal(code, 4)});
  if (is_control() || is_invisible(code)) return number;
  const std::string quoted = say("\"@\"", {text.substr(at, bytes)});
  return code < 0x80 ? quoted : say("@ (@)", {quoted, number});
}

Character character_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t index) { return std::uint32_t{static_cast<unsigned char>(text[index])}; };
  const std::uint32_t lead = byte(at);
  if (lead < 0x80) return {lead, 1, true};
  const Character broken{lead, 1, false};
  const std::uint32_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() - at < bytes) return broken;
  std::uint32_t code = lead & (0x7Fu >> bytes);
  for (std::uint32_t i = 1; i < bytes; ++i) {
    if ((byte(at + i) & 0xC0) != 0x80) return broken;
    code = code << 6 | (byte(at + i) & 0x3F);
  }
  // Longer than needed, a half of a UTF-16 pair, or beyond Unicode: not UTF-8 either.
  const bool overlong = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
  if (overlong || (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF) return broken;
  return {code, bytes, true};
}

}  // namespace sudoku::formats
