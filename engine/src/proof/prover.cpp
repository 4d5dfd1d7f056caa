#include "sudoku/proof.hpp"

#include <algorithm>
#include <array>

#include "proof/clause_proof_search.hpp"
#include "proof/look_ahead_search.hpp"

namespace sudoku {

using namespace proof;

namespace {

/// Grids up to this size have proofs that look ahead finds; larger ones take too many guesses for that.
constexpr int kLargestToLookAhead = 16;

std::unique_ptr<ProofSearch> search_for(const Puzzle& puzzle) {
  Geometry geometry = Geometry::of(puzzle);
  if (geometry.size() > kLargestToLookAhead) return std::make_unique<ClauseProofSearch>(geometry, puzzle);
  return std::make_unique<LookAheadSearch>(std::move(geometry), puzzle);
}

/// Line 0 has the sizes, the others a clause each; the last one forbids the solution that was found.
void write_statement_line(std::string& text, const ProofSearch& search, LineNumber line, std::uint32_t clauses) {
  if (line == 0) {
    text += "p cnf " + std::to_string(search.variables()) + ' ' + std::to_string(clauses);
    return;
  }
  const auto write = [&](std::span<const Literal> literals) {
    for (const Literal literal : literals) write_literal(text, literal);
  };
  if (line <= search.stated()) write(search.clauses()[line]);
  else write(forbidding(search.solutions().front(), search.size()));
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
bool Prover::is_stated() const { return search_->is_stated(); }
const std::vector<std::vector<Digit>>& Prover::solutions() const { return search_->solutions(); }
void Prover::add_branch(std::span<const std::uint32_t> guesses) { search_->add_branch(guesses); }
std::vector<std::uint32_t> Prover::branch_lines() const { return search_->branch_lines(); }
std::string Prover::cnf() const { return file_part(ProofFile::cnf, 0, file_lines(ProofFile::cnf)); }
std::string Prover::drat() const { return file_part(ProofFile::drat, 0, file_lines(ProofFile::drat)); }
std::string Prover::lrat() const { return file_part(ProofFile::lrat, 0, file_lines(ProofFile::lrat)); }

ProofFigures Prover::figures() const {
  const std::uint32_t forbidding_clauses = solutions().empty() ? 0 : 1;
  const ProofLines& lines = search_->lines();
  return {search_->variables(), search_->stated() + forbidding_clauses, lines.count(), lines.finished_hint_count(),
          search_->trials()};
}

std::uint32_t Prover::file_lines(ProofFile file) const {
  return file == ProofFile::cnf ? 1 + figures().clauses : search_->lines().count();
}

std::string Prover::file_part(ProofFile file, std::uint32_t first, std::uint32_t count) const {
  std::string text;
  const std::uint32_t lines = file_lines(file), end = first + std::min(count, lines - std::min(first, lines));
  for (std::uint32_t line = first; line < end; ++line) {
    if (file == ProofFile::cnf) write_statement_line(text, *search_, line, figures().clauses);
    else if (file == ProofFile::lrat) search_->lines().write_line(text, line);
    else search_->lines().write_clause(text, line);
    text += file == ProofFile::cnf && line == 0 ? "\n" : "0\n";
  }
  return text;
}

}  // namespace sudoku
