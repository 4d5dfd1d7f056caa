// Borders have no grammar: people and programs draw them with | + - = * . : ' and box characters, some of which are
// blank signs elsewhere. So the line decides: one made of border characters alone is a horizontal border ("rule"), in
// any other one `|` parts and the rest are cells. `-` is a blank sign where it stands on a line with digits or letters.
#include "scan.hpp"

#include <array>
#include <cstdint>
#include <string_view>

#include "character.hpp"

namespace sudoku::formats {

namespace {

// A 36x36 grid with every candidate in every cell has fewer; a text with more is no grid.
constexpr std::size_t kMaxGlyphs = std::size_t{2} * kMaxSize * kMaxSize * kMaxSize;

bool is_alphanumeric(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z');
}

/// A set of ASCII characters, as bits: each character of a text is looked up in several.
class Characters {
 public:
  constexpr explicit Characters(std::string_view list) {
    for (const char c : list) words_[word_of(c)] |= bit_of(c);
  }
  constexpr bool has(char c) const { return (words_[word_of(c)] & bit_of(c)) != 0; }

 private:
  static constexpr std::size_t word_of(char c) { return static_cast<unsigned char>(c) / 64; }
  static constexpr std::uint64_t bit_of(char c) { return std::uint64_t{1} << static_cast<unsigned char>(c) % 64; }

  std::array<std::uint64_t, 4> words_{};
};

constexpr Characters kCrosses("+="), kCorners("*.:'"), kBorders("-+=*.:'| \t"), kSpaces("| \t"), kBlanks(".*_-?");

// The kinds of characters in a line, without its comment.
struct LineContent {
  bool alphanumeric = false;
  bool dash = false;
  bool cross = false;   // + or =, which no row of cells has
  bool corner = false;  // what borders have beside dashes
  bool other = false;   // what no horizontal border has
  std::size_t end = 0;  // offset of the line's end

  // A line of dashes alone is a row of blanks where dashes are blanks.
  bool is_rule(bool dash_is_blank) const { return !other && (cross || (dash && (corner || !dash_is_blank))); }
};

LineContent look_at_line(std::string_view text, std::size_t begin) {
  LineContent line;
  bool comment = false;
  std::size_t at = begin;
  while (at < text.size() && text[at] != '\n' && text[at] != '\r') {
    const Character character = character_at(text, at);
    const char c = character.meaning();
    comment = comment || c == '#';
    if (!comment) {
      line.alphanumeric |= is_alphanumeric(c);
      line.dash |= c == '-';
      line.cross |= kCrosses.has(c);
      line.corner |= kCorners.has(c);
      line.other |= !kBorders.has(c);
    }
    at += character.bytes;
  }
  line.end = at;
  return line;
}

bool dashes_are_blanks(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const LineContent line = look_at_line(text, at);
    if (line.alphanumeric && line.dash) return true;
    at = line.end + 1;
  }
  return false;
}

class Scanner {
 public:
  Scanner(std::string_view text, bool dash_is_blank, Scan& scan)
      : text_(text), dash_is_blank_(dash_is_blank), scan_(scan) {}

  Refusal run() {
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") at_ = 3;
    while (at_ < text_.size()) {
      const LineContent line = look_at_line(text_, at_);
      if (line.is_rule(dash_is_blank_)) {
        note(scan_.rules);
      } else if (Refusal refusal = read_row(line.end)) {
        return refusal;
      }
      gap_ = Gap::space;
      if (line.end < text_.size() && text_[line.end] == '\n') ++line_number_;
      at_ = line.end + 1;
    }
    return nullptr;
  }

 private:
  // Several bars in one place count once.
  void note(std::vector<std::uint32_t>& places) const {
    const auto place = static_cast<std::uint32_t>(scan_.glyphs.size());
    if (places.empty() || places.back() != place) places.push_back(place);
  }

  Refusal read_row(std::size_t end) {
    const std::size_t first = scan_.glyphs.size();
    while (at_ < end) {
      const Character character = character_at(text_, at_);
      const char c = character.meaning();
      if (c == '#') return nullptr;
      if (c == '|') note(scan_.bars);
      if (kSpaces.has(c)) {
        gap_ = Gap::space;
      } else if (c == ',') {
        if (gap_ == Gap::none) gap_ = Gap::comma;
      } else if (is_alphanumeric(c) || kBlanks.has(c)) {
        if (scan_.glyphs.size() == kMaxGlyphs) {
          return refuse_at(at_, "too-long", "too-long.characters", {{"most", kMaxGlyphs}});
        }
        if (scan_.glyphs.size() == first) note(scan_.lines);
        scan_.glyphs.push_back({static_cast<std::uint32_t>(at_), static_cast<std::uint8_t>(character.bytes), c, gap_});
        gap_ = Gap::none;
      } else {
        return refuse(character);
      }
      at_ += character.bytes;
    }
    return nullptr;
  }

  Refusal refuse(const Character& character) const {
    const bool control = character.is_control();
    return refuse_at(
        at_, control ? "control" : "symbol",
        control ? MessageId("symbol.control") : MessageId("symbol.unknown"),
        {{"character", character.name(text_, at_)}, {"line", line_number_}});
  }

  std::string_view text_;
  bool dash_is_blank_;
  Scan& scan_;
  std::size_t at_ = 0;
  int line_number_ = 1;
  Gap gap_ = Gap::space;
};

}  // namespace

Refusal take_apart(std::string_view text, Scan& scan) {
  Refusal refusal = Scanner(text, dashes_are_blanks(text), scan).run();
  if (refusal || !scan.glyphs.empty()) return refusal;
  // Nothing but dashes: an empty grid rather than borders around nothing.
  scan = {};
  return Scanner(text, true, scan).run();
}

}  // namespace sudoku::formats
