// The notebooks' dictionary of cells and candidates, `{'A1': '45', 'A2': '8', ...}`, as Python or JSON quote it.
#include "grid/text/alphabet.hpp"
#include "notation.hpp"
#include "grid/text/reading.hpp"

namespace sudoku::formats {

namespace {

constexpr std::size_t kMostPairs = std::size_t{kMaxSize} * kMaxSize;

// A cell's name and what it holds, as pieces of the payload.
struct DictPair {
  std::string_view key, value;
};

std::optional<Payload> find_dict(std::string_view text) {
  const std::string_view dict = trimmed(text);
  if (dict.empty() || dict.front() != '{') return std::nullopt;
  const std::string_view key = trimmed(dict.substr(1, 40));
  const bool has_quote = !key.empty() && (key[0] == '\'' || key[0] == '"');
  const std::size_t letters = has_quote ? key.find_first_of("0123456789") : 0;
  return letters == 2 || letters == 3 ? std::optional(payload_of(text, dict)) : std::nullopt;
}

class DictReader {
 public:
  explicit DictReader(std::string_view text) : text_(text) {}

  Refusal read(std::vector<DictPair>& pairs) {
    if (Refusal refusal = expect('{')) return refusal;
    while (!is_next('}')) {
      DictPair pair;
      if (pairs.size() == kMostPairs) return refuse_at(at_, "too-long", "too-long.dictionary", {{"most", kMostPairs}});
      if (Refusal refusal = read_quoted(pair.key)) return refusal;
      if (Refusal refusal = expect(':')) return refusal;
      if (Refusal refusal = read_quoted(pair.value)) return refusal;
      pairs.push_back(pair);
      if (!is_next('}')) {
        if (Refusal refusal = expect(',')) return refusal;
      }
    }
    return nullptr;
  }

 private:
  void skip_space() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos) ++at_;
  }

  bool is_next(char c) {
    skip_space();
    return at_ < text_.size() && text_[at_] == c;
  }

  Refusal expect(char c) {
    if (!is_next(c)) return refuse_place(std::string{c});
    ++at_;
    return nullptr;
  }

  Refusal refuse_place(const Value& wanted) const {
    if (at_ < text_.size()) return refuse_at(at_, "symbol", "dict.place", {{"wanted", wanted}});
    return refuse_at(at_, "too-short", "dict.end", {{"wanted", wanted}});
  }

  // A text in quotes, or a number without.
  Refusal read_quoted(std::string_view& value) {
    skip_space();
    const char quote = at_ < text_.size() ? text_[at_] : '\0';
    const bool has_quotes = quote == '\'' || quote == '"';
    const std::size_t start = at_ + (has_quotes ? 1 : 0);
    const std::size_t end = has_quotes ? text_.find(quote, start) : text_.find_first_not_of("0123456789", start);
    if (end == std::string_view::npos || (!has_quotes && end == start)) return refuse_place(say("dict.quoted"));
    value = text_.substr(start, end - start);
    at_ = end + (has_quotes ? 1 : 0);
    return nullptr;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

// The number of a cell, which is no cell's if the key is not one: "A1" is 0, "AA1" stands in the 27th row.
std::size_t cell_of(std::string_view key, int size) {
  constexpr std::size_t none = ~std::size_t{0};
  int row = 0, column = 0;
  std::size_t at = 0;
  for (; at < key.size() && at < 2 && (key[at] | 0x20) >= 'a' && (key[at] | 0x20) <= 'z'; ++at) {
    row = 26 * row + (key[at] | 0x20) - 'a' + 1;
  }
  const std::size_t letters = at;
  for (; at < key.size() && at < letters + 2 && key[at] >= '0' && key[at] <= '9'; ++at) {
    column = 10 * column + key[at] - '0';
  }
  if (at != key.size() || row < 1 || row > size || column < 1 || column > size) return none;
  return static_cast<std::size_t>((row - 1) * size + column - 1);
}

// The candidates that a value lists; 0 where it lists something else.
Mask mask_of(std::string_view value, int size) {
  Mask mask = 0;
  for (const char c : value) {
    const char capital = c >= 'a' && c <= 'z' ? static_cast<char>(c & ~0x20) : c;
    const int digit = digit_of(capital, Alphabet::from_one, size);
    if (digit < 1) return 0;
    mask |= bit(digit);
  }
  return mask;
}

// The same where digits are numbers, with commas between.
Mask mask_of_numbers(std::string_view value, int size) {
  Mask mask = 0;
  for (const std::string_view item : split_at(value, ',')) {
    int number = 0;
    for (const char c : item.substr(0, 3)) number = c >= '0' && c <= '9' ? 10 * number + (c - '0') : kMaxSize + 1;
    if (number < 1 || number > size) return 0;
    mask |= bit(number);
  }
  return mask;
}

bool is_blank(std::string_view value) {
  return value.empty() || value == "." || value == "0" || value == " ";
}

Refusal read_pair(const DictPair& pair, std::string_view text, Draft& draft, std::vector<Mask>& masks) {
  const auto offset = [&](std::string_view part) { return static_cast<std::size_t>(part.data() - text.data()); };
  const std::size_t cell = cell_of(pair.key, draft.size);
  if (cell >= draft.cells()) {
    return refuse_at(offset(pair.key), "symbol", "dict.cell",
                     {{"text", pair.key.substr(0, 20)}, {"grid", a_grid_of(draft.size)}});
  }
  if (masks[cell] != 0) {
    return refuse_cell(offset(pair.key), cell, "dict.twice", {{"cell", cell_name(cell, draft.size)}});
  }
  const auto read = draft.size == kMaxSize ? mask_of_numbers : mask_of;
  masks[cell] = is_blank(pair.value) ? all_digits(draft.size) : read(pair.value, draft.size);
  if (masks[cell] == 0) {
    return refuse_symbol(offset(pair.value), cell, pair.value.substr(0, 40), Alphabet::from_one, draft.size);
  }
  draft.places[cell] = static_cast<std::uint32_t>(offset(pair.value));
  return nullptr;
}

Refusal read_dict(const Payload& payload, std::optional<Shape>, Draft& draft) {
  std::vector<DictPair> pairs;
  if (Refusal refusal = DictReader(payload.text).read(pairs)) return refusal;
  const int size = size_of(pairs.size());
  if (size == 0) {
    return refuse_at(0, pairs.size() < 81 ? "too-short" : "too-long", "count.no-grid",
                     {{"cells", pairs.size()}});
  }
  draft = Draft::of_size(size);
  draft.format = "dict";
  std::vector<Mask> masks(draft.cells(), 0);
  bool has_sets = false;
  for (const DictPair& pair : pairs) {
    if (Refusal refusal = read_pair(pair, payload.text, draft, masks)) return refusal;
  }
  for (std::size_t cell = 0; cell < masks.size(); ++cell) {
    if (is_single(masks[cell])) draft.puzzle.givens[cell] = lowest_digit(masks[cell]);
    has_sets |= has_several(masks[cell]) && masks[cell] != all_digits(size);
  }
  if (has_sets) draft.puzzle.candidates = std::move(masks);
  return nullptr;
}

}  // namespace

const TextNotation kDict{find_dict, read_dict};

}  // namespace sudoku::formats
