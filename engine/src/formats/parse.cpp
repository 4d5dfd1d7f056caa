// Reading a text: glyphs, then cells, then boxes, then the check of the givens. Each step can refuse it.
#include "message.hpp"
#include "reading.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/text.hpp"

namespace sudoku {

namespace {

using formats::Reading;
using formats::Scan;

std::string format_of(const Scan& scan, const Reading& reading) {
  if (!reading.candidates.empty()) return "candidates";
  return scan.lines.size() == static_cast<std::size_t>(reading.size) ? "grid" : "line";
}

// The clash, placed at the second of the two givens.
Error clash_in_text(const Scan& scan, const Reading& reading, Shape shape) {
  const Geometry geometry(shape);
  Error error = clash_error(geometry, *find_clash(geometry, reading.givens));
  error.offset = static_cast<int>(scan.glyphs[reading.cells[error.cells[1]]].offset);
  return error;
}

Result<Parsed> read_puzzle(const Scan& scan, std::optional<Shape> wanted) {
  auto read = formats::read_cells(scan, wanted ? std::optional<int>(wanted->size()) : std::nullopt);
  if (!read) return read.error();
  Reading& reading = read.value();
  std::vector<std::string> notes;
  if (!reading.note.empty()) notes.push_back(std::move(reading.note));
  const auto shape = wanted ? Result<Shape>(*wanted) : formats::find_shape(scan, reading, notes);
  if (!shape) return shape.error();
  if (!formats::is_consistent(shape.value(), reading.givens)) return clash_in_text(scan, reading, shape.value());
  std::string format = format_of(scan, reading);
  return Parsed{{shape.value(), std::move(reading.givens), {}, std::move(reading.candidates)},
                std::move(format),
                std::move(notes)};
}

}  // namespace

Result<Parsed> parse(std::string_view text, std::optional<Shape> shape) {
  if (text.size() > kMaxTextBytes) {
    return formats::error_at(kMaxTextBytes, "too-long",
                             formats::say({std::to_string(text.size()), " bytes of text; at most ",
                                           std::to_string(kMaxTextBytes), " are read."}));
  }
  if (shape) {
    const auto checked = Geometry::check(*shape);
    if (!checked) return checked.error();
  }
  const auto scanned = formats::scan(text);
  if (!scanned) return scanned.error();
  if (scanned.value().glyphs.empty()) return formats::error_at(0, "empty", "No digit and no blank sign in the text.");
  return read_puzzle(scanned.value(), shape);
}

}  // namespace sudoku
