// Implicit hitting sets. Whatever set of statements forces the conclusion has a member in each set of statements that
// can be false together without it, a correction set. So a smallest set that hits all correction sets known so far is a
// lower bound; if it forces the conclusion, it is the answer. If it doesn't, there is a choice of candidates that makes
// it true, and the statements which that choice can't make true, however it is extended, are one more correction set.
//
// Correction sets are to be small, so the choice is extended with the candidates of a solution first; and a smallest
// hitting set is costly, so each is extended with a member of the new set, again and again, until it does force the
// conclusion: several correction sets for each.
#include "sudoku/fewest.hpp"

#include <algorithm>
#include <optional>

#include "human/core/uniqueness.hpp"
#include "human/fewest/choosing.hpp"
#include "human/fewest/hitting_set.hpp"

namespace sudoku::human {

namespace {

/// Lists of candidates that exclude each other grow with the third power of the size.
constexpr int kLargest = 16;
/// Of one question whether statements can be true together; a slice has a few of them.
constexpr std::uint64_t kMostChoices = 5'000;
constexpr std::uint64_t kLooksOfSlice = 1'000;

using Possibility = Choosing::Possibility;

}  // namespace

class FewestQuery::Search {
 public:
  Search(const Puzzle& position, Conclusion conclusion, std::uint64_t most_work)
      : statements_(position, conclusion.candidate),
        choosing_(statements_),
        hitting_(statements_.count()),
        most_work_(most_work),
        conclusion_(conclusion) {
    for (std::size_t number = 0; number < statements_.count(); ++number) {
      all_.push_back(static_cast<StatementNumber>(number));
    }
    if (statements_.constraints() != 0) begin_to_solve(position);
  }

  Ending advance() {
    switch (phase_) {
      case Phase::prepare: return prepare();
      case Phase::refute: return refute();
      case Phase::bound: return bound();
      case Phase::extend: return extend();
      case Phase::shorten: return shorten();
    }
    return Ending::unknown;
  }

  /// Looks no further.
  Ending stop() {
    if (phase_ == Phase::prepare || phase_ == Phase::refute) return Ending::unknown;
    return give_up();
  }

  std::vector<Statement> best() const {
    std::vector<Statement> statements;
    for (const StatementNumber number : best_) statements.push_back(statements_[number]);
    return statements;
  }

 private:
  enum class Phase : std::uint8_t { prepare, refute, bound, extend, shorten };

  /// Constraints leave too many choices to find a solution by chance.
  void begin_to_solve(const Puzzle& position) {
    Puzzle puzzle = Puzzle::empty(position.shape);
    puzzle.rules = position.rules;
    puzzle.givens = position.givens;
    puzzle.candidates.assign(puzzle.givens.size(), 0);
    for (std::size_t number = 0; number < statements_.candidates(); ++number) {
      const auto [cell, digit] = statements_.candidate(static_cast<CandidateNumber>(number));
      puzzle.candidates[cell] |= bit(digit);
    }
    if (is_sound(puzzle)) solve_.emplace(puzzle);
  }

  /// Prefers a solution, then denies the conclusion.
  Ending prepare() {
    if (solve_) {
      if (solve_->advance() && solve_->solution().empty()) return Ending::running;
      prefer(solve_->solution());
    } else if (choosing_.run(all_, kMostChoices) == Possibility::possible) {
      for (const CandidateNumber candidate : choosing_.chosen()) choosing_.prefer(candidate);
    }
    const auto candidate = statements_.find(conclusion_.candidate);
    if (!candidate && !conclusion_.is_placement) return Ending::smallest;  // noted before: it takes no statement
    if (candidate && conclusion_.is_placement) choosing_.exclude(*candidate);
    if (candidate && !conclusion_.is_placement) choosing_.assume(*candidate);
    phase_ = Phase::refute;
    return Ending::running;
  }

  void prefer(const std::vector<Digit>& solution) {
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
      const auto candidate = statements_.find({static_cast<Cell>(cell), solution[cell]});
      if (candidate) choosing_.prefer(*candidate);
    }
  }

