// The command prove: the files of a proof, and how large they are.
#include <fstream>
#include <ostream>

#include "commands.hpp"
#include "input.hpp"
#include "sudoku/json.hpp"
#include "sudoku/proof.hpp"

namespace sudoku::cli {

namespace {

constexpr std::uint64_t kSteps = 1'000;

/// Writes the file that an option names. Throws Misuse where it can't be written.
void write_file(const Arguments& arguments, std::string_view option, const std::string& text) {
  if (!arguments.has(option)) return;
  const std::string path(arguments.value(option));
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (!file) throw Misuse{"The file " + path + " can't be written."};
}

void write_summary(const Prover& prover, std::size_t lrat_bytes, bool is_json, std::ostream& out) {
  const ProofFigures figures = prover.figures();
  const bool is_proof = prover.status() == ProofStatus::unique || prover.status() == ProofStatus::none;
  if (!is_json) {
    out << status_id(prover.status());
    if (is_proof) out << '\t' << figures.lines << (figures.lines == 1 ? " line" : " lines");
    out << '\n';
    return;
  }
  Json json;
  json.open('{').key("status").text(status_id(prover.status())).key("variables");
  json.value(std::uint64_t{figures.variables}).key("clauses").value(std::uint64_t{figures.clauses});
  json.key("lines").value(std::uint64_t{figures.lines}).key("hints").value(figures.hints).key("lratBytes");
  json.value(std::uint64_t{lrat_bytes}).key("trials").value(figures.trials).close('}');
  out << json.take() << '\n';
}

}  // namespace

Exit prove(const Arguments& arguments, Streams streams) {
  const std::optional<Puzzle> puzzle = only_puzzle(arguments, streams);
  if (!puzzle) return kUnanswered;
  if (puzzle->size() > kMaxProofSize) {
    streams.err << "sudokuscope: Proofs are made for grids up to " << kMaxProofSize << 'x' << kMaxProofSize << ".\n";
    return kUnanswered;
  }
  Prover prover(positions({*puzzle}).front());
  while (prover.advance(kSteps)) {
  }
  const bool is_proof = prover.status() == ProofStatus::unique || prover.status() == ProofStatus::none;
  const std::string lrat = prover.lrat();
  if (is_proof) {
    write_file(arguments, "--cnf", prover.cnf());
    write_file(arguments, "--drat", prover.drat());
    write_file(arguments, "--lrat", lrat);
  }
  write_summary(prover, lrat.size(), arguments.has("--json"), streams.out);
  return is_proof ? kAnswered : kUnanswered;
}

}  // namespace sudoku::cli
