// `count` for counting circles: a digit that is in a circle is in as many as it says. The digits in circles are thus
// some whose sum is the number of circles. Those digits are kept that are in such a set, with places enough for each;
// it is not domain consistent.
#pragma once

#include "constraints/primitive.hpp"

namespace sudoku {

/// Sets of digits that add up to a number.
struct DigitChoice {
  Mask possible = 0;  ///< the digits that are in some of them; none if there is no such set
  Mask certain = 0;   ///< and in all of them
};
/// Those of digits that `may` be in a set, with all that `must`, which are among them.
DigitChoice digits_adding_up(Mask may, Mask must, std::size_t total);

class Circles final : public Primitive {
 public:
  using Primitive::Primitive;

  bool prune(std::span<Mask> candidates) const override;

 private:
  DigitChoice choice(std::span<const Mask> candidates) const;
};

}  // namespace sudoku
