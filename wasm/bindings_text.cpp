// Puzzles as text, which only the full module reads and writes. The page opens plain lines without it
// (web/src/grid/plain-puzzle.js). Texts are read as runs are asked (exchange.hpp): their answers are long.

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
void write_proposals(Json& json, const std::vector<Proposal>& proposals) {
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
  json.close(']');
}

/// All that was read but the puzzle.
std::string told_json(const Parsed& parsed) {
  Json json;
  json.open('{').key("format").text(parsed.format).key("notes").open('[');
  for (const Sentence& note : parsed.notes) write_sentence(json, note);
  json.close(']');
  if (!parsed.proposals.empty()) write_proposals(json.key("proposals"), parsed.proposals);
  return json.close('}').take();
}

/// Why the last text or puzzle was refused.
Refusal last_refusal;

/// Outbox: the length of the puzzle, the puzzle, and the rest as JSON. Returns 0 if the text was refused.
unsigned answer(Result<Parsed> parsed) {
  if (!parsed) {
    last_refusal = parsed.take_error();
    return 0;
  }
  std::string bytes = bytes_of_puzzle(parsed.value().puzzle);
  const std::string json = told_json(parsed.value());
  Outbox outbox;
  outbox.add(static_cast<std::uint32_t>(bytes.size())).add(bytes.data(), bytes.size()).add(json.data(), json.size());
  if (!parsed.value().puzzle.rules.is_classic()) keep_puzzle(std::move(bytes), std::move(parsed.value().puzzle));
  return outbox.size();
}

/// 0 for classic Sudoku, 1 for other rules, 2 where some of them are unread.
int level_of(const Rules& rules) {
  if (rules.is_classic()) return 0;
  return rules.has(GlobalRule::unread) ? 2 : 1;
}

val refusal() { return error(*last_refusal); }

std::optional<Shape> shape_from(int box_rows, int box_cols) {
  return box_rows == 0 && box_cols == 0 ? std::nullopt : std::optional<Shape>(Shape{box_rows, box_cols});
}

/// The constraints that can't hold, of a puzzle that has passed `check`, as an error; or null.
val clash(const std::string& bytes) {
  const Puzzle puzzle = puzzle_from(bytes);
  const Refusal refusal = find_rule_clash(puzzle, Geometry::of(puzzle));
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

/// Inbox: a text.
RUN_EXPORT("parse") unsigned text_parse(int box_rows, int box_cols) {
  return answer(parse(inbox(), shape_from(box_rows, box_cols)));
}

/// Inbox: JSON from a link.
RUN_EXPORT("parseUnpacked") unsigned text_parse_unpacked(int box_rows, int box_cols) {
  return answer(parse_unpacked(inbox(), shape_from(box_rows, box_cols)));
}

/// Inbox: a puzzle. Returns the level of its rules, or -1 if it is refused.
RUN_EXPORT("check") int text_check() {
  if (const auto kept = kept_puzzle(inbox())) return level_of(kept->rules);
  auto checked = checked_puzzle_from(inbox());
  if (checked) return level_of(checked.value().rules);
  last_refusal = checked.take_error();
  return -1;
}

}  // namespace sudoku::wasm

EMSCRIPTEN_BINDINGS(sudokuscope_text) {
  using namespace sudoku::wasm;
  using emscripten::function;

  function("refusal", &refusal);
  function("list", &list);
  function("clash", &clash);
  function("checkSolution", &check_solution);
  function("format", &format_puzzle);
  function("canonical", &canonical);
}
