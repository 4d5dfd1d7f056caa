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

void write(Json& json, const std::vector<human::Candidate>& candidates) {
  json.open('[');
  for (const auto& [cell, digit] : candidates) json.open('[').value(cell).value(digit).close(']');
  json.close(']');
}

void write(Json& json, const human::Node& node) {
  json.open('{').key("digit").value(node.digit).key("cells").open('[');
  for (const Cell cell : node.cells) json.value(cell);
  json.close(']').close('}');
}

void write(Json& json, const human::Reason& reason) {
  json.open('{').key("digits").open('[');
  for (const Digit digit : reason.digits) json.value(digit);
  json.close(']').key("units").open('[');
  for (const Unit unit : reason.units) json.value(unit);
  json.close(']').key("roles").open('[');
  for (const auto& [role, cell, digit, group] : reason.roles) {
    json.open('{').key("role").text(human::role_id(role)).key("cell").value(cell).key("digit").value(digit);
    json.key("group").value(group).close('}');
  }
  json.close(']').key("links").open('[');
  for (const human::Link& link : reason.links) {
    json.open('{').key("from");
    write(json, link.from);
    json.key("to");
    write(json, link.to);
    json.key("strong").truth(link.strong).key("group").value(link.group);
    if (link.unit != kNoUnit) json.key("unit").value(link.unit);
    json.close('}');
  }
  json.close(']').close('}');
}

}  // namespace

std::span<char> room() {
  return puzzle_room;
}

std::optional<Puzzle> puzzle_in_room(std::uint32_t size) {
  const std::string_view bytes(puzzle_room.data(), std::min<std::size_t>(size, puzzle_room.size()));
  if (!is_whole_puzzle(bytes)) return std::nullopt;
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

void write(Json& json, const human::Step& step) {
  json.open('{').key("technique").text(human::techniques()[step.technique].id);
  json.key("difficulty").value(step.difficulty).key("placements");
  write(json, step.placements);
  json.key("eliminations");
  write(json, step.eliminations);
  json.key("reason");
  write(json, step.reason);
  json.close('}');
}

}  // namespace sudoku::wasm
