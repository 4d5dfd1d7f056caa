// Generates puzzles by shape, level, technique and symmetry. A seed gives the same puzzle on every machine.
//
//   GenerateOptions options;
//   options.level = human::DifficultyLevel::hard;
//   options.seed = seed_of("monday");
//   Generator generator(options);                    // options that check_generate accepts
//   while (generator.advance()) {}                   // generator.puzzle(), if its status is `made`
//
// For puzzles with other rules, name their kinds: `options.rules = *find_rule_kind("killer")`.
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
  horizontal,     ///< left and right are mirror images
  vertical,       ///< top and bottom are mirror images
  diagonal,       ///< mirrored at the diagonal from the top left
  antidiagonal,   ///< mirrored at the diagonal from the top right
  full            ///< all of these
};
std::string_view symmetry_id(Symmetry symmetry);
std::optional<Symmetry> find_symmetry(std::string_view id);

/// The kinds of extra rules that generated puzzles can have, such as `killer`. Each has a bit in
/// `GenerateOptions::rules`, in this order.
std::span<const std::string_view> rule_kinds();
/// The bit of a kind.
std::optional<std::uint32_t> find_rule_kind(std::string_view id);

/// The largest number of rows of generated puzzles with rules.
inline constexpr int kLargestMadeWithRules = 9;

struct GenerateOptions {
  Shape shape;
  /// Number of rows, with the usual boxes; 0: use `shape`. Jigsaws need no boxes, so they can have 5 or 7 rows.
  int size = 0;
  /// Bits of rule_kinds(), for rules besides those of classic Sudoku.
  std::uint32_t rules = 0;
  /// The level that `human::rate` must give the puzzle; any if unset.
  std::optional<human::DifficultyLevel> level;
  /// A technique that the puzzle needs: it can't be solved with easier techniques alone. Without a level, the easiest
  /// path uses nothing harder.
  std::optional<human::TechniqueIndex> technique;
  /// The technique only has to be on the easiest path. Without a level, the path may use anything of the technique's
  /// level, too.
  bool on_path = false;
  Symmetry symmetry = Symmetry::none;
  /// True if every given must be necessary for a unique solution; on grids larger than 9x9 and with rules, every set of
  /// givens that the symmetry groups, as far as a search of a few thousand guesses can tell. If false, there are about
  /// as few givens as the level allows; with rules and no level, a few more than necessary.
  bool minimal = false;
  std::uint64_t seed = 0;
};

/// A seed from a text; a number counts as its decimal digits.
std::uint64_t seed_of(std::string_view text);

/// Returns the options, with the shape for their size, or an error: the shape is invalid (`shape`), the technique is
/// harder than the level, or doesn't apply under the rules or without any (`level`), or this grid can't have the rules
/// (`rules`).
Result<GenerateOptions> check_generate(GenerateOptions options);

enum class GenerateStatus : std::uint8_t {
  running,
  made,
  not_found  ///< gave up after many tries; there may be no such puzzle
};

/// Generates a puzzle in small pieces, so that it can run in slices: each piece tries to remove one given, or takes one
/// step of rating the puzzle. The result depends only on the options.
class Generator {
 public:
  explicit Generator(GenerateOptions options);
  ~Generator();

  /// Works on one more piece. False when it has ended.
  bool advance();

  GenerateStatus status() const;
  /// The number of puzzles tried so far; each differs from the one before it in some givens.
  std::uint64_t tried() const;
  /// The generated puzzle.
  const Puzzle& puzzle() const;

 private:
  class Job;
  std::unique_ptr<Job> search_;
};

}  // namespace sudoku
