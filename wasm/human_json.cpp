#include "human_json.hpp"

#include <string>
#include <vector>

#include "puzzle_bytes.hpp"

namespace sudoku::wasm {

namespace {

/// It grows with what is written: rules have texts of any length.
std::vector<char> puzzle_room;
/// The latest answer.
std::string answer;

}  // namespace

char* room_for(std::uint32_t size) {
  puzzle_room.resize(size);
  return puzzle_room.data();
}

std::string_view room() {
  return {puzzle_room.data(), puzzle_room.size()};
}

std::optional<Puzzle> puzzle_in_room(std::uint32_t size) {
  const std::string_view bytes = room().substr(0, size);
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
