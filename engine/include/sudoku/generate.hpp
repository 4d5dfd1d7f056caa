// Making puzzles: by shape, level, technique and symmetry, the same from the same seed on every machine.
//
//   GenerateOptions options;
//   options.level = human::DifficultyLevel::hard;
//   options.seed = seed_of("monday");
//   Generator generator(options);                    // which check_generate has nothing against
//   while (generator.advance()) {}                   // generator.puzzle(), where its status is `made`
//
// Puzzles with other rules are made by their kinds: `options.rules = *find_rule_kind("killer")`.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku/human.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

/// The symmetry of the pattern of givens.
enum class Symmetry : std::uint8_t {
  none,
  rotational180,  ///< half a turn
  rotational90,   ///< a quarter turn
  horizontal,     ///< left and right change places
  vertical,       ///< top and bottom do
  diagonal,       ///< a mirror from the top left
  antidiagonal,   ///< a mirror from the top right
  full            ///< all of these
};
std::string_view symmetry_id(Symmetry symmetry);
std::optional<Symmetry> find_symmetry(std::string_view id);

/// The kinds of rules with which puzzles are made, beside those of classic Sudoku: `killer`. Requests have a bit for
/// each, in this order.
std::span<const std::string_view> rule_kinds();
/// The bit of a kind.
std::optional<std::uint32_t> find_rule_kind(std::string_view id);

/// Puzzles with rules are made with up to so many rows.
inline constexpr int kLargestMadeWithRules = 9;

struct GenerateOptions {
  Shape shape;
  /// So many rows, in boxes of the shape that they usually have; 0 where the shape tells. Jigsaws need no boxes, so
  /// they can have 5 or 7.
  int size = 0;
  /// Bits of rule_kinds(), for rules beside those of classic Sudoku. Such puzzles have no level and no technique.
  std::uint32_t rules = 0;
  /// The rating wanted of `human::rate`; any where none is set.
  std::optional<human::DifficultyLevel> level;
  /// The technique needed: the easiest way takes it. It is tried only where none before it finds anything, so
  /// without it the puzzle is not solved, but by something harder. Where no level is asked for, no step of the way is
  /// harder than those of the technique.
  std::optional<human::TechniqueIndex> technique;
  /// The technique has to be on the easiest way, but where no level is asked for, anything of its own level may be,
  /// too.
  bool on_path = false;
  Symmetry symmetry = Symmetry::none;
  /// True if no given may be left out without there being a second solution; of grids larger than 9x9 no givens that
  /// the symmetry ties together, and so of those with rules. Else there are about as few as the level allows; with
  /// rules, some more than are needed.
  bool minimal = false;
  std::uint64_t seed = 0;
};

/// A seed from a text; a number counts as its decimal digits.
std::uint64_t seed_of(std::string_view text);

/// The options themselves, with the shape that belongs to a size; or an error: the shape is none (`shape`), the
/// technique is harder than the level, or there are rules beside a level (`level`), or rules that no such grid can have
/// (`rules`).
Result<GenerateOptions> check_generate(GenerateOptions options);

enum class GenerateStatus : std::uint8_t {
  running,
  made,
  not_found  ///< so many trials led to none that there may be none
};

/// Makes a puzzle in small pieces, so that it can be run in slices: a given is tried to do without, or one step is made
/// towards a judgement of how hard it has become. What comes of it depends on the options alone.
class Generator {
 public:
  explicit Generator(GenerateOptions options);
  ~Generator();

  /// Does one more piece. False when it has ended.
  bool advance();

  GenerateStatus status() const;
  /// How many puzzles have been looked at: each with some givens fewer or others than the one before it.
  std::uint64_t tried() const;
  /// The puzzle that was made.
  const Puzzle& puzzle() const;

 private:
  class Job;
  std::unique_ptr<Job> search_;
};

}  // namespace sudoku
