// The border of the module that helps people: techniques, steps, ratings, and why what was put is impossible. A handful
// of C functions over plain memory, which web/src/human.js calls; answers are JSON. The caller is not trusted.

#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "json.hpp"
#include "puzzle_bytes.hpp"
#include "sudoku/human.hpp"
#include "sudoku/impossible.hpp"

#define HUMAN_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace {

using namespace sudoku;
using wasm::Json;

/// What a puzzle is written to: room for the largest with values and candidates.
std::array<char, 20 + 36 * 36 * 10> puzzle_room;
/// What the order of entries is written to: a cell each.
std::array<Cell, 36 * 36> order_room;
/// The latest answer.
std::string answer;

/// The position in the first bytes of the room; nothing where these are none.
std::optional<Puzzle> position_from(std::uint32_t size) {
  const std::string_view bytes(puzzle_room.data(), std::min<std::size_t>(size, puzzle_room.size()));
  if (!wasm::is_whole_puzzle(bytes)) return std::nullopt;
  Puzzle puzzle = wasm::puzzle_from(bytes);
  if (!is_sound(puzzle)) return std::nullopt;
  return puzzle;
}

/// Where the answer is; it ends with a zero.
const char* answered(Json& json) {
  answer = json.take();
  return answer.c_str();
}

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
    json.key("strong").truth(link.strong).key("group").value(link.group).close('}');
  }
  json.close(']').close('}');
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

/// Why entries are impossible, by handle, less one. A place is taken again when its search has gone.
std::vector<std::unique_ptr<ImpossibleSearch>> searches;

ImpossibleSearch* find(std::uint32_t handle) {
  return handle > 0 && handle <= searches.size() ? searches[handle - 1].get() : nullptr;
}

constexpr std::array<std::string_view, 5> kBlames{"running", "none", "entries", "givens", "unknown"};

}  // namespace

/// Where a puzzle is written, as `puzzle_from` reads it.
HUMAN_EXPORT("puzzleRoom") char* human_puzzle_room() { return puzzle_room.data(); }
/// Where the cells of entries are written, in their order, two bytes each.
HUMAN_EXPORT("orderRoom") Cell* human_order_room() { return order_room.data(); }

/// All techniques, easiest first.
HUMAN_EXPORT("techniques") const char* human_techniques() {
  Json json;
  json.open('[');
  for (const human::Technique& technique : human::techniques()) {
    json.open('{').key("id").text(technique.id).key("code").text(technique.code).key("name").text(technique.name);
    json.key("conceptName").text(technique.concept_name).key("summary").text(technique.summary);
    json.key("difficulty").value(technique.difficulty);
    json.key("needsUniqueness").truth(technique.needs_uniqueness).close('}');
  }
  json.close(']');
  return answered(json);
}

/// The easiest step of a position, or null; `uniqueness` says whether techniques may rest on it.
HUMAN_EXPORT("nextStep") const char* human_next_step(std::uint32_t size, bool uniqueness) {
  Json json;
  const auto position = position_from(size);
  const auto step = position ? human::next_step(*position, {uniqueness}) : std::nullopt;
  if (step) {
    write(json, *step);
  } else {
    json.null();
  }
  return answered(json);
}

/// All steps of the technique of this number.
HUMAN_EXPORT("allSteps")
const char* human_all_steps(std::uint32_t size, std::uint32_t technique, bool uniqueness) {
  Json json;
  json.open('[');
  const auto position = position_from(size);
  if (position && technique < human::techniques().size()) {
    const auto steps = human::all_steps(*position, static_cast<human::TechniqueIndex>(technique), {uniqueness});
    for (const human::Step& step : steps) write(json, step);
  }
  json.close(']');
  return answered(json);
}

/// The handle of a search for why the values of a position are impossible, put in the order of the room; 0 where that
/// is no such position.
HUMAN_EXPORT("startImpossible")
std::uint32_t human_start_impossible(std::uint32_t size, std::uint32_t count, std::uint64_t nodes) {
  const std::string_view bytes(puzzle_room.data(), std::min<std::size_t>(size, puzzle_room.size()));
  if (!wasm::is_whole_puzzle(bytes)) return 0;
  Puzzle puzzle = wasm::puzzle_from(bytes);
  const std::vector<Digit> values = std::move(puzzle.values);
  puzzle.values.clear();
  puzzle.candidates.clear();
  if (!is_sound(puzzle) || values.size() != puzzle.givens.size() || count > values.size()) return 0;
  std::vector<Entry> entries;
  std::vector<bool> is_put(values.size());
  for (std::size_t i = 0; i < count; ++i) {
    const Cell cell = order_room[i];
    if (cell >= values.size() || is_put[cell] || puzzle.givens[cell] != 0) return 0;
    const Digit digit = values[cell];
    if (digit == 0 || digit > puzzle.size()) return 0;
    is_put[cell] = true;
    entries.push_back({cell, digit});
  }
  const auto free_place = std::find(searches.begin(), searches.end(), nullptr);
  const auto index = static_cast<std::size_t>(free_place - searches.begin());
  if (index == searches.size()) searches.emplace_back();
  searches[index] =
      std::make_unique<ImpossibleSearch>(std::move(puzzle), std::move(entries), std::max<std::uint64_t>(nodes, 1));
  return static_cast<std::uint32_t>(index) + 1;
}

/// Makes one more trial. Returns whether there is more to do.
HUMAN_EXPORT("advanceImpossible") bool human_advance_impossible(std::uint32_t handle) {
  ImpossibleSearch* search = find(handle);
  return search && search->advance();
}

/// What it has come to; frees it.
HUMAN_EXPORT("impossible") const char* human_impossible(std::uint32_t handle) {
  Json json;
  if (const ImpossibleSearch* search = find(handle)) {
    json.open('{').key("blame").text(kBlames[static_cast<std::size_t>(search->blame())]);
    json.key("firstWrong").value(static_cast<int>(search->first_wrong())).key("clash").open('[');
    for (const std::size_t place : search->clash()) json.value(static_cast<int>(place));
    json.close(']').key("isMinimal").truth(search->is_minimal()).close('}');
    searches[handle - 1].reset();
  } else {
    json.null();
  }
  return answered(json);
}
