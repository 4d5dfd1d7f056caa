#include "sudoku/proof.hpp"

#include <algorithm>
#include <array>

#include "proof/constraint_clauses.hpp"
#include "proof/derivation.hpp"
#include "proof/look_ahead.hpp"

namespace sudoku {

using namespace proof;

namespace {

/// Hints of a search that goes on no longer: its proof would take some ten megabytes.
constexpr std::size_t kMostHints = 2'000'000;

}  // namespace

std::string_view status_id(ProofStatus status) {
  static constexpr std::array<std::string_view, 5> kIds{"running", "unique", "none", "several", "limit"};
  return kIds[static_cast<std::size_t>(status)];
}

/// The search: it learns from each conflict which assumptions made it, and goes back to where that tells something
/// (backjumping).
struct Prover::Work {
  explicit Work(const Puzzle& puzzle);

  void step();
  void add_branch(std::span<const std::uint32_t> guesses);

  Geometry geometry;
  std::uint32_t variables;
  ClauseList clauses;
  bool is_stated;     // all constraints have clauses
  LineNumber stated;  // clauses without the one that forbids a solution
  ProofLines lines;
  UnitPropagation propagation;
  Derivation derivation;
  LookAhead look_ahead;
  std::optional<Literal> tried;  // the last assumption, where it is a trial
  bool is_looking = false;       // trials of this position have begun
  std::uint64_t trials = 0;
  ProofStatus status = ProofStatus::running;
  std::vector<std::vector<Digit>> solutions;
  std::vector<std::vector<Literal>> branches;
  std::vector<LineNumber> branch_lines;  // of the branches that are done

