// The smallest reason against brute force that shares nothing with it: the statements force the conclusion, and no
// smaller set of all that can be said of the position does.
#include "engine/human/some_set.hpp"
#include "sudoku/fewest.hpp"

#include <gtest/gtest.h>

#include <bitset>

#include "support/samples.hpp"
#include "support/soak.hpp"

namespace sudoku::human::fewest_test {
namespace {

using namespace sudoku::testing;

using Ending = FewestQuery::Ending;

/// A cell and a digit of a position.
struct Pair {
  std::size_t cell;
  int digit;
};

/// That one of these is true.
using Claim = std::vector<Pair>;

/// A position as a list of claims, each by its definition: cells first, then rows, columns and boxes, digits ascending.
class BruteForce {
 public:
  BruteForce(Shape shape, std::vector<Mask> masks, Conclusion conclusion)
      : shape_(shape), masks_(std::move(masks)), conclusion_(conclusion) {
    const auto n = static_cast<std::size_t>(shape.size());
    for (std::size_t cell = 0; cell < n * n; ++cell) {
      Claim claim;
      for (int digit = 1; digit <= shape.size(); ++digit) add(claim, cell, digit);
      claims_.push_back(claim);
    }
    for (std::size_t unit = 0; unit < 3 * n; ++unit) {
      for (int digit = 1; digit <= shape.size(); ++digit) {
        Claim claim;
        for (std::size_t cell = 0; cell < n * n; ++cell) {
          if (unit_of(cell, unit / n) == unit % n) add(claim, cell, digit);
        }
        claims_.push_back(claim);
      }
    }
  }

  std::size_t count() const { return claims_.size(); }

  /// The place of a statement in the list.
  std::size_t number(const Statement& statement) const {
    const auto n = static_cast<std::size_t>(shape_.size());
    return statement.unit == kNoUnit ? statement.cell : n * n + statement.unit * n + statement.digit - 1u;
  }

  /// True if these can't all be true without the conclusion.
  bool force(const std::vector<std::size_t>& numbers) {
    for (const auto& known : known_) {
      bool has_all = true;
      for (const std::size_t number : numbers) has_all = has_all && known[number];
      if (has_all) return false;
    }
    std::vector<Pair> chosen;
    if (!conclusion_.is_placement) chosen.push_back({conclusion_.candidate.cell, conclusion_.candidate.digit});
    return !choose(numbers, 0, chosen);
  }

  /// True if some set of so many does.
  bool some_force(std::size_t size) {
    return some_set(count(), size, [this](const std::vector<std::size_t>& numbers) { return force(numbers); });
  }

 private:
  /// Of its row, column or box.
  std::size_t unit_of(std::size_t cell, std::size_t kind) const {
    const auto n = static_cast<std::size_t>(shape_.size());
    const std::size_t row = cell / n, column = cell % n;
    const auto rows = static_cast<std::size_t>(shape_.box_rows), cols = static_cast<std::size_t>(shape_.box_cols);
    return kind == 0 ? row : kind == 1 ? column : row / rows * (n / cols) + column / cols;
  }

  void add(Claim& claim, std::size_t cell, int digit) const {
    if ((masks_[cell] & bit(digit)) != 0) claim.push_back({cell, digit});
  }

  bool may_stand(const Pair& pair, const std::vector<Pair>& chosen) const {
    const Candidate& concluded = conclusion_.candidate;
    if (conclusion_.is_placement && pair.cell == concluded.cell && pair.digit == concluded.digit) return false;
    for (const Pair& other : chosen) {
      if (pair.cell == other.cell && pair.digit != other.digit) return false;
      if (pair.digit == other.digit && see_each_other(shape_, pair.cell, other.cell)) return false;
    }
    return true;
  }

  bool choose(const std::vector<std::size_t>& numbers, std::size_t at, std::vector<Pair>& chosen) {
    if (at == numbers.size()) {
      keep(chosen);
      return true;
    }
    for (const Pair& pair : claims_[numbers[at]]) {
      if (!may_stand(pair, chosen)) continue;
      chosen.push_back(pair);
      if (choose(numbers, at + 1, chosen)) return true;
      chosen.pop_back();
    }
    return false;
  }

