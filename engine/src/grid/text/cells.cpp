// Tells the notation. Numbers and groups of candidates make as many pieces as a grid has cells, where single
// characters would be too many; so these are tried first. They can't be mistaken for the groups in which long lines are
// written ("53. .7. ..."): a group of candidates has no blank in it, and a line without blanks has higher digits than
// a grid with as many cells as it has groups.
#include <cstdlib>

#include "alphabet.hpp"
#include "reading.hpp"

namespace sudoku::formats {

namespace {

// The size of so many cells if it is the one asked for.
int fitting_size(std::size_t cells, int wanted) {
  const int size = size_of(cells);
  return wanted == kAnySize || wanted == size ? size : 0;
}

// 0 beside another blank sign is a digit where characters are read, a blank where numbers are.
bool has_zero_and_blank(const Scan& scan) {
  bool zero = false, blank = false;
  for (const Glyph& glyph : scan.glyphs) {
    zero |= glyph.character == '0';
    blank |= digit_of(glyph.character, Alphabet::letters, 9) == kBlank && glyph.character != '0';
  }
  return zero && blank;
}

bool find_positional(const Scan& scan, int wanted, Reading& reading) {
  for (int size = 4; size <= kMaxSize; ++size) {
    if (fitting_size(static_cast<std::size_t>(size * size), wanted) != 0 && read_positional(scan, size, reading))
      return true;
  }
  return false;
}

// The pieces that are most likely meant to be the cells, where no count fits: those nearer to a square of the size
// asked for or of the number of lines; without either, what is parted by gaps if most of it is lone characters.
bool gaps_part_cells(const Scan& scan, std::size_t symbols, const Pieces& parted, int wanted) {
  if (count(parted) == symbols) return false;
  const std::size_t side = wanted != kAnySize ? static_cast<std::size_t>(wanted) : scan.lines.size();
  if (size_of(side * side) != 0) {
    const auto distance = [=](std::size_t pieces) {
      return std::labs(static_cast<long>(pieces) - static_cast<long>(side * side));
    };
    return distance(count(parted)) < distance(symbols);
  }
  std::size_t alone = 0;
  for (std::size_t i = 0; i < count(parted); ++i) alone += piece(scan, parted, i).size() == 1;
  return 2 * alone > count(parted);
}

Refusal read_fitting(const Scan& scan, int wanted, Reading& reading) {
  if (find_positional(scan, wanted, reading)) return nullptr;
  Pieces symbols = split(scan, Gap::none), items = split(scan, Gap::comma), groups = split(scan, Gap::space);
  const bool numbers = are_numbers(scan, items) && !(count(items) == count(symbols) && has_zero_and_blank(scan));
  const int size_of_numbers = fitting_size(count(items), wanted);
  if (numbers && size_of_numbers > 9) {
    reading = empty_reading(std::move(items), size_of_numbers);
    return read_numbers(scan, reading);
  }
  // Commas part cells, or the candidates within a cell.
  Pieces& sets = fitting_size(count(groups), wanted) != 0 ? groups : items;
  const int size_of_sets = fitting_size(count(sets), wanted), size = fitting_size(count(symbols), wanted);
  if (size_of_sets != 0 && count(sets) != count(symbols)) {
    reading = empty_reading(std::move(sets), size_of_sets);
    Refusal refusal = read_candidates(scan, reading);
    if (!refusal || size == 0) return refusal;
  }
  if (size != 0) {
    reading = empty_reading(std::move(symbols), size);
    return read_symbols(scan, reading);
  }
  const Pieces& parted = numbers ? items : groups;
  if (!gaps_part_cells(scan, count(symbols), parted, wanted)) return refuse_count(scan, symbols, "character", wanted);
  return refuse_count(scan, parted, numbers ? "number" : "group", wanted);
}

}  // namespace

Refusal read_cells(const Scan& scan, int wanted, Reading& reading) {
  Refusal refusal = read_fitting(scan, wanted, reading);
  return refusal ? std::move(refusal) : refuse_uneven_rows(scan, reading);
}

}  // namespace sudoku::formats
