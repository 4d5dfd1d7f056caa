#include "alphabet.hpp"

#include "grid/message.hpp"
#include "sudoku/text.hpp"

namespace sudoku::formats {

namespace {

constexpr char kSymbols[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

// Places in kSymbols; a blank sign has none.
constexpr int kNoPlace = -1, kPlaceOfA = 10, kLetters = 26;

int place_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  return c >= 'A' && c <= 'Z' ? c - 'A' + kPlaceOfA : kNoPlace;
}

// The kinds of characters in a text. X is a letter only where it could be a digit.
struct Used {
  bool zero = false, one_to_nine = false, letter = false, blank_sign = false;
  int highest = 0;
};

Used look(const std::vector<Glyph>& glyphs, int size) {
  Used used;
  for (const Glyph glyph : glyphs) {
    const int place = place_of(glyph.character);
    const bool blank =
        place == kNoPlace || (glyph.character == 'X' && digit_of('X', Alphabet::letters, size) == kBlank);
    used.blank_sign |= blank;
    if (blank) continue;
    used.zero |= place == 0;
    used.one_to_nine |= place > 0 && place < kPlaceOfA;
    used.letter |= place >= kPlaceOfA;
    if (place > used.highest) used.highest = place;
  }
  return used;
}

// Place of the digit 1, less one.
int base_of(Alphabet alphabet) {
  return alphabet == Alphabet::from_zero ? -1 : alphabet == Alphabet::letters ? kPlaceOfA - 1 : 0;
}

char symbol_of(int digit, Alphabet alphabet) {
  return kSymbols[digit + base_of(alphabet)];
}

// "1 to 9 and A to G".
Sentence digits_text(Alphabet alphabet, int size) {
  if (alphabet == Alphabet::numbers) return say("digits.from-to", {{"first", "1"}, {"last", std::to_string(size)}});
  const std::string first{symbol_of(1, alphabet)}, last{symbol_of(size, alphabet)};
  const Slots slots{{"first", first}, {"last", last}};
  return first <= "9" && last >= "A" ? say("digits.and-letters", slots) : say("digits.from-to", slots);
}

}  // namespace

int digit_of(char character, Alphabet alphabet, int size) {
  const int place = place_of(character);
  if (place == kNoPlace) return kBlank;
  const int digit = place - base_of(alphabet);
  if (digit >= 1 && digit <= size) return digit;
  return character == '0' || character == 'X' ? kBlank : kNoDigit;
}

Alphabet find_alphabet(const std::vector<Glyph>& glyphs, int size) {
  // 36 digits are 0-9A-Z: there is no other way to write them with one character each.
  if (size == kMaxSize) return Alphabet::from_zero;
  const Used used = look(glyphs, size);
  if (size > 9 && used.zero && used.blank_sign && used.highest < size) return Alphabet::from_zero;
  // A zero among letters is a blank of somebody who writes digits too, as print_line does, unless the letters are too
  // high.
  const bool zero_tells = used.zero && size > 9 && used.highest <= size;
  const bool letters_only = used.letter && !used.one_to_nine && !zero_tells;
  return letters_only && size <= kLetters ? Alphabet::letters : Alphabet::from_one;
}

bool is_zero_a_digit(const std::vector<int>& digits, int size) {
  const auto n = static_cast<std::size_t>(size);
  std::size_t side = 1;
  while (side * side < n) ++side;
  std::vector<bool> held(3 * n, false);
  std::size_t zeros = 0, open = 0;
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    open += digits[cell] == kNoDigit;
    if (digits[cell] >= size) return false;
    if (digits[cell] != 0) continue;
    ++zeros;
    const std::size_t row = cell / n, column = cell % n, box = row / side * side + column / side;
    if (held[row] || held[n + column] || (side * side == n && held[2 * n + box])) return false;
    held[row] = held[n + column] = true;
    if (side * side == n) held[2 * n + box] = true;
  }
  return zeros > 0 && (open > 0 || zeros == n);
}

Sentence zero_note(int size) {
  return say("note.from-zero", {{"last", size - 1}, {"size", size}});
}

Refusal refuse_symbol(std::size_t offset, std::size_t cell, std::string_view held, Alphabet alphabet, int size) {
  return refuse_cell(offset, cell, "symbol.digit",
                     {{"cell", cell_name(cell, size)},
                      {"held", held},
                      {"grid", a_grid_of(size)},
                      {"digits", digits_text(alphabet, size)}});
}

std::optional<Sentence> alphabet_note(Alphabet alphabet, const std::vector<Glyph>& glyphs, int size) {
  const Used used = look(glyphs, size);
  if (alphabet == Alphabet::from_one && (size < 10 || !used.letter)) return std::nullopt;
  const bool has_blank = used.zero && alphabet == Alphabet::from_one;
  return say(has_blank ? MessageId("note.digits-and-blank") : MessageId("note.digits"),
             {{"digits", digits_text(alphabet, size)}});
}

}  // namespace sudoku::formats

namespace sudoku {

std::string digit_symbol(int digit, int size) {
  return size == kMaxSize ? std::to_string(digit) : std::string{formats::symbol_of(digit, formats::Alphabet::from_one)};
}

}  // namespace sudoku
