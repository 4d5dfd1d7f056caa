#include "generate/rules_search.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "generate/full_grid.hpp"
#include "generate/regions.hpp"

namespace sudoku {

namespace {

/// After so many grids there may be no such puzzle: seconds' worth.
constexpr int kMostGrids = 60;
/// With a level, each takes as long as many without one.
constexpr int kMostGridsOfLevel = 24;

/// Nodes that the search for a full grid may take.
constexpr std::uint64_t kMostNodesToFill = 4'000;

/// Not minimal: one in so many cells is given beyond need.
constexpr int kSpare = 10;

}  // namespace

RulesSearch::RulesSearch(const GenerateOptions& options)
    : options_(options), demand_(demand_of(options)), kinds_(kinds_in(options.rules)), random_(options.seed),
      puzzle_(ruled_grid(options)) {
  orbits_ = orbits_of(puzzle_.size(), options.symmetry);
  begin_grid();
}

bool RulesSearch::advance() {
  if (status_ != GenerateStatus::running) return false;
  if (phase_ == Phase::levelling) {
    if (!taking_->advance()) end_levelling();
    return status_ == GenerateStatus::running;
  }
  if (solver_) {
    if (solver_->advance(kNodesAtOnce)) return true;
    ++tried_;
  }
  switch (phase_) {
    case Phase::filling: end_filling(); break;
    case Phase::taking: end_taking(); break;
    case Phase::dropping: end_dropping(); break;
    case Phase::levelling: break;
  }
  return status_ == GenerateStatus::running;
}

void RulesSearch::begin_grid() {
  if (++grids_ > (demand_ ? kMostGridsOfLevel : kMostGrids)) {
    status_ = GenerateStatus::not_found;
    return;
  }
  puzzle_.rules.constraints.clear();
  if (!puzzle_.rules.regions.empty()) {
    puzzle_.rules.regions = random_regions(puzzle_.size(), random_);
    puzzle_.rules = ordered(std::move(puzzle_.rules), puzzle_.size());
  }
  seeded_ = puzzle_.size() * 2 / 3;
  begin_filling();
}

/// Without rules about the whole grid, no search is needed.
void RulesSearch::begin_filling() {
  phase_ = Phase::filling;
  solver_.reset();
  std::fill(puzzle_.givens.begin(), puzzle_.givens.end(), Digit{0});
  if (puzzle_.rules.is_classic()) return;
  const DrawingGround ground(puzzle_.givens, puzzle_.size());
  const std::vector<Cell> cells = ground.shuffled_cells(random_);
  for (int number = 0; number < seeded_; ++number) {
    puzzle_.givens[cells[static_cast<std::size_t>(number)]] = static_cast<Digit>(random_.below(puzzle_.size()) + 1);
  }
  ask(1, kMostNodesToFill);
}

void RulesSearch::end_filling() {
  if (!solver_) {
    full_ = full_grid(Geometry(puzzle_.shape), random_);
  } else if (solver_->solutions().empty()) {
    if (seeded_ > 0) {
      --seeded_;
      return begin_filling();
    }
    // Other regions may allow a grid; other rules are the same each time.
    if (puzzle_.rules.regions.empty()) status_ = GenerateStatus::not_found;
    else begin_grid();
    return;
  } else {
    full_ = solver_->solutions().front();
    rename_digits();
  }
  if (!draw()) return begin_grid();
  if (!demand_) return begin_taking();
  phase_ = Phase::levelling;
  taking_ = std::make_unique<RulesTaking>(options_, *demand_, puzzle_, full_, drawn_, random_);
}

void RulesSearch::end_levelling() {
  tried_ += taking_->tried();
  const std::unique_ptr<RulesTaking> ended = std::move(taking_);
  if (!ended->fits()) return begin_grid();
  puzzle_ = ended->puzzle();
  status_ = GenerateStatus::made;
}

/// Search takes low digits first. Rules about the whole grid hold for any names of digits.
void RulesSearch::rename_digits() {
  std::vector<Digit> names(static_cast<std::size_t>(puzzle_.size()));
  std::iota(names.begin(), names.end(), Digit{1});
  shuffle(names, random_);
  for (Digit& digit : full_) digit = names[digit - std::size_t{1}];
}

/// Kinds take turns, so that each has a chance to find places. False if one has found none.
bool RulesSearch::draw() {
  drawn_.clear();
  const int size = puzzle_.size();
  DrawingGround ground(full_, size);
  std::vector<const RuleKind*> drawing;
  std::copy_if(kinds_.begin(), kinds_.end(), std::back_inserter(drawing), [](auto* kind) { return kind->draw; });
  for (int round = 0; !drawing.empty(); ++round) {
    std::erase_if(drawing, [&](const RuleKind* kind) {
      if (round * 81 >= kind->count * size * size) return true;
      std::optional<Constraint> constraint = kind->draw(ground, random_);
      if (constraint) drawn_.push_back({std::move(*constraint), kind});
      return !constraint;
    });
  }
  return std::all_of(kinds_.begin(), kinds_.end(), [&](const RuleKind* kind) {
    return !kind->draw || std::any_of(drawn_.begin(), drawn_.end(), [&](auto& each) { return each.kind == kind; });
  });
}

void RulesSearch::begin_taking() {
  puzzle_.givens = full_;
  show(puzzle_, drawn_);
  phase_ = Phase::taking;
  order_.resize(orbits_.size());
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  shuffle(order_, random_);
  next_ = 0;
  take_next();
}

void RulesSearch::take_next() {
  for (const Cell cell : orbits_[order_[next_]]) puzzle_.givens[cell] = 0;
  ask(2, most_nodes_to_prove(options_.minimal));
}

void RulesSearch::end_taking() {
  if (solver_->status() != SolveStatus::unique) {
    for (const Cell cell : orbits_[order_[next_]]) puzzle_.givens[cell] = full_[cell];
  }
  if (++next_ < order_.size()) return take_next();
  phase_ = Phase::dropping;
  shuffle(drawn_, random_);
  next_ = 0;
  drop_next();
}

/// Tries to do without the next constraint that can be spared.
void RulesSearch::drop_next() {
  while (next_ < drawn_.size() && !can_spare(drawn_, drawn_[next_].kind, puzzle_.size())) ++next_;
  if (next_ == drawn_.size()) {
    show(puzzle_, drawn_);
    if (!options_.minimal) give_back();
    status_ = GenerateStatus::made;
    return;
  }
  std::vector<Drawn> others = drawn_;
  others.erase(others.begin() + static_cast<std::ptrdiff_t>(next_));
  show(puzzle_, others);
  ask(2, most_nodes_to_prove(options_.minimal));
}

void RulesSearch::end_dropping() {
  if (solver_->status() == SolveStatus::unique) {
    drawn_.erase(drawn_.begin() + static_cast<std::ptrdiff_t>(next_));
  } else {
    ++next_;
  }
  drop_next();
}

/// Some givens more than are needed make a puzzle friendlier.
void RulesSearch::give_back() {
  std::size_t left = puzzle_.givens.size() / kSpare;
  for (const std::size_t orbit : order_) {
    if (left == 0 || puzzle_.givens[orbits_[orbit][0]] != 0) continue;
    for (const Cell cell : orbits_[orbit]) puzzle_.givens[cell] = full_[cell];
    left -= std::min(left, orbits_[orbit].size());
  }
}

void RulesSearch::ask(std::uint64_t solutions, std::uint64_t nodes) {
  SolveLimits limits;
  limits.solutions = solutions;
  limits.nodes = nodes;
  solver_ = make_solver(puzzle_, limits);
}

}  // namespace sudoku
