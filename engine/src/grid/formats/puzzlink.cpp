// Sudokus of puzz.link and of the other pages of pzpr: `sudoku/9/9/` and the cells; a hexadecimal digit is a number,
// two behind a `-` a larger one, g to z are 1 to 20 open cells, and `.` is one with a question mark.
#include "link.hpp"
#include "notation.hpp"
#include "grid/text/reading.hpp"

namespace sudoku::formats {

namespace {

constexpr std::string_view kHosts[] = {"puzz.link", "pzv.jp", "pzprxs.vercel.app"};

std::optional<Payload> find_puzzle(std::string_view text) {
  const auto link = link_of(text);
  if (!link) return std::nullopt;
  for (const std::string_view host : kHosts) {
    if (link->host == host) return decoded_payload(text, link->query);
  }
  return std::nullopt;
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : kNoNumber;
}

int small_number(std::string_view text) {
  int number = 0;
  for (const char c : text) number = c >= '0' && c <= '9' && number <= kMaxSize ? 10 * number + c - '0' : 999;
  return number;
}

// Fills the cells of a draft; `start` is where they begin in the payload.
Refusal read_hexadecimal_cells(std::string_view cells, std::size_t start, Draft& draft) {
  std::size_t cell = 0;
  for (std::size_t at = 0; at < cells.size(); ++at) {
    const char c = cells[at];
    if (c >= 'g' && c <= 'z') {
      cell += static_cast<std::size_t>(c - 'g' + 1);
      continue;
    }
    const bool is_long = c == '-' && at + 2 < cells.size();
    const int high = is_long ? hex_digit(cells[at + 1]) : 0, low = is_long ? hex_digit(cells[at + 2]) : hex_digit(c);
    const int number = c == '.' ? 0 : 16 * high + low;
    if (high < 0 || low + (c == '.' ? 1 : 0) < 0 || number > draft.size) {
      return refuse_at(start + at, "symbol", "puzzlink.symbol",
                       {{"text", cells.substr(at, is_long ? 3 : 1)}, {"grid", a_grid_of(draft.size)}});
    }
    if (cell < draft.cells()) {
      draft.puzzle.givens[cell] = static_cast<Digit>(number);
      draft.places[cell] = static_cast<std::uint32_t>(start + at);
    }
    ++cell;
    if (is_long) at += 2;
  }
  // Open cells at the end may be left out.
  if (cell <= draft.cells()) return nullptr;
  return refuse_at(start + cells.size(), "too-long", "count.cells",
                   {{"cells", cell}, {"needed", draft.cells()}, {"grid", a_grid_of(draft.size)}});
}

Refusal read_puzzle_of(const Payload& payload, std::optional<Shape>, Draft& draft) {
  std::vector<std::string_view> parts = split_at(payload.text, '/');
  if (parts[0] != "sudoku") {
    return refuse_at(0, "link", "puzzlink.kind", {{"text", parts[0].substr(0, 30)}});
  }
  // Options of the page.
  if (parts.size() > 1 && (parts[1].empty() || parts[1][0] == 'v')) parts.erase(parts.begin() + 1);
  const int size = parts.size() > 3 ? small_number(parts[1]) : 0;
  const bool is_square = size > 0 && size <= kMaxSize && small_number(parts[2]) == size;
  if (!is_square || size_of(static_cast<std::size_t>(size * size)) == 0) {
    return refuse_at(0, "shape", "puzzlink.size");
  }
  draft = Draft::of_size(size);
  draft.format = "puzzlink";
  return read_hexadecimal_cells(parts[3], static_cast<std::size_t>(parts[3].data() - payload.text.data()), draft);
}

}  // namespace

const TextNotation kPuzzLink{find_puzzle, read_puzzle_of};

}  // namespace sudoku::formats
