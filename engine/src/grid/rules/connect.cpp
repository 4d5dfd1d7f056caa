// The units and peers of each cell, by bits: faster than the code for classic Sudoku, and larger. Puzzles with rules
// are set up as often as they are solved.
#include "grid/rules/apart.hpp"

namespace sudoku {

namespace {

constexpr std::size_t kCellsInWord = 64;

void mark(std::uint64_t* bits, Cell cell) { bits[cell / kCellsInWord] |= std::uint64_t{1} << cell % kCellsInWord; }

}  // namespace

void CellLists::reserve(std::size_t lists, std::size_t items) {
  begins_.reserve(lists + 1);
  items_.reserve(items);
}

void CellLists::add_bits(std::span<const std::uint64_t> words) {
  std::size_t at = items_.size(), count = 0;
  for (const std::uint64_t word : words) count += static_cast<std::size_t>(__builtin_popcountll(word));
  items_.resize(at + count);
  for (std::size_t word = 0; word < words.size(); ++word) {
    for (std::uint64_t left = words[word]; left != 0; left &= left - 1) {
      const auto place = static_cast<std::size_t>(__builtin_ctzll(left));
      items_[at++] = static_cast<std::uint16_t>(word * kCellsInWord + place);
    }
  }
  end();
}

// By counting: backwards, the lists that have a number come in their order.
CellLists CellLists::turned(std::size_t count) const {
  CellLists turned;
  turned.items_.resize(items_.size());
  turned.begins_.resize(count + 1);
  for (const std::uint16_t item : items_) ++turned.begins_[item];
  std::uint32_t end = 0;
  for (std::uint32_t& begin : turned.begins_) end = begin += end;
  for (auto list = static_cast<std::size_t>(this->count()); list-- > 0;) {
    for (const std::uint16_t item : (*this)[list]) {
      turned.items_[--turned.begins_[item]] = static_cast<std::uint16_t>(list);
    }
  }
  return turned;
}

template <>
void Geometry::connect(Apart apart) {
  const auto count = static_cast<std::size_t>(cells());
  units_of_cell_ = cells_of_unit_.turned(count);
  const std::size_t words = (count + kCellsInWord - 1) / kCellsInWord;
  std::vector<std::uint64_t> of_units(static_cast<std::size_t>(units()) * words, 0), seen(words);
  peers_.reserve(count, 3 * static_cast<std::size_t>(size_) * count);  // cells of three units; few rules add more
  for (Unit unit = 0; unit < units(); ++unit) {
    for (const Cell cell : cells_of(unit)) mark(of_units.data() + unit * words, cell);
  }
  for (Cell cell = 0; cell < count; ++cell) {
    std::fill(seen.begin(), seen.end(), 0);
    for (const Unit unit : units_of(cell)) {
      for (std::size_t word = 0; word < words; ++word) seen[word] |= of_units[unit * words + word];
    }
    apart(cell, [&](Cell other) { mark(seen.data(), other); });
    seen[cell / kCellsInWord] ^= std::uint64_t{1} << cell % kCellsInWord;
    peers_.add_bits(seen);
  }
}

}  // namespace sudoku
