#include "generate/judge.hpp"

#include <algorithm>
#include <limits>

#include "human/core/technique.hpp"

namespace sudoku {

namespace {

using human::DifficultyLevel;

/// Harder than any step: what is left over takes something that may not be tried, or a guess.
constexpr int kBeyond = std::numeric_limits<int>::max();

/// The level whose steps those of a technique are.
DifficultyLevel level_of(const human::Technique& technique) {
  int level = 0;
  while (technique.difficulty > human::hardest_of(static_cast<DifficultyLevel>(level))) ++level;
  return static_cast<DifficultyLevel>(level);
}

/// A search for what singles are too easy to be need not look for them: they are set at once.
std::size_t first_technique(const Demand& demand) {
  const std::size_t after_singles = *human::find_technique("naked-single") + std::size_t{1};
  return demand.needed && *demand.needed >= after_singles ? after_singles : 0;
}

}  // namespace

std::optional<Demand> demand_of(const GenerateOptions& options) {
  const auto& level = options.level;
  const auto& technique = options.technique;
  if (!level && !technique) return std::nullopt;
  if (!level) {
    const human::Technique& needed = human::techniques()[*technique];
    const int hardest = options.on_path ? human::hardest_of(level_of(needed)) : needed.difficulty;
    return Demand{human::techniques_up_to(hardest), 0, kBeyond - 1, technique, !options.on_path};
  }
  const int least = *level == DifficultyLevel::very_easy
                        ? 0
                        : human::hardest_of(static_cast<DifficultyLevel>(static_cast<int>(*level) - 1)) + 1;
  if (*level != DifficultyLevel::extreme) {
    const int most = human::hardest_of(*level);
    return Demand{human::techniques_up_to(most), least, most, technique, false};
  }
  // A puzzle that resists all easier techniques is extreme; only a wish for a technique has to go all the way.
  const std::size_t tried = technique ? human::techniques().size() : human::techniques_up_to(least - 1);
  return Demand{tried, least, kBeyond, technique, false};
}

Judge::Judge(const Puzzle& puzzle, const Demand& demand)
    : board_(puzzle, puzzle.rules.is_classic()), demand_(demand), first_(first_technique(demand)),
      is_needed_(!demand.needed) {}

void Judge::begin(const Puzzle& puzzle) {
  board_.reset(puzzle);
  search_.reset();
  other_.reset();
  verdict_ = Verdict::open;
  hardest_ = hardest_needed_ = nearness_ = 0;
  is_needed_ = !demand_.needed;
}

bool Judge::advance() {
  if (verdict_ != Verdict::open) return false;
  if (other_) {
    if (other_->advance()) return true;
    if (!other_->take_steps().empty()) nearness_ = kSeen + step_.technique;
    other_.reset();
    board_.apply(step_);
    return true;
  }
  if (!search_ && first_ > 0) board_.place_singles();
  if (board_.open().empty()) return end();
  if (!search_) search_.emplace(board_, first_, demand_.techniques);
  if (search_->advance()) return true;
  std::vector<human::Step> found = search_->take_steps();
  search_.reset();
  hardest_ = std::max(hardest_, found.empty() ? kBeyond : found.front().difficulty);
  if (found.empty() || hardest_ > demand_.most) return end();
  take(std::move(found.front()));
  return true;
}

void Judge::take(human::Step step) {
  if (step.technique == demand_.needed) {
    is_needed_ = true;
    hardest_needed_ = std::max(hardest_needed_, step.difficulty);
  } else if (looks_for_needed(step)) {
    look_at_watched();
    step_ = std::move(step);
    other_.emplace(board_, *demand_.needed, *demand_.needed + std::size_t{1});
    return;
  }
  board_.apply(step);
}

bool Judge::looks_for_needed(const human::Step& step) const {
  return demand_.needed && !is_needed_ && step.technique < *demand_.needed && kSeen + step.technique > nearness_;
}

void Judge::look_at_watched() {
  int candidates = 0;
  for (const Cell cell : watched_) candidates += count_digits(board_.candidates(cell));
  if (candidates > 0) nearness_ = std::max(nearness_, static_cast<int>(watched_.size()) * board_.size() - candidates);
}

bool Judge::end() {
  // If it is taken, all is well but for what is left open in the end, or too easy.
  if (demand_.needed && is_needed_) {
    nearness_ = kTaken + board_.cells() - board_.open().count() + std::min(hardest_, demand_.least);
  }
  const bool is_harder = is_needed_ && demand_.is_hardest && hardest_ > hardest_needed_;
  verdict_ = hardest_ > demand_.most || is_harder      ? Verdict::too_hard
             : hardest_ < demand_.least || !is_needed_ ? Verdict::too_easy
                                                       : Verdict::fits;
  return false;
}

}  // namespace sudoku
