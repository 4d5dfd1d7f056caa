// JSON as sites shorten it for their links: quotes of either kind or none, objects left out between commas, `t` and `f`
// for true and false.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sudoku::formats {

/// A value, with its place in the text.
struct JsonValue {
  enum class Kind : std::uint8_t { null, truth, number, text, list, object };

  Kind kind = Kind::null;
  bool truth = false;
  std::uint32_t place = 0;
  std::string text;               ///< of a text; of a number as it is written; of a truth nothing
  std::vector<JsonValue> items;   ///< of a list; of an object the values
  std::vector<std::string> keys;  ///< of an object, as many as values

  bool is(Kind what) const { return kind == what; }
  /// The value of a key, the last where there are several; null where there is none, or no object.
  const JsonValue* find(std::string_view key) const;
  /// The same of the first of two keys that has more than null.
  const JsonValue* find(std::string_view key, std::string_view other) const;
};

/// True if there is a value, and it is a list.
inline bool is_list(const JsonValue* value) { return value != nullptr && value->is(JsonValue::Kind::list); }

/// Nothing where the text is no such JSON, or is too deep or has too many values.
std::optional<JsonValue> read_relaxed_json(std::string_view text);

}  // namespace sudoku::formats
