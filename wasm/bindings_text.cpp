// Puzzles as text, which only the full module reads and writes. The page opens plain lines without it
// (web/src/grid/plain-puzzle.js).

#include <emscripten/bind.h>

#include "convert.hpp"
#include "exchange.hpp"
#include "sudoku/canonical.hpp"
#include "sudoku/check.hpp"
#include "sudoku/json.hpp"
#include "sudoku/text.hpp"

namespace sudoku::wasm {

namespace {

Json& write_sentence(Json& json, const Sentence& sentence) {
  return json.open('{').key("text").text(sentence.text).key("said").raw(sentence.message).close('}');
}

/// The questions about drawings.
std::string proposals_json(const std::vector<Proposal>& proposals) {
  Json json;
  json.open('[');
  for (const Proposal& proposal : proposals) {
    write_sentence(json.open('{').key("sentence"), proposal.sentence).key("items").open('[');
    for (const auto& item : proposal.items) {
      json.open('[');
      for (const Cell cell : item) json.value(cell);
      json.close(']');
    }
    json.close(']').key("meanings").open('[');
    for (const Meaning& meaning : proposal.meanings) {
      json.open('{').key("kind").text(meaning.kind);
      if (meaning.value != 0) json.key("value").value(meaning.value);
      json.key("rules").text(meaning.rules).close('}');
    }
    json.close(']').key("isGuess").truth(proposal.is_guess).close('}');
  }
  return json.close(']').take();
}

val to_js(const Result<Parsed>& parsed) {
  if (!parsed) return error(parsed.error());
  Json notes;
  notes.open('[');
  for (const Sentence& note : parsed.value().notes) write_sentence(notes, note);
  notes.close(']');
  val result = val::object();
  put(result, "puzzle", wasm::to_js(parsed.value().puzzle));
  put(result, "format", text(parsed.value().format));
  put(result, "notes", text(notes.take()));
  const auto& proposals = parsed.value().proposals;
  if (!proposals.empty()) put(result, "proposals", text(proposals_json(proposals)));
  return result;
}

std::optional<Shape> shape_from(int box_rows, int box_cols) {
  return box_rows == 0 && box_cols == 0 ? std::nullopt : std::optional<Shape>(Shape{box_rows, box_cols});
}

val parse_text(const std::string& source, int box_rows, int box_cols) {
  return to_js(parse(source, shape_from(box_rows, box_cols)));
}

/// Reads JSON from a link.
val parse_json(const std::string& json, int box_rows, int box_cols) {
  return to_js(parse_unpacked(json, shape_from(box_rows, box_cols)));
}

/// The error of a puzzle, or null.
val check(const std::string& puzzle) {
  const auto checked = checked_puzzle_from(puzzle);
  return checked ? val::null() : error(checked.error());
}

/// The constraints that can't hold, of a puzzle that has passed `check`, as an error; or null.
val clash(const std::string& puzzle) {
  const Refusal refusal = find_rule_clash(puzzle_from(puzzle));
  return refusal ? error(*refusal) : val::null();
}

/// The text, or an error. Here and below, the puzzle must have passed `check`.
val format_puzzle(const std::string& bytes, const std::string& name) {
  const auto written = write(puzzle_from(bytes), name);
  return written ? text(written.value()) : error(written.error());
}

/// The beginnings and ends of the puzzles in a text, as byte offsets, then the number of bytes of the text.
val list(const std::string& source) {
  const auto listed = list_puzzles(source);
  std::vector<std::uint32_t> places;
  for (const std::string_view puzzle : listed.size() < 2 ? std::vector<std::string_view>{} : listed) {
    const auto start = static_cast<std::uint32_t>(puzzle.data() - source.data());
    places.push_back(start);
    places.push_back(start + static_cast<std::uint32_t>(puzzle.size()));
  }
  places.push_back(static_cast<std::uint32_t>(source.size()));
  return bytes_of(places);
}

/// The digits of the canonical form; null if the puzzle has none.
val canonical(const std::string& bytes) {
  const auto form = canonical_form(puzzle_from(bytes));
  return form ? bytes_of(*form) : val::null();
}

/// The final check of a filled grid, as bits: complete, units hold, givens kept, constraints hold
int check_solution(const std::string& bytes, const std::string& values) {
  const Puzzle puzzle = puzzle_from(bytes);
  const GridCheck check = check_grid(Geometry::of(puzzle), puzzle, {values.begin(), values.end()});
  return (check.complete ? 1 : 0) + (check.units_hold ? 2 : 0) + (check.givens_kept ? 4 : 0) +
         (check.constraints_hold ? 8 : 0);
}

}  // namespace

}  // namespace sudoku::wasm

EMSCRIPTEN_BINDINGS(sudokuscope_text) {
  using namespace sudoku::wasm;
  using emscripten::function;

  function("parse", &parse_text);
  function("parseUnpacked", &parse_json);
  function("list", &list);
  function("check", &check);
  function("clash", &clash);
  function("checkSolution", &check_solution);
  function("format", &format_puzzle);
  function("canonical", &canonical);
}
