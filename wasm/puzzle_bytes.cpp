#include "puzzle_bytes.hpp"

#include <array>
#include <cstdint>
#include <cstring>

namespace sudoku::wasm {

namespace {

using Header = std::array<std::int32_t, 5>;

Header header_of(std::string_view bytes) {
  Header header;
  std::memcpy(header.data(), bytes.data(), sizeof header);
  return header;
}

// The next `count` numbers.
template <class Number>
const char* take(const char* from, std::size_t count, std::vector<Number>& numbers) {
  numbers.resize(count);
  std::memcpy(numbers.data(), from, count * sizeof(Number));
  return from + count * sizeof(Number);
}

}  // namespace

Puzzle take_lists(std::string_view& bytes) {
  const Header header = header_of(bytes);
  Puzzle puzzle;
  puzzle.shape = {header[0], header[1]};
  const char* at = bytes.data() + sizeof header;
  at = take(at, static_cast<std::size_t>(header[2]), puzzle.givens);
  at = take(at, static_cast<std::size_t>(header[3]), puzzle.values);
  at = take(at, static_cast<std::size_t>(header[4]), puzzle.candidates);
  bytes.remove_prefix(static_cast<std::size_t>(at - bytes.data()));
  return puzzle;
}

bool is_complete_puzzle(std::string_view bytes) {
  if (bytes.size() < sizeof(Header)) return false;
  const auto [rows, columns, givens, values, candidates] = header_of(bytes);
  if (givens < 0 || values < 0 || candidates < 0) return false;
  const auto digits = static_cast<std::uint64_t>(givens) + static_cast<std::uint64_t>(values);
  return sizeof(Header) + digits + sizeof(Mask) * static_cast<std::uint64_t>(candidates) <= bytes.size();
}

}  // namespace sudoku::wasm
