#include "told_rules.hpp"

#include <algorithm>

#include "grid/message.hpp"
#include "grid/text/character.hpp"

namespace sudoku::formats {

namespace {

constexpr std::uint32_t bits(std::initializer_list<GlobalRule> rules) {
  std::uint32_t bits = 0;
  for (const GlobalRule rule : rules) bits |= 1u << static_cast<int>(rule);
  return bits;
}

const std::vector<ToldRule>& told_rules() {
  using enum GlobalRule;
  constexpr std::uint32_t none = 0, apart = bits({non_consecutive}), dots = bits({strict_kropki, unmarked_difference});
  static const std::vector<ToldRule> rules{
      {"knight", "knight", bits({anti_knight}), none, {}},
      {"antiknight", "knight", bits({anti_knight}), none, {}},
      {"knightmare", "", none, none, {}},
      {"king", "king", bits({anti_king}), none, {}},
      {"antiking", "king", bits({anti_king}), none, {}},
      {"queen", "", none, none, {}},
      {"antiqueen", "", none, none, {}},
      {"taxicab", "", none, none, {}},
      {"toroidal", "", none, none, {}},
      {"disjoint", "groups", bits({disjoint_groups}), none, {}},
      {"windoku", "windoku", bits({windoku}), none, {}},
      {"diagonal", "diagonals", bits({diagonal_down, diagonal_up}), none, {ConstraintKind::little_killer}},
      {"nonconsecutive", "consecutive", apart, dots, {}},
      {"consecutive", "consecutive", apart, dots,
       {ConstraintKind::difference, ConstraintKind::renban, ConstraintKind::entropic, ConstraintKind::modular,
        ConstraintKind::thermometer}}};
  return rules;
}

bool is_among(const ToldRule& told, const Rules& rules) {
  return (rules.globals & (told.means | told.others)) != 0 ||
         std::any_of(rules.constraints.begin(), rules.constraints.end(), [&](const Constraint& each) {
           return std::find(told.kinds.begin(), told.kinds.end(), each.kind) != told.kinds.end();
         });
}

constexpr std::size_t kMostName = 100, kMostRules = 240;

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

/// The text with single spaces for line ends and control characters, of at most `most` bytes and an ellipsis.
std::string in_one_line(std::string_view text, std::size_t most) {
  std::string line;
  bool is_after_space = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte <= ' ' || byte == 0x7F) {
      is_after_space = !line.empty();
      continue;
    }
    if (line.size() >= most && !continues_character(text[at])) return line + "…";
    if (is_after_space) line += ' ';
    is_after_space = false;
    line += text[at];
  }
  return line;
}

}  // namespace

void note_about(const About& about, std::vector<Sentence>& notes) {
  const std::string title = in_one_line(about.title, kMostName), author = in_one_line(about.author, kMostName);
  const std::string rules = in_one_line(about.rules, kMostRules);
  if (!title.empty()) notes.push_back(say("note.title", {{"title", title}}));
  if (!author.empty()) notes.push_back(say("note.author", {{"author", author}}));
  if (!rules.empty()) notes.push_back(say("note.author-rules", {{"rules", rules}}));
}

const ToldRule* told_rule_of(std::string_view word) {
  const auto& rules = told_rules();
  for (int form = 0; form < 2; ++form) {
    const auto found = std::find_if(rules.begin(), rules.end(), [&](const ToldRule& one) { return one.word == word; });
    if (found != rules.end()) return &*found;
    if (word.empty() || word.back() != 's') return nullptr;
    word.remove_suffix(1);
  }
  return nullptr;
}

std::vector<std::string_view> rules_told_only(std::string_view text, const Rules& rules) {
  std::vector<std::string_view> told;
  std::string word;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    if (at < text.size() && is_letter(text[at])) {
      word += static_cast<char>(text[at] | 0x20);
      continue;
    }
    const ToldRule* const rule = told_rule_of(word);
    word.clear();
    if (rule == nullptr || is_among(*rule, rules)) continue;
    if (std::find(told.begin(), told.end(), rule->word) == told.end()) told.push_back(rule->word);
  }
  return told;
}

}  // namespace sudoku::formats
