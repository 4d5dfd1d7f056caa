// A text that is a grid and nothing else: glyphs, then cells, then the boxes that borders show.
#include "draft.hpp"
#include "reading.hpp"

namespace sudoku::formats {

namespace {

const char* format_of(const Scan& scan, const Reading& reading) {
  if (!reading.candidates.empty()) return "candidates";
  return scan.lines.size() == static_cast<std::size_t>(reading.size) ? "grid" : "line";
}

}  // namespace

Refusal read_grid(std::string_view text, std::optional<Shape> wanted, Draft& draft) {
  Scan scan;
  if (Refusal refusal = take_apart(text, scan)) return refusal;
  if (scan.glyphs.empty()) return refuse_at(0, "empty", "empty");
  Reading reading;
  if (Refusal refusal = read_cells(scan, wanted ? wanted->size() : kAnySize, reading)) return refusal;
  draft = Draft::of_size(reading.size);
  draft.format = format_of(scan, reading);
  if (reading.note) draft.notes.push_back(std::move(*reading.note));
  for (std::size_t cell = 0; cell < draft.cells(); ++cell) {
    draft.places[cell] = scan.glyphs[reading.cells[cell]].offset;
  }
  if (wanted) {
    draft.puzzle.shape = *wanted;
  } else if (Refusal refusal = find_borders(scan, reading, draft.puzzle.shape, draft.notes)) {
    return refusal;
  }
  draft.puzzle.givens = std::move(reading.givens);
  draft.puzzle.candidates = std::move(reading.candidates);
  return nullptr;
}

}  // namespace sudoku::formats
