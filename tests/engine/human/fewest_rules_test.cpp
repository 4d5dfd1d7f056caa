// The smallest reason under other rules against brute force: the statements force the conclusion, and no smaller set of
// all that can be said of the position does. A constraint is the list of all ways to fill the cells that it compares.
#include <gtest/gtest.h>

#include <bitset>
#include <cstdlib>

#include "constraints/constraint_set.hpp"
#include "engine/human/some_set.hpp"
#include "sudoku/fewest.hpp"
#include "support/constraints_oracle.hpp"
#include "support/samples.hpp"
#include "support/soak.hpp"

namespace sudoku::human::fewest_rules_test {
namespace {

using namespace sudoku::testing;

using Ending = FewestQuery::Ending;

/// More ways to fill a constraint than these take brute force too long, as do more solutions.
constexpr std::size_t kMostWays = 3'000, kMostSolutions = 500;

/// Digits of some cells that stand together.
using Way = std::vector<Candidate>;

/// That one of these ways is true.
using Claim = std::vector<Way>;

/// A position as a list of claims, each by its definition: cells, then complete units, then constraints.
class BruteForce {
 public:
  explicit BruteForce(const Puzzle& position) : position_(position), differing_(position) {
    const Geometry geometry = Geometry::of(position);
    for (std::size_t cell = 0; cell < cells(); ++cell) {
      Claim claim;
      for (int digit = 1; digit <= position.size(); ++digit) add(claim, cell, digit);
      claims_.push_back(claim);
    }
    for (int unit = 0; unit < geometry.complete_units(); ++unit) {
      for (int digit = 1; digit <= position.size(); ++digit) {
        Claim claim;
        for (const Cell cell : geometry.cells_of(static_cast<Unit>(unit))) add(claim, cell, digit);
        claims_.push_back(claim);
      }
    }
    first_constraint_ = claims_.size();
    for (const Constraint& constraint : position.rules.constraints) {
      const std::vector<Cell> cells = compared_cells(geometry, claims_.size() - first_constraint_);
      claims_.emplace_back();
      Way way;
      if (cells.empty()) claims_.back().push_back(way);  // says nothing, or that they differ
      else fill(constraint, cells, 0, way);
      is_easy_ = is_easy_ && claims_.back().size() < kMostWays && !looks_beyond_its_cells(constraint.kind);
    }
  }

  /// False if some constraint has too many ways, or is about other cells than its own.
  bool is_easy() const { return is_easy_; }
  std::size_t count() const { return claims_.size(); }

  std::size_t number(const Statement& statement) const {
    if (statement.constraint != kNoConstraint) return first_constraint_ + statement.constraint;
    if (statement.unit == kNoUnit) return statement.cell;
    return cells() + statement.unit * static_cast<std::size_t>(position_.size()) + statement.digit - 1u;
  }

  void conclude(const Conclusion& conclusion) {
    conclusion_ = conclusion;
    known_.clear();
  }

  /// True if these can't all be true without the conclusion.
  bool force(const std::vector<std::size_t>& numbers) {
    for (const auto& known : known_) {
      bool has_all = true;
      for (const std::size_t number : numbers) has_all = has_all && known[number];
      if (has_all) return false;
    }
    Way chosen;
    if (!conclusion_.is_placement) chosen.push_back(conclusion_.candidate);
    return !choose(numbers, 0, chosen);
  }

  /// True if some set of so many does.
  bool some_force(std::size_t size) {
    return some_set(count(), size, [this](const std::vector<std::size_t>& numbers) { return force(numbers); });
  }

 private:
  std::size_t cells() const { return position_.givens.size(); }

  bool can_be(std::size_t cell, int digit) const { return (position_.candidates[cell] & bit(digit)) != 0; }

  void add(Claim& claim, std::size_t cell, int digit) const {
    if (can_be(cell, digit)) claim.push_back({{static_cast<Cell>(cell), static_cast<Digit>(digit)}});
  }

