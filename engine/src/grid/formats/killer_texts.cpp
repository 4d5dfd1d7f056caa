// Puzzles as one word that are older than links with rules, and that ISS reads, too:
//
//   3x3:d:k:3841:7705:...   killers by numbers, one a cell: 256 times the total, plus the cage's number; d: diagonals
//   O^<J.`...               killers by signs: a cell has the total of its cage, or points to a neighbour that leads on
//   ..9.1..AABBC...         jigsaws: the cells, then for each of them the sign of its region
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "grid/rules/rules_text.hpp"
#include "grid/text/reading.hpp"
#include "notation.hpp"

namespace sudoku::formats {

namespace {

/// The text without white space.
Payload dense_payload(std::string_view text) {
  Payload dense;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (static_cast<unsigned char>(text[at]) <= ' ') continue;
    dense.text += text[at];
    dense.places.push_back(static_cast<std::uint32_t>(at));
  }
  dense.places.push_back(static_cast<std::uint32_t>(text.size()));
  return dense;
}

/// Cages by any numbers, each with its total and cells.
using Cages = std::map<int, std::pair<int, std::vector<Cell>>>;

Refusal add_cages(Cages cages, Draft& draft) {
  for (auto& [number, cage] : cages) {
    auto& [total, cells] = cage;
    if (total == 0 && cells.size() == 1) continue;
    const Cell first = cells[0];
    Constraint constraint{ConstraintKind::cage, std::move(cells), {}};
    if (total != 0) constraint.values.push_back(total);
    if (Refusal refusal = add_constraint(std::move(constraint), "Cage", draft.size, draft.puzzle.rules)) {
      refusal->offset = static_cast<int>(draft.places[first]);
      return refusal;
    }
  }
  return nullptr;
}

int number_in(std::string_view text) {
  constexpr std::size_t longest = 6;
  int number = 0;
  if (text.empty() || text.size() > longest) return -1;
  for (const char c : text) {
    if (c < '0' || c > '9') return -1;
    number = 10 * number + (c - '0');
  }
  return number;
}

// --- numbers ---

constexpr std::string_view kHead = "3x3:";
constexpr std::size_t kParts = 3;  // before the numbers
constexpr int kNine = 9;

std::optional<Payload> find_numbers(std::string_view text) {
  const std::string_view code = trimmed(text);
  if (!begins_with(code, kHead)) return std::nullopt;
  const std::string_view rest = code.substr(kHead.size());
  const std::size_t colon = rest.find(':');
  if (colon == std::string_view::npos || rest.substr(colon, 3) != ":k:") return std::nullopt;
  Payload payload = dense_payload(text);
  return payload;
}

Refusal read_numbers(const Payload& payload, std::optional<Shape>, Draft& draft) {
  std::vector<std::string_view> parts = split_at(payload.text, ':');
  if (parts.back().empty()) parts.pop_back();
  draft = Draft::of_size(kNine);
  draft.format = "iss";
  draft.puzzle.shape = {3, 3};
  const auto place_of = [&](std::string_view part) {
    return static_cast<std::size_t>(part.data() - payload.text.data());
  };
  if (parts[1] == "d") {
    draft.puzzle.rules.add(GlobalRule::diagonal_down);
    draft.puzzle.rules.add(GlobalRule::diagonal_up);
  } else if (!parts[1].empty()) {
    Refusal refusal = refuse_rule(parts[1].substr(0, 24), "rules.unknown", {{"rule", parts[1].substr(0, 24)}});
    refusal->offset = static_cast<int>(place_of(parts[1]));
    return refusal;
  }
  const std::size_t numbers = parts.size() - kParts;
  if (numbers != draft.cells()) {
    return refuse_at(payload.text.size(), numbers < draft.cells() ? "too-short" : "too-long", "count.cells",
                     {{"cells", numbers}, {"needed", draft.cells()}, {"grid", a_grid_of(kNine)}});
  }
  constexpr int kCages = 256;
  Cages cages;
  for (std::size_t cell = 0; cell < numbers; ++cell) {
    const std::string_view part = parts[kParts + cell];
    const int number = number_in(part);
    draft.places[cell] = static_cast<std::uint32_t>(place_of(part));
    if (number < 0) return refuse_at(place_of(part), "symbol", "killer.number", {{"text", part.substr(0, 40)}});
    if (number < kCages) continue;  // in no cage
    auto& [total, cells] = cages[number % kCages];
    total = number / kCages;
    if (cells.empty()) cells.reserve(kNine);
    cells.push_back(static_cast<Cell>(cell));
  }
  return add_cages(std::move(cages), draft);
}

// --- signs ---

constexpr std::string_view kArrows = "v^<>`',.";
constexpr int kArrowRows[] = {1, -1, 0, 0, -1, -1, 1, 1};
constexpr int kArrowColumns[] = {0, 0, -1, 1, -1, 1, -1, 1};

/// The total that a sign stands for; -1 for none.
int total_of(char sign) {
  if (sign >= '0' && sign <= '9') return sign - '0';
  if (sign >= 'A' && sign <= 'Z') return sign - 'A' + 10;
  return sign >= 'a' && sign <= 'j' ? sign - 'a' + 36 : -1;
}

std::optional<Payload> find_signs(std::string_view text) {
  constexpr std::size_t longest = 400;
  if (text.size() > longest) return std::nullopt;
  Payload payload = dense_payload(text);
  const std::string_view signs = payload.text;
  const auto is_sign = [](char c) { return total_of(c) >= 0 || kArrows.find(c) != std::string_view::npos; };
  const bool is_killer = signs.size() == kNine * kNine && signs.find_first_of("<>^") != std::string_view::npos &&
                         std::all_of(signs.begin(), signs.end(), is_sign);
  return is_killer ? std::optional(std::move(payload)) : std::nullopt;
}

/// The cell that a cell points to; the same where it has a total. Nothing outside of the grid.
std::optional<int> next_cell(std::string_view signs, int cell) {
  const std::size_t arrow = kArrows.find(signs[static_cast<std::size_t>(cell)]);
  if (arrow == std::string_view::npos) return cell;
  const int row = cell / kNine + kArrowRows[arrow], column = cell % kNine + kArrowColumns[arrow];
  const bool is_inside = row >= 0 && row < kNine && column >= 0 && column < kNine;
  return is_inside ? std::optional(row * kNine + column) : std::nullopt;
}

Refusal read_signs(const Payload& payload, std::optional<Shape>, Draft& draft) {
  draft = Draft::of_size(kNine);
  draft.format = "iss";
  draft.puzzle.shape = {3, 3};
  Cages cages;
  for (int cell = 0; cell < kNine * kNine; ++cell) {
    draft.places[static_cast<std::size_t>(cell)] = static_cast<std::uint32_t>(cell);
    std::optional<int> at = cell;
    int steps = 0;
    for (std::optional<int> next; at && (next = next_cell(payload.text, *at)) != at; at = next) {
      if (++steps > kNine * kNine) at.reset();
      if (!at) break;
    }
    if (!at) {
      return refuse_at(static_cast<std::size_t>(cell), "symbol", "killer.arrow",
                       {{"cell", cell_name(static_cast<std::size_t>(cell), kNine)}});
    }
    auto& [total, cells] = cages[*at];
    total = total_of(payload.text[static_cast<std::size_t>(*at)]);
    if (cells.empty()) cells.reserve(kNine);
    cells.push_back(static_cast<Cell>(cell));
  }
  return add_cages(std::move(cages), draft);
}

// --- jigsaws ---

/// The side of a grid with so many cells that a jigsaw can have; 0 where there is none.
std::size_t side_of(std::size_t cells) {
  for (std::size_t n = 4; n <= kLargestWithRules; ++n) {
    if (n * n == cells) return n;
  }
  return 0;
}

/// True if the signs are regions: as many as rows, and as large. A solution, too, has each sign so often, but in every
/// row and column.
bool are_regions(std::string_view signs, std::size_t n) {
  std::map<char, std::size_t> counts;
  for (const char sign : signs) ++counts[sign];
  const bool is_even = counts.size() == n &&
                       std::all_of(counts.begin(), counts.end(), [n](const auto& one) { return one.second == n; });
  if (!is_even) return false;
  for (std::size_t line = 0; line < n; ++line) {
    std::set<char> row, column;
    for (std::size_t at = 0; at < n; ++at) {
      row.insert(signs[line * n + at]);
      column.insert(signs[at * n + line]);
    }
    if (row.size() < n || column.size() < n) return true;
  }
  return false;
}

std::optional<Payload> find_jigsaw(std::string_view text) {
  constexpr std::size_t longest = 2 * kLargestWithRules * kLargestWithRules + 64;
  if (text.size() > longest) return std::nullopt;
  Payload payload = dense_payload(text);
  const std::string_view signs = payload.text;
  const std::size_t n = signs.size() % 2 == 0 ? side_of(signs.size() / 2) : 0;
  if (n == 0) return std::nullopt;
  const std::string_view cells = signs.substr(0, n * n), regions = signs.substr(n * n);
  const auto is_plain = [](char c) {
    const char small = static_cast<char>(c | 0x20);
    return c == '.' || (c >= '0' && c <= '9') || (small >= 'a' && small <= 'z');
  };
  const bool is_jigsaw = std::all_of(signs.begin(), signs.end(), is_plain) && are_regions(regions, n) &&
                         cells.find_first_of(".0") != std::string_view::npos;
  return is_jigsaw ? std::optional(std::move(payload)) : std::nullopt;
}

Refusal read_jigsaw(const Payload& payload, std::optional<Shape>, Draft& draft) {
  const std::size_t half = payload.text.size() / 2;
  if (Refusal refusal = read_grid(std::string_view(payload.text).substr(0, half), std::nullopt, draft)) return refusal;
  draft.format = "iss";
  Rules& rules = draft.puzzle.rules;
  if (Refusal refusal = add_rule("Jigsaw~" + payload.text.substr(half), draft.size, rules)) {
    refusal->offset = static_cast<int>(half);
    return refusal;
  }
  rules.add(GlobalRule::no_boxes);
  return nullptr;
}

}  // namespace

const TextNotation kKillerNumbers{find_numbers, read_numbers};
const TextNotation kKillerSigns{find_signs, read_signs};
const TextNotation kJigsawSigns{find_jigsaw, read_jigsaw};

}  // namespace sudoku::formats
