#include "told_rules.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "grid/text/character.hpp"

namespace sudoku::formats {

namespace {

/// A word that names a rule, and what its rule may be read as; none at all where there is nothing like it here.
struct ToldRule {
  std::string_view word;
  std::uint32_t globals;
  std::vector<ConstraintKind> kinds;
};

constexpr std::uint32_t bits(std::initializer_list<GlobalRule> rules) {
  std::uint32_t bits = 0;
  for (const GlobalRule rule : rules) bits |= 1u << static_cast<int>(rule);
  return bits;
}

const std::vector<ToldRule>& told_rules() {
  using enum GlobalRule;
  constexpr std::uint32_t apart = bits({non_consecutive, strict_kropki, unmarked_difference});
  constexpr std::uint32_t diagonals = bits({diagonal_down, diagonal_up});
  static const std::vector<ToldRule> rules{
      {"knight", bits({anti_knight}), {}},
      {"antiknight", bits({anti_knight}), {}},
      {"knightmare", 0, {}},
      {"king", bits({anti_king}), {}},
      {"antiking", bits({anti_king}), {}},
      {"queen", 0, {}},
      {"antiqueen", 0, {}},
      {"taxicab", 0, {}},
      {"toroidal", 0, {}},
      {"disjoint", bits({disjoint_groups}), {}},
      {"windoku", bits({windoku}), {}},
      {"diagonal", diagonals, {ConstraintKind::little_killer}},
      {"nonconsecutive", apart, {}},
      {"consecutive", apart,
       {ConstraintKind::difference, ConstraintKind::renban, ConstraintKind::entropic, ConstraintKind::modular,
        ConstraintKind::thermometer}}};
  return rules;
}

bool is_among(const ToldRule& told, const Rules& rules) {
  return (rules.globals & told.globals) != 0 ||
         std::any_of(rules.constraints.begin(), rules.constraints.end(), [&](const Constraint& each) {
           return std::find(told.kinds.begin(), told.kinds.end(), each.kind) != told.kinds.end();
         });
}

/// The rule that a word names, in one or several: "diagonals".
const ToldRule* rule_of(std::string word) {
  const auto& rules = told_rules();
  for (int form = 0; form < 2; ++form) {
    const auto found = std::find_if(rules.begin(), rules.end(), [&](const ToldRule& one) { return one.word == word; });
    if (found != rules.end()) return &*found;
    if (word.empty() || word.back() != 's') return nullptr;
    word.pop_back();
  }
  return nullptr;
}

}  // namespace

std::vector<std::string_view> rules_told_only(std::string_view text, const Rules& rules) {
  std::vector<std::string_view> told;
  std::string word;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    if (at < text.size() && is_letter(text[at])) {
      word += static_cast<char>(text[at] | 0x20);
      continue;
    }
    const ToldRule* const rule = rule_of(std::exchange(word, {}));
    if (rule == nullptr || is_among(*rule, rules)) continue;
    if (std::find(told.begin(), told.end(), rule->word) == told.end()) told.push_back(rule->word);
  }
  return told;
}

}  // namespace sudoku::formats
