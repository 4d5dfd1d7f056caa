// The border of the module with human techniques: techniques, steps, and wrong entries. C functions over plain memory,
// which web/src/worker/human-module.js calls; answers are JSON. The caller is not trusted.

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "human_json.hpp"
#include "sudoku/human.hpp"
#include "sudoku/impossible.hpp"

namespace {

using namespace sudoku;
using namespace sudoku::wasm;

/// The cells of entries, in their order.
std::array<Cell, 36 * 36> order_room;

/// The searches for steps.
Handles<human::StepQuery> queries;
/// The searches for wrong entries.
Handles<ImpossibleSearch> searches;

constexpr std::array<std::string_view, 5> kBlames{"running", "none", "entries", "givens", "unknown"};

}  // namespace

/// The address to write a puzzle of this number of bytes to, in the form for `puzzle_from`. Memory may grow.
HUMAN_EXPORT("puzzleRoom") char* human_puzzle_room(std::uint32_t size) { return room_for(size); }
/// The address to write the cells of entries to, in their order, two bytes each.
HUMAN_EXPORT("orderRoom") Cell* human_order_room() { return order_room.data(); }

/// All techniques, easiest first.
HUMAN_EXPORT("techniques") const char* human_techniques() {
  Json json;
  json.open('[');
  for (const human::Technique& technique : human::techniques()) {
    json.open('{').key("id").text(technique.id).key("code").text(technique.code).key("name").text(technique.name);
    json.key("conceptName").text(technique.concept_name).key("summary").text(technique.summary);
    json.key("family").text(technique.family).key("difficulty").value(technique.difficulty);
    json.key("needsUniqueness").truth(technique.needs_uniqueness);
    json.key("needsBoxes").truth(technique.needs_boxes);
    json.key("needsConstraints").truth(technique.needs_constraints);
    json.key("needsRules").truth(technique.needs_rules).close('}');
  }
  json.close(']');
  return answered(json);
}

/// Starts a search for the easiest step of a position, or for all steps of a technique, if its number is not below 0.
/// Returns its handle, or 0 if the position is invalid. `uniqueness` allows techniques that assume a unique solution.
HUMAN_EXPORT("startSteps")
std::uint32_t human_start_steps(std::uint32_t size, std::int32_t technique, bool uniqueness) {
  const auto position = position_in_room(size);
  if (!position || technique >= static_cast<std::int32_t>(human::techniques().size())) return 0;
  std::optional<human::TechniqueIndex> index;
  if (technique >= 0) index = static_cast<human::TechniqueIndex>(technique);
  const human::Options options{uniqueness ? human::Uniqueness::asked : human::Uniqueness::ignored};
  return queries.add(std::make_unique<human::StepQuery>(*position, index, options));
}

/// Searches for one slice. Returns 0 when it has ended.
HUMAN_EXPORT("advanceSteps") bool human_advance_steps(std::uint32_t handle) {
  human::StepQuery* query = queries.find(handle);
  return query && query->advance();
}

/// The number of the technique that is being tried.
HUMAN_EXPORT("triedOfSteps") std::uint32_t human_tried_of_steps(std::uint32_t handle) {
  const human::StepQuery* query = queries.find(handle);
  return query ? static_cast<std::uint32_t>(query->technique()) : 0;
}

/// The steps found, and if the search stopped at a limit; frees the query.
HUMAN_EXPORT("steps") const char* human_steps(std::uint32_t handle) {
  Json json;
  json.open('{').key("steps").open('[');
  const human::StepQuery* query = queries.find(handle);
  if (query) {
    for (const human::Step& step : query->steps()) write(json, step);
  }
  json.close(']').key("isLimited").truth(query && query->is_limited()).close('}');
  queries.free(handle);
  return answered(json);
}

/// Starts a search for the wrong entries among the values of a position, which were placed in the order of the cells.
/// Returns its handle, or 0 if the position is invalid.
HUMAN_EXPORT("startImpossible")
std::uint32_t human_start_impossible(std::uint32_t size, std::uint32_t count, std::uint64_t nodes) {
  std::optional<Puzzle> written = puzzle_in_room(size);
  if (!written) return 0;
  Puzzle& puzzle = *written;
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
  return searches.add(
      std::make_unique<ImpossibleSearch>(std::move(puzzle), std::move(entries), std::max<std::uint64_t>(nodes, 1)));
}

/// Goes on with a trial. Returns 0 when the search has ended.
HUMAN_EXPORT("advanceImpossible") bool human_advance_impossible(std::uint32_t handle) {
  ImpossibleSearch* search = searches.find(handle);
  return search && search->advance();
}

/// The entries to blame; frees the search.
HUMAN_EXPORT("impossible") const char* human_impossible(std::uint32_t handle) {
  Json json;
  if (const ImpossibleSearch* search = searches.find(handle)) {
    json.open('{').key("blame").text(kBlames[static_cast<std::size_t>(search->blame())]);
    json.key("firstWrong").value(static_cast<int>(search->first_wrong())).key("clash").open('[');
    for (const std::size_t place : search->clash()) json.value(static_cast<int>(place));
    json.close(']').key("isMinimal").truth(search->is_minimal()).close('}');
    searches.free(handle);
  } else {
    json.null();
  }
  return answered(json);
}
