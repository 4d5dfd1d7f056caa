// `count` for counting circles: a digit that is in a circle is in as many as it says. The digits in circles are thus
// some whose sum is the number of circles. Those digits are kept that are in such a set, with places enough for each;
// it is not domain consistent.
#pragma once

#include "constraints/primitive.hpp"

namespace sudoku {

class Circles final : public Primitive {
 public:
  using Primitive::Primitive;

  bool prune(std::span<Mask> candidates) const override;

 private:
  struct Tally {
    Mask possible = 0;  // digits that are in some set
    Mask certain = 0;   // and in all of them
  };
  Tally tally(std::span<const Mask> candidates) const;
};

}  // namespace sudoku
