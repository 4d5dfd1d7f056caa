// Links of Interactive Sudoku Solver, `?q=`: parts between dots, `~R1C1_5` for a digit, `~R1C1_1_2` for candidates,
// `Shape~6x6` for the size. All other parts are constraints.
#include <algorithm>

#include "link.hpp"
#include "notation.hpp"

namespace sudoku::formats {

namespace {

constexpr std::string_view kShape = "Shape~";
constexpr std::size_t kLongestName = 24;

std::optional<Payload> find_query(std::string_view text) {
  const std::string_view code = trimmed(text);
  if (begins_with(code, ".~r") || begins_with(code, ".shape~")) return payload_of(text, code);
  const auto link = link_of(text);
  if (!link) return std::nullopt;
  const bool is_site = link->host == "sigh.github.io" || (link->host.empty() && link->argument("q"));
  if (!is_site) return std::nullopt;
  return decoded_payload(text, link->argument("q").value_or(link->query.substr(0, 0)));
}

// Takes a number of at most two digits off the front; 0 where there is none.
int take_number(std::string_view& text) {
  int number = 0;
  for (int digits = 0; digits < 2 && !text.empty() && text[0] >= '0' && text[0] <= '9'; ++digits) {
    number = 10 * number + (text[0] - '0');
    text.remove_prefix(1);
  }
  return number;
}

bool take(std::string_view& text, std::string_view start) {
  if (!begins_with(text, start)) return false;
  text.remove_prefix(start.size());
  return true;
}

// The size that `6x6` tells; 0 where it is none that a grid has.
int size_from(std::string_view text) {
  const int rows = take_number(text);
  return take(text, "x") && take_number(text) == rows && Geometry::default_shape(rows).ok() ? rows : 0;
}

// Reads `R1C1_5`.
Refusal read_cell(std::string_view text, std::size_t start, Draft& draft) {
  const std::string_view whole = text.substr(0, 40);
  const auto refuse_it = [&] {
    return refuse_at(start, "symbol", "\"@\" is not a cell and its digits in @.", {whole, a_grid_of(draft.size)});
  };
  const int row = take(text, "r") ? take_number(text) : 0, column = take(text, "c") ? take_number(text) : 0;
  if (row < 1 || row > draft.size || column < 1 || column > draft.size || text.empty()) return refuse_it();
  const auto cell = static_cast<std::size_t>((row - 1) * draft.size + column - 1);
  Mask mask = 0;
  while (!text.empty()) {
    const int digit = take(text, "_") ? take_number(text) : 0;
    if (digit < 1 || digit > draft.size) return refuse_it();
    mask |= bit(digit);
  }
  draft.places[cell] = static_cast<std::uint32_t>(start);
  if (is_single(mask)) draft.puzzle.givens[cell] = lowest_digit(mask);
  else draft.candidates()[cell] = mask;
  return nullptr;
}

Refusal read_cells_of(std::string_view part, std::size_t start, Draft& draft) {
  for (const std::string_view cell : split_at(part, '~')) {
    if (cell.empty()) continue;
    const auto offset = static_cast<std::size_t>(cell.data() - part.data());
    if (Refusal refusal = read_cell(cell, start + offset, draft)) return refusal;
  }
  return nullptr;
}

// The name of a constraint, letters alone.
std::string name_of(std::string_view part) {
  std::string name;
  for (const char c : part.substr(0, kLongestName)) {
    if ((c | 0x20) < 'a' || (c | 0x20) > 'z') break;
    name += c;
  }
  return name;
}

void note_unread(const std::vector<std::string>& names, Draft& draft) {
  std::string list;
  for (const std::string& name : names) list += say("@@", {list.empty() ? "" : ", ", name});
  if (!list.empty()) draft.notes.push_back(say("Not read: @.", {list}));
}

Refusal read_query(const Payload& payload, std::optional<Shape>, Draft& draft) {
  const std::string_view text = payload.text;
  const auto parts = split_at(text, '.');
  int size = 9;
  for (const std::string_view part : parts) {
    if (part.substr(0, kShape.size()) != kShape) continue;
    size = size_from(part.substr(kShape.size()));
    if (size == 0) {
      return refuse_at(static_cast<std::size_t>(part.data() - text.data()), "shape",
                       "\"@\" is the shape of no grid that is read.", {part.substr(0, 40)});
    }
  }
  draft = Draft::of_size(size);
  draft.format = "iss";
  std::vector<std::string> unread;
  for (const std::string_view part : parts) {
    const std::string name = name_of(part);
    if (!part.empty() && part[0] == '~') {
      if (Refusal refusal = read_cells_of(part, static_cast<std::size_t>(part.data() - text.data()), draft))
        return refusal;
    } else if (!name.empty() && name != "Shape" && std::find(unread.begin(), unread.end(), name) == unread.end()) {
      unread.push_back(name);
    }
  }
  note_unread(unread, draft);
  if (text.find('~') == std::string::npos) return refuse_at(0, "empty", "This link holds no cells.", {});
  return nullptr;
}

}  // namespace

const TextNotation kIss{find_query, read_query};

}  // namespace sudoku::formats
