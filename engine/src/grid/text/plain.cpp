// A text as plain characters, each with its place: what belongs to Markdown and HTML is blank, or parts cells and rows.
#include <algorithm>

#include "character.hpp"
#include "table.hpp"

namespace sudoku::formats {

namespace {

constexpr char kUnknown = '\x01';

char plain_character(const Character& character) {
  if (character.code == '\r') return '\n';
  if (character.code == '\t' || character.code == '\n') return static_cast<char>(character.code);
  const char meaning = character.meaning();
  return meaning < ' ' ? kUnknown : meaning;
}

bool is_named(std::string_view tag, std::string_view name) {
  const std::size_t start = tag.find_first_not_of("</ ");
  if (start == std::string_view::npos || tag.substr(start, name.size()) != name) return false;
  const std::size_t end = start + name.size();
  return end >= tag.size() || tag[end] < 'A' || tag[end] > 'Z';
}

// The value of an input field of a page, as a part of its tag.
std::string_view value_in(std::string_view tag) {
  constexpr std::string_view attribute = "VALUE=";
  const std::size_t at = tag.find(attribute);
  if (at == std::string_view::npos) return {};
  std::string_view value = tag.substr(at + attribute.size());
  const char quote = value.empty() ? ' ' : value.front();
  const bool has_quotes = quote == '"' || quote == '\'';
  if (has_quotes) value.remove_prefix(1);
  return value.substr(0, has_quotes ? value.find(quote) : value.find_first_of(" >/"));
}

// Puts blanks in the place of tags, a tab where a cell begins, a line end where a row does.
void read_tags(std::string& text) {
  for (char& c : text) {
    if (c == '\n' || c == '\t') c = ' ';
  }
  for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at)) {
    const std::size_t close = text.find('>', at);
    const std::size_t end = close == std::string::npos ? text.size() : close + 1;
    const std::string tag = text.substr(at, end - at);
    const std::string_view value = is_named(tag, "INPUT") ? value_in(tag) : std::string_view{};
    const std::size_t offset = value.empty() ? 0 : static_cast<std::size_t>(value.data() - tag.data());
    std::string blank(tag.size(), ' ');
    blank.replace(offset, value.size(), value);
    const bool closes = tag.size() > 1 && tag[1] == '/';
    if (!closes && (is_named(tag, "TD") || is_named(tag, "TH"))) blank[0] = '\t';
    if (is_named(tag, "TR") || is_named(tag, "BR") || is_named(tag, "TABLE")) blank[0] = '\n';
    text.replace(at, tag.size(), blank);
    at = end;
  }
}

// `&nbsp;`, `&#160;` and their like are spaces.
void read_entities(std::string& text) {
  constexpr std::size_t longest = 8;
  for (std::size_t at = text.find('&'); at != std::string::npos; at = text.find('&', at + 1)) {
    const std::size_t end = text.find(';', at);
    if (end == std::string::npos) return;
    const std::string_view name = std::string_view(text).substr(at + 1, end - at - 1);
    const bool is_entity = !name.empty() && name.size() <= longest &&
                           name.find_first_not_of("#0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string_view::npos;
    if (is_entity) text.replace(at, end - at + 1, end - at + 1, ' ');
  }
}

// Rows of LaTeX become lines, and what is no cell is blank.
void read_latex(std::string& text) {
  const auto blank = [&](std::size_t at, std::size_t end, char mark) {
    text.replace(at, end - at, end - at, ' ');
    text[at] = mark;
  };
  const bool has_rows = text.find("\\\\") != std::string::npos;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (has_rows && text[at] == '\n') text[at] = ' ';
    if (text[at] == '$') text[at] = ' ';
    if (text[at] != '\\') continue;
    std::size_t end = at + 1;
    while (end < text.size() && text[end] >= 'A' && text[end] <= 'Z') ++end;
    const std::string_view name = std::string_view(text).substr(at + 1, end - at - 1);
    const bool is_frame = name == "BEGIN" || name == "END" || name == "CLINE" || name == "CMIDRULE";
    // The arguments of an environment.
    while (is_frame && end < text.size() && text[end] == '{') end = std::min(text.find('}', end), text.size() - 1) + 1;
    if (name.empty() && end < text.size() && text[end] == '\\') blank(at, end + 1, '\n');
    else if (is_frame || name == "HLINE" || name.find("RULE") != std::string_view::npos) blank(at, end, '\n');
  }
}

// The beginning of a comment: a `#` that is no mark before candidates.
std::size_t comment_in(std::string_view line) {
  for (std::size_t at = line.find('#'); at != std::string_view::npos; at = line.find('#', at + 1)) {
    if (at + 1 == line.size() || line[at + 1] < '0' || line[at + 1] > '9') return at;
  }
  return std::string_view::npos;
}

// Quotation marks of mail and Markdown at the start of a line, fences, and comments are blank.
void read_markdown(std::string& text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::size_t start = at;
    while (start < end && (text[start] == '>' || text[start] == ' ')) ++start;
    const std::string_view line = std::string_view(text).substr(start, end - start);
    const bool is_fence = line.substr(0, 3) == "```" || line.substr(0, 3) == "~~~";
    const std::size_t comment = comment_in(line);
    // A quoted line keeps its columns.
    const std::size_t quoted = text.find('>', at) < start ? text.rfind('>', start) + 1 : at;
    const std::size_t blank = is_fence ? start : comment == std::string_view::npos ? end : start + comment;
    text.replace(at, quoted - at, quoted - at, ' ');
    text.replace(blank, end - blank, end - blank, ' ');
    at = end + 1;
  }
}

}  // namespace

Payload plain_of(std::string_view text) {
  Payload plain;
  std::size_t at = text.substr(0, 3) == "\xEF\xBB\xBF" ? 3 : 0;
  while (at < text.size()) {
    const Character character = character_at(text, at);
    if (!character.is_nothing()) {
      plain.text += plain_character(character);
      plain.places.push_back(static_cast<std::uint32_t>(at));
    }
    at += character.bytes;
  }
  plain.places.push_back(static_cast<std::uint32_t>(text.size()));
  const bool has_cells = plain.text.find("<TD") != std::string::npos || plain.text.find("<TH") != std::string::npos;
  if (has_cells) read_tags(plain.text);
  if (plain.text.find("\\BEGIN{") != std::string::npos || plain.text.find("\\HLINE") != std::string::npos) {
    read_latex(plain.text);
  }
  read_entities(plain.text);
  if (!has_cells) read_markdown(plain.text);
  return plain;
}

}  // namespace sudoku::formats
