#include "alphabet.hpp"
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

// The candidates of one cell; none for a blank sign.
Refusal read_group(std::span<const Glyph> group, std::size_t cell, Alphabet alphabet, int size, Mask& mask) {
  if (group.size() == 1 && digit_of(group[0].character, alphabet, size) == kBlank) return nullptr;
  const bool numbers = lists_numbers(group, size);
  for (std::size_t at = 0; at < group.size();) {
    const auto item = numbers ? list_item(group, at) : group.subspan(at, 1);
    const int digit = numbers ? number_of(item) : digit_of(item[0].character, alphabet, size);
    if (digit < 1 || digit > size) {
      return refuse_symbol(item[0].offset, cell, text_of(item), numbers ? Alphabet::numbers : alphabet, size);
    }
    if ((mask & bit(digit)) != 0) {
      return refuse_cell(item[0].offset, cell, "symbol.twice",
                         {{"cell", cell_name(cell, size)}, {"held", text_of(item)}});
    }
    mask |= bit(digit);
    at += item.size();
  }
  return nullptr;
}

}  // namespace

void set_candidates(Reading& reading, std::size_t cell, Mask mask) {
  if (is_single(mask)) reading.givens[cell] = lowest_digit(mask);
  reading.candidates[cell] = mask;
}

Refusal read_candidates(const Scan& scan, Reading& reading) {
  const int size = reading.size;
  const Alphabet alphabet = size == kMaxSize ? Alphabet::from_one : find_alphabet(scan.glyphs, size);
  if (size < kMaxSize) reading.note = alphabet_note(alphabet, scan.glyphs, size);
  reading.candidates = std::vector<Mask>(reading.givens.size(), 0);
  for (std::size_t cell = 0; cell < reading.givens.size(); ++cell) {
    Mask mask = 0;
    if (Refusal refusal = read_group(piece(scan, reading.cells, cell), cell, alphabet, size, mask)) return refusal;
    set_candidates(reading, cell, mask == 0 ? all_digits(size) : mask);
  }
  return nullptr;
}

}  // namespace sudoku::formats
