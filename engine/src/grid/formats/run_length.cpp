// Blanks counted instead of written. SudokuExchange and SudokuPad (`scf`): a character is a digit and the blanks that
// follow it. SudokuPad (`classic`): a letter is so many blanks, A none.
#include <cstring>

#include "link.hpp"
#include "notation.hpp"

namespace sudoku::formats {

namespace {

constexpr char kRuns[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
constexpr int kNoRun = -1;

int run_of(char c) {
  const char* found = c == 0 ? nullptr : std::strchr(kRuns, c);
  return found == nullptr ? kNoRun : static_cast<int>(found - kRuns);
}

Refusal refuse_run(const Payload& payload, std::size_t at) {
  return refuse_at(at, "symbol", "run-length.symbol", {{"text", std::string_view(payload.text).substr(at, 1)}});
}

// Fills a 9x9 from its first cell on.
class Filler {
 public:
  explicit Filler(Draft& draft) : draft_(draft) { draft = Draft::of_size(9); }

  void add(int digit, std::size_t at) {
    if (cells_ < kCellsOfNine) {
      draft_.puzzle.givens[cells_] = static_cast<Digit>(digit);
      draft_.places[cells_] = static_cast<std::uint32_t>(at);
    }
    ++cells_;
  }
  void add_blanks(int count, std::size_t at) {
    for (int i = 0; i < count; ++i) add(0, at);
  }
  Refusal end(std::size_t at) const { return cells_ == kCellsOfNine ? nullptr : refuse_cells_of_nine(cells_, at); }

 private:
  Draft& draft_;
  std::size_t cells_ = 0;
};

bool is_grid_of_nine(std::string_view text) {
  return text.size() == kCellsOfNine && text.find_first_not_of("0123456789.") == std::string_view::npos;
}

Refusal read_run_length(const Payload& payload, std::optional<Shape> wanted, Draft& draft) {
  if (is_grid_of_nine(payload.text)) {
    Refusal refusal = read_grid(payload.text, wanted, draft);
    draft.format = "scf";
    return refusal;
  }
  Filler filler(draft);
  draft.format = "scf";
  for (std::size_t at = 0; at < payload.text.size(); ++at) {
    const int run = run_of(payload.text[at]);
    if (run == kNoRun) return refuse_run(payload, at);
    filler.add(run % 10, at);
    filler.add_blanks(run / 10, at);
  }
  return filler.end(payload.text.size());
}

Refusal read_classic(const Payload& payload, std::optional<Shape> wanted, Draft& draft) {
  if (is_grid_of_nine(payload.text)) {
    Refusal refusal = read_grid(payload.text, wanted, draft);
    draft.format = "classic";
    return refusal;
  }
  Filler filler(draft);
  draft.format = "classic";
  for (std::size_t at = 0; at < payload.text.size(); ++at) {
    const char c = payload.text[at];
    if (c >= '1' && c <= '9') {
      filler.add(c - '0', at);
    } else if (c >= 'A' && c <= 'Z') {
      filler.add_blanks(c - 'A', at);
    } else {
      return refuse_run(payload, at);
    }
  }
  return filler.end(payload.text.size());
}

// The id of a puzzle in a link to SudokuPad, or a text that may be one.
std::string_view sudokupad_id(std::string_view text) {
  const auto link = link_of(text);
  if (!link) return trimmed(text);
  const bool is_site = link->host == "sudokupad.app" || link->host == "beta.sudokupad.app" ||
                       link->host == "app.crackingthecryptic.com";
  if (!is_site) return {};
  return link->argument("puzzleid").value_or(link->last_segment());
}

std::optional<Payload> find_prefixed(std::string_view text, std::string_view prefix) {
  const std::string_view id = sudokupad_id(text);
  if (id.substr(0, prefix.size()) != prefix) return std::nullopt;
  return payload_of(text, id.substr(prefix.size()));
}

std::optional<Payload> find_classic(std::string_view text) { return find_prefixed(text, "classic"); }

std::optional<Payload> find_run_length(std::string_view text) {
  const auto link = link_of(text);
  if (!link || link->host != "sudokuexchange.com") return find_prefixed(text, "scf");
  return payload_of(text, link->argument("s").value_or(link->query.substr(0, 0)));
}

std::optional<Payload> find_bare(std::string_view text) {
  const std::string_view code = trimmed(text);
  std::size_t cells = 0;
  for (const char c : code) {
    const int run = run_of(c);
    if (run == kNoRun || cells > kCellsOfNine) return std::nullopt;
    cells += 1 + static_cast<std::size_t>(run / 10);
  }
  return cells == kCellsOfNine ? std::optional(payload_of(text, code)) : std::nullopt;
}

}  // namespace

const TextNotation kRunLength{find_run_length, read_run_length};
const TextNotation kClassic{find_classic, read_classic};
const TextNotation kBareRunLength{find_bare, read_run_length};

Refusal refuse_cells_of_nine(std::size_t cells, std::size_t offset) {
  return refuse_at(offset, cells < kCellsOfNine ? "too-short" : "too-long", "count.cells",
                   {{"cells", cells}, {"needed", kCellsOfNine}, {"grid", a_grid_of(9)}});
}

}  // namespace sudoku::formats
