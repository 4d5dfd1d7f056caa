#include "constraints/primitive.hpp"

#include <algorithm>

namespace sudoku {

namespace {

/// Leaving out what a single reason doesn't need ends after so many steps: somebody waits for it.
constexpr std::size_t kMostEffort = 100'000'000;

}  // namespace

std::vector<Absence> Primitive::absences(std::span<const Mask> candidates, int at, Digit digit) const {
  std::vector<Absence> all;
  for (std::size_t place = 0; place < cells_.size(); ++place) {
    if (digit != 0 && static_cast<int>(place) == at) continue;
    for (Mask gone = all_digits(size_) & ~candidates[place]; gone != 0; gone &= gone - 1) {
      all.push_back({static_cast<int>(place), lowest_digit(gone)});
    }
  }
  return all;
}

bool Primitive::are_enough(const std::vector<Absence>& absences, int at, Digit digit) const {
  std::vector<Mask> candidates(cells_.size(), all_digits(size_));
  for (const Absence& absence : absences) candidates[static_cast<std::size_t>(absence.at)] &= ~bit(absence.digit);
  if (digit != 0) candidates[static_cast<std::size_t>(at)] = bit(digit);
  return !prune(candidates);
}

// First all of a cell, then one by one.
std::vector<Absence> Primitive::fewest_absences(std::span<const Mask> candidates, int at, Digit digit,
                                                std::size_t& effort) const {
  const std::size_t each = std::max<std::size_t>(1, this->effort());
  const std::size_t most = std::min(effort, kMostEffort) / each;
  std::vector<Absence> absences = this->absences(candidates, at, digit);
  std::size_t tries = most;
  for (std::size_t place = cells_.size(); place-- > 0 && tries > 0;) {
    std::vector<Absence> fewer;
    for (const Absence& absence : absences) {
      if (absence.at != static_cast<int>(place)) fewer.push_back(absence);
    }
    if (fewer.size() == absences.size()) continue;
    --tries;
    if (are_enough(fewer, at, digit)) absences = std::move(fewer);
  }
  for (std::size_t index = absences.size(); index-- > 0 && tries > 0; --tries) {
    std::vector<Absence> fewer = absences;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(index));
    if (are_enough(fewer, at, digit)) absences = std::move(fewer);
  }
  effort -= (most - tries) * each;
  return absences;
}

}  // namespace sudoku
