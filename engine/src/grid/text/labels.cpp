// Labels of rows (A to I, 1 to 9, R1 to R9) and columns round a grid are made blank, so that what is left reads as any
// grid, with every place where it was.
#include "grid/formats/notation.hpp"

namespace sudoku::formats {

namespace {

constexpr std::string_view kGaps = " \t|:\r";

// The words of a line, each as it stands in the text.
std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  for (;;) {
    const std::size_t start = line.find_first_not_of(kGaps);
    if (start == std::string_view::npos) return words;
    line.remove_prefix(start);
    const std::size_t length = line.find_first_of(kGaps);
    words.push_back(line.substr(0, length));
    line.remove_prefix(words.back().size());
  }
}

using Lines = std::vector<std::vector<std::string_view>>;

// Lines with words that are about cells: no borders, no comments.
Lines rows_in(std::string_view text) {
  Lines rows;
  for (const std::string_view line : lines_of(text)) {
    const std::string_view content = line.substr(0, line.find('#'));
    if (content.find_first_of("123456789ABCDEFGHIRabcdefghir._0") == std::string_view::npos) continue;
    if (content.find_first_not_of("-+=.:'*| \t\r") == std::string_view::npos &&
        content.find_first_of("-+=") != std::string_view::npos) continue;
    rows.push_back(words_of(content));
    if (rows.size() > kMaxSize + 2) break;
  }
  return rows;
}

enum class LabelKind { none, letter, number, named };

// The kind of label that stands for the `index`-th row or column, counted from 0.
LabelKind label_kind(std::string_view word, std::size_t index, char name) {
  if (word == row_letters(static_cast<int>(index))) return LabelKind::letter;
  const std::string number = std::to_string(index + 1);
  if (word == number) return LabelKind::number;
  const bool is_named = word.size() > 1 && (word[0] | 0x20) == name && word.substr(1) == number;
  return is_named ? LabelKind::named : LabelKind::none;
}

// True if a line names the columns: nothing but labels of one kind, in order.
bool is_header(const std::vector<std::string_view>& words, std::size_t size) {
  if (words.size() != size) return false;
  const LabelKind kind = label_kind(words[0], 0, 'c');
  for (std::size_t i = 0; i < size; ++i) {
    if (label_kind(words[i], i, 'c') != kind) return false;
  }
  return kind != LabelKind::none;
}

std::size_t characters(const std::vector<std::string_view>& words) {
  std::size_t number = 0;
  for (const std::string_view word : words) number += word.size();
  return number;
}

// True if every row begins with its label, and has enough behind it to be a row nevertheless.
bool have_labels(const Lines& rows, bool numbers_may_be) {
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const LabelKind kind = rows[row].size() < 2 ? LabelKind::none : label_kind(rows[row][0], row, 'r');
    if (kind == LabelKind::none || (kind == LabelKind::number && !numbers_may_be)) return false;
    if (characters(rows[row]) - rows[row][0].size() < rows.size()) return false;
  }
  return true;
}

void blank_out(std::string_view word, std::string_view text, std::string& blanked) {
  const auto start = static_cast<std::size_t>(word.data() - text.data());
  blanked.replace(start, word.size(), word.size(), ' ');
  if (start + word.size() < blanked.size() && blanked[start + word.size()] == ':') blanked[start + word.size()] = ' ';
}

}  // namespace

std::string without_labels(std::string_view text) {
  std::string blanked(text);
  Lines rows = rows_in(text);
  const bool has_header = rows.size() > 4 && is_header(rows[0], rows.size() - 1);
  if (has_header) {
    for (const std::string_view word : rows[0]) blank_out(word, text, blanked);
    rows.erase(rows.begin());
  }
  if (rows.size() >= 4 && have_labels(rows, has_header)) {
    for (const auto& row : rows) blank_out(row[0], text, blanked);
  }
  return blanked;
}

}  // namespace sudoku::formats
