// The command `prove`: writes the files of a proof, and prints their sizes.
#include <algorithm>
#include <fstream>
#include <ostream>

#include "commands.hpp"
#include "input.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/json.hpp"
#include "sudoku/proof.hpp"
#include "sudoku/text.hpp"

namespace sudoku::cli {

namespace {

constexpr std::uint64_t kSteps = 1'000;

/// Writes the file that an option names. If something prevents that, says so: an old file of that name stays as it is.
/// Throws Misuse if the file can't be written.
void write_file(const Arguments& arguments, std::string_view option, const std::string& text, std::string_view obstacle,
                std::ostream& err) {
  if (!arguments.has(option)) return;
  const std::string path(arguments.value(option));
  if (!obstacle.empty()) {
    err << "sudokuscope: " << obstacle << ", so " << path << " is not written.\n";
    return;
  }
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (!file) throw Misuse{"Can't write " + path + "."};
}

struct WrittenStep {
  std::size_t cell;
  Mask digit;
  bool is_placement;
};

/// The cell of this name. Throws Misuse if there is none, or if it is filled.
std::size_t read_open_cell(std::string_view name, const Geometry& geometry, const Puzzle& position) {
  std::size_t cell = 0;
  while (cell < position.givens.size() && geometry.cell_name(static_cast<Cell>(cell)) != name) ++cell;
  if (cell == position.givens.size()) {
    throw Misuse{"--step names the cell " + std::string(name) + ", but the cells of this grid are " +
                 geometry.cell_name(0) + " to " + geometry.cell_name(static_cast<Cell>(geometry.cells() - 1)) + "."};
  }
  if (position.givens[cell] != 0) throw Misuse{"--step needs an open cell, but " + std::string(name) + " is filled."};
  return cell;
}

/// Reads a step as `explain` writes it: A1=5 for a placement, A1-5 for a removal. Throws Misuse for any other text, and
/// if the cell is filled.
WrittenStep read_step(std::string_view text, const Puzzle& position) {
  const Geometry geometry = Geometry::of(position);
  const std::size_t sign = std::min(text.find_first_of("=-"), text.size());
  const std::string_view name = text.substr(0, sign), symbol = text.substr(std::min(sign + 1, text.size()));
  if (name.empty() || symbol.empty()) {
    throw Misuse{"--step must be a placement (A1=5) or a removal (A1-5), not " + std::string(text) + "."};
  }
  const std::size_t cell = read_open_cell(name, geometry, position);
  const int size = geometry.size();
  for (int digit = 1; digit <= size; ++digit) {
    if (symbol == digit_symbol(digit, size)) return {cell, bit(digit), text[sign] == '='};
  }
  throw Misuse{"--step names the digit " + std::string(symbol) + ", but the digits of this grid are 1 to " +
               std::string(digit_symbol(size, size)) + "."};
}

/// The position in which the step is false. If it has no solution, the step follows.
Puzzle denying(const WrittenStep& step, Puzzle position) {
  const Mask all = all_digits(position.size());
  if (position.candidates.empty()) position.candidates.assign(position.givens.size(), all);
  position.candidates[step.cell] &= step.is_placement ? all & ~step.digit : step.digit;
  return position;
}

/// The result of a proof: about a puzzle, or about a step that was assumed to be false.
struct ProofEnd {
  std::string_view id;
  bool is_proof;
};

ProofEnd end_of(ProofStatus status, bool is_step) {
  const bool has_solution = status == ProofStatus::unique || status == ProofStatus::several;
  if (is_step && has_solution) return {"not-forced", false};
  if (is_step && status == ProofStatus::none) return {"follows", true};
  return {status_id(status), status == ProofStatus::unique || status == ProofStatus::none};
}

/// The number of clauses of the statement. If a step is not forced, the solution that shows this is not excluded: the
/// statement would look as if the step followed.
std::uint32_t clause_count(const Prover& prover, bool is_step) {
  const bool has_exclusion = !prover.solutions().empty();
  return prover.figures().clauses - (is_step && has_exclusion ? 1 : 0);
}

/// The statement in DIMACS. The clause that excludes a solution is the last one.
std::string statement_of(const Prover& prover, bool is_step) {
  const std::uint32_t clauses = clause_count(prover, is_step);
  return "p cnf " + std::to_string(prover.figures().variables) + ' ' + std::to_string(clauses) + '\n' +
         prover.file_part(ProofFile::cnf, 1, clauses);
}

void write_summary(const Prover& prover, const ProofEnd& end, bool is_step, std::size_t lrat_bytes, bool is_json,
                   std::ostream& out) {
  const ProofFigures figures = prover.figures();
  if (!is_json) {
    out << end.id;
    if (end.is_proof) out << '\t' << figures.lines << (figures.lines == 1 ? " line" : " lines");
    out << '\n';
    return;
  }
  Json json;
  json.open('{').key("status").text(end.id).key("variables");
  json.value(std::uint64_t{figures.variables}).key("clauses").value(std::uint64_t{clause_count(prover, is_step)});
  json.key("lines").value(std::uint64_t{figures.lines}).key("hints").value(figures.hints).key("lratBytes");
  json.value(std::uint64_t{lrat_bytes}).key("trials").value(figures.trials).close('}');
  out << json.take() << '\n';
}

}  // namespace

Exit prove(const Arguments& arguments, Streams streams) {
  const std::optional<Puzzle> puzzle = only_puzzle(arguments, streams);
  if (!puzzle || !is_read_whole(*puzzle, streams)) return kUnanswered;
  const Puzzle position = position_of(*puzzle);
  const bool is_step = arguments.has("--step");
  Prover prover(is_step ? denying(read_step(arguments.value("--step"), position), position) : position);
  while (prover.advance(kSteps)) {
  }
  const ProofEnd end = end_of(prover.status(), is_step);
  const std::string_view no_statement = prover.is_stated() ? "" : "A constraint needs too many clauses";
  const std::string_view no_proof = end.is_proof ? "" : "There is no proof";
  const std::string lrat = prover.lrat();
  write_file(arguments, "--cnf", statement_of(prover, is_step), no_statement, streams.err);
  write_file(arguments, "--drat", prover.drat(), no_proof, streams.err);
  write_file(arguments, "--lrat", lrat, no_proof, streams.err);
  write_summary(prover, end, is_step, lrat.size(), arguments.has("--json"), streams.out);
  return end.is_proof ? kAnswered : kUnanswered;
}

}  // namespace sudoku::cli
