// OpenSudoku's files: XML, whose elements `game` hold the digits in their attribute `data`.
#include "collection.hpp"
#include "notation.hpp"

namespace sudoku::formats {

namespace {

constexpr std::string_view kRoot = "<opensudoku", kGame = "<game", kData = "data=";

// The digits of the next game from `at` on, which is moved behind them; nothing where there is no further one.
std::optional<std::string_view> next_game(std::string_view text, std::size_t& at) {
  const std::size_t game = text.find(kGame, at);
  if (game == std::string_view::npos) return std::nullopt;
  const std::size_t end = text.find('>', game);
  const std::size_t data = text.substr(0, end).find(kData, game);
  at = game + kGame.size();
  if (data == std::string_view::npos || data + kData.size() >= text.size()) return std::nullopt;
  const std::size_t start = data + kData.size() + 1;
  const std::size_t quote = text.find(text[start - 1], start);
  if (quote == std::string_view::npos) return std::nullopt;
  at = quote;
  return text.substr(start, quote - start);
}

std::optional<Payload> find_game(std::string_view text) {
  const std::string_view file = trimmed(text);
  const bool has_game = file.find(kRoot) != std::string_view::npos || file.find(kGame) != std::string_view::npos;
  if (file.empty() || file.front() != '<' || !has_game) return std::nullopt;
  std::size_t at = 0;
  return payload_of(text, next_game(file, at).value_or(file.substr(0, 0)));
}

Refusal read_game(const Payload& payload, std::optional<Shape> wanted, Draft& draft) {
  if (payload.text.empty()) return refuse_at(0, "empty", "No game with data in this file.", {});
  Refusal refusal = read_grid(payload.text, wanted, draft);
  draft.format = "opensudoku";
  return refusal;
}

}  // namespace

const Notation kOpenSudoku{find_game, read_game};

std::vector<std::string_view> games_of(std::string_view text) {
  std::vector<std::string_view> games;
  std::size_t at = 0;
  while (auto game = next_game(text, at)) games.push_back(*game);
  return games;
}

}  // namespace sudoku::formats