  /// All that is true with these, and whatever can be chosen beside them.
  void keep(std::vector<Pair> chosen) {
    for (const Claim& claim : claims_) {
      for (const Pair& pair : claim) {
        if (may_stand(pair, chosen)) chosen.push_back(pair);
      }
    }
    std::bitset<256> known;
    for (std::size_t number = 0; number < claims_.size(); ++number) {
      for (const Pair& pair : claims_[number]) {
        for (const Pair& other : chosen) {
          if (pair.cell == other.cell && pair.digit == other.digit) known[number] = true;
        }
      }
    }
    known_.push_back(known);
  }

  Shape shape_;
  std::vector<Mask> masks_;
  Conclusion conclusion_;
  std::vector<Claim> claims_;
  std::vector<std::bitset<256>> known_;  // claims that are true together without the conclusion
};

/// A puzzle of which nothing but the peers of givens has been noted.
Puzzle noted(Shape shape, const Grid& givens) {
  Puzzle position = puzzle_of(shape, givens);
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    Mask mask = givens[cell] != 0 ? bit(givens[cell]) : all_digits(shape.size());
    for (std::size_t other = 0; givens[cell] == 0 && other < givens.size(); ++other) {
      if (givens[other] != 0 && see_each_other(shape, cell, other)) mask &= ~bit(givens[other]);
    }
    position.candidates.push_back(mask);
  }
  return position;
}

/// All that follows in a position: each open cell is its digit, and can't be another.
std::vector<Conclusion> conclusions(const Puzzle& position, const Grid& solution) {
  std::vector<Conclusion> all;
  for (std::size_t cell = 0; cell < solution.size(); ++cell) {
    if (position.givens[cell] != 0) continue;
    for (int digit = 1; digit <= position.size(); ++digit) {
      if ((position.candidates[cell] & bit(digit)) == 0) continue;
      all.push_back({{static_cast<Cell>(cell), static_cast<Digit>(digit)}, digit == solution[cell]});
    }
  }
  return all;
}

FewestQuery ended(const Puzzle& position, Conclusion conclusion) {
  FewestQuery query(position, conclusion);
  while (query.advance()) {}
  return query;
}

TEST(Fewest, NoFewerStatementsForceAConclusionThanBruteForceSays) {
  // Sets of three of the 144 statements of a 6x6 are what brute force goes through in good time.
  constexpr std::size_t kMostTried = 3;
  const int puzzles = test_or_soak(4, 300);
  int proved = 0, checked = 0;
  for (const Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{3, 2}}) {
    testing::Random random(17);
    for (int round = 0; round < puzzles; ++round) {
      const Grid full = shuffled_full_grid(shape, random);
      const Puzzle position = noted(shape, unique_givens(shape, full, shape.size() == 4 ? 70 : 60, random));
      for (const Conclusion& conclusion : conclusions(position, full)) {
        const FewestQuery query = ended(position, conclusion);
        ASSERT_EQ(query.status(), Ending::smallest);
        BruteForce brute(shape, position.candidates, conclusion);
        std::vector<std::size_t> numbers;
        for (const Statement& statement : query.statements()) numbers.push_back(brute.number(statement));
        ASSERT_TRUE(brute.force(numbers));
        ++checked;
        if (numbers.size() > kMostTried + 1) continue;
        ASSERT_FALSE(brute.some_force(numbers.size() - 1)) << numbers.size();
        ++proved;
      }
    }
  }
  RecordProperty("checked", checked);
  RecordProperty("proved", proved);
  EXPECT_GT(proved, 100 * puzzles / 3);
}

/// The easiest step of a technique on the way to a solution, and the position before it.
struct Found {
  Step step;
  Puzzle before;
};

std::optional<Found> first_step(std::string_view technique, const Grid& givens) {
  TechniqueSolver solver(puzzle_of({3, 3}, givens));
  for (Puzzle before = solver.position(); solver.advance(); before = solver.position()) {
    if (solver.steps().empty() || techniques()[solver.steps().back().technique].id != technique) continue;
    return Found{solver.steps().back(), before};
  }
  return std::nullopt;
}

