#include "human/core/finds.hpp"

#include <algorithm>

namespace sudoku::human {

namespace {

std::size_t hash_of(const Step& step) {
  std::size_t hash = step.placements.size();
  for (const auto& [cell, digit] : step.placements) hash = hash * 1'000'003 + cell * 64u + digit;
  for (const auto& [cell, digit] : step.eliminations) hash = hash * 1'000'003 + cell * 64u + digit;
  return hash;
}

void sort_conclusions(Step& step) {
  std::sort(step.eliminations.begin(), step.eliminations.end());
  step.eliminations.erase(std::unique(step.eliminations.begin(), step.eliminations.end()), step.eliminations.end());
}

}  // namespace

bool Finds::would_keep(Step& conclusions, int more) const {
  if ((conclusions.placements.empty() && conclusions.eliminations.empty()) || !wants(more)) return false;
  sort_conclusions(conclusions);
  if (!wants_all()) return true;
  const std::size_t known = find(conclusions);
  return known == steps_.size() || difficulty_ + more < steps_[known].difficulty;
}

void Finds::add(Step step, int more) {
  if (!would_keep(step, more)) return;
  step.difficulty = difficulty_ + more;
  if (wants_all()) return keep(std::move(step));
  steps_.clear();
  steps_.push_back(std::move(step));
}

void Finds::keep(Step step) {
  const std::size_t known = find(step);
  if (known == steps_.size()) {
    known_.emplace(hash_of(step), known);
    steps_.push_back(std::move(step));
  } else {
    steps_[known] = std::move(step);
  }
}

std::size_t Finds::find(const Step& conclusions) const {
  const auto [from, to] = known_.equal_range(hash_of(conclusions));
  for (auto it = from; it != to; ++it) {
    const Step& known = steps_[it->second];
    if (known.eliminations == conclusions.eliminations && known.placements == conclusions.placements) return it->second;
  }
  return steps_.size();
}

void eliminate(const Board& board, const CellSet& cells, Digit digit, Step& step) {
  for (const Cell cell : board.places(digit) & cells) step.eliminations.push_back({cell, digit});
}

void mark(const Board& board, const CellSet& cells, Mask digits, StepRole role, Step& step, int group) {
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
