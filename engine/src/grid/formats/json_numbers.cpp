#include "json_numbers.hpp"

#include "payload.hpp"

namespace sudoku::formats {

namespace {

using Kind = JsonValue::Kind;

}  // namespace

std::optional<long> whole_number(std::string_view text) {
  text = trimmed(text);
  const bool is_negative = !text.empty() && text[0] == '-';
  if (is_negative) text.remove_prefix(1);
  const std::size_t point = text.find('.');
  if (point != std::string_view::npos) {
    if (text.find_first_not_of('0', point + 1) != std::string_view::npos) return std::nullopt;
    text = text.substr(0, point);
  }
  if (text.empty() || text.size() > 9) return std::nullopt;
  long number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = 10 * number + c - '0';
  }
  return is_negative ? -number : number;
}

bool is_nothing(const JsonValue& value) {
  switch (value.kind) {
    case Kind::null: return true;
    case Kind::truth: return !value.truth;
    case Kind::number: return whole_number(value.text) == 0;
    case Kind::text: return value.text.empty();
    case Kind::list: return value.items.empty();
    case Kind::object: return false;
  }
  return false;
}

std::string plain_name(std::string_view name) {
  constexpr std::size_t kLongestName = 30;
  std::string plain;
  for (const char c : name) {
    const bool is_letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if ((is_letter || c == '+' || c == ' ' || c == '-') && plain.size() < kLongestName) plain += c;
  }
  return plain;
}

}  // namespace sudoku::formats
