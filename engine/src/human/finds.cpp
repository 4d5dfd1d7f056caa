#include "human/finds.hpp"

#include <algorithm>

namespace sudoku::human {

namespace {

std::size_t hash_of(const Step& step) {
  std::size_t hash = step.placements.size();
  for (const auto& [cell, digit] : step.placements) hash = hash * 1'000'003 + cell * 64u + digit;
  for (const auto& [cell, digit] : step.eliminations) hash = hash * 1'000'003 + cell * 64u + digit;
  return hash;
}

}  // namespace

void Finds::add(Step step, int more) {
  if ((step.placements.empty() && step.eliminations.empty()) || !wants(more)) return;
  step.difficulty = difficulty_ + more;
  std::sort(step.eliminations.begin(), step.eliminations.end());
  step.eliminations.erase(std::unique(step.eliminations.begin(), step.eliminations.end()), step.eliminations.end());
  if (wants_all()) return keep(std::move(step));
  steps_.clear();
  steps_.push_back(std::move(step));
}

void Finds::keep(Step step) {
  const std::size_t hash = hash_of(step);
  const auto [from, to] = known_.equal_range(hash);
  for (auto it = from; it != to; ++it) {
    Step& known = steps_[it->second];
    if (known.eliminations != step.eliminations || known.placements != step.placements) continue;
    if (step.difficulty < known.difficulty) known = std::move(step);
    return;
  }
  known_.emplace(hash, steps_.size());
  steps_.push_back(std::move(step));
}

void eliminate(const Board& board, const CellSet& cells, Digit digit, Step& step) {
  for (const Cell cell : cells& board.places(digit)) step.eliminations.push_back({cell, digit});
}

void mark(const Board& board, const CellSet& cells, Mask digits, Role role, Step& step, int group) {
  for (const Cell cell : cells) {
    for (const Digit digit : Digits(board.candidates(cell) & digits)) {
      step.reason.roles.push_back({role, cell, digit, static_cast<std::uint8_t>(group)});
    }
  }
}

std::vector<Digit> list_digits(Mask digits) {
  std::vector<Digit> list;
  for (const Digit digit : Digits(digits)) list.push_back(digit);
  return list;
}

}  // namespace sudoku::human
