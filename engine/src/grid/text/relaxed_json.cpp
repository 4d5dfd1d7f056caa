#include "relaxed_json.hpp"

#include <charconv>

#include "character.hpp"

namespace sudoku::formats {

namespace {

constexpr int kMaxDepth = 24;
constexpr int kMaxValues = 200'000;
constexpr std::size_t kLongestWord = 80;

using Kind = JsonValue::Kind;

/// `-?\d+(\.\d+)?`
bool is_number(std::string_view word) {
  std::size_t at = !word.empty() && word[0] == '-' ? 1 : 0;
  const auto digits = [&] {
    const std::size_t start = at;
    while (at < word.size() && is_digit(word[at])) ++at;
    return at > start;
  };
  if (!digits()) return false;
  if (at == word.size()) return true;
  return word[at++] == '.' && digits() && at == word.size();
}

class RelaxedReader {
 public:
  explicit RelaxedReader(std::string_view text) : text_(text) {}

  /// Each answers false where there is no such thing.
  bool whole(JsonValue& value) { return read(value, 0) && next() == kEnd; }

 private:
  static constexpr int kEnd = -1;

  /// The next character that is no white space.
  int next() {
    at_ = text_.find_first_not_of(" \t\r\n", at_);
    if (at_ == std::string_view::npos) at_ = text_.size();
    return at_ == text_.size() ? kEnd : static_cast<unsigned char>(text_[at_]);
  }

  /// Steps over a character if it is the next one.
  bool take(char character) {
    if (next() != character) return false;
    ++at_;
    return true;
  }

  bool read(JsonValue& value, int depth) {
    if (depth > kMaxDepth || ++values_ > kMaxValues) return false;
    const int first = next();
    value.place = static_cast<std::uint32_t>(at_);
    if (first == '{') return read_object(value, depth);
    if (first == '[') return read_list(value, depth);
    if (first != '"' && first != '\'') return read_word(value);
    value.kind = Kind::text;
    return read_string(value.text);
  }

  bool read_object(JsonValue& object, int depth) {
    object.kind = Kind::object;
    ++at_;
    while (!take('}')) {
      const int first = next();
      std::string& key = object.keys.emplace_back();
      if (!(first == '"' || first == '\'' ? read_string(key) : read_bare(key)) || !take(':')) return false;
      if (!read(object.items.emplace_back(), depth + 1)) return false;
      if (!take(',') && next() != '}') return false;
    }
    return true;
  }

  /// Nothing between two commas is an empty object.
  bool read_list(JsonValue& list, int depth) {
    list.kind = Kind::list;
    ++at_;
    if (take(']')) return true;
    for (;;) {
      const int first = next();
      if (++values_ > kMaxValues) return false;
      JsonValue& item = list.items.emplace_back();
      item.place = static_cast<std::uint32_t>(at_);
      if (first == ',' || first == ']') item.kind = Kind::object;
      else if (!read(item, depth + 1)) return false;
      if (take(']')) return true;
      if (!take(',')) return false;
    }
  }

  bool read_string(std::string& string) {
    const char quote = text_[at_++];
    for (; at_ < text_.size(); ++at_) {
      if (text_[at_] == quote) {
        ++at_;
        return true;
      }
      if (text_[at_] != '\\') string += text_[at_];
      else if (++at_ < text_.size()) read_escaped(string);
    }
    return false;
  }

  /// The character that an escape means, whose sign behind the backslash is the next one; most mean themselves.
  void read_escaped(std::string& string) {
    constexpr std::string_view signs = "nrtbfu";
    const std::size_t sign = signs.find(text_[at_]);
    if (sign == std::string_view::npos) string += text_[at_];
    else if (text_[at_] != 'u') string += "\n\r\t\b\f"[sign];
    else read_code(string);
  }

  /// Four hexadecimal digits behind a `u`. (Halves of a character that needs two are left out: no rule has any.)
  void read_code(std::string& string) {
    unsigned code = 0;
    const std::string_view digits = text_.substr(at_ + 1, 4);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    if (digits.size() < 4 || error != std::errc() || end != digits.data() + digits.size()) return;
    at_ += digits.size();
    const auto add = [&string](unsigned byte) { string += static_cast<char>(byte); };
    if (code >= 0xD800 && code < 0xE000) return;
    if (code < 0x80) return add(code);
    if (code >= 0x800) add(0xE0 | code >> 12);
    add(code >= 0x800 ? 0x80 | (code >> 6 & 0x3F) : 0xC0 | code >> 6);
    add(0x80 | (code & 0x3F));
  }

  /// Characters up to the next sign.
  bool read_bare(std::string& word) {
    const std::string_view rest = text_.substr(at_, kLongestWord);
    word = rest.substr(0, rest.find_first_of(" \t\r\n,:[]{}\"'"));
    at_ += word.size();
    return !word.empty();
  }

  bool read_word(JsonValue& value) {
    if (!read_bare(value.text)) return false;
    const std::string& word = value.text;
    value.truth = word == "t" || word == "true";
    if (value.truth || word == "f" || word == "false") value.kind = Kind::truth;
    else if (word != "null") value.kind = is_number(word) ? Kind::number : Kind::text;
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int values_ = 0;
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
  for (std::size_t at = keys.size(); at-- > 0;) {
    if (keys[at] == key) return &items[at];
  }
  return nullptr;
}

const JsonValue* JsonValue::find(std::string_view key, std::string_view other) const {
  const JsonValue* found = find(key);
  return found != nullptr && !found->is(Kind::null) ? found : find(other);
}

std::optional<JsonValue> read_relaxed_json(std::string_view text) {
  JsonValue value;
  if (!RelaxedReader(text).whole(value)) return std::nullopt;
  return value;
}

}  // namespace sudoku::formats
