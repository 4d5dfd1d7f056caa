// KSudoku's files: XML with the cells in an element `values`, a letter each: b is 1, c is 2, `_` an open cell.
#include "notation.hpp"
#include "grid/text/reading.hpp"

namespace sudoku::formats {

namespace {

constexpr std::string_view kRoot = "<ksudoku", kGraph = "<graph", kOpen = "<values>", kClose = "</values>";

std::optional<Payload> find_file(std::string_view text) {
  const std::string_view file = trimmed(text);
  if (!begins_with(file, "<") || file.substr(0, 400).find(kRoot) == std::string_view::npos) return std::nullopt;
  return payload_of(text, file);
}

// The cells as decimal numbers, each at the place of its letter.
Payload numbers_of(std::string_view values, std::size_t start) {
  Payload numbers;
  for (std::size_t at = 0; at < values.size(); ++at) {
    const char c = values[at];
    const std::string number = c >= 'b' && c <= 'z' ? std::to_string(c - 'a') : c == '_' ? "0" : std::string{c};
    for (const char digit : number + " ") {
      numbers.text += digit;
      numbers.places.push_back(static_cast<std::uint32_t>(start + at));
    }
  }
  numbers.places.push_back(static_cast<std::uint32_t>(start + values.size()));
  return numbers;
}

Refusal read_file(const Payload& payload, std::optional<Shape> wanted, Draft& draft) {
  const std::string_view text = payload.text;
  const std::size_t open = text.find(kOpen), start = open + kOpen.size();
  const std::size_t close = open == std::string_view::npos ? open : text.find(kClose, start);
  if (close == std::string_view::npos) return refuse_at(0, "empty", "empty.ksudoku");
  const std::size_t graph = text.find(kGraph);
  const std::string_view tag = graph == std::string_view::npos ? text.substr(0, 0) : text.substr(graph, 300);
  if (tag.substr(0, tag.find('>')).find("type=\"sudoku\"") == std::string_view::npos) {
    return refuse_at(graph == std::string_view::npos ? 0 : graph, "shape", "ksudoku.type");
  }
  const Payload numbers = numbers_of(text.substr(start, close - start), start);
  Refusal refusal = numbers.text.empty() ? refuse_at(0, "empty", "empty.ksudoku")
                                         : read_grid(numbers.text, wanted, draft);
  if (refusal) refusal->offset = static_cast<int>(numbers.place(static_cast<std::size_t>(refusal->offset)));
  for (std::uint32_t& place : draft.places) place = numbers.place(place);
  draft.format = "ksudoku";
  if (text.find("<simple-event") != std::string_view::npos) draft.notes.push_back(say("note.moves"));
  return refusal;
}

}  // namespace

const TextNotation kKsudoku{find_file, read_file};

}  // namespace sudoku::formats
