#include "drawings.hpp"

#include <algorithm>
#include <cmath>

#include "grid/formats/json_numbers.hpp"

namespace sudoku::formats {

namespace {

/// Nobody draws larger things, or more digits of a number.
constexpr double kLargest = 1'000;
constexpr std::size_t kLongestNumber = 24;

/// The thickness of a line that tells none.
constexpr int kThin = 1;

constexpr std::pair<std::string_view, std::uint32_t> kNamed[] = {
    {"black", kBlack},    {"white", kWhite},     {"gray", 0x808080},   {"grey", 0x808080},   {"lightgray", 0xD3D3D3},
    {"red", 0xFF0000},    {"orange", 0xFFA500},  {"yellow", 0xFFFF00}, {"green", 0x008000},  {"lime", 0x00FF00},
    {"blue", 0x0000FF},   {"cyan", 0x00FFFF},    {"purple", 0x800080}, {"magenta", 0xFF00FF}, {"pink", 0xFFC0CB},
    {"brown", 0xA52A2A},  {"violet", 0xEE82EE},  {"teal", 0x008080},   {"silver", 0xC0C0C0}};

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char small = static_cast<char>(c | 0x20);
  return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

/// The number that decimal digits write; nothing for anything else.
std::optional<double> decimal(const JsonValue& value) {
  std::string_view text = value.text;
  const bool is_told = value.is(JsonValue::Kind::number) || value.is(JsonValue::Kind::text);
  if (!is_told || text.empty() || text.size() > kLongestNumber) return {};
  const bool is_negative = text[0] == '-';
  if (is_negative) text.remove_prefix(1);
  double number = 0, place = 0;
  for (const char c : text) {
    if (c == '.' && place == 0) {
      place = 1;
      continue;
    }
    if (c < '0' || c > '9') return {};
    number = 10 * number + (c - '0');
    place *= 10;
  }
  if (place > 0) number /= place;
  if (number > kLargest) return {};
  return is_negative ? -number : number;
}

double decimal(const JsonValue* value, double usual) {
  return value == nullptr ? usual : decimal(*value).value_or(usual);
}

std::optional<Point> point_of(const JsonValue* value) {
  if (!is_list(value) || value->items.size() != 2) return {};
  const auto row = decimal(value->items[0]), column = decimal(value->items[1]);
  if (!row || !column) return {};
  return Point{*row, *column};
}

std::string text_of(const JsonValue* value) {
  const bool is_told =
      value != nullptr && (value->is(JsonValue::Kind::text) || value->is(JsonValue::Kind::number));
  return is_told ? value->text : "";
}

Ink ink_at(const JsonValue& drawn, std::string_view key, std::string_view short_key) {
  return ink_of(text_of(drawn.find(key, short_key)));
}

class DrawingsReader {
 public:
  explicit DrawingsReader(Drawings& drawings) : drawings_(drawings) {}

  void read(const JsonValue* list, void (DrawingsReader::*read_one)(const JsonValue&)) {
    if (!is_list(list)) return;
    for (const JsonValue& drawn : list->items) (this->*read_one)(drawn);
  }
  void read_line(const JsonValue& drawn) { read_stroke(drawn, false); }
  void read_arrow(const JsonValue& drawn) { read_stroke(drawn, true); }

  void read_stamp(const JsonValue& drawn) {
    Stamp stamp;
    const auto centre = point_of(drawn.find("center", "ct"));
    stamp.fill = ink_at(drawn, "backgroundColor", "c2");
    stamp.border = ink_at(drawn, "borderColor", "c1");
    stamp.text = text_of(drawn.find("text", "te"));
    if (!centre) {
      ++drawings_.others;
      return;
    }
    stamp.centre = *centre;
    stamp.width = decimal(drawn.find("width", "w"), 0);
    stamp.height = decimal(drawn.find("height", "h"), 0);
    stamp.angle = static_cast<int>(decimal(drawn.find("angle"), 0));
    const JsonValue* const rounded = drawn.find("rounded", "r");
    stamp.is_round = rounded != nullptr && rounded->truth;
    const bool is_seen = !stamp.text.empty() || stamp.fill || stamp.border;
    if (is_seen) drawings_.stamps.push_back(std::move(stamp));
  }

 private:
  void read_stroke(const JsonValue& drawn, bool is_arrow) {
    Stroke stroke;
    stroke.is_arrow = is_arrow;
    stroke.ink = ink_at(drawn, "color", "c");
    stroke.thickness = static_cast<int>(std::lround(decimal(drawn.find("thickness", "th"), kThin)));
    const JsonValue* const points = drawn.find("wayPoints", "wp");
    const bool has_points = is_list(points);
    for (std::size_t at = 0; has_points && at < points->items.size(); ++at) {
      if (const auto point = point_of(&points->items[at])) stroke.points.push_back(*point);
    }
    const bool is_whole = has_points && stroke.points.size() == points->items.size() && stroke.points.size() > 1;
    if (!is_whole) ++drawings_.others;
    else if (stroke.ink && stroke.thickness > 0) drawings_.strokes.push_back(std::move(stroke));
  }

