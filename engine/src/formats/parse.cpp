// Reading a text: glyphs, then cells, then boxes, then the check of the givens. Each step can refuse it.
#include "reading.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/text.hpp"

namespace sudoku {

namespace {

using formats::Reading;
using formats::Scan;

const char* format_of(const Scan& scan, const Reading& reading) {
  if (!reading.candidates.empty()) return "candidates";
  return scan.lines.size() == static_cast<std::size_t>(reading.size) ? "grid" : "line";
}

// The clash, placed at the second of the two givens.
Refusal refuse_clash(const Scan& scan, const Reading& reading, Shape shape) {
  const Geometry geometry(shape);
  Refusal refusal = clash_error(geometry, *find_clash(geometry, reading.givens));
  refusal->offset = static_cast<int>(scan.glyphs[reading.cells[refusal->cells[1]]].offset);
  return refusal;
}

Refusal read_puzzle(std::string_view text, std::optional<Shape> wanted, Parsed& parsed) {
  Scan scan;
  if (Refusal refusal = formats::take_apart(text, scan)) return refusal;
  if (scan.glyphs.empty()) return refuse_at(0, "empty", "No digit and no blank sign in the text.", {});
  Reading reading;
  if (Refusal refusal = formats::read_cells(scan, wanted ? wanted->size() : formats::kAnySize, reading)) return refusal;
  if (!reading.note.empty()) parsed.notes.push_back(std::move(reading.note));
  Shape& shape = parsed.puzzle.shape;
  if (wanted) {
    shape = *wanted;
  } else if (Refusal refusal = formats::find_shape(scan, reading, shape, parsed.notes)) {
    return refusal;
  }
  if (!formats::is_consistent(shape, reading.givens)) return refuse_clash(scan, reading, shape);
  parsed.format = format_of(scan, reading);
  parsed.puzzle.givens = std::move(reading.givens);
  parsed.puzzle.candidates = std::move(reading.candidates);
  return nullptr;
}

}  // namespace

Result<Parsed> parse(std::string_view text, std::optional<Shape> shape) {
  if (text.size() > kMaxTextBytes) {
    return refuse_at(kMaxTextBytes, "too-long", "@ bytes of text; at most @ are read.",
                               {text.size(), kMaxTextBytes});
  }
  if (shape) {
    auto checked = Geometry::check(*shape);
    if (!checked) return checked.take_error();
  }
  Parsed parsed;
  if (Refusal refusal = read_puzzle(text, shape, parsed)) return refusal;
  return parsed;
}

}  // namespace sudoku
