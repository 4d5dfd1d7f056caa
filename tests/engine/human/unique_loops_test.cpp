// Unique loops on positions that are full of them: two digits are candidates of many cells. No step takes a true digit,
// each rests on a loop without a given, and of the first type those are found that trying all sets of cells comes to.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "sudoku/human.hpp"
#include "support/oracle.hpp"
#include "support/samples.hpp"
#include "support/soak.hpp"

namespace sudoku::unique_loops_test {
namespace {

using namespace sudoku::testing;
using human::Step;
using human::StepRole;

using Cells = std::vector<std::size_t>;

struct Start {
  Puzzle position;
  Grid solution;
  Mask two;
};

/// Open cells can be what they are, more or less often the two digits that are given least, and a third.
void mark(Start& start, const std::array<Digit, 3>& digits, testing::Random& random) {
  const Grid& givens = start.position.givens;
  const std::array<int, 3> percent{20 + random.below(80), 100, 10 + random.below(40)};
  start.position.candidates.assign(givens.size(), 0);
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    Mask& marks = start.position.candidates[cell];
    const bool is_one = (start.two & bit(start.solution[cell])) != 0;
    for (std::size_t i = 0; i < 3; ++i) {
      marks |= (is_one && i < 2) || random.below(100) < percent[i] ? bit(digits[i]) : 0;
    }
    for (std::size_t other = 0; other < givens.size(); ++other) {
      if (givens[other] != 0 && see_each_other(start.position.shape, cell, other)) marks &= ~bit(givens[other]);
    }
    marks = givens[cell] != 0 ? bit(givens[cell]) : marks | bit(start.solution[cell]);
  }
}

/// A puzzle with one solution, marked in several ways.
std::vector<Start> make_starts(std::uint64_t number) {
  const Shape shape = number % 3 == 0 ? Shape{2, 3} : Shape{3, 3};
  testing::Random random(number + 1);
  const Grid full = shuffled_full_grid(shape, random);
  Start start{puzzle_of(shape, unique_givens(shape, full, 60, random)), full, 0};
  const Grid& givens = start.position.givens;
  std::vector<Digit> digits;
  for (Digit digit = 1; digit <= shape.size(); ++digit) digits.push_back(digit);
  std::stable_sort(digits.begin(), digits.end(), [&](Digit a, Digit b) {
    return std::count(givens.begin(), givens.end(), a) < std::count(givens.begin(), givens.end(), b);
  });
  start.two = bit(digits[0]) | bit(digits[1]);
  std::vector<Start> starts(8, start);
  for (Start& marked : starts) mark(marked, {digits[0], digits[1], digits[2]}, random);
  return starts;
}

/// True if each row, column and box has two of the cells or none, and they hang together, odd and even ones in turn.
bool is_loop(Shape shape, const Cells& cells) {
  const Geometry geometry(shape);
  for (Unit unit = 0; unit < geometry.units(); ++unit) {
    const auto in_unit = geometry.cells_of(unit);
    const auto count = std::count_if(cells.begin(), cells.end(), [&](std::size_t cell) {
      return std::find(in_unit.begin(), in_unit.end(), cell) != in_unit.end();
    });
    if (count != 0 && count != 2) return false;
  }
  std::map<std::size_t, bool> even{{cells.front(), true}};
  for (Cells reached{cells.front()}; !reached.empty();) {
    const std::size_t from = reached.back();
    reached.pop_back();
    for (const std::size_t to : cells) {
      if (!see_each_other(shape, from, to)) continue;
      if (even.emplace(to, !even[from]).second) reached.push_back(to);
      if (even[to] == even[from]) return false;
    }
  }
  return cells.size() >= 6 && even.size() == cells.size();
}

Cells cells_of(const Step& step) {
  std::set<std::size_t> cells;
  for (const human::StepRoleMark& mark : step.reason.roles) {
    if (mark.role != StepRole::member) cells.insert(mark.cell);
  }
  return {cells.begin(), cells.end()};
}

/// Row by row, none or two of the cells that can be both digits.
class AllSets {
 public:
  explicit AllSets(const Start& start) : start_(start), size_(static_cast<std::size_t>(start.position.size())) {}

  /// Cells of which one alone is more than the two digits in a loop.
  std::set<std::size_t> single_roofs() {
    extend(0, 0);
    return roofs_;
  }

 private:
  Mask marks(std::size_t cell) const { return start_.position.candidates[cell]; }
  bool is_able(std::size_t cell) const {
    return start_.position.givens[cell] == 0 && (marks(cell) & start_.two) == start_.two;
  }

  void extend(std::size_t row, int roofs) {
    if (roofs > 1) return;
    if (row == size_) {
      if (roofs == 1 && is_loop(start_.position.shape, chosen_)) note();
      return;
    }
    extend(row + 1, roofs);
    for (std::size_t a = row * size_; a < (row + 1) * size_; ++a) {
      for (std::size_t b = a + 1; is_able(a) && b < (row + 1) * size_; ++b) {
        if (!is_able(b)) continue;
        chosen_.insert(chosen_.end(), {a, b});
        extend(row + 1, roofs + (marks(a) != start_.two) + (marks(b) != start_.two));
        chosen_.resize(chosen_.size() - 2);
      }
    }
  }

  void note() {
    for (const std::size_t cell : chosen_) {
      if (marks(cell) != start_.two) roofs_.insert(cell);
    }
  }

  const Start& start_;
  std::size_t size_;
  Cells chosen_;
  std::set<std::size_t> roofs_;
};

std::vector<Step> steps_of(const Puzzle& position, std::string_view id) {
  return human::all_steps(position, *human::find_technique(id));
}

TEST(UniqueLoops, TakeNothingThatIsTrueAndRestOnALoop) {
  std::map<std::string_view, int> found{
      {"unique-loop-1", 0}, {"unique-loop-2", 0}, {"unique-loop-3", 0}, {"unique-loop-4", 0}};
  for (std::uint64_t number = 0; number < test_or_soak(100u, 300u); ++number) {
    SCOPED_TRACE("start " + std::to_string(number));
    for (const Start& start : make_starts(number)) {
      for (auto& [id, count] : found) {
        for (const Step& step : steps_of(start.position, id)) {
          ++count;
          EXPECT_TRUE(step.placements.empty()) << id;
          for (const auto& [cell, digit] : step.eliminations) EXPECT_NE(start.solution[cell], digit) << id;
          const Cells loop = cells_of(step);
          EXPECT_TRUE(is_loop(start.position.shape, loop)) << id;
          for (const std::size_t cell : loop) EXPECT_EQ(start.position.givens[cell], 0) << id;
        }
      }
    }
  }
  for (const auto& [id, count] : found) EXPECT_GE(count, 1) << id;
}

TEST(UniqueLoops, OfTheFirstTypeAreThoseThatTryingAllSetsOfCellsComesTo) {
  std::size_t found = 0;
  for (std::uint64_t number = 0; number < 50; ++number) {
    for (const Start& start : make_starts(number)) {
      std::set<std::size_t> roofs;
      for (const Step& step : steps_of(start.position, "unique-loop-1")) {
        Mask two = 0;
        for (const Digit digit : step.reason.digits) two |= bit(digit);
        if (two == start.two) roofs.insert(step.eliminations.front().cell);
      }
      const std::set<std::size_t> wanted = AllSets(start).single_roofs();
      EXPECT_EQ(roofs, wanted) << "start " << number;
      found += wanted.size();
    }
  }
  EXPECT_GE(found, 10u);
}

}  // namespace
}  // namespace sudoku::unique_loops_test