  /// All statements together, which gives a first set.
  Ending refute() {
    const Possibility answer = choosing_.run(all_, 4 * kMostChoices);
    if (answer == Possibility::possible) return Ending::not_forced;
    if (answer == Possibility::gave_up) return Ending::unknown;
    best_ = choosing_.used();
    phase_ = Phase::bound;
    return Ending::running;
  }

  /// When the work is at its end: leaves out whatever the best set can do without, a statement at a time.
  Ending shorten() {
    if (at_ == best_.size()) return Ending::small;
    std::vector<StatementNumber> fewer = best_;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at_));
    if (choosing_.run(fewer, kMostChoices) == Possibility::impossible) {
      // Those before `at_` can't be left out, so they are among the used.
      best_ = choosing_.used();
    } else {
      ++at_;
    }
    return Ending::running;
  }

  Ending give_up() {
    phase_ = Phase::shorten;
    return Ending::running;
  }

  /// A smallest set that hits all correction sets.
  Ending bound() {
    if (hitting_.at_least() >= best_.size()) return Ending::smallest;
    if (hitting_.looks() + choosing_.choices() > most_work_) return give_up();
    if (!hitting_.advance(kLooksOfSlice)) return Ending::running;
    wanted_ = hitting_.members();
    std::sort(wanted_.begin(), wanted_.end());
    phase_ = Phase::extend;
    return Ending::running;
  }

  /// One more correction set, or the end of this row of them.
  Ending extend() {
    const Possibility answer = choosing_.run(wanted_, kMostChoices);
    if (answer == Possibility::gave_up) return give_up();
    if (answer == Possibility::impossible) {
      if (choosing_.used().size() < best_.size()) best_ = choosing_.used();
      phase_ = Phase::bound;
      return Ending::running;
    }
    std::vector<StatementNumber> correction = correction_set();
    const StatementNumber next = *std::max_element(
        correction.begin(), correction.end(), [this](StatementNumber a, StatementNumber b) {
          return hitting_.sets_with(a) < hitting_.sets_with(b);
        });
    wanted_.insert(std::lower_bound(wanted_.begin(), wanted_.end(), next), next);
    hitting_.add(std::move(correction));
    return Ending::running;
  }

  /// Extends what was chosen for as many statements as possible. What is left can't be true together with the rest, not
  /// one of them.
  std::vector<StatementNumber> correction_set() {
    std::vector<bool> is_true = choosing_.held();
    std::vector<StatementNumber> correction;
    for (const StatementNumber number : all_) {
      if (is_true[number]) continue;
      std::vector<StatementNumber> more;
      for (const StatementNumber each : all_) {
        if (is_true[each] || each == number) more.push_back(each);
      }
      if (choosing_.run(more, kMostChoices / 25) == Possibility::possible) {
        const std::vector<bool> also = choosing_.held();
        for (const StatementNumber each : all_) is_true[each] = is_true[each] || also[each];
      } else {
        correction.push_back(number);
      }
    }
    return correction;
  }

  Statements statements_;
  Choosing choosing_;
  HittingSet hitting_;
  std::uint64_t most_work_;
  std::vector<StatementNumber> all_, best_, wanted_;
  Conclusion conclusion_;
  std::optional<ShortSolve> solve_;
  Phase phase_ = Phase::prepare;
  std::size_t at_ = 0;
};

FewestQuery::FewestQuery(const Puzzle& position, Conclusion conclusion, std::uint64_t most_work) {
  if (position.size() > kLargest) {
    status_ = Ending::unknown;
  } else {
    search_ = std::make_unique<Search>(position, conclusion, most_work);
  }
}

FewestQuery::~FewestQuery() = default;
FewestQuery::FewestQuery(FewestQuery&&) noexcept = default;
FewestQuery& FewestQuery::operator=(FewestQuery&&) noexcept = default;

bool FewestQuery::advance() {
  if (status_ != Ending::running) return false;
  status_ = search_->advance();
  statements_ = search_->best();
  return status_ == Ending::running;
}

void FewestQuery::stop() {
  if (status_ == Ending::running) status_ = search_->stop();
}

}  // namespace sudoku::human
