#include "about.hpp"

#include <string_view>

#include "grid/message.hpp"

namespace sudoku::formats {

namespace {

constexpr std::size_t kMostName = 100, kMostRules = 600;

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

/// The text with single spaces for line ends and control characters, of at most `most` bytes and an ellipsis.
std::string in_one_line(std::string_view text, std::size_t most) {
  std::string line;
  bool is_after_space = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte <= ' ' || byte == 0x7F) {
      is_after_space = !line.empty();
      continue;
    }
    if (line.size() >= most && !continues_character(text[at])) return line + "…";
    if (is_after_space) line += ' ';
    is_after_space = false;
    line += text[at];
  }
  return line;
}

}  // namespace

void note_about(const About& about, std::vector<Sentence>& notes) {
  const std::string title = in_one_line(about.title, kMostName), author = in_one_line(about.author, kMostName);
  const std::string rules = in_one_line(about.rules, kMostRules);
  if (!title.empty()) notes.push_back(say("note.title", {{"title", title}}));
  if (!author.empty()) notes.push_back(say("note.author", {{"author", author}}));
  if (!rules.empty()) notes.push_back(say("note.author-rules", {{"rules", rules}}));
}

}  // namespace sudoku::formats
