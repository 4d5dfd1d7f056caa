// Links of other sites: what stands where in an address.
#pragma once

#include <optional>
#include <string_view>

namespace sudoku::formats {

/// An address in its parts, all of them pieces of the text.
struct SiteLink {
  std::string_view host;      ///< without `www.`; empty where the text begins with `?`
  std::string_view path;      ///< from the first `/` on
  std::string_view query;     ///< what follows `?`
  std::string_view fragment;  ///< what follows `#`

  /// The last part of the path that is not empty.
  std::string_view last_segment() const;

  /// The value of a key in the query; nothing where it has no such key.
  std::optional<std::string_view> argument(std::string_view key) const;
};

/// The address that a text is: a single word with `://`, with a host and a `/`, or a query alone (`?bd=...`).
std::optional<SiteLink> link_of(std::string_view text);

}  // namespace sudoku::formats