  /// The middle of a palindrome isn't among them, and none of a line of region sums in one region.
  static std::vector<Cell> compared_cells(const Geometry& geometry, std::size_t constraint) {
    std::vector<Cell> cells;
    if (geometry.constraints() == nullptr) return cells;
    for (const NumberedPrimitive& one : geometry.constraints()->primitives) {
      if (one.constraint != constraint) continue;
      cells.insert(cells.end(), one.primitive->cells().begin(), one.primitive->cells().end());
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
  }

  /// All ways to fill the cells of a constraint.
  void fill(const Constraint& constraint, const std::vector<Cell>& of_it, std::size_t at, Way& way) {
    if (claims_.back().size() >= kMostWays) return;
    if (at == of_it.size()) {
      Grid grid(cells(), 0);
      for (const auto& [cell, digit] : way) grid[cell] = digit;
      if (meets(position_, constraint, grid)) claims_.back().push_back(way);
      return;
    }
    for (int digit = 1; digit <= position_.size(); ++digit) {
      const Candidate next{of_it[at], static_cast<Digit>(digit)};
      if (!can_be(next.cell, digit) || !stands_with(next, way)) continue;
      way.push_back(next);
      fill(constraint, of_it, at + 1, way);
      way.pop_back();
    }
  }

  bool stands_with(const Candidate& candidate, const Way& others) const {
    return std::all_of(others.begin(), others.end(), [&](const Candidate& other) {
      if (candidate.cell == other.cell) return candidate.digit == other.digit;
      if (candidate.digit == other.digit && differing_.differ(candidate.cell, other.cell)) return false;
      return !are_side_by_side(candidate.cell, other.cell, static_cast<std::size_t>(position_.size())) ||
             may_stand_side_by_side(position_, candidate.cell, other.cell, candidate.digit, other.digit);
    });
  }

  bool may_stand(const Way& way, const Way& chosen) const {
    return std::all_of(way.begin(), way.end(), [&](const Candidate& each) {
      return !(conclusion_.is_placement && each == conclusion_.candidate) && stands_with(each, chosen);
    });
  }

  bool choose(const std::vector<std::size_t>& numbers, std::size_t at, Way& chosen) {
    if (at == numbers.size()) {
      keep(chosen);
      return true;
    }
    for (const Way& way : claims_[numbers[at]]) {
      if (!may_stand(way, chosen)) continue;
      const std::size_t before = chosen.size();
      chosen.insert(chosen.end(), way.begin(), way.end());
      if (choose(numbers, at + 1, chosen)) return true;
      chosen.resize(before);
    }
    return false;
  }

  /// All that is true with these, and whatever can be chosen beside them.
  void keep(Way chosen) {
    std::bitset<512> known;
    for (std::size_t number = 0; number < claims_.size(); ++number) {
      for (const Way& way : claims_[number]) {
        if (known[number] || !may_stand(way, chosen)) continue;
        chosen.insert(chosen.end(), way.begin(), way.end());
        known[number] = true;
      }
    }
    known_.push_back(known);
  }

  Puzzle position_;
  Differing differing_;
  Conclusion conclusion_;
  std::vector<Claim> claims_;
  std::size_t first_constraint_ = 0;
  bool is_easy_ = true;
  std::vector<std::bitset<512>> known_;  // claims that are true together without the conclusion
};

/// The position after some steps of techniques, with marks for every cell.
Puzzle position_after(const Puzzle& puzzle, std::size_t steps) {
  TechniqueSolver solver(puzzle);
  while (solver.steps().size() < steps && solver.advance()) {}
  Puzzle position = solver.position();
  for (std::size_t cell = 0; cell < position.givens.size(); ++cell) {
    const Digit value = position.givens[cell] != 0 ? position.givens[cell] : position.values[cell];
    if (value != 0) position.candidates[cell] = bit(value);
  }
  return position;
}

/// Each candidate as a conclusion: it is true if all solutions have it; otherwise, whether it can't be.
std::vector<Conclusion> conclusions(const Puzzle& position, const std::vector<Grid>& solutions) {
  std::vector<Conclusion> all;
  for (std::size_t cell = 0; cell < position.givens.size(); ++cell) {
    if (is_single(position.candidates[cell])) continue;
    for (int digit = 1; digit <= position.size(); ++digit) {
      if ((position.candidates[cell] & bit(digit)) == 0) continue;
      const bool is_placement = std::all_of(solutions.begin(), solutions.end(), [&](const Grid& solution) {
        return solution[cell] == digit;
      });
      all.push_back({{static_cast<Cell>(cell), static_cast<Digit>(digit)}, is_placement});
    }
  }
  return all;
}

bool is_forced(const Conclusion& conclusion, const std::vector<Grid>& solutions) {
  return conclusion.is_placement || std::all_of(solutions.begin(), solutions.end(), [&](const Grid& solution) {
    return solution[conclusion.candidate.cell] != conclusion.candidate.digit;
  });
}

/// Counts of the cases, so that the samples are not empty.
struct Seen {
  int proved = 0, with_constraints = 0, not_forced = 0;
};

/// Asks for the reason of each conclusion in a position, and looks through all smaller sets of statements.
void compare(const Puzzle& position, const std::vector<Grid>& solutions, Seen& seen) {
  // Sets of two of some 150 statements of a 6x6 are what brute force goes through in good time, of a 4x4 of three.
  const std::size_t most_tried = position.size() > 4 ? 2 : 3;
  BruteForce brute(position);
  if (!brute.is_easy()) return;
  for (const Conclusion& conclusion : conclusions(position, solutions)) {
    FewestQuery query(position, conclusion);
    while (query.advance()) {}
    if (!is_forced(conclusion, solutions)) {
      ASSERT_EQ(query.status(), Ending::not_forced);
      ++seen.not_forced;
      continue;
    }
    ASSERT_EQ(query.status(), Ending::smallest);
    brute.conclude(conclusion);
    std::vector<std::size_t> numbers;
    for (const Statement& statement : query.statements()) numbers.push_back(brute.number(statement));
    ASSERT_TRUE(brute.force(numbers));
    if (numbers.size() > most_tried + 1) continue;
    ASSERT_FALSE(brute.some_force(numbers.size() - 1)) << numbers.size();
    ++seen.proved;
    seen.with_constraints += query.statements().back().constraint != kNoConstraint ? 1 : 0;
  }
}

TEST(FewestUnderRules, NoFewerStatementsForceAConclusionThanBruteForceSays) {
  Seen seen;
  for (const auto& [size, count] : {std::pair{4, 30}, {5, 6}, {6, 10}}) {
    for (int number = 1; number <= test_or_soak(count, 120 * count); ++number) {
      testing::Random random(static_cast<std::uint64_t>(90'000 * size + number));
      Puzzle puzzle = random_constrained(size, random);
      if (number % 3 == 0) puzzle.rules.add(GlobalRule::anti_knight);
      if (puzzle.rules.is_classic() || !is_sound(puzzle)) continue;
      const std::vector<Grid> solutions = solve_constraints_by_force(puzzle, kMostSolutions);
      if (solutions.empty() || solutions.size() == kMostSolutions) continue;
      SCOPED_TRACE(std::to_string(number) + " " + rules_text(puzzle.rules, size));
      ASSERT_NO_FATAL_FAILURE(compare(position_after(puzzle, static_cast<std::size_t>(number) % 5), solutions, seen));
    }
  }
  RecordProperty("proved", seen.proved);
  RecordProperty("with_constraints", seen.with_constraints);
  RecordProperty("not_forced", seen.not_forced);
  EXPECT_GT(seen.proved, test_or_soak(150, 10'000));
  EXPECT_GT(seen.with_constraints, test_or_soak(50, 3'000));
  EXPECT_GT(seen.not_forced, 0);
}

TEST(FewestUnderRules, ACageThatLeavesADigitNoWayIsOneStatement) {
  Puzzle puzzle = Puzzle::empty({3, 3});
  puzzle.rules.constraints.push_back({ConstraintKind::cage, {0, 1}, {4}});
  FewestQuery query(puzzle, {{0, 2}, false});
  while (query.advance()) {}
  EXPECT_EQ(query.status(), Ending::smallest);
  EXPECT_EQ(query.statements(), (std::vector<Statement>{{kNoCell, kNoUnit, 0, 0}}));
}

TEST(FewestUnderRules, ARuleAboutNeighboursIsTakenForGranted) {
  Puzzle puzzle = Puzzle::empty({2, 2});
  puzzle.rules.add(GlobalRule::non_consecutive);
  puzzle.givens[0] = 1;
  FewestQuery query(puzzle, {{1, 2}, false});
  while (query.advance()) {}
  EXPECT_EQ(query.status(), Ending::smallest);
  EXPECT_EQ(query.statements(), (std::vector<Statement>{{0, kNoUnit, 0}}));
}

}  // namespace
}  // namespace sudoku::human::fewest_rules_test
