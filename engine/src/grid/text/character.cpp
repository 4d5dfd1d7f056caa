#include "character.hpp"

namespace sudoku::formats {

namespace {

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

// The zeros of decimal digits: Arabic, Persian, Devanagari, Bengali, Thai, full width. Those of mathematics come five
// times: bold, double-struck, sans-serif, bold sans-serif, monospace.
constexpr std::uint32_t kZeros[] = {0x660, 0x6F0, 0x966,   0x9E6,   0xE50,  0xFF10,
                                    0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6};
// Digits in circles begin with 1.
constexpr std::uint32_t kOnes[] = {0x2460, 0x2776, 0x2780, 0x278A};

char digit_meaning(std::uint32_t code) {
  for (const std::uint32_t zero : kZeros) {
    if (code >= zero && code < zero + 10) return static_cast<char>('0' + code - zero);
  }
  for (const std::uint32_t one : kOnes) {
    if (code >= one && code < one + 9) return static_cast<char>('1' + code - one);
  }
  return 0;
}

struct SignMeaning {
  std::uint32_t code;
  char meaning;
};

// Signs for blanks, spaces of other widths, dashes, and typographic quotes.
constexpr SignMeaning kMeanings[] = {
    {0xA0, ' '},    {0x2002, ' '},  {0x2003, ' '},  {0x2007, ' '},  {0x2009, ' '},  {0x202F, ' '},  {0x3000, ' '},
    {0xB7, '.'},    {0x2022, '.'},  {0x2219, '.'},  {0x22C5, '.'},  {0x25A1, '.'},  {0x25A2, '.'},  {0x25AB, '.'},
    {0x25FB, '.'},  {0x25FD, '.'},  {0x25CB, '.'},  {0x2610, '.'},  {0x2B1C, '.'},  {0x2B1B, '.'},  {0x25A0, '.'},
    {0x2423, '.'},  {0x2013, '-'},  {0x2014, '-'},  {0x2212, '-'},  {0x2018, '\''}, {0x2019, '\''}, {0x201C, '"'},
    {0x201D, '"'},  {0x201E, '"'},
};

// Marks without a width and those that turn the direction of writing would garble the sentence that quotes them.
bool is_invisible(std::uint32_t code) {
  return (code >= 0x2000 && code < 0x2070) || code == 0xFEFF || code == 0x61C || code >= 0xE0000;
}

}  // namespace

char Character::meaning() const {
  if (code >= 'a' && code <= 'z' && valid) return static_cast<char>(code - 'a' + 'A');
  if (code < 0x80) return static_cast<char>(code);
  if (!valid) return 0;
  if (const char digit = digit_meaning(code); digit != 0) return digit;
  for (const SignMeaning known : kMeanings) {
    if (code == known.code) return known.meaning;
  }
  // ASCII in full width.
  if (code > 0xFF00 && code < 0xFF5F) return Character{code - 0xFEE0, 1, true}.meaning();
  return code >= kFirstBoxDrawing && code <= kLastBoxDrawing ? box_drawing_meaning(code) : '\0';
}

// Variation selectors, the frame of a key, joiners, the order mark in the middle of a text.
bool Character::is_nothing() const {
  return valid && (code == 0xFE0F || code == 0xFE0E || code == 0x20E3 || code == 0x200B || code == 0x200D ||
                   code == 0xFEFF);
}

Value Character::name(std::string_view text, std::size_t at) const {
  if (!valid) return say("character.byte", {{"code", hexadecimal(code, 2)}});
  const std::string number = "U+" + hexadecimal(code, 4);
  if (is_control() || is_invisible(code)) return number;
  const std::string quoted = "\"" + std::string(text.substr(at, bytes)) + "\"";
  return code < 0x80 ? quoted : quoted + " (" + number + ")";
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
