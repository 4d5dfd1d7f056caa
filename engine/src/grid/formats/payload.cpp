#include "payload.hpp"

#include <numeric>

namespace sudoku::formats {

namespace {

constexpr int kNoHex = -1;

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char small = static_cast<char>(c | 0x20);
  return small >= 'a' && small <= 'f' ? small - 'a' + 10 : kNoHex;
}

bool is_white(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// The byte that `%xx` at this place stands for, or kNoHex.
int escaped_byte(std::string_view text, std::size_t at) {
  if (text[at] != '%' || text.size() - at < 3) return kNoHex;
  const int high = hex_value(text[at + 1]), low = hex_value(text[at + 2]);
  return high == kNoHex || low == kNoHex ? kNoHex : 16 * high + low;
}

}  // namespace

Payload payload_of(std::string_view whole, std::string_view part) {
  Payload payload;
  payload.text = part;
  const auto start = static_cast<std::uint32_t>(part.data() - whole.data());
  payload.places.resize(part.size() + 1);
  std::iota(payload.places.begin(), payload.places.end(), start);
  return payload;
}

Payload decoded_payload(std::string_view whole, std::string_view part) {
  Payload payload;
  const auto start = static_cast<std::uint32_t>(part.data() - whole.data());
  for (std::uint32_t at = 0; at < part.size();) {
    const int byte = escaped_byte(part, at);
    payload.text += byte == kNoHex ? part[at] : static_cast<char>(byte);
    payload.places.push_back(start + at);
    at += byte == kNoHex ? 1 : 3;
  }
  payload.places.push_back(start + static_cast<std::uint32_t>(part.size()));
  return payload;
}

std::string_view trimmed(std::string_view text) {
  if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
  while (!text.empty() && is_white(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_white(text.back())) text.remove_suffix(1);
  return text;
}

bool begins_with(std::string_view text, std::string_view start) {
  if (text.size() < start.size()) return false;
  for (std::size_t i = 0; i < start.size(); ++i) {
    const char c = text[i];
    if ((c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c) != start[i]) return false;
  }
  return true;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  auto lines = split_at(text, '\n');
  for (std::string_view& line : lines) {
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  }
  return lines;
}

std::vector<std::string_view> split_at(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

}  // namespace sudoku::formats
