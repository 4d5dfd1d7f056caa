// HoDoKu's library line: `:technique:digits:givens, + before what was placed:deleted as digit, row, column:...`. The
// fields behind tell what the technique does here, which the solver finds out by itself.
#include "notation.hpp"

namespace sudoku::formats {

namespace {

enum Field { kGivens = 3, kDeleted = 4 };

std::optional<Payload> find_line(std::string_view text) {
  const std::string_view line = trimmed(text);
  if (line.empty() || line.front() != ':' || split_at(lines_of(line)[0], ':').size() <= kGivens) return std::nullopt;
  return payload_of(text, lines_of(line)[0]);
}

Refusal read_givens(std::string_view field, std::size_t start, Draft& draft) {
  std::size_t cell = 0;
  bool placed = false;
  for (std::size_t at = 0; at < field.size(); ++at) {
    const char c = field[at];
    if (c == '+' && !placed) {
      placed = true;
      continue;
    }
    const bool is_digit = c >= '1' && c <= '9';
    if (!is_digit && (placed || (c != '.' && c != '0'))) {
      return refuse_at(start + at, "symbol", "hodoku.symbol", {{"text", field.substr(at, 1)}});
    }
    if (cell < kCellsOfNine) {
      draft.places[cell] = static_cast<std::uint32_t>(start + at);
      if (is_digit) (placed ? draft.values() : draft.puzzle.givens)[cell] = static_cast<Digit>(c - '0');
    }
    ++cell;
    placed = false;
  }
  return cell == kCellsOfNine ? nullptr : refuse_cells_of_nine(cell, start + field.size());
}

bool is_triple(std::string_view word) {
  return word.size() == 3 && word.find_first_not_of("123456789") == std::string_view::npos;
}

Refusal read_deleted(std::string_view field, std::size_t start, Draft& draft) {
  std::size_t deleted = 0, at = start;
  for (const std::string_view word : split_at(field, ' ')) {
    if (!word.empty()) {
      if (!is_triple(word)) {
        return refuse_at(at, "symbol", "hodoku.deleted", {{"text", word.substr(0, 20)}});
      }
      if (deleted++ == 0) draft.puzzle.candidates = candidates_by_peers(Geometry({3, 3}), draft.puzzle);
      draft.candidates()[static_cast<std::size_t>((word[1] - '1') * 9 + word[2] - '1')] &= ~bit(word[0] - '0');
    }
    at += word.size() + 1;
  }
  if (deleted > 0) draft.notes.push_back(say("note.removed", {{"count", deleted}}));
  return nullptr;
}

Refusal read_line(const Payload& payload, std::optional<Shape>, Draft& draft) {
  draft = Draft::of_size(9);
  draft.format = "hodoku";
  const auto fields = split_at(payload.text, ':');
  const auto start = [&](std::size_t field) {
    return static_cast<std::size_t>(fields[field].data() - payload.text.data());
  };
  if (Refusal refusal = read_givens(fields[kGivens], start(kGivens), draft)) return refusal;
  return fields.size() > kDeleted ? read_deleted(fields[kDeleted], start(kDeleted), draft) : nullptr;
}

}  // namespace

const TextNotation kHodoku{find_line, read_line};

}  // namespace sudoku::formats
