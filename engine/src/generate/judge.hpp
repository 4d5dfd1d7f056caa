// Judges if a puzzle is as hard as asked, as cheaply as that goes: nothing harder is ever tried.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "human/core/technique.hpp"
#include "sudoku/generate.hpp"

namespace sudoku {

/// The techniques that the easiest way may take and has to take.
struct Demand {
  std::size_t techniques;  ///< how many may be tried, the easiest ones
  int least, most;         ///< difficulty of the hardest step
  std::optional<human::TechniqueIndex> needed;
  bool is_hardest;  ///< whether no step may be harder than those of what is needed
};

/// The demands of the options; nothing if they ask for nothing of that kind.
std::optional<Demand> demand_of(const GenerateOptions& options);

enum class Verdict : std::uint8_t { open, too_easy, fits, too_hard };

/// True if what was taken away from a puzzle with the first verdict, which led to the second, went too far.
constexpr bool goes_too_far(Verdict before, Verdict after) {
  return after == Verdict::too_hard || (before == Verdict::fits && after != Verdict::fits);
}

/// Goes the easiest way, a slice an `advance`.
class Judge {
 public:
  /// The puzzle has one solution. (With rules, patterns that rest on this do not hold.)
  Judge(const Puzzle& puzzle, const Demand& demand);

  /// Goes on to another puzzle of the same shape.
  void begin(const Puzzle& puzzle);
  /// Cells of a pattern that is to come about: the fewer candidates they have, the nearer it is.
  void watch(std::vector<Cell> cells) { watched_ = std::move(cells); }

  /// False when there is a verdict.
  bool advance();

  Verdict verdict() const { return verdict_; }
  /// Difficulty of the hardest step so far.
  int hardest() const { return hardest_; }

  /// How near the puzzle comes to taking the technique that is needed: more is nearer. From kSeen on, the technique
  /// finds something where an easier one is taken, the harder that is the nearer; from kTaken on, it is taken.
  int nearness() const { return nearness_; }
  static constexpr int kSeen = 1'000, kTaken = 2'000;

 private:
  bool end();
  void take(human::Step step);
  bool looks_for_needed(const human::Step& step) const;
  void look_at_watched();

  human::Board board_;
  Demand demand_;
  std::size_t first_;                             ///< of the techniques: easier ones need no search
  std::optional<human::TechniqueSearch> search_;  ///< for the next step
  std::optional<human::TechniqueSearch> other_;   ///< for one of what is needed, where the next step is easier
  human::Step step_;                              ///< to be taken then
  std::vector<Cell> watched_;
  Verdict verdict_ = Verdict::open;
  int hardest_ = 0, hardest_needed_ = 0, nearness_ = 0;
  bool is_needed_;  ///< whether the technique was taken, or none is asked for
};

}  // namespace sudoku
