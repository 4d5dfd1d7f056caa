#include "generate/rules_taking.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "generate/givens.hpp"

namespace sudoku {

namespace {

/// How often a grid is changed without coming nearer to the demand before it is given up: for a level, and for a
/// technique, which is rarer.
constexpr int kMisses = 4, kMissesOfTechnique = 20;

}  // namespace

RulesTaking::RulesTaking(const GenerateOptions& options, const Demand& demand, Puzzle puzzle, std::vector<Digit> full,
                         std::vector<Drawn> drawn, Random& random)
    : is_minimal_(options.minimal), demand_(demand), random_(random),
      orbits_(orbits_of(puzzle.size(), options.symmetry)), puzzle_(std::move(puzzle)), full_(std::move(full)),
      drawn_(std::move(drawn)), is_given_(orbits_.size() + drawn_.size(), 1) {
  show_all();
  take_away();
}

/// From what is given now, in a new order: first givens, then constraints, since the puzzle is about these.
void RulesTaking::take_away() {
  std::vector<Item> givens, constraints;
  for (Item item = 0; item < is_given_.size(); ++item) {
    if (is_given_[item]) (item < orbits_.size() ? givens : constraints).push_back(item);
  }
  shuffle(givens, random_);
  shuffle(constraints, random_);
  order_ = std::move(givens);
  order_.insert(order_.end(), constraints.begin(), constraints.end());
  batches_.begin(order_.size(), is_minimal_ ? order_.size() : std::max<std::size_t>(order_.size() / 3, 1));
  taken_.clear();
  verdict_ = Verdict::open;
  progress_ = 0;
}

bool RulesTaking::advance() {
  if (has_ended_) return false;
  if (solver_) {
    if (!solver_->advance(kNodesAtOnce)) end_question();
  } else if (judge_) {
    if (!judge_->advance()) weigh(judge_->verdict());
  } else if (batches_.has_next()) {
    begin_next();
  } else if (!taken_.empty() || verdict_ == Verdict::open) {
    judge_.emplace(puzzle_, demand_);
  } else {
    weigh(verdict_);
  }
  return !has_ended_;
}

void RulesTaking::begin_next() {
  const Item item = order_[batches_.next()];
  if (!is_spared(item)) {
    batches_.take_next();
    return;
  }
  set(item, false);
  SolveLimits limits;
  limits.nodes = most_nodes_to_prove(is_minimal_);
  solver_ = make_solver(puzzle_, limits);
}

void RulesTaking::end_question() {
  ++tried_;
  const Item item = order_[batches_.take_next()];
  if (solver_->status() == SolveStatus::unique) taken_.push_back(item);
  else set(item, true);
  solver_ = nullptr;
}

void RulesTaking::weigh(Verdict verdict) {
  // A puzzle that must be minimal can't have back the digits that made it too hard.
  if (goes_too_far(verdict_, verdict) && !is_minimal_) {
    for (const Item item : taken_) is_given_[item] = 1;
    show_all();
    batches_.reject();
  } else {
    verdict_ = verdict;
    progress_ = judge_ ? progress_of(*judge_) : progress_;
    batches_.accept();
  }
  taken_.clear();
  judge_.reset();
  if (batches_.has_ended()) end_pass();
}

int RulesTaking::progress_of(const Judge& judge) const {
  return demand_.needed ? judge.nearness() : judge.hardest();
}

/// If the puzzle is too easy, it goes on with the nearest so far, a quarter of which is put back.
void RulesTaking::end_pass() {
  if (progress_ > best_progress_) misses_ = 0;
  has_ended_ = verdict_ != Verdict::too_easy || ++misses_ > (demand_.needed ? kMissesOfTechnique : kMisses);
  if (has_ended_) return;
  if (progress_ >= best_progress_) {
    best_ = is_given_;
    best_progress_ = progress_;
  }
  is_given_ = best_;
  std::vector<Item> back;
  for (Item item = 0; item < is_given_.size(); ++item) {
    if (!is_given_[item]) back.push_back(item);
  }
  shuffle(back, random_);
  back.resize((back.size() + 3) / 4);
  for (const Item item : back) is_given_[item] = 1;
  show_all();
  take_away();
}

void RulesTaking::set(Item item, bool is_given) {
  is_given_[item] = is_given;
  if (item >= orbits_.size()) {
    show(puzzle_, shown());
    return;
  }
  for (const Cell cell : orbits_[item]) puzzle_.givens[cell] = is_given ? full_[cell] : Digit{0};
}

bool RulesTaking::is_spared(Item item) const {
  return item < orbits_.size() || can_spare(shown(), drawn_[item - orbits_.size()].kind, puzzle_.size());
}

void RulesTaking::show_all() {
  for (Item item = 0; item < orbits_.size(); ++item) {
    for (const Cell cell : orbits_[item]) puzzle_.givens[cell] = is_given_[item] ? full_[cell] : Digit{0};
  }
  show(puzzle_, shown());
}

std::vector<Drawn> RulesTaking::shown() const {
  std::vector<Drawn> left;
  for (std::size_t number = 0; number < drawn_.size(); ++number) {
    if (is_given_[orbits_.size() + number]) left.push_back(drawn_[number]);
  }
  return left;
}

}  // namespace sudoku
