// Texts of which each line is a puzzle: symbols, a link, a line of HoDoKu, or one of the columns of a table.
#include "collection.hpp"
#include "notation.hpp"
#include "payload.hpp"
#include "grid/text/reading.hpp"

namespace sudoku::formats {

namespace {

// So many lines that are no puzzle are too many for a text to be looked at any further, unless more are.
constexpr std::size_t kPatience = 1000;

constexpr std::string_view kColumnEnds = " \t,;|";

bool is_symbol(char c) {
  const char small = static_cast<char>(c | 0x20);
  const bool is_blank = c == '.' || c == '*' || c == '_' || c == '-' || c == '?';
  return is_blank || (c >= '0' && c <= '9') || (small >= 'a' && small <= 'z');
}

bool is_word_of(std::string_view text) {
  for (const char c : text) {
    const char small = static_cast<char>(c | 0x20);
    if (small < 'a' || small > 'z') return false;
  }
  return text.size() == 3;
}

bool has_open_cells(std::string_view line) { return line.find_first_of(".0*_?-") != std::string_view::npos; }

// How many cells a line of symbols has; 0 where it is none.
std::size_t symbols_in(std::string_view line) {
  std::size_t cells = 0;
  for (const char c : line) {
    if (is_symbol(c)) ++cells;
    else if (c != ' ' && c != '\t' && c != ',') return 0;
  }
  return size_of(cells) == 0 ? 0 : cells;
}

// A column of a table with more cells than any other; of several alike the first that has open ones, which a solution
// has not.
std::string_view puzzle_column(std::string_view line) {
  std::string_view best;
  std::size_t most = 0;
  while (!line.empty()) {
    const std::string_view column = line.substr(0, line.find_first_of(kColumnEnds));
    const std::size_t cells = symbols_in(column);
    if (cells > most || (cells != 0 && cells == most && has_open_cells(column) && !has_open_cells(best))) {
      best = column;
      most = cells;
    }
    line.remove_prefix(column.size() < line.size() ? column.size() + 1 : column.size());
  }
  return best;
}

// True if a line of ISS is a puzzle of its own, not one of the lines that a puzzle is written in: it tells a size, or
// digits and rules.
bool is_whole_iss(std::string_view line) {
  if (begins_with(line, ".shape~")) return true;
  bool has_cells = false, has_rule = false;
  for (const std::string_view part : split_at(line, '.')) {
    const bool is_cell = part.substr(0, 1) == "~";
    has_cells |= is_cell;
    has_rule |= !is_cell && !trimmed(part).empty();
  }
  return has_cells && has_rule;
}

// True if a line is packed data of f-puzzles or SudokuPad, without an address before it.
bool is_packed(std::string_view line) {
  constexpr std::size_t shortest = 40;
  const bool has_name = begins_with(line, "fpuz") || begins_with(line, "scl") || begins_with(line, "ctc");
  return has_name && line.size() >= shortest && line.find_first_of(" \t,;") == std::string_view::npos;
}

// True if a line names the columns of a table, or the puzzle that follows it: "quizzes,solutions", "Puzzle 1".
bool is_header(std::string_view line) {
  constexpr std::size_t longest = 60;
  std::size_t letters = 0, digits = 0;
  for (const char c : line) {
    const char small = static_cast<char>(c | 0x20);
    letters += small >= 'a' && small <= 'z';
    digits += c >= '0' && c <= '9';
  }
  const bool begins_with_word = is_word_of(line.substr(0, 3));
  const bool has_columns = digits == 0 && line.find_first_of(kColumnEnds) != std::string_view::npos;
  return line.size() <= longest && begins_with_word && line.find('.') == std::string_view::npos &&
         (has_columns || (digits > 0 && digits < letters));
}

// The lines of a text, as far as they are looked at.
struct PuzzleLines {
  std::vector<std::string_view> puzzles;  // in their order, with what is none between them
  std::size_t cells = 0;                  // of each line, where they are alike
  std::size_t whole = 0, columns = 0, others = 0;
  bool are_alike = true;

  std::size_t good() const { return whole + columns; }

  void add(std::string_view line) {
    const std::string_view words = trimmed(line.substr(0, line.find('#')));
    const std::size_t count = symbols_in(words);
    if (begins_with(line, "http://") || begins_with(line, "https://") || line.front() == ':') {
      are_alike = false;
      add_good(whole, line);
    } else if (is_packed(line)) {
      add_good(whole, line);
    } else if (begins_as_iss(line)) {
      add_good(is_whole_iss(line) ? whole : columns, line);
    } else if (puzzles.empty() && !has_open_cells(line) && is_header(line)) {
      return;
    } else if (count != 0) {
      if (cells == 0) cells = count;
      are_alike = are_alike && cells == count;
      add_good(whole, words);
    } else if (const std::string_view column = puzzle_column(words); !column.empty()) {
      add_good(columns, column);
    } else if (!is_header(line)) {
      ++others;
      puzzles.push_back(line);
    }
  }

 private:
  void add_good(std::size_t& kind, std::string_view puzzle) {
    ++kind;
    puzzles.push_back(puzzle);
  }
};

// True if the lines are the candidates of one grid, n characters a cell, row by row.
bool are_candidates(const PuzzleLines& lines) {
  const std::size_t n = lines.puzzles.size();
  if (n * n != lines.cells || n > 9) return false;
  for (const std::string_view line : lines.puzzles) {
    std::size_t at = 0;
    for (const char c : line) {
      if (!is_symbol(c)) continue;
      const std::size_t place = at++ % n + 1;
      if (c >= '1' && c <= '9' && static_cast<std::size_t>(c - '0') != place) return false;
    }
  }
  return true;
}

// Lines of cells that are the rows of one grid, give or take one, or its candidates, are not puzzles.
bool is_one_grid(const PuzzleLines& lines) {
  if (!lines.are_alike || lines.columns != 0) return false;
  return (lines.whole + 1 >= lines.cells && lines.whole <= lines.cells + 1) ||
         (lines.others == 0 && are_candidates(lines));
}

// True if a text that might be many puzzles is one.
bool reads_as_one(std::string_view text) {
  Parsed parsed;
  return text.size() <= kMaxTextBytes && !read_notation(text, std::nullopt, parsed);
}

}  // namespace

std::vector<std::string_view> puzzle_lines(std::string_view text) {
  PuzzleLines lines;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = trimmed(rest.substr(0, end));
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    if (!line.empty() && line.front() != '#') lines.add(line);
    if (lines.others > lines.good() + kPatience) return {};
  }
  const bool is_list = lines.good() > 1 && lines.good() > lines.others && !is_one_grid(lines);
  // Rows of candidates may look like puzzles by accident, but not all of them.
  const bool is_certain = lines.whole == lines.puzzles.size();
  return is_list && (is_certain || !reads_as_one(text)) ? lines.puzzles : std::vector<std::string_view>{};
}

}  // namespace sudoku::formats
