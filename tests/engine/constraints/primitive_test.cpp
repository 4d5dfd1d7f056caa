// The common part of all primitives.
#include "constraints/primitive.hpp"

#include <gtest/gtest.h>

namespace sudoku::primitive_test {
namespace {

/// Cells that all have the first digit; each try takes a given effort.
class Costly final : public Primitive {
 public:
  Costly(std::vector<Cell> cells, std::size_t effort) : Primitive(std::move(cells), 9), effort_(effort) {}

  bool prune(std::span<Mask> candidates) const override {
    ++tries;
    for (Mask& mask : candidates) mask &= bit(1);
    return candidates[0] != 0 && candidates[1] != 0 && candidates[2] != 0;
  }
  std::size_t effort() const override { return effort_; }

  mutable int tries = 0;

 private:
  std::size_t effort_;
};

TEST(Primitive, AReasonIsTheShorterTheLessEffortItTakes) {
  const std::vector<Mask> candidates(3, all_digits(9) & ~bit(1) & ~bit(2));
  const Costly cheap({0, 1, 2}, 1), costly({0, 1, 2}, 50'000'000), hopeless({0, 1, 2}, 1'000'000'000);
  const auto fewest_of = [&](const Costly& costs) {
    std::size_t effort = 1'000'000'000;
    return costs.fewest_absences(candidates, 0, 0, effort).size();
  };
  EXPECT_EQ(fewest_of(cheap), 1u);
  EXPECT_EQ(fewest_of(costly), 2u);
  EXPECT_EQ(costly.tries, 2);
  EXPECT_EQ(fewest_of(hopeless), 6u);
  EXPECT_EQ(hopeless.tries, 0);
}

TEST(Primitive, ReasonsThatShareAnEffortGetLongerOnceItIsSpent) {
  const std::vector<Mask> candidates(3, all_digits(9) & ~bit(1) & ~bit(2));
  const Costly costly({0, 1, 2}, 50'000'000);
  std::size_t effort = 220'000'000;
  for (const std::size_t expected : {2u, 2u, 6u, 6u}) {
    EXPECT_EQ(costly.fewest_absences(candidates, 0, 0, effort).size(), expected);
  }
  EXPECT_EQ(costly.tries, 4);
  EXPECT_EQ(effort, 20'000'000u);
}

}  // namespace
}  // namespace sudoku::primitive_test
