#include "human_json.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "puzzle_bytes.hpp"

namespace sudoku::wasm {

namespace {

std::array<char, 20 + 36 * 36 * 10> puzzle_room;
/// The latest answer.
std::string answer;

}  // namespace

std::span<char> room() {
  return puzzle_room;
}

std::optional<Puzzle> puzzle_in_room(std::uint32_t size) {
  const std::string_view bytes(puzzle_room.data(), std::min<std::size_t>(size, puzzle_room.size()));
  if (!is_complete_puzzle(bytes)) return std::nullopt;
  return puzzle_from(bytes);
}

std::optional<Puzzle> position_in_room(std::uint32_t size) {
  std::optional<Puzzle> puzzle = puzzle_in_room(size);
  if (!puzzle || !is_sound(*puzzle)) return std::nullopt;
  return puzzle;
}

const char* answered(Json& json) {
  answer = json.take();
  return answer.c_str();
}

}  // namespace sudoku::wasm
