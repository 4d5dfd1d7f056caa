#include "human/technique.hpp"

#include <array>

namespace sudoku::human {

namespace {

constexpr bool kNeedsUniqueness = true;
constexpr bool kAnywhere = false;

constexpr std::array kTechniques{
#define SUDOKU_TECHNIQUE(function, id, code, difficulty, rests_on, name, concept_name, summary) \
  Technique{id, code, name, concept_name, summary, difficulty, rests_on},
#include "human/registry.def"
#undef SUDOKU_TECHNIQUE
};

constexpr std::array<FindSteps, kTechniques.size()> kFinders{
#define SUDOKU_TECHNIQUE(function, ...) function,
#include "human/registry.def"
#undef SUDOKU_TECHNIQUE
};

/// In the order of Role.
constexpr std::array<std::string_view, 12> kRoles{"member", "blocker", "fin", "pivot",  "pincer", "floor",
                                                  "roof",   "extra",   "set", "shared", "on",     "off"};

}  // namespace

std::string_view role_id(Role role) {
  return kRoles[static_cast<std::size_t>(role)];
}

std::span<const Technique> techniques() {
  return kTechniques;
}

std::optional<TechniqueIndex> find_technique(std::string_view id) {
  for (std::size_t index = 0; index < kTechniques.size(); ++index) {
    if (kTechniques[index].id == id) return static_cast<TechniqueIndex>(index);
  }
  return std::nullopt;
}

std::vector<Step> find_steps(const Board& board, TechniqueIndex technique, Finds::Wanted wanted) {
  const Technique& info = kTechniques[technique];
  Finds finds(wanted, info.difficulty);
  if (!info.needs_uniqueness || board.has_uniqueness()) kFinders[technique](board, finds);
  for (Step& step : finds.steps()) step.technique = technique;
  return std::move(finds.steps());
}

std::optional<Step> easiest_step(const Board& board, std::size_t count) {
  for (std::size_t technique = 0; technique < count; ++technique) {
    std::vector<Step> steps = find_steps(board, static_cast<TechniqueIndex>(technique), Finds::Wanted::easiest);
    if (!steps.empty()) return std::move(steps.front());
  }
  return std::nullopt;
}

}  // namespace sudoku::human
