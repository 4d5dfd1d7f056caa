// Choices: sets of literals of which exactly one is true. All of Sudoku is choices: the digit of a cell, the place of
// a digit in a unit. Each keeps those of its literals that are not false as one word, so that "one left" and "none
// left" are seen at a glance; they take the place of thousands of clauses.
#pragma once

#include <span>
#include <vector>

#include "solve/large/literal.hpp"
#include "sudoku/types.hpp"

namespace sudoku::large {

class Choices {
 public:
  /// The place of a literal: its choice, and the bit in it.
  struct Place {
    std::uint32_t choice : 26;
    std::uint32_t at : 6;

    Mask bit() const { return Mask{1} << at; }
  };

  /// A new choice of 1 to kMaxSize literals.
  void add(std::span<const Literal> literals);
  /// To be called once, when all have been added. Literals are below `literal_count`.
  void index(std::uint32_t literal_count);

  std::uint32_t count() const { return static_cast<std::uint32_t>(open_.size()); }
  std::span<const Literal> literals(std::uint32_t choice) const {
    return {literals_.data() + first_literal_[choice], first_literal_[choice + 1] - first_literal_[choice]};
  }
  /// The literal at the lowest bit of a set that is not empty.
  Literal lowest(std::uint32_t choice, Mask open) const {
    return literals_[first_literal_[choice] + static_cast<unsigned>(__builtin_ctzll(open))];
  }
  /// The places of a literal: few, and none for most denials.
  std::span<const Place> places(Literal literal) const {
    return {places_.data() + first_place_[literal], first_place_[literal + 1] - first_place_[literal]};
  }

  /// The literals of a choice that are not false, by their bits.
  Mask open(std::uint32_t choice) const { return open_[choice]; }

  /// A literal has become false. Choices with less than two literals left are appended to `narrow`.
  void close(Literal literal, std::vector<std::uint32_t>& narrow) {
    for (const Place place : places(literal)) {
      Mask& open = open_[place.choice];
      open &= ~place.bit();
      if (!has_several(open)) narrow.push_back(place.choice);
    }
  }
  /// It is no longer false.
  void reopen(Literal literal) {
    for (const Place place : places(literal)) open_[place.choice] |= place.bit();
  }

 private:
  std::vector<Mask> open_;
  std::vector<std::uint32_t> first_literal_{0};  // of each choice, and the end
  std::vector<Literal> literals_;
  std::vector<std::uint32_t> first_place_;  // of each literal, and the end
  std::vector<Place> places_;
};

}  // namespace sudoku::large
