// Files .sdk: lines that begin with `#` and a letter describe the puzzle, `[Puzzle]` and `[State]` head its two grids.
#include "notation.hpp"

namespace sudoku::formats {

namespace {

constexpr std::string_view kDescription = "ABCDLSU";

bool is_description(std::string_view line) {
  return line.size() >= 2 && line[0] == '#' && kDescription.find(line[1]) != std::string_view::npos;
}

// The lines that a section has.
std::string_view section(std::string_view text, std::string_view name) {
  const char* start = nullptr;
  for (const std::string_view line : lines_of(text)) {
    if (begins_with(trimmed(line), "[")) {
      if (start != nullptr) return text.substr(static_cast<std::size_t>(start - text.data()),
                                               static_cast<std::size_t>(line.data() - start));
      if (begins_with(trimmed(line), name)) start = line.data() + line.size();
    }
  }
  return start == nullptr ? text.substr(0, 0) : text.substr(static_cast<std::size_t>(start - text.data()));
}

std::optional<Payload> find_sections(std::string_view text) {
  const auto lines = lines_of(trimmed(text));
  bool is_file = is_description(lines[0]);
  for (const std::string_view line : lines) is_file |= begins_with(line, "[puzzle]");
  return is_file ? std::optional(payload_of(text, text)) : std::nullopt;
}

// Reads a part of the text.
Refusal read_part(std::string_view text, std::string_view part, std::optional<Shape> wanted, Draft& draft) {
  const auto start = static_cast<std::uint32_t>(part.data() - text.data());
  if (Refusal refusal = read_grid(part, wanted, draft)) {
    refusal->offset += static_cast<int>(start);
    return refusal;
  }
  for (std::uint32_t& place : draft.places) place += start;
  return nullptr;
}

Refusal read_sections(const Payload& payload, std::optional<Shape> wanted, Draft& draft) {
  const std::string_view text = payload.text, puzzle = section(text, "[puzzle]"), state = section(text, "[state]");
  if (Refusal refusal = read_part(text, puzzle.empty() ? text : puzzle, wanted, draft)) return refusal;
  draft.format = "sdk";
  if (trimmed(state).empty()) return nullptr;
  Draft later;
  const Shape shape = draft.puzzle.shape;
  if (shape.size() != 0) wanted = shape;
  if (Refusal refusal = read_part(text, state, wanted, later)) return refusal;
  return later.size == draft.size ? set_values(later, draft) :
      refuse_at(later.places[0], "shape", "sections.sizes");
}

}  // namespace

const TextNotation kSections{find_sections, read_sections};

}  // namespace sudoku::formats
