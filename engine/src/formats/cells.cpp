// Which notation is it? Numbers and groups of candidates make as many pieces as a grid has cells, where single
// characters would be too many; so these are tried first. They can't be mistaken for the groups in which long lines are
// written
// ("53. .7. ..."): a group of candidates has no blank in it, and a line without blanks has higher digits than
// a grid with as many cells as it has groups.
#include <cstdlib>

#include "alphabet.hpp"
#include "message.hpp"
#include "reading.hpp"

namespace sudoku::formats {

namespace {

std::optional<int> fitting_size(std::size_t cells, std::optional<int> wanted) {
  const auto size = size_of(cells);
  return size && wanted.value_or(*size) == *size ? size : std::nullopt;
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

std::optional<Reading> find_positional(const Scan& scan, std::optional<int> wanted) {
  for (int size = 4; size <= kMaxSize; ++size) {
    if (!size_of(static_cast<std::size_t>(size * size)) || wanted.value_or(size) != size) continue;
    if (auto reading = read_positional(scan, size)) return reading;
  }
  return std::nullopt;
}

// Lines that are puzzles of their own, one under another.
std::optional<Error> several_puzzles(const Scan& scan, const Pieces& symbols) {
  const auto lengths = line_lengths(scan, symbols);
  if (lengths.size() < 2 || !size_of(lengths[0]) || lengths.size() == lengths[0]) return std::nullopt;
  for (const std::size_t length : lengths) {
    if (length != lengths[0]) return std::nullopt;
  }
  return error_at(scan.glyphs[scan.lines[1]].offset, "too-long",
                  say({std::to_string(lengths.size()), " puzzles read, one a line; one is needed."}));
}

// The pieces that are most likely meant to be the cells, where no count fits: those nearer to a square of the size
// asked for or of the number of lines; without either, what is parted by gaps if most of it is lone characters.
bool gaps_part_cells(const Scan& scan, std::size_t symbols, const Pieces& parted, std::optional<int> wanted) {
  if (count(parted) == symbols) return false;
  const auto square = [](std::size_t n) { return n * n; };
  const std::size_t lines = scan.lines.size();
  if (wanted || size_of(square(lines))) {
    const auto cells = static_cast<long>(square(wanted ? static_cast<std::size_t>(*wanted) : lines));
    return std::labs(static_cast<long>(count(parted)) - cells) < std::labs(static_cast<long>(symbols) - cells);
  }
  std::size_t alone = 0;
  for (std::size_t i = 0; i < count(parted); ++i) alone += piece(scan, parted, i).size() == 1;
  return 2 * alone > count(parted);
}

Result<Reading> read_fitting(const Scan& scan, std::optional<int> wanted) {
  if (auto reading = find_positional(scan, wanted)) return std::move(*reading);
  const Pieces symbols = split(scan, Gap::none), items = split(scan, Gap::comma), groups = split(scan, Gap::space);
  const bool numbers = are_numbers(scan, items) && !(count(items) == count(symbols) && has_zero_and_blank(scan));
  const auto size_of_numbers = fitting_size(count(items), wanted);
  if (numbers && size_of_numbers && *size_of_numbers > 9) return read_numbers(scan, items, *size_of_numbers);

  const auto size_of_groups = fitting_size(count(groups), wanted), size = fitting_size(count(symbols), wanted);
  if (size_of_groups && count(groups) != count(symbols)) {
    auto reading = read_candidates(scan, groups, *size_of_groups);
    if (reading || !size) return reading;
  }
  if (!(wanted && size)) {
    if (auto error = several_puzzles(scan, symbols)) return *error;
  }
  if (size) return read_symbols(scan, symbols, *size);
  const Pieces& parted = numbers ? items : groups;
  if (!gaps_part_cells(scan, count(symbols), parted, wanted)) return wrong_count(scan, symbols, "character", wanted);
  return wrong_count(scan, parted, numbers ? "number" : "group", wanted);
}

}  // namespace

Result<Reading> read_cells(const Scan& scan, std::optional<int> wanted) {
  auto reading = read_fitting(scan, wanted);
  if (!reading) return reading;
  if (auto error = uneven_rows(scan, reading.value().cells, reading.value().size)) return *error;
  return reading;
}

}  // namespace sudoku::formats