  Drawings& drawings_;
};

}  // namespace

Ink ink_of(std::string_view text) {
  std::string word;
  for (const char c : text) word += c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
  for (const auto& [name, ink] : kNamed) {
    if (word == name) return ink;
  }
  std::string_view hex = word;
  const bool has_sign = !hex.empty() && hex[0] == '#';
  if (has_sign) hex.remove_prefix(1);
  if (hex.empty() || std::any_of(hex.begin(), hex.end(), [](char c) { return hex_value(c) < 0; })) return {};
  // One or three of them are halves of the bytes; a fourth byte tells how much shows through.
  std::string all;
  for (const char c : hex) all.append(hex.size() <= 4 ? 2 : 1, c);
  if (hex.size() == 1) all = all + all + all;
  if (all.size() == 8 && all.substr(6) == "00") return {};
  if (all.size() != 6 && all.size() != 8) return {};
  std::uint32_t ink = 0;
  for (const char c : all.substr(0, 6)) ink = ink << 4 | static_cast<std::uint32_t>(hex_value(c));
  return ink;
}

Drawings read_drawings(const JsonValue& data) {
  Drawings drawings;
  DrawingsReader reader(drawings);
  reader.read(data.find("lines", "l"), &DrawingsReader::read_line);
  reader.read(data.find("arrows", "a"), &DrawingsReader::read_arrow);
  reader.read(data.find("underlays", "u"), &DrawingsReader::read_stamp);
  reader.read(data.find("overlays", "o"), &DrawingsReader::read_stamp);
  return drawings;
}

namespace {

/// The middle of the cell `R1C1`; cells beside the grid have the numbers 0 and n + 1.
std::optional<Point> middle_of(const JsonValue& code) {
  const std::string_view text = code.text;
  const std::size_t c = text.find('C');
  if (text.substr(0, 1) != "R" || c == std::string_view::npos) return {};
  const auto row = whole_number(text.substr(1, c - 1)), column = whole_number(text.substr(c + 1));
  if (!row || !column) return {};
  return Point{static_cast<double>(*row) - 0.5, static_cast<double>(*column) - 0.5};
}

const std::vector<JsonValue>& items_at(const JsonValue& drawn, std::string_view key) {
  static const std::vector<JsonValue> none;
  const JsonValue* const list = drawn.find(key);
  return is_list(list) ? list->items : none;
}

void read_fpuzzles_line(const JsonValue& drawn, Drawings& drawings) {
  constexpr double thickness_of_one = 32;
  for (const JsonValue& line : items_at(drawn, "lines")) {
    Stroke stroke;
    stroke.ink = ink_at(drawn, "outlineC", "c");
    stroke.thickness = static_cast<int>(std::lround(thickness_of_one * decimal(drawn.find("width"), 1)));
    for (const JsonValue& code : line.items) {
      if (const auto point = middle_of(code)) stroke.points.push_back(*point);
    }
    const bool is_whole = stroke.points.size() == line.items.size() && stroke.points.size() > 1;
    if (!is_whole) ++drawings.others;
    else if (stroke.ink) drawings.strokes.push_back(std::move(stroke));
  }
}

}  // namespace

void read_fpuzzles_drawing(std::string_view key, const JsonValue& drawn, Drawings& drawings) {
  if (key == "line") return read_fpuzzles_line(drawn, drawings);
  Stamp stamp;
  const auto& cells = items_at(drawn, "cells");
  for (const JsonValue& code : cells) {
    const auto middle = middle_of(code);
    if (!middle) {
      ++drawings.others;
      return;
    }
    stamp.centre.row += middle->row / static_cast<double>(cells.size());
    stamp.centre.column += middle->column / static_cast<double>(cells.size());
  }
  if (cells.empty()) return;
  stamp.text = text_of(drawn.find("value"));
  if (key != "text") {
    stamp.fill = ink_at(drawn, "baseC", "c2");
    stamp.border = ink_at(drawn, "outlineC", "c1");
  }
  stamp.width = decimal(drawn.find("width"), 0);
  stamp.height = decimal(drawn.find("height"), 0);
  stamp.angle = static_cast<int>(decimal(drawn.find("angle"), 0));
  stamp.is_round = key == "circle";
  if (!stamp.text.empty() || stamp.fill || stamp.border) drawings.stamps.push_back(std::move(stamp));
}

}  // namespace sudoku::formats
