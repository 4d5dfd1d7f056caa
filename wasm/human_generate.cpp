// The part of the module with human techniques that generates puzzles.

#include <array>
#include <string_view>

#include "human_json.hpp"
#include "sudoku/generate.hpp"

namespace {

using namespace sudoku;
using namespace sudoku::wasm;

Handles<Generator> generators;

constexpr std::size_t kLevels = static_cast<std::size_t>(human::DifficultyLevel::extreme) + 1;
constexpr std::size_t kSymmetries = static_cast<std::size_t>(Symmetry::full) + 1;

constexpr std::array<std::string_view, 3> kStatuses{"running", "made", "not-found"};

/// An enumerator by its number, below `count`; nothing for other numbers.
template <class Kind>
std::optional<Kind> numbered(std::int32_t number, std::size_t count) {
  if (number < 0 || static_cast<std::size_t>(number) >= count) return std::nullopt;
  return static_cast<Kind>(number);
}

template <class Name>
const char* list_of(std::size_t count, Name name) {
  Json json;
  json.open('[');
  for (std::size_t number = 0; number < count; ++number) json.text(name(number));
  json.close(']');
  return answered(json);
}

void add_puzzle(Json& json, const Puzzle& puzzle) {
  json.key("boxRows").value(puzzle.shape.box_rows).key("boxCols").value(puzzle.shape.box_cols);
  json.key("givens").open('[');
  for (const Digit given : puzzle.givens) json.value(given);
  json.close(']');
  if (!puzzle.rules.is_classic()) json.key("rules").raw(rules_json(puzzle));
}

}  // namespace

/// The names of levels, easiest first.
HUMAN_EXPORT("levels") const char* human_levels() {
  return list_of(kLevels,
                 [](std::size_t number) { return human::level_id(static_cast<human::DifficultyLevel>(number)); });
}

/// The names of symmetries.
HUMAN_EXPORT("symmetries") const char* human_symmetries() {
  return list_of(kSymmetries, [](std::size_t number) { return symmetry_id(static_cast<Symmetry>(number)); });
}

/// The names of kinds of rules.
HUMAN_EXPORT("ruleKinds") const char* human_rule_kinds() {
  return list_of(rule_kinds().size(), [](std::size_t number) { return rule_kinds()[number]; });
}

/// Starts a generator. Returns its handle, or the error in its options. The seed is the text in the puzzle's memory; -1
/// means any level or technique. With a `size` of 0, the shape applies; `rules` has a bit for each kind.
HUMAN_EXPORT("startGenerating")
const char* human_start_generating(std::int32_t box_rows, std::int32_t box_cols, std::int32_t size,
                                   std::uint32_t rules, std::int32_t level, std::int32_t technique, bool on_path,
                                   std::int32_t symmetry, bool minimal, std::uint32_t seed_bytes) {
  GenerateOptions options;
  options.shape = {box_rows, box_cols};
  options.size = size;
  options.rules = rules;
  options.level = numbered<human::DifficultyLevel>(level, kLevels);
  options.technique = numbered<human::TechniqueIndex>(technique, human::techniques().size());
  options.on_path = on_path;
  options.symmetry = numbered<Symmetry>(symmetry, kSymmetries).value_or(Symmetry::none);
  options.minimal = minimal;
  options.seed = seed_of(room().substr(0, seed_bytes));
  const Result<GenerateOptions> checked = check_generate(options);
  Json json;
  json.open('{');
  if (checked) {
    json.key("handle").value(static_cast<int>(generators.add(std::make_unique<Generator>(checked.value()))));
  } else {
    const Error& error = checked.error();
    json.key("code").text(error.code).key("message").text(error.message).key("said").raw(error.said);
  }
  json.close('}');
  return answered(json);
}

/// Works on one more piece. Returns 0 when it has ended.
HUMAN_EXPORT("advanceGenerating") bool human_advance_generating(std::uint32_t handle) {
  Generator* generator = generators.find(handle);
  return generator && generator->advance();
}

/// The number of puzzles tried so far.
HUMAN_EXPORT("tried") double human_tried(std::uint32_t handle) {
  const Generator* generator = generators.find(handle);
  return generator ? static_cast<double>(generator->tried()) : 0;
}

/// The result of a generator, and the puzzle: the shape of its boxes, its givens, and its rules, if it has any. Frees
/// the generator.
HUMAN_EXPORT("generated") const char* human_generated(std::uint32_t handle) {
  Json json;
  if (const Generator* generator = generators.find(handle)) {
    json.open('{').key("status").text(kStatuses[static_cast<std::size_t>(generator->status())]);
    if (generator->status() == GenerateStatus::made) add_puzzle(json, generator->puzzle());
    json.close('}');
    generators.free(handle);
  } else {
    json.null();
  }
  return answered(json);
}
