// The rules in f-puzzles' JSON: a key for each kind, with a list of constraints.
#pragma once

#include <string_view>

#include "grid/message.hpp"
#include "grid/text/relaxed_json.hpp"
#include "sudoku/rules.hpp"

namespace sudoku::formats {

/// Reads rules, key after key.
class FpuzzlesRules {
 public:
  FpuzzlesRules(int size, Rules& rules) : size_(size), rules_(rules) {}

  /// True if the key is that of a rule that is known. What is not used (null, false, an empty list) is left out before.
  bool knows(std::string_view key) const;
  /// Reads the rule of a key that is known. Refuses what is not of its form, by its name.
  Refusal read(std::string_view key, const JsonValue& value);
  /// To be called once all keys have been read: rules about cells without a mark between them.
  void finish();

 private:
  int size_;
  Rules& rules_;
  bool forbids_consecutive_ = false, forbids_ratio_ = false, forbids_xv_ = false;
};

/// The kinds of f-puzzles' lines, and of its cells, pairs and lists, with their keys.
struct FpuzzlesKey {
  std::string_view key;
  ConstraintKind kind;
  int usual;  ///< the number where none is told; none at all for kNoDefault
};
inline constexpr int kNoDefault = -1;

inline constexpr FpuzzlesKey kFpuzzlesLines[] = {
    {"thermometer", ConstraintKind::thermometer, kNoDefault},
    {"slowthermometer", ConstraintKind::slow_thermometer, kNoDefault},
    {"palindrome", ConstraintKind::palindrome, kNoDefault},
    {"renban", ConstraintKind::renban, kNoDefault},
    {"whispers", ConstraintKind::whisper, 5},
    {"regionsumline", ConstraintKind::region_sum, kNoDefault},
    {"betweenline", ConstraintKind::between, kNoDefault},
    {"lockout", ConstraintKind::lockout, 4},
    {"entropicline", ConstraintKind::entropic, kNoDefault},
    {"modularline", ConstraintKind::modular, 3},
    {"doublearrow", ConstraintKind::double_arrow, kNoDefault},
    {"zipperline", ConstraintKind::zipper, kNoDefault}};

inline constexpr FpuzzlesKey kFpuzzlesCells[] = {
    {"odd", ConstraintKind::odd, kNoDefault},
    {"even", ConstraintKind::even, kNoDefault},
    {"minimum", ConstraintKind::minimum, kNoDefault},
    {"maximum", ConstraintKind::maximum, kNoDefault}};

/// Indexers have their number from the key, R, C or B.
inline constexpr FpuzzlesKey kFpuzzlesLists[] = {
    {"extraregion", ConstraintKind::all_different, kNoDefault},
    {"killercage", ConstraintKind::cage, kNoDefault},
    {"rowindexer", ConstraintKind::indexer, 0},
    {"columnindexer", ConstraintKind::indexer, 1},
    {"boxindexer", ConstraintKind::indexer, 2}};

inline constexpr FpuzzlesKey kFpuzzlesClues[] = {
    {"sandwichsum", ConstraintKind::sandwich, kNoDefault},
    {"xsum", ConstraintKind::x_sum, kNoDefault},
    {"skyscraper", ConstraintKind::skyscraper, kNoDefault}};

inline constexpr std::pair<std::string_view, GlobalRule> kFpuzzlesGlobals[] = {
    {"diagonal+", GlobalRule::diagonal_up},
    {"diagonal-", GlobalRule::diagonal_down},
    {"antiknight", GlobalRule::anti_knight},
    {"antiking", GlobalRule::anti_king},
    {"disjointgroups", GlobalRule::disjoint_groups}};

/// The rules about cells without a mark between them as f-puzzles means them: any mark lifts any of them. True if
/// those that have an exception of their own, or none, mean the same in a puzzle.
bool are_marks_alike(const Rules& rules, GlobalRule rule);

}  // namespace sudoku::formats