TEST(Fewest, KnownPatternsTakeAsManyStatementsAsTheyHaveParts) {
  const Grid givens = read_grid(
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
  const std::vector<std::pair<std::string_view, std::size_t>> wanted{
      {"hidden-single-box", 1}, {"naked-pair", 2}, {"pointing", 1}};
  int found = 0;
  for (const auto& [technique, size] : wanted) {
    const auto step = first_step(technique, givens);
    if (!step) continue;
    ++found;
    const bool is_placement = !step->step.placements.empty();
    const Candidate first = is_placement ? step->step.placements[0] : step->step.eliminations[0];
    const FewestQuery query = ended(step->before, {first, is_placement});
    EXPECT_EQ(query.status(), Ending::smallest) << technique;
    EXPECT_EQ(query.statements().size(), size) << technique;
  }
  EXPECT_GE(found, 2);
}

TEST(Fewest, ACandidateThatASolutionHasIsNotForcedOut) {
  const Puzzle open = Puzzle::empty({2, 2});
  EXPECT_EQ(ended(open, {{0, 1}, false}).status(), Ending::not_forced);
  EXPECT_EQ(ended(open, {{0, 1}, true}).status(), Ending::not_forced);
}

TEST(Fewest, ACellWithoutMarksBesideMarkedOnesHasNotBeenMarkedYet) {
  Puzzle position = Puzzle::empty({2, 2});
  position.givens[0] = 1;
  position.candidates.assign(16, 0);
  position.candidates[5] = 0b1100;
  EXPECT_EQ(ended(position, {{15, 2}, false}).status(), Ending::not_forced);
  EXPECT_EQ(ended(position, {{1, 1}, false}).statements(), (std::vector<Statement>{{0, kNoUnit, 0}}));
}

TEST(Fewest, WorkThatIsAtItsEndLeavesASetOfWhichEachIsNeeded) {
  const Shape shape{2, 3};
  testing::Random random(5);
  for (int round = 0; round < test_or_soak(4, 10); ++round) {
    const Grid full = shuffled_full_grid(shape, random);
    const Puzzle position = noted(shape, unique_givens(shape, full, 75, random));
    for (const Conclusion& conclusion : conclusions(position, full)) {
      FewestQuery query(position, conclusion, 0);
      while (query.advance()) {}
      if (query.status() == Ending::smallest) continue;
      ASSERT_EQ(query.status(), Ending::small);
      BruteForce brute(shape, position.candidates, conclusion);
      std::vector<std::size_t> numbers;
      for (const Statement& statement : query.statements()) numbers.push_back(brute.number(statement));
      EXPECT_TRUE(brute.force(numbers));
      for (std::size_t without = 0; without < numbers.size(); ++without) {
        std::vector<std::size_t> rest = numbers;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(without));
        EXPECT_FALSE(brute.force(rest));
      }
    }
  }
}

TEST(Fewest, WithoutMarksAPeerThatHoldsTheDigitIsTheReason) {
  Puzzle position = Puzzle::empty({2, 2});
  position.givens[0] = 1;
  const FewestQuery query = ended(position, {{5, 1}, false});
  EXPECT_EQ(query.status(), Ending::smallest);
  EXPECT_EQ(query.statements(), (std::vector<Statement>{{0, kNoUnit, 0}}));
}

TEST(Fewest, ACandidateThatWasRemovedBeforeTakesNoStatement) {
  const Puzzle position = noted({2, 2}, {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
  const FewestQuery query = ended(position, {{5, 1}, false});
  EXPECT_EQ(query.status(), Ending::smallest);
  EXPECT_TRUE(query.statements().empty());
}

TEST(Fewest, GridsThatAreTooLargeSaySo) {
  EXPECT_EQ(ended(Puzzle::empty({5, 5}), {{0, 1}, false}).status(), Ending::unknown);
}

}  // namespace
}  // namespace sudoku::human::fewest_test
