#include "human/core/technique.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace sudoku::human {

namespace {

/// The needs of techniques, as bits.
constexpr unsigned kNothing = 0, kUniqueness = 1, kBoxes = 2, kConstraints = 4, kRules = 8;

constexpr std::array kTechniques{
#define SUDOKU_TECHNIQUE(function, id, family, code, difficulty, needs, name, concept_name, summary) \
  Technique{id, family, code, name, concept_name, summary, difficulty, ((needs) & kUniqueness) != 0, \
            ((needs) & kBoxes) != 0, ((needs) & kConstraints) != 0, ((needs) & (kConstraints | kRules)) != 0},
#include "human/registry.def"
#undef SUDOKU_TECHNIQUE
};

static_assert(std::is_sorted(kTechniques.begin(), kTechniques.end(), [](const Technique& one, const Technique& other) {
  return one.difficulty < other.difficulty;
}));

constexpr std::array<FindSteps, kTechniques.size()> kFinders{
#define SUDOKU_TECHNIQUE(function, ...) function,
#include "human/registry.def"
#undef SUDOKU_TECHNIQUE
};

/// In the order of Role.
constexpr std::array<std::string_view, 13> kRoles{"member", "blocker", "fin",    "pivot", "pincer", "floor", "roof",
                                                  "extra",  "set",     "shared", "on",    "off",    "lost"};

}  // namespace

std::string_view role_id(StepRole role) {
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

std::size_t techniques_up_to(int difficulty) {
  const auto harder = std::find_if(kTechniques.begin(), kTechniques.end(),
                                   [&](const Technique& each) { return each.difficulty > difficulty; });
  return static_cast<std::size_t>(harder - kTechniques.begin());
}

TechniqueSearch::TechniqueSearch(const Board& board, std::size_t from, std::size_t to)
    : board_(board), technique_(from), end_(to), wanted_(Finds::Wanted::easiest) {}

TechniqueSearch::TechniqueSearch(const Board& board, TechniqueIndex technique)
    : board_(board), technique_(technique), end_(std::size_t{technique} + 1), wanted_(Finds::Wanted::all) {}

bool TechniqueSearch::advance() {
  // Even a technique that is no work to speak of looks at every candidate.
  const auto least = static_cast<std::uint64_t>(4 * board_.cells() * board_.size());
  for (std::uint64_t used = 0; technique_ < end_ && steps_.empty(); ++technique_) {
    const Technique& info = kTechniques[technique_];
    if (info.needs_uniqueness && !board_.has_uniqueness()) continue;
    if (used >= Effort::kSlice) return true;
    if (!finds_) finds_.emplace(wanted_, info.difficulty, board_.size());
    finds_->begin_slice(used);
    kFinders[technique_](board_, *finds_);
    if (finds_->is_paused()) return true;
    used = finds_->in_slice() + least;
    is_limited_ |= finds_->is_limited();
    steps_ = std::move(finds_->steps());
    for (Step& step : steps_) step.technique = static_cast<TechniqueIndex>(technique_);
    finds_.reset();
  }
  return false;
}

std::vector<Step> find_steps(const Board& board, TechniqueIndex technique) {
  TechniqueSearch search(board, technique);
  while (search.advance()) {
  }
  return search.take_steps();
}

std::optional<Step> easiest_step(const Board& board, std::size_t count) {
  TechniqueSearch search(board, 0, count);
  while (search.advance()) {
  }
  std::vector<Step> steps = search.take_steps();
  return steps.empty() ? std::nullopt : std::optional(std::move(steps.front()));
}

}  // namespace sudoku::human
