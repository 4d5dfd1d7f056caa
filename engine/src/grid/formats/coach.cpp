// Links of sudoku.coach, whose path ends with the digits; and those of sites that nothing is known of.
#include "link.hpp"
#include "notation.hpp"

namespace sudoku::formats {

namespace {

std::optional<Payload> find_path(std::string_view text) {
  const auto link = link_of(text);
  if (!link || link->host != "sudoku.coach") return std::nullopt;
  return decoded_payload(text, link->last_segment());
}

Refusal read_path(const Payload& payload, std::optional<Shape> wanted, Draft& draft) {
  Refusal refusal = read_grid(payload.text, wanted, draft);
  draft.format = "sudokucoach";
  return refusal;
}

std::optional<Payload> find_any_link(std::string_view text) {
  const auto link = link_of(text);
  return link && !link->host.empty() ? std::optional(payload_of(text, link->host)) : std::nullopt;
}

Refusal refuse_link(const Payload& payload, std::optional<Shape>, Draft&) {
  return refuse_at(0, "link", "coach.unread", {{"text", std::string_view(payload.text).substr(0, 60)}});
}

}  // namespace

const TextNotation kSudokuCoach{find_path, read_path};
const TextNotation kForeignLink{find_any_link, refuse_link};

}  // namespace sudoku::formats
