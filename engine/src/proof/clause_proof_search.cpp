#include "proof/clause_proof_search.hpp"

#include <algorithm>

namespace sudoku::proof {

namespace {

/// Hints of a search that goes on no longer: its proof would take some fifty megabytes.
constexpr std::size_t kMostLearntHints = 20'000'000;

/// So many groups are written down, or handed to search, in one step.
constexpr std::uint32_t kGroupsAtOnce = 8;

constexpr large::Variable kSettled = ~large::Variable{0};

StatedClauses nothing_yet(const GroupStatement& groups) {
  StatedClauses statement{{}, groups.variables(), groups.used()};
  groups.reserve(statement.clauses);
  return statement;
}

}  // namespace

ClauseProofSearch::ClauseProofSearch(const Geometry& geometry, const Puzzle& puzzle)
    : ClauseProofSearch(geometry.size(), GroupStatement(geometry, puzzle)) {}

ClauseProofSearch::ClauseProofSearch(int size, GroupStatement groups)
    : ProofSearch(size, nothing_yet(groups), kMostLearntHints),
      groups_(std::move(groups)),
      searched_(groups_.variables() + 1, kSettled) {}

bool ClauseProofSearch::state_more() {
  const std::uint32_t end = std::min(stated_groups_ + kGroupsAtOnce, groups_.count());
  while (stated_groups_ < end) groups_.add_clauses(clauses_, stated_groups_++);
  return stated_groups_ < groups_.count();
}

/// Branches of another search get no further here.
void ClauseProofSearch::go_on() {
  if (propagation_.level() > 0) return give_up_branch();
  if (!search_) return prepare_search();
  if (search_->step()) {
    if (const LineNumber premise = keep_solution(found_grid()); premise != kNoLine) {
      recorder_->set_premise(derivation_.shortened(premise));
    }
  } else if (recorder_->has_ended()) {
    end_with_proof();
  } else {
    check_length();
  }
}

/// The search is over the literals that are open, in groups of which none is true.
void ClauseProofSearch::prepare_search() {
  const std::uint32_t end = std::min(prepared_groups_ + kGroupsAtOnce, groups_.count());
  while (prepared_groups_ < end) add_choice(prepared_groups_++);
  if (prepared_groups_ == groups_.count()) begin_search();
}

void ClauseProofSearch::add_choice(std::uint32_t group) {
  std::vector<large::Literal> open;
  for (const Literal literal : groups_.group(group)) {
    if (!propagation_.is_open(literal)) continue;
    large::Variable& variable = searched_[variable_of(literal)];
    if (variable == kSettled) {
      variable = static_cast<large::Variable>(tables_.variables.size());
      tables_.variables.push_back(affirmed(variable_of(literal)));
    }
    open.push_back(is_affirmed(literal) ? large::affirm(variable) : large::deny(large::affirm(variable)));
  }
  if (open.empty()) return;
  choices_.add(open);
  tables_.choice_lines.push_back(derivation_.shortened(groups_.choice_line(group)));
}

void ClauseProofSearch::begin_search() {
  const auto variables = static_cast<std::uint32_t>(tables_.variables.size());
  choices_.index(2 * variables);
  recorder_.emplace(groups_, lines_, std::move(tables_));
  search_.emplace(std::move(choices_), variables, nullptr, &*recorder_);
}

std::vector<Digit> ClauseProofSearch::found_grid() const {
  const auto n = static_cast<std::uint32_t>(size_);
  std::vector<Digit> grid(std::size_t{n} * n);
  for (std::uint32_t place = 0; place < n * n * n; ++place) {
    const Literal literal = affirmed(place + 1);
    const large::Variable searched = searched_[place + 1];
    const bool holds = searched == kSettled ? propagation_.is_true(literal) : search_->is_true(large::affirm(searched));
    if (holds) grid[place / n] = static_cast<Digit>(place % n + 1);
  }
  return grid;
}

}  // namespace sudoku::proof
