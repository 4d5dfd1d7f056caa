#include "solve/large/choices.hpp"

namespace sudoku::large {

void Choices::add(std::span<const Literal> literals) {
  open_.push_back(all_digits(static_cast<int>(literals.size())));
  literals_.insert(literals_.end(), literals.begin(), literals.end());
  first_literal_.push_back(static_cast<std::uint32_t>(literals_.size()));
}

// Counts the places of each literal, and fills them from the back.
void Choices::index(std::uint32_t literal_count) {
  first_place_.assign(literal_count + 1, 0);
  for (const Literal literal : literals_) ++first_place_[literal];
  std::uint32_t end = 0;
  for (std::uint32_t& place : first_place_) place = end += place;
  places_.resize(literals_.size());
  for (std::uint32_t choice = 0; choice < count(); ++choice) {
    std::uint32_t at = 0;
    for (const Literal literal : literals(choice)) {
      places_[--first_place_[literal]] = {choice & 0x3FFFFFF, at & 63};
      ++at;
    }
  }
}

}  // namespace sudoku::large
