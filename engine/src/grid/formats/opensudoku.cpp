// OpenSudoku's files: XML, whose elements `game` hold the cells in their attribute `data` or `cells_data`.
#include "collection.hpp"
#include "notation.hpp"
#include "opensudoku_cells.hpp"

namespace sudoku::formats {

namespace {

constexpr std::string_view kOpenSudokuRoot = "<opensudoku", kGame = "<game", kData = "data=";

struct Game {
  std::string_view element;              // from its `<` on
  std::optional<std::string_view> cells;  // nothing where it has none
};

// The next game from `at` on, which is moved behind it; nothing where there is no further one.
std::optional<Game> next_game(std::string_view text, std::size_t& at) {
  const std::size_t start = text.find(kGame, at);
  if (start == std::string_view::npos) return std::nullopt;
  const std::size_t end = text.find('>', start);
  at = end == std::string_view::npos ? text.size() : end + 1;
  const std::string_view element = text.substr(start, at - start);
  const std::size_t data = element.find(kData);
  if (data == std::string_view::npos || data + kData.size() == element.size()) return Game{element, std::nullopt};
  const std::size_t first = data + kData.size() + 1;
  const std::size_t quote = element.find(element[first - 1], first);
  if (quote == std::string_view::npos) return Game{element, std::nullopt};
  return Game{element, element.substr(first, quote - first)};
}

std::optional<Payload> find_game(std::string_view text) {
  const std::string_view file = trimmed(text);
  if (are_versioned_cells(file)) return payload_of(text, file);
  const bool has_game =
      file.find(kOpenSudokuRoot) != std::string_view::npos || file.find(kGame) != std::string_view::npos;
  if (file.empty() || file.front() != '<' || !has_game) return std::nullopt;
  std::size_t at = 0;
  const auto game = next_game(file, at);
  return payload_of(text, game && game->cells ? *game->cells : file.substr(0, 0));
}

Refusal read_game(const Payload& payload, std::optional<Shape> wanted, Draft& draft) {
  Refusal refusal = are_versioned_cells(payload.text) ? read_versioned_cells(payload.text, draft)
                                                      : read_grid(payload.text, wanted, draft);
  draft.format = "opensudoku";
  return refusal;
}

}  // namespace

const TextNotation kOpenSudoku{find_game, read_game};

std::vector<std::string_view> games_of(std::string_view text) {
  std::vector<std::string_view> games;
  std::size_t at = 0;
  while (const auto game = next_game(text, at)) games.push_back(game->cells.value_or(game->element));
  return games;
}

}  // namespace sudoku::formats
