// SudokuWiki's links, `?bd=`: 81 digits; `S9B` and two characters of base 36 a cell, 1-9 a given, 10-18 a set digit,
// and above 18 a set of candidates; or, from earlier days, two characters of base 32 a cell, candidates and a bit for
// givens.
#include "link.hpp"
#include "notation.hpp"

namespace sudoku::formats {

namespace {

constexpr std::string_view kVersion = "S9B";
constexpr int kNoPair = -1;

// The number that two characters write.
int pair_at(std::string_view text, std::size_t at, int base) {
  int number = 0;
  for (const char c : text.substr(at, 2)) {
    const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    const int value = small >= '0' && small <= '9' ? small - '0' : small >= 'a' && small <= 'z' ? small - 'a' + 10 : 99;
    if (value >= base) return kNoPair;
    number = base * number + value;
  }
  return number;
}

void set_given(Draft& draft, std::size_t cell, int digit) {
  draft.puzzle.givens[cell] = static_cast<Digit>(digit);
  draft.candidates()[cell] = bit(digit);
}

void set_value(Draft& draft, std::size_t cell, int digit) {
  draft.values()[cell] = static_cast<Digit>(digit);
  draft.candidates()[cell] = bit(digit);
}

// True if the number is that of a cell.
bool read_base_36(int number, std::size_t cell, Draft& draft) {
  if (number < 1 || number - 18 > static_cast<int>(all_digits(9))) return false;
  if (number <= 9) set_given(draft, cell, number);
  else if (number <= 18) set_value(draft, cell, number - 9);
  else draft.candidates()[cell] = static_cast<Mask>(number - 18);
  return true;
}

bool read_base_32(int number, std::size_t cell, Draft& draft) {
  const auto mask = static_cast<Mask>(number >> 1);
  if (number < 0 || mask == 0 || mask > all_digits(9)) return false;
  if ((number & 1) != 0 && is_single(mask)) set_given(draft, cell, lowest_digit(mask));
  else if (is_single(mask)) set_value(draft, cell, lowest_digit(mask));
  else draft.candidates()[cell] = mask;
  return true;
}

Refusal read_pairs(const Payload& payload, Draft& draft) {
  const bool has_version = begins_with(payload.text, "s9b");
  if (!has_version && begins_with(payload.text, "s9")) {
    return refuse_at(0, "symbol", "sudokuwiki.version", {{"version", kVersion}});
  }
  const std::size_t start = has_version ? kVersion.size() : 0;
  const std::string_view pairs = std::string_view(payload.text).substr(start);
  draft = Draft::of_size(9);
  if (pairs.size() != 2 * kCellsOfNine) return refuse_cells_of_nine(pairs.size() / 2, payload.text.size());
  for (std::size_t cell = 0; cell < kCellsOfNine; ++cell) {
    draft.places[cell] = static_cast<std::uint32_t>(start + 2 * cell);
    const int number = pair_at(pairs, 2 * cell, has_version ? 36 : 32);
    if (!(has_version ? read_base_36 : read_base_32)(number, cell, draft)) {
      return refuse_cell(draft.places[cell], cell, "code.cell",
                         {{"text", pairs.substr(2 * cell, 2)}, {"cell", cell_name(cell, 9)}});
    }
  }
  if (!has_version && !draft.puzzle.values.empty()) {
    draft.notes.push_back(say("note.single-candidates"));
  }
  return nullptr;
}

// The pages of other puzzles.
constexpr std::string_view kVariants[] = {"jigsaw", "killer", "sudokux", "windoku",
                                          "kenken", "kendoku", "kakuro", "str8ts"};

Refusal read_board(const Payload& payload, std::optional<Shape> wanted, Draft& draft) {
  for (const std::string_view variant : kVariants) {
    if (!begins_with(payload.text, variant)) continue;
    return refuse_at(0, "shape", "sudokuwiki.page", {{"text", payload.text.substr(0, 20)}});
  }
  const bool is_pairs = begins_with(payload.text, "s9") || payload.text.size() == 2 * kCellsOfNine;
  Refusal refusal = is_pairs ? read_pairs(payload, draft) : read_grid(payload.text, wanted, draft);
  draft.format = "sudokuwiki";
  return refusal;
}

bool is_old_board(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); at += 2) {
    if (pair_at(text, at, 32) < 2) return false;
  }
  return text.size() == 2 * kCellsOfNine;
}

// The page of another puzzle that a link leads to; empty where it leads to one of classic Sudokus.
std::string_view variant_of(const SiteLink& link) {
  if (link.host != "sudokuwiki.org") return {};
  const std::string_view page = link.last_segment();
  for (const std::string_view variant : kVariants) {
    if (begins_with(page, variant)) return page.substr(0, page.find('.'));
  }
  return {};
}

std::optional<Payload> find_board(std::string_view text) {
  const std::string_view code = trimmed(text);
  if (begins_with(code, "s9b") || is_old_board(code)) return payload_of(text, code);
  if (begins_with(code, "bd=")) return decoded_payload(text, code.substr(3));
  const auto link = link_of(text);
  if (link && !variant_of(*link).empty()) return payload_of(text, variant_of(*link));
  if (!link || (link->host != "sudokuwiki.org" && !(link->host.empty() && link->argument("bd")))) return std::nullopt;
  return decoded_payload(text, link->argument("bd").value_or(link->query.substr(0, 0)));
}

}  // namespace

const TextNotation kSudokuWiki{find_board, read_board};

}  // namespace sudoku::formats
