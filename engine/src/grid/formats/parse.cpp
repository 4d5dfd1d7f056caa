// Reading a text: which notation it has, its cells, its boxes, and the check of the givens. Each step can refuse it.
#include <algorithm>
#include <utility>

#include "collection.hpp"
#include "notation.hpp"
#include "grid/rules/machine.hpp"
#include "grid/rules/rules_text.hpp"
#include "grid/text/reading.hpp"
#include "sudoku/check.hpp"
#include "sudoku/text.hpp"

namespace sudoku {

namespace {

using formats::Draft;
using formats::TextNotation;

// True if other texts look like a notation, too: a page with a link in it, a program with a dictionary.
enum class Look { its_own, shared };

// Those that are told by their look; the first that is meant counts. Any other link comes after those that are known.
const std::pair<const TextNotation*, Look> kNotations[] = {
    {&formats::kSudokuWiki, Look::its_own},  {&formats::kRunLength, Look::shared},
    {&formats::kClassic, Look::shared},      {&formats::kIss, Look::its_own},
    {&formats::kSudokuCoach, Look::its_own}, {&formats::kPuzzLink, Look::its_own},
    {&formats::kHodoku, Look::its_own},      {&formats::kKillerNumbers, Look::its_own},
    {&formats::kKillerSigns, Look::shared},   {&formats::kJigsawSigns, Look::shared},
    {&formats::kSolo, Look::shared},
    {&formats::kForeignLink, Look::shared},  {&formats::kJsonGrids, Look::shared},
    {&formats::kDict, Look::shared},
    {&formats::kKsudoku, Look::shared},      {&formats::kOpenSudoku, Look::its_own},
    {&formats::kSections, Look::shared},
};

// Reads with a notation whose payload was found; offsets become those in the text.
Refusal read_payload(const TextNotation& notation, const formats::Payload& payload, std::optional<Shape> wanted,
                     Draft& draft) {
  Refusal refusal = payload.text.empty()
                        ? refuse_at(0, "empty", "empty.puzzle")
                        : notation.read(payload, wanted, draft);
  if (refusal) refusal->offset = static_cast<int>(payload.place(static_cast<std::size_t>(refusal->offset)));
  for (std::uint32_t& place : draft.places) place = payload.place(place);
  return refusal;
}

// Grids, with labels or under one another; a text that is none of that may be run-length code.
Refusal read_plain(std::string_view text, std::optional<Shape> wanted, Draft& draft) {
  const std::string cells = formats::without_labels(text);
  const bool stacked = formats::are_stacked(cells);
  Refusal refusal = stacked ? formats::read_stacked(cells, wanted, draft) : formats::read_grid(cells, wanted, draft);
  if (!refusal && cells != text) draft.notes.push_back(say("note.labels"));
  if (!refusal) return nullptr;
  const auto payload = formats::kBareRunLength.find(text);
  if (!payload) return refusal;
  draft = {};
  return read_payload(formats::kBareRunLength, *payload, wanted, draft);
}

Refusal read_draft(std::string_view text, std::optional<Shape> wanted, Draft& draft) {
  if (formats::begins_as_iss(formats::trimmed(text))) {  // no other notation does
    return read_payload(formats::kIss, *formats::kIss.find(text), wanted, draft);
  }
  for (const auto& [notation, look] : kNotations) {
    if (const auto payload = notation->find(text)) return read_payload(*notation, *payload, wanted, draft);
  }
  return read_plain(text, wanted, draft);
}

// True if a text that was refused may still be a table. One that looks like a single notation was refused for good; so
// was a line of bare cells whose blanks have a sign, unless they are one long word, with a number before it.
bool may_be_table(std::string_view text) {
  for (const auto& [notation, look] : kNotations) {
    if (notation->find(text)) return look == Look::shared;
  }
  const bool is_bare = text.find_first_not_of("0123456789. ") == std::string_view::npos;
  const std::size_t last = text.rfind('.');
  if (!is_bare || last == std::string_view::npos) return true;
  const std::size_t begin = text.rfind(' ', last) + 1, end = std::min(text.find(' ', last), text.size());
  constexpr std::size_t shortest_line = 16;
  return end - begin >= shortest_line;
}

// The usual boxes of the size, or none: those of a text with rules are told by these.
Refusal settle_shape_with_rules(std::optional<Shape> wanted, Draft& draft) {
  Shape& shape = draft.puzzle.shape;
  if (wanted && wanted->size() != draft.size) {
    return refuse_at(draft.places[0], "shape", "shape.wanted-cells",
                     {{"cells", draft.cells()},
                      {"grid", a_grid_of(draft.size)},
                      {"wanted", a_grid_of(wanted->size())}});
  }
  if (wanted) shape = *wanted;
  else if (const auto usual = Geometry::default_shape(draft.size); shape.size() == 0 && usual) shape = usual.value();
  draft.puzzle.rules = ordered(std::move(draft.puzzle.rules), draft.size);
  Refusal refusal = check_rules(draft.puzzle);
  if (!refusal) return nullptr;
  // Cells say more than a place in the text, which is not known better than this.
  if (refusal->cells.empty()) refusal->offset = static_cast<int>(draft.places[0]);
  else refusal->size = draft.size;
  return refusal;
}

// The shape that was asked for, that the text tells, or that the givens allow.
Refusal settle_shape(std::optional<Shape> wanted, Draft& draft) {
  if (!draft.puzzle.rules.is_classic()) return settle_shape_with_rules(wanted, draft);
  Shape& shape = draft.puzzle.shape;
  const std::size_t start = draft.places[0];
  if (wanted && wanted->size() != draft.size) {
    return refuse_at(start, "shape", "shape.wanted-cells",
                     {{"cells", draft.cells()},
                      {"grid", a_grid_of(draft.size)},
                      {"wanted", a_grid_of(wanted->size())}});
  }
  if (wanted && shape.size() != 0 && shape != *wanted) {
    return refuse_at(start, "shape", "shape.told",
                     {{"box", box_text(shape)}, {"wanted", box_text(*wanted)}});
  }
  if (wanted) shape = *wanted;
  return shape.size() != 0 ? nullptr
                           : formats::infer_shape(draft.size, draft.puzzle.givens, start, shape, draft.notes);
}

// A clash of rules, without any digit, which has cells but no one place in the text; or that of two givens, placed at
// the second of them. Null where there is none.
Refusal find_clash_in(const Draft& draft) {
  const Puzzle& puzzle = draft.puzzle;
  if (puzzle.rules.is_classic() && is_consistent(puzzle.shape, puzzle.givens)) return nullptr;
  const std::shared_ptr<const Geometry> geometry = Geometry::shared(puzzle);
  if (Refusal refusal = find_rule_clash(puzzle, *geometry)) return refusal;
  const auto clash = find_clash(*geometry, puzzle.givens);
  if (!clash) return nullptr;
  Refusal refusal = clash_error(*geometry, *clash);
  refusal->offset = static_cast<int>(draft.places[refusal->cells[1]]);
  refusal->size = draft.size;
  return refusal;
}

void note_values(Draft& draft) {
  int values = 0;
  for (const Digit digit : draft.puzzle.values) values += digit != 0;
  if (values > 0) draft.notes.push_back(say("note.set", {{"count", values}}));
}

// The work that is left once the cells are known.
Refusal finish(Draft& draft, std::optional<Shape> wanted, Parsed& parsed) {
  if (Refusal refusal = settle_shape(wanted, draft)) return refusal;
  if (Refusal refusal = find_clash_in(draft)) return refusal;
  note_values(draft);
  Puzzle& puzzle = draft.puzzle;
  if (!puzzle.candidates.empty()) puzzle.candidates = formats::shown_candidates(Geometry::of(puzzle), puzzle);
  parsed = {std::move(draft.puzzle), draft.format, std::move(draft.notes), std::move(draft.proposals)};
  return nullptr;
}

}  // namespace

Refusal formats::read_notation(std::string_view text, std::optional<Shape> wanted, Parsed& parsed) {
  Draft draft;
  if (Refusal refusal = read_draft(text, wanted, draft)) return refusal;
  return finish(draft, wanted, parsed);
}

Refusal formats::read_puzzle(std::string_view text, std::optional<Shape> wanted, Parsed& parsed) {
  Draft draft;
  Refusal refusal = read_draft(text, wanted, draft);
  if (!refusal) return finish(draft, wanted, parsed);
  // Of two refusals that of the notation says more, unless cells were found that clash.
  Draft table;
  if (!may_be_table(text) || formats::read_table(text, wanted, table)) return refusal;
  return finish(table, wanted, parsed);
}

namespace {

// The first puzzle of many.
Refusal read_first(std::string_view text, std::optional<Shape> wanted, Parsed& parsed) {
  const auto puzzles = formats::puzzles_of(text);
  if (puzzles.size() < 2) return formats::read_puzzle(text, wanted, parsed);
  if (Refusal refusal = formats::read_puzzle(puzzles[0], wanted, parsed)) {
    if (refusal->offset != Error::kNowhere) refusal->offset += static_cast<int>(puzzles[0].data() - text.data());
    return refusal;
  }
  if (parsed.format == "line") parsed.format = "sdm";
  parsed.notes.push_back(say("note.first-puzzle", {{"count", puzzles.size()}}));
  return nullptr;
}

}  // namespace

Result<Parsed> parse_unpacked(std::string_view json, std::optional<Shape> shape) {
  if (json.size() > formats::kMaxJsonBytes) json = {};
  Draft draft;
  Parsed parsed;
  Refusal refusal = formats::kJsonGrids.read(formats::payload_of(json, json), shape, draft);
  if (!refusal) refusal = finish(draft, shape, parsed);
  if (!refusal) return parsed;
  refusal->offset = Error::kNowhere;
  return refusal;
}

Result<Parsed> parse(std::string_view text, std::optional<Shape> shape) {
  if (text.size() > kMaxTextBytes) {
    return refuse_at(kMaxTextBytes, "too-long", "too-long.text",
                     {{"bytes", text.size()}, {"most", kMaxTextBytes}});
  }
  if (shape) {
    auto checked = Geometry::check(*shape);
    if (!checked) return checked.take_error();
  }
  forget_machines();
  Parsed parsed;
  if (Refusal refusal = read_first(text, shape, parsed)) return refusal;
  return parsed;
}

}  // namespace sudoku
