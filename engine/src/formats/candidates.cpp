#include "alphabet.hpp"
#include "message.hpp"
#include "reading.hpp"

namespace sudoku::formats {

namespace {

// Digits of 36 have no characters of their own; with commas a group is a list of numbers at any size.
bool lists_numbers(std::span<const Glyph> group, int size) {
  if (size == kMaxSize) return true;
  for (const Glyph& glyph : group.subspan(1)) {
    if (glyph.gap == Gap::comma) return true;
  }
  return false;
}

// The glyphs from `begin` to the next comma.
std::span<const Glyph> list_item(std::span<const Glyph> group, std::size_t begin) {
  std::size_t end = begin + 1;
  while (end < group.size() && group[end].gap == Gap::none) ++end;
  return group.subspan(begin, end - begin);
}

std::string text_of(std::span<const Glyph> glyphs) {
  std::string text;
  for (const Glyph& glyph : glyphs) text += glyph.character;
  return text;
}

Error listed_twice(const Glyph& glyph, std::size_t cell, std::string_view digit, int size) {
  Error error = error_at(glyph.offset, "symbol", say({cell_name(cell, size), " lists ", digit, " twice."}));
  error.cells.push_back(static_cast<Cell>(cell));
  return error;
}

// The candidates of one cell; none for a blank sign.
Result<Mask> read_group(std::span<const Glyph> group, std::size_t cell, Alphabet alphabet, int size) {
  Mask mask = 0;
  if (group.size() == 1 && digit_of(group[0].character, alphabet, size) == kBlank) return mask;
  const bool numbers = lists_numbers(group, size);
  for (std::size_t at = 0; at < group.size();) {
    const auto item = numbers ? list_item(group, at) : group.subspan(at, 1);
    const int digit = numbers ? number_of(item) : digit_of(item[0].character, alphabet, size);
    if (digit < 1 || digit > size) {
      return symbol_error(item[0].offset, cell, text_of(item), size,
                          numbers ? say({"1 to ", std::to_string(size)}) : digits_text(alphabet, size));
    }
    if ((mask & bit(digit)) != 0) return listed_twice(item[0], cell, text_of(item), size);
    mask |= bit(digit);
    at += item.size();
  }
  return mask;
}

}  // namespace

Result<Reading> read_candidates(const Scan& scan, Pieces cells, int size) {
  const bool by_number = size == kMaxSize;
  const Alphabet alphabet = by_number ? Alphabet::from_one : find_alphabet(scan.glyphs, size);
  Reading reading{
      size, std::move(cells), {}, {}, by_number ? std::string() : alphabet_note(alphabet, scan.glyphs, size)};
  for (std::size_t cell = 0; cell < count(reading.cells); ++cell) {
    const auto read = read_group(piece(scan, reading.cells, cell), cell, alphabet, size);
    if (!read) return read.error();
    const Mask mask = read.value();
    reading.givens.push_back(is_single(mask) ? lowest_digit(mask) : Digit{0});
    reading.candidates.push_back(mask == 0 ? all_digits(size) : mask);
  }
  return reading;
}

}  // namespace sudoku::formats