 private:
  bool enters_branch();
  bool refutes_branch(LineNumber line) const;
  void close_branch(LineNumber line);
  void watch(LineNumber line);
  void learn_from(LineNumber conflict);
  void assume(Literal literal);
  void end_trial();
  void keep_solution();
};

Prover::Work::Work(const Puzzle& puzzle)
    : geometry(Geometry::of(puzzle)),
      variables(static_cast<std::uint32_t>(geometry.cells() * geometry.size())),
      clauses(clauses_of(geometry, puzzle)),
      is_stated(add_constraint_clauses(geometry, puzzle, clauses)),
      stated(clauses.count()),
      lines(clauses),
      propagation(variables, clauses),
      derivation(clauses, lines, propagation, variables),
      look_ahead(clauses, choice_count(geometry), propagation, variables) {
  if (!is_stated) status = ProofStatus::limit;
  for (LineNumber line = 1; line <= stated && status == ProofStatus::running; ++line) watch(line);
}

void Prover::Work::watch(LineNumber line) {
  if (!propagation.watch(line)) learn_from(line);
}

void Prover::Work::step() {
  if (const LineNumber conflict = propagation.propagate(); conflict != kNoLine) {
    learn_from(conflict);
    return;
  }
  if (propagation.level() == 0) derivation.note_facts();
  if (enters_branch()) return;
  if (propagation.trail().size() == variables) {
    keep_solution();
    return;
  }
  if (tried) end_trial();
  if (!is_looking) look_ahead.begin();
  is_looking = true;
  tried = look_ahead.next_trial();
  if (tried) {
    assume(*tried);
    return;
  }
  is_looking = false;
  if (const std::optional<Literal> best = look_ahead.best()) assume(*best);
}

/// Makes the next guess of the branch that is to be refuted; where it can't be made, the branch is refuted.
/// @returns false where they are all made
bool Prover::Work::enters_branch() {
  if (branch_lines.size() == branches.size()) return false;
  for (const Literal guess : branches[branch_lines.size()]) {
    if (propagation.is_true(guess)) continue;
    if (propagation.is_open(guess)) {
      propagation.decide(guess);
      return true;
    }
    close_branch(derivation.deny(guess));
    return true;
  }
  return false;
}

/// True if a line says that some guesses of the branch can't all be right.
bool Prover::Work::refutes_branch(LineNumber line) const {
  if (branch_lines.size() == branches.size()) return false;
  const std::vector<Literal>& guesses = branches[branch_lines.size()];
  const auto literals = clauses[line];
  return std::all_of(literals.begin(), literals.end(), [&](Literal literal) {
    return std::find(guesses.begin(), guesses.end(), opposite(literal)) != guesses.end();
  });
}

/// Nothing is assumed any more, since the next branch has other guesses.
void Prover::Work::close_branch(LineNumber line) {
  branch_lines.push_back(line);
  lines.keep(line);
  propagation.back_to(0);
  tried.reset();
  is_looking = false;
}

void Prover::Work::add_branch(std::span<const std::uint32_t> guesses) {
  std::vector<Literal> literals;
  for (const std::uint32_t variable : guesses) literals.push_back(affirmed(variable));
  branches.push_back(std::move(literals));
}

void Prover::Work::assume(Literal literal) {
  propagation.decide(literal);
  ++trials;
}

void Prover::Work::end_trial() {
  const std::size_t size = propagation.trail().size();
  propagation.back_to(propagation.level() - 1);
  look_ahead.note_gain(*tried, size - propagation.trail().size());
}

/// Goes back to where all assumptions of the new line but one are made, so that the last is denied.
void Prover::Work::learn_from(LineNumber conflict) {
  if (propagation.level() == 0) derivation.note_facts();
  const LineNumber line = derivation.learn(conflict);
  const auto literals = clauses[line];
  if (literals.empty()) {
    lines.finish();
    status = solutions.empty() ? ProofStatus::none : ProofStatus::unique;
    return;
  }
  if (refutes_branch(line)) {
    close_branch(line);
  } else {
    const std::uint32_t level = literals.size() == 1 ? 0 : propagation.level_of(literals[literals.size() - 2]);
    is_looking = tried && level + 1 == propagation.level();
    tried.reset();
    propagation.back_to(level);
  }
  watch(line);
  if (lines.hint_count() > kMostHints) status = ProofStatus::limit;
}

void Prover::Work::keep_solution() {
  const auto n = static_cast<std::uint32_t>(geometry.size());
  std::vector<Digit> solution(std::size_t{n} * n);
  for (const Literal literal : propagation.trail()) {
    const std::uint32_t place = variable_of(literal) - 1;
    if (is_affirmed(literal)) solution[place / n] = static_cast<Digit>(place % n + 1);
  }
  solutions.push_back(solution);
  if (solutions.size() == 2) {
    status = ProofStatus::several;
    return;
  }
  propagation.back_to(0);
  tried.reset();
  is_looking = false;
  watch(lines.add_premise(forbidding(solution, geometry.size())));
}

Prover::Prover(const Puzzle& puzzle) : work_(std::make_unique<Work>(puzzle)) {}
Prover::~Prover() = default;
Prover::Prover(Prover&&) noexcept = default;

bool Prover::advance(std::uint64_t steps) {
  for (; work_->status == ProofStatus::running && steps > 0; --steps) work_->step();
  return work_->status == ProofStatus::running;
}

ProofStatus Prover::status() const { return work_->status; }
const std::vector<std::vector<Digit>>& Prover::solutions() const { return work_->solutions; }
void Prover::add_branch(std::span<const std::uint32_t> guesses) { work_->add_branch(guesses); }
std::string Prover::drat() const { return work_->lines.drat(); }
std::string Prover::lrat() const { return work_->lines.lrat(); }

ProofFigures Prover::figures() const {
  const std::uint32_t forbidding_clauses = work_->solutions.empty() ? 0 : 1;
  return {work_->variables, work_->stated + forbidding_clauses, work_->lines.count(),
          work_->lines.finished_hint_count(), work_->trials};
}

/// Branches that the proof didn't come to are refuted by its last line.
std::vector<std::uint32_t> Prover::branch_lines() const {
  if (work_->lines.count() == 0) return {};
  std::vector<std::uint32_t> places(work_->branches.size(), work_->lines.count());
  for (std::size_t at = 0; at < work_->branch_lines.size(); ++at) {
    places[at] = work_->lines.place_of(work_->branch_lines[at]);
  }
  return places;
}

std::string Prover::cnf() const {
  std::string text = "p cnf " + std::to_string(work_->variables) + ' ' + std::to_string(figures().clauses) + '\n';
  const auto write = [&](std::span<const Literal> literals) {
    for (const Literal literal : literals) write_literal(text, literal);
    text += "0\n";
  };
  for (LineNumber line = 1; line <= work_->stated; ++line) write(work_->clauses[line]);
  if (!work_->solutions.empty()) write(forbidding(work_->solutions.front(), work_->geometry.size()));
  return text;
}

}  // namespace sudoku
