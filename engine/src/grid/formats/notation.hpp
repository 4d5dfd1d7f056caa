// The notations of programs and sites: each has a reader in a file of its own, which says whether a text is meant for
// it.
#pragma once

#include <optional>
#include <string_view>

#include "grid/text/character.hpp"
#include "grid/text/draft.hpp"
#include "payload.hpp"
#include "sudoku/text.hpp"

namespace sudoku::formats {

/// A notation that is more than a grid.
struct TextNotation {
  /// The part of a text that is about cells; nothing where the text is something else.
  std::optional<Payload> (*find)(std::string_view text);
  /// Reads that part; offsets of refusals, and places, are those in the payload.
  Refusal (*read)(const Payload& payload, std::optional<Shape> wanted, Draft& draft);
};

extern const TextNotation kHodoku, kIss, kKillerNumbers, kKillerSigns, kJigsawSigns, kKsudoku, kOpenSudoku, kPuzzLink,
    kSolo, kDict;
extern const TextNotation kJsonGrids;
extern const TextNotation kSudokuCoach, kSudokuWiki, kRunLength, kClassic, kSections, kForeignLink;

/// True if a text begins as a string of ISS does: with a cell, or the name of a rule, which has a capital at its front,
/// and then a small letter unless an argument follows. Empty parts before it mean nothing.
bool begins_as_iss(std::string_view text);

/// Run-length code without any sign that it is one: only where nothing else fits.
extern const TextNotation kBareRunLength;

/// The JSON that links of other sites hold; see `parse_unpacked`.
inline constexpr std::size_t kMaxJsonBytes = 2'000'000;

/// Reads a text that is one puzzle in a notation that is known.
Refusal read_notation(std::string_view text, std::optional<Shape> wanted, Parsed& parsed);

/// Reads a text that is one puzzle, in any notation, or shows cells in any other way.
Refusal read_puzzle(std::string_view text, std::optional<Shape> wanted, Parsed& parsed);

/// Some notations have no other grids.
inline constexpr std::size_t kCellsOfNine = 81;

/// Refuses a number of cells that is not that of a 9x9.
Refusal refuse_cells_of_nine(std::size_t cells, std::size_t offset);

/// Reads the grids of Simple Sudoku, which stand under one another: givens, set digits, candidates.
bool are_stacked(std::string_view text);
Refusal read_stacked(std::string_view text, std::optional<Shape> wanted, Draft& draft);

/// Finds n rows of n cells in a text, however they are parted: arrays, tables, columns. Refuses a text that has none.
Refusal read_table(std::string_view text, std::optional<Shape> wanted, Draft& draft);

/// The text with labels of rows and columns made blank; the text itself where it has none.
std::string without_labels(std::string_view text);

}  // namespace sudoku::formats
