#include <algorithm>

#include "human/core/technique.hpp"
#include "human/core/uniqueness.hpp"

namespace sudoku::human {

/// A position, first asked whether it has one solution, then gone through by techniques.
struct TechniqueSolver::Work {
  Work(const Puzzle& position, Options options) : board(position, false) {
    // Other rules leave no pattern of uniqueness: see Board::promise_uniqueness.
    const bool is_asked = options.uniqueness == Uniqueness::asked && position.rules.is_classic();
    if (is_asked) uniqueness.emplace(solve_givens(position));
    if (options.uniqueness == Uniqueness::known) board.promise_uniqueness();
  }

  /// Goes on finding out about uniqueness. False when that is known.
  bool ask_uniqueness() {
    if (!uniqueness || uniqueness->advance()) return uniqueness.has_value();
    if (uniqueness->status() == SolveStatus::unique) board.promise_uniqueness();
    uniqueness.reset();
    return false;
  }

  Board board;
  std::optional<ShortSolve> uniqueness;
  std::optional<TechniqueSearch> search;
};

namespace {

/// The most work for a whole path on a large grid: several times that of those that reach the end, some seconds.
constexpr std::uint64_t kMostSlices = 6'000;

/// Those that are still tried where a path has taken too much.
std::size_t patterns() {
  return techniques_up_to(hardest_of(DifficultyLevel::hard));
}

}  // namespace

TechniqueSolver::TechniqueSolver(const Puzzle& position, Options options)
    : work_(std::make_unique<Work>(position, options)),
      techniques_(techniques_up_to(options.hardest)),
      spent_(options.spent) {
  settle();
}

TechniqueSolver::~TechniqueSolver() = default;

bool TechniqueSolver::advance() {
  if (status_ != Status::running) return false;
  if (work_->ask_uniqueness()) return true;
  std::optional<TechniqueSearch>& search = work_->search;
  if (!search) search.emplace(work_->board, 0, is_tired() ? std::min(patterns(), techniques_) : techniques_);
  ++spent_;
  if (search->advance()) return true;
  std::vector<Step> found = search->take_steps();
  is_limited_ = search->is_limited() || (found.empty() && search->technique() < techniques_);
  search.reset();
  if (found.empty()) {
    status_ = Status::stuck;
    return false;
  }
  work_->board.apply(found.front());
  steps_.push_back(std::move(found.front()));
  settle();
  return true;
}

std::size_t TechniqueSolver::technique() const {
  return work_->search ? work_->search->technique() : 0;
}

bool TechniqueSolver::is_unique() const {
  return work_->board.has_uniqueness();
}

bool TechniqueSolver::is_tired() const {
  return work_->board.size() > 9 && spent_ > kMostSlices;
}

void TechniqueSolver::settle() {
  const Board& board = work_->board;
  status_ = board.is_broken() ? Status::contradiction : board.open().empty() ? Status::solved : Status::running;
}

Puzzle TechniqueSolver::position() const {
  return work_->board.position();
}

Cell TechniqueSolver::cell_to_guess() const {
  const Board& board = work_->board;
  Cell best = board.open().first();
  for (const Cell cell : board.open()) {
    if (count_digits(board.candidates(cell)) < count_digits(board.candidates(best))) best = cell;
  }
  return best;
}

void TechniqueSolver::guess(Candidate candidate) {
  work_->board.place(candidate);
  settle();
}

struct StepQuery::Work : TechniqueSolver::Work {
  using TechniqueSolver::Work::Work;
};

StepQuery::StepQuery(const Puzzle& position, std::optional<TechniqueIndex> technique, Options options)
    : work_(std::make_unique<Work>(position, options)), technique_(technique) {
  has_ended_ = work_->board.is_broken();
}

StepQuery::~StepQuery() = default;

bool StepQuery::advance() {
  if (has_ended_) return false;
  if (work_->ask_uniqueness()) return true;
  std::optional<TechniqueSearch>& search = work_->search;
  if (!search && technique_) search.emplace(work_->board, *technique_);
  if (!search) search.emplace(work_->board, 0, techniques().size());
  if (search->advance()) return true;
  steps_ = search->take_steps();
  is_limited_ = search->is_limited();
  has_ended_ = true;
  return false;
}

std::size_t StepQuery::technique() const {
  return work_->search ? work_->search->technique() : 0;
}

std::optional<Step> next_step(const Puzzle& position, Options options) {
  StepQuery query(position, std::nullopt, options);
  while (query.advance()) {
  }
  return query.steps().empty() ? std::nullopt : std::optional(query.steps().front());
}

std::vector<Step> all_steps(const Puzzle& position, TechniqueIndex technique, Options options) {
  StepQuery query(position, technique, options);
  while (query.advance()) {
  }
  return query.steps();
}

}  // namespace sudoku::human
