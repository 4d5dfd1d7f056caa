// The part of a text that is about cells: what stands in a link, in quotes, or in one of several sections.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku::formats {

/// A part of a text, and where each byte of it stands in the whole.
struct Payload {
  std::string text;
  std::vector<std::uint32_t> places;  ///< one more than there are bytes: where the payload ends

  std::uint32_t place(std::size_t at) const { return places[at < places.size() ? at : places.size() - 1]; }
};

/// A part of `whole` as it stands there.
Payload payload_of(std::string_view whole, std::string_view part);

/// The same with `%7E` and its like replaced by what they stand for.
Payload decoded_payload(std::string_view whole, std::string_view part);

/// Without a byte order mark, and without white space at both ends.
std::string_view trimmed(std::string_view text);

/// True if `text` begins with `start`, whose letters are small; letters of the text may be of either case.
bool begins_with(std::string_view text, std::string_view start);

/// The lines of a text, without their ends.
std::vector<std::string_view> lines_of(std::string_view text);

/// The pieces between the separators.
std::vector<std::string_view> split_at(std::string_view text, char separator);

}  // namespace sudoku::formats
