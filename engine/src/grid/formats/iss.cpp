// Links of Interactive Sudoku Solver, `?q=`, and what stands in them: parts between dots, `~R1C1_5` for a given,
// `~R1C1_1_2` for a cell with one of these digits, `Shape~6x6` for the size. All other parts are rules. A list of
// digits is a rule, too, and not pencil marks: it belongs to the puzzle, whoever solves it.
#include <algorithm>

#include "grid/rules/rules_text.hpp"
#include "link.hpp"
#include "notation.hpp"

namespace sudoku::formats {

namespace {

constexpr std::string_view kShape = "Shape";

}  // namespace

bool begins_as_iss(std::string_view text) {
  while (text.substr(0, 2) == "..") text.remove_prefix(1);
  if (begins_with(text, ".~r") || begins_with(text, ".shape~")) return true;
  if (text.size() < 2 || text[0] != '.' || text[1] < 'A' || text[1] > 'Z') return false;
  std::size_t end = 1;
  while (end < text.size() && is_letter(text[end])) ++end;
  const bool has_argument = end < text.size() && text[end] == '~';
  const bool is_whole_word = end == text.size() || text[end] == '.' || static_cast<unsigned char>(text[end]) <= ' ';
  return has_argument || (is_whole_word && end > 2 && text[2] >= 'a' && text[2] <= 'z');
}

namespace {

/// Spaces and line ends mean nothing.
Payload without_spaces(Payload payload) {
  const auto is_space = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
  if (std::none_of(payload.text.begin(), payload.text.end(), is_space)) return payload;
  Payload dense;
  for (std::size_t at = 0; at < payload.text.size(); ++at) {
    if (is_space(payload.text[at])) continue;
    dense.text += payload.text[at];
    dense.places.push_back(payload.place(at));
  }
  dense.places.push_back(payload.place(payload.text.size()));
  return dense;
}

std::optional<Payload> find_query(std::string_view text) {
  const std::string_view code = trimmed(text);
  if (begins_as_iss(code)) return without_spaces(payload_of(text, code));
  const auto link = link_of(text);
  if (!link) return std::nullopt;
  const bool is_site = link->host == "sigh.github.io" || (link->host.empty() && link->argument("q"));
  if (!is_site) return std::nullopt;
  return without_spaces(decoded_payload(text, link->argument("q").value_or(link->query.substr(0, 0))));
}

// Takes a number of at most two digits off the front; 0 where there is none.
int take_short_number(std::string_view& text) {
  int number = 0;
  for (int digits = 0; digits < 2 && !text.empty() && text[0] >= '0' && text[0] <= '9'; ++digits) {
    number = 10 * number + (text[0] - '0');
    text.remove_prefix(1);
  }
  return number;
}

bool take_sign(std::string_view& text, char sign) {
  if (text.empty() || text[0] != sign) return false;
  text.remove_prefix(1);
  return true;
}

// The size that `6x6` tells; 0 where it is none that a grid has, or its digits are not those from 1 on.
int size_from(std::string_view text) {
  const int rows = take_short_number(text);
  const bool is_square = take_sign(text, 'x') && take_short_number(text) == rows;
  if (take_sign(text, '~') && take_short_number(text) != rows) return 0;
  const bool is_size = (rows >= 4 && rows <= kLargestWithRules) || Geometry::default_shape(rows).ok();
  return is_square && is_size && text.empty() ? rows : 0;
}

/// The digits that each cell may have by what was told so far.
using ToldDigits = std::vector<Mask>;

// Reads `R1C1_5`.
Refusal read_cell(std::string_view text, std::size_t start, Draft& draft, ToldDigits& told) {
  const std::string_view whole = text.substr(0, 40);
  const auto refuse_it = [&] {
    return refuse_at(start, "symbol", "iss.cell", {{"text", whole}, {"grid", a_grid_of(draft.size)}});
  };
  const auto cell = take_cell(text, draft.size);
  if (!cell || text.empty()) return refuse_it();
  Mask mask = 0;
  while (!text.empty()) {
    const int digit = take_sign(text, '_') ? take_short_number(text) : 0;
    if (digit < 1 || digit > draft.size) return refuse_it();
    mask |= bit(digit);
  }
  draft.places[*cell] = static_cast<std::uint32_t>(start);
  // It may be told several times: what all allow is left.
  told[*cell] &= mask;
  if (told[*cell] != 0) return nullptr;
  return refuse_at(start, "symbol", "iss.twice", {{"cell", cell_name(*cell, draft.size)}});
}

Refusal read_iss_cells(std::string_view part, std::size_t start, Draft& draft, ToldDigits& told) {
  for (const std::string_view cell : split_at(part, '~')) {
    if (cell.empty()) continue;
    const auto offset = static_cast<std::size_t>(cell.data() - part.data());
    if (Refusal refusal = read_cell(cell, start + offset, draft, told)) return refusal;
  }
  return nullptr;
}

Refusal add_list(Cell cell, Mask digits, int size, Rules& rules) {
  Mask odd = 0, even = 0;
  for (int digit = 1; digit <= size; ++digit) (digit % 2 == 1 ? odd : even) |= bit(digit);
  if (digits == odd) return add_constraint({ConstraintKind::odd, {cell}, {}, {}}, "odd", size, rules);
  if (digits == even) return add_constraint({ConstraintKind::even, {cell}, {}, {}}, "even", size, rules);
  return add_allowed_digits(cell, digits, size, rules);
}

// ISS has no odd and even cells: they are told as lists, too.
Refusal take_told_digits(const ToldDigits& told, Puzzle& puzzle, int size) {
  for (std::size_t cell = 0; cell < told.size(); ++cell) {
    if (told[cell] == all_digits(size)) continue;
    if (is_single(told[cell])) puzzle.givens[cell] = lowest_digit(told[cell]);
    else if (Refusal refusal = add_list(static_cast<Cell>(cell), told[cell], size, puzzle.rules)) return refusal;
  }
  return nullptr;
}

// The size, which other parts need, wherever it stands.
Refusal read_size(std::string_view text, int& size) {
  for (const std::string_view part : split_at(text, '.')) {
    if (part.substr(0, kShape.size() + 1) != "Shape~") continue;
    size = size_from(part.substr(kShape.size() + 1));
    if (size != 0) continue;
    Refusal refusal = refuse_rule(kShape, "iss.shape", {{"text", part.substr(0, 40)}});
    refusal->code = "shape";
    refusal->offset = static_cast<int>(part.data() - text.data());
    return refusal;
  }
  return nullptr;
}

Refusal read_part(std::string_view part, std::size_t start, RulesReader& rules, Draft& draft, ToldDigits& told) {
  if (part.empty() || part.substr(0, part.find('~')) == kShape) return nullptr;
  if (part[0] == '~' && !rules.is_inside()) return read_iss_cells(part, start, draft, told);
  Refusal refusal = rules.read(part);
  if (refusal) refusal->offset = static_cast<int>(start);
  return refusal;
}

// A rule that is not known here is told before any fault of another.
Refusal check_names(std::string_view text) {
  for (const std::string_view part : split_at(text, '.')) {
    Refusal refusal = part.substr(0, part.find('~')) == kShape ? nullptr : check_name(part);
    if (!refusal) continue;
    refusal->offset = static_cast<int>(part.data() - text.data());
    return refusal;
  }
  return nullptr;
}

Refusal read_parts(std::string_view text, Draft& draft) {
  RulesReader rules(draft.puzzle.rules, draft.size);
  ToldDigits told(draft.puzzle.givens.size(), all_digits(draft.size));
  for (const std::string_view part : split_at(text, '.')) {
    const auto start = static_cast<std::size_t>(part.data() - text.data());
    if (Refusal refusal = read_part(part, start, rules, draft, told)) return refusal;
  }
  if (Refusal refusal = rules.finish()) return refusal;
  return take_told_digits(told, draft.puzzle, draft.size);
}

Refusal read_query(const Payload& payload, std::optional<Shape>, Draft& draft) {
  const std::string_view text = payload.text;
  int size = 9;
  if (Refusal refusal = read_size(text, size)) return refusal;
  draft = Draft::of_size(size);
  draft.format = "iss";
  if (Refusal refusal = read_parts(text, draft)) {
    Refusal unknown = check_names(text);
    return unknown ? std::move(unknown) : std::move(refusal);
  }
  if (!Geometry::default_shape(size)) draft.puzzle.rules.add(GlobalRule::no_boxes);
  if (text.empty()) return refuse_at(0, "empty", "empty.link");
  return nullptr;
}

}  // namespace

const TextNotation kIss{find_query, read_query};

}  // namespace sudoku::formats
