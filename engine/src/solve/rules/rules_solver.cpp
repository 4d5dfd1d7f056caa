#include <algorithm>
#include <utility>

#include "solve/large/clause_solver.hpp"
#include "solve/rules/domain_search.hpp"
#include "solve/rules/rules_encoding.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

namespace {

/// Solving and counting under rules of any kind. Some puzzles take a search that learns clauses a thousand times as
/// long as one that doesn't, and others the other way round; so both take turns, and the first that ends answers.
class RulesSolver final : public Solver {
 public:
  RulesSolver(std::shared_ptr<const Puzzle> puzzle, SolveLimits limits)
      : puzzle_(std::move(puzzle)), limits_(limits), plain_(make_domain_search(*puzzle_, limits)) {}

  bool advance(std::uint64_t steps) override {
    while (steps > 0 && status() == SolveStatus::running) {
      if (turn_left_ == 0) take_turns();
      const std::uint64_t now = std::min(steps, turn_left_);
      (is_learning_ ? *learning_ : *plain_).advance(now);
      steps -= now;
      turn_left_ -= now;
    }
    return status() == SolveStatus::running;
  }

  /// Both have the same limit: the first that comes to it ends the search.
  SolveStatus status() const override {
    if (has_answer(best())) return best().status();
    const bool is_over = plain_->status() == SolveStatus::limit ||
                         (learning_ && learning_->status() == SolveStatus::limit);
    return is_over ? SolveStatus::limit : SolveStatus::running;
  }
  std::uint64_t count() const override { return best().count(); }
  std::uint64_t nodes() const override { return plain_->nodes() + (learning_ ? learning_->nodes() : 0); }
  const std::vector<std::vector<Digit>>& solutions() const override { return best().solutions(); }

 private:
  /// The first turn of the search without learning; most puzzles take no more. Then turns grow, slowly.
  /// The search that learns gets an eighth of the other's time, since that is the better one more often.
  static constexpr std::uint64_t kFirstTurn = 2'000, kGrowth = 4, kShare = 8;

  static bool has_answer(const Solver& search) {
    return search.status() != SolveStatus::running && search.status() != SolveStatus::limit;
  }

  /// The search that has an answer; while none has, the one with more solutions.
  const Solver& best() const {
    if (!learning_ || has_answer(*plain_)) return *plain_;
    if (has_answer(*learning_)) return *learning_;
    return plain_->count() < learning_->count() ? *learning_ : *plain_;
  }

  void take_turns() {
    if (!learning_) learning_ = std::make_unique<large::ClauseSolver<large::RulesEncoding>>(*puzzle_, limits_);
    is_learning_ = !is_learning_;
    if (!is_learning_) turn_ += turn_ / kGrowth;
    turn_left_ = is_learning_ ? turn_ / kShare : turn_;
  }

  std::shared_ptr<const Puzzle> puzzle_;
  SolveLimits limits_;
  std::unique_ptr<Solver> plain_, learning_;
  bool is_learning_ = false;
  std::uint64_t turn_ = kFirstTurn, turn_left_ = kFirstTurn;
};

}  // namespace

std::unique_ptr<Solver> make_rules_solver(std::shared_ptr<const Puzzle> puzzle, SolveLimits limits) {
  const int size = puzzle->size();
  if (size > kLargestWithRules) return std::make_unique<large::ClauseSolver<large::RulesEncoding>>(*puzzle, limits);
  return std::make_unique<RulesSolver>(std::move(puzzle), limits);
}

}  // namespace sudoku
