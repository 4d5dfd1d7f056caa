// Texts of which each block of lines is a grid: empty lines or headings stand between them.
#include "collection.hpp"
#include "notation.hpp"
#include "payload.hpp"

namespace sudoku::formats {

namespace {

constexpr std::size_t kFewestLines = 4;

// A comment, or a line that begins with a word of three letters or more: "Grid 01".
bool is_heading(std::string_view line) {
  std::size_t letters = 0;
  while (letters < line.size() && is_letter(line[letters])) ++letters;
  return line.front() == '#' || (letters >= 3 && line.find('.') == std::string_view::npos &&
                                 (letters == line.size() || line[letters] == ' ' || line[letters] == ':'));
}

struct Block {
  std::string_view text;
  std::size_t lines = 0;
};

// The next block from the start of `rest`, which is moved behind it; without lines where there is none.
Block next_block(std::string_view& rest) {
  Block block;
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = trimmed(rest.substr(0, end));
    const bool parts = line.empty() || is_heading(line);
    if (parts && block.lines > 0) break;
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    if (parts) continue;
    const char* start = block.lines == 0 ? line.data() : block.text.data();
    block.text = {start, static_cast<std::size_t>(line.data() + line.size() - start)};
    ++block.lines;
  }
  return block;
}

// True if a block is a grid by itself: it has a line a row at least, which bands of a larger grid have not.
bool is_grid(const Block& block) {
  if (block.lines < kFewestLines || block.text.size() > kMaxTextBytes) return false;
  Parsed parsed;
  return !read_notation(block.text, std::nullopt, parsed) &&
         block.lines >= static_cast<std::size_t>(parsed.puzzle.shape.size());
}

}  // namespace

std::vector<std::string_view> puzzle_blocks(std::string_view text) {
  std::string_view rest = text;
  const Block first = next_block(rest), second = next_block(rest);
  if (second.lines == 0 || (!is_grid(first) && !is_grid(second))) return {};
  const std::size_t lines = is_grid(first) ? first.lines : second.lines;
  Parsed whole;
  if (text.size() <= kMaxTextBytes && !read_notation(text, std::nullopt, whole)) return {};

  std::vector<std::string_view> blocks{first.text, second.text};
  std::size_t alike = (first.lines == lines ? 1U : 0U) + (second.lines == lines ? 1U : 0U);
  for (Block block = next_block(rest); block.lines > 0; block = next_block(rest)) {
    blocks.push_back(block.text);
    if (block.lines == lines) ++alike;
  }
  return 2 * alike > blocks.size() ? blocks : std::vector<std::string_view>{};
}

}  // namespace sudoku::formats
