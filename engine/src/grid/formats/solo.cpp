// Solo of Simon Tatham's puzzles: `3x2:` columns and rows of a box, then the cells; a letter is 1 to 26 blanks, `_`
// parts two numbers. What follows a comma, or a letter behind the shape, are constraints.
#include "notation.hpp"

namespace sudoku::formats {

namespace {

// Takes a number off the front, at most so large that it fits; 0 where there is none.
int take_number(std::string_view& text) {
  int number = 0;
  while (!text.empty() && is_digit(text[0])) {
    if (number < 1000) number = 10 * number + (text[0] - '0');
    text.remove_prefix(1);
  }
  return number;
}

// The part before the colon.
struct Head {
  Shape shape{0, 0};
  bool diagonals = false, killer = false, jigsaw = false;
};

std::optional<Head> read_head(std::string_view text) {
  Head head;
  head.shape.box_cols = take_number(text);
  if (head.shape.box_cols == 0 || text.empty() || (text[0] | 0x20) != 'x') return std::nullopt;
  text.remove_prefix(1);
  head.shape.box_rows = take_number(text);
  if (head.shape.box_rows == 0) return std::nullopt;
  for (const char c : text) {
    if (!is_digit(c) && ((c | 0x20) < 'a' || (c | 0x20) > 'z')) return std::nullopt;
    head.diagonals |= c == 'x';
    head.killer |= c == 'k';
    head.jigsaw |= c == 'j';
  }
  return head;
}

std::optional<Payload> find_id(std::string_view text) {
  const std::string_view id = trimmed(text);
  const std::size_t colon = id.substr(0, 40).find(':');
  if (colon == std::string_view::npos || !read_head(id.substr(0, colon))) return std::nullopt;
  return payload_of(text, lines_of(id)[0]);
}

Refusal read_solo_cells(std::string_view text, std::size_t start, Draft& draft) {
  const std::string_view all = text;
  std::size_t cell = 0;
  while (!text.empty()) {
    const auto at = start + static_cast<std::size_t>(text.data() - all.data());
    const char c = text[0];
    if (is_digit(c)) {
      const int digit = take_number(text);
      if (digit < 1 || digit > draft.size) {
        return refuse_at(at, "symbol", "solo.digit", {{"number", digit}, {"grid", a_grid_of(draft.size)}});
      }
      if (cell < draft.cells()) {
        draft.puzzle.givens[cell] = static_cast<Digit>(digit);
        draft.places[cell] = static_cast<std::uint32_t>(at);
      }
      ++cell;
      continue;
    }
    if (c != '_' && (c < 'a' || c > 'z')) {
      return refuse_at(at, "symbol", "solo.symbol", {{"text", text.substr(0, 1)}});
    }
    if (c != '_') cell += static_cast<std::size_t>(c - 'a' + 1);
    text.remove_prefix(1);
  }
  if (cell == draft.cells()) return nullptr;
  return refuse_at(start + all.size(), cell < draft.cells() ? "too-short" : "too-long", "count.cells",
                   {{"cells", cell}, {"needed", draft.cells()}, {"grid", a_grid_of(draft.size)}});
}

Refusal read_id(const Payload& payload, std::optional<Shape>, Draft& draft) {
  const std::string_view text = payload.text;
  const std::size_t colon = text.find(':');
  const Head head = *read_head(text.substr(0, colon));
  auto shape = Geometry::check(head.shape);
  if (!shape) {
    Refusal refusal = shape.take_error();
    refusal->offset = 0;
    return refusal;
  }
  draft = Draft::of_size(head.shape.size());
  draft.format = "solo";
  draft.puzzle.shape = head.shape;
  if (head.jigsaw) return refuse_at(0, "shape", "solo.jigsaw");
  if (head.diagonals) draft.notes.push_back(say("note.diagonals"));
  if (head.killer) draft.notes.push_back(say("note.cages"));
  if (head.diagonals || head.killer) draft.puzzle.rules.add(GlobalRule::unread);
  const std::string_view cells = text.substr(colon + 1);
  return read_solo_cells(cells.substr(0, cells.find(',')), colon + 1, draft);
}

}  // namespace

const TextNotation kSolo{find_id, read_id};

}  // namespace sudoku::formats
