#include "sudoku/proof.hpp"

#include <array>

#include "proof/clause_proof_search.hpp"
#include "proof/look_ahead_search.hpp"

namespace sudoku {

using namespace proof;

namespace {

/// Grids up to this size have proofs that look ahead finds; larger ones take too many guesses for that.
constexpr int kLargestToLookAhead = 16;

std::unique_ptr<ProofSearch> search_for(const Puzzle& puzzle) {
  const Geometry geometry = Geometry::of(puzzle);
  if (geometry.size() > kLargestToLookAhead) return std::make_unique<ClauseProofSearch>(geometry, puzzle);
  return std::make_unique<LookAheadSearch>(geometry, puzzle);
}

}  // namespace

std::string_view status_id(ProofStatus status) {
  static constexpr std::array<std::string_view, 5> kIds{"running", "unique", "none", "several", "limit"};
  return kIds[static_cast<std::size_t>(status)];
}

Prover::Prover(const Puzzle& puzzle) : search_(search_for(puzzle)) {}
Prover::~Prover() = default;
Prover::Prover(Prover&&) noexcept = default;

bool Prover::advance(std::uint64_t steps) {
  for (; search_->status() == ProofStatus::running && steps > 0; --steps) search_->step();
  return search_->status() == ProofStatus::running;
}

ProofStatus Prover::status() const { return search_->status(); }
const std::vector<std::vector<Digit>>& Prover::solutions() const { return search_->solutions(); }
void Prover::add_branch(std::span<const std::uint32_t> guesses) { search_->add_branch(guesses); }
std::vector<std::uint32_t> Prover::branch_lines() const { return search_->branch_lines(); }
std::string Prover::drat() const { return search_->lines().drat(); }
std::string Prover::lrat() const { return search_->lines().lrat(); }

ProofFigures Prover::figures() const {
  const std::uint32_t forbidding_clauses = solutions().empty() ? 0 : 1;
  const ProofLines& lines = search_->lines();
  return {search_->variables(), search_->stated() + forbidding_clauses, lines.count(), lines.finished_hint_count(),
          search_->trials()};
}

std::string Prover::cnf() const {
  std::string text =
      "p cnf " + std::to_string(search_->variables()) + ' ' + std::to_string(figures().clauses) + '\n';
  const auto write = [&](std::span<const Literal> literals) {
    for (const Literal literal : literals) write_literal(text, literal);
    text += "0\n";
  };
  for (LineNumber line = 1; line <= search_->stated(); ++line) write(search_->clauses()[line]);
  if (!solutions().empty()) write(forbidding(solutions().front(), search_->size()));
  return text;
}

}  // namespace sudoku
