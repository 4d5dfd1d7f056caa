// Values of foreign JSON, and the numbers and names that they are taken for.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "grid/text/relaxed_json.hpp"

namespace sudoku::formats {

/// The number that up to nine digits write, behind white space and a sign; nothing where it is no whole number.
std::optional<long> whole_number(std::string_view text);

/// True if a value counts as nothing: a constraint that is not used.
bool is_nothing(const JsonValue& value);

/// A name in letters, whatever it was.
std::string plain_name(std::string_view name);

}  // namespace sudoku::formats
