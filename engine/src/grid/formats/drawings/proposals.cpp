#include "proposals.hpp"

#include <algorithm>

#include "grid/formats/told_rules.hpp"
#include "grid/message.hpp"
#include "grid/rules/rules_text.hpp"

namespace sudoku::formats {

namespace {

using Kind = ConstraintKind;

constexpr int kNoValue = 0;

/// How much speaks for a meaning.
constexpr int kByWord = 4, kByLook = 3, kByColour = 2;

/// A meaning that drawings of some looks may have, the words of rules that name it, and what it looks like.
struct MeaningKind {
  Kind kind;
  int value;
  std::string_view words;  ///< parts of words, between bars
  DrawnLook look;               ///< the one that it alone has, or `other`
  std::vector<ColourName> colours;
};

const std::vector<MeaningKind>& line_kinds() {
  using enum ColourName;
  static const std::vector<MeaningKind> kinds{
      {Kind::thermometer, kNoValue, "thermo", DrawnLook::line_disc, {}},
      {Kind::whisper, 5, "whisper", DrawnLook::other, {green}},
      {Kind::renban, kNoValue, "renban", DrawnLook::other, {pink, purple}},
      {Kind::palindrome, kNoValue, "palindrom", DrawnLook::other, {grey}},
      {Kind::region_sum, kNoValue, "region sum|box borders|same sum|equal sum", DrawnLook::other, {blue}},
      {Kind::between, kNoValue, "between", DrawnLook::line_circles, {}},
      {Kind::lockout, 4, "lockout", DrawnLook::line_diamonds, {}},
      {Kind::arrow, kNoValue, "arrow", DrawnLook::line_circle, {}},
      {Kind::double_arrow, kNoValue, "double arrow", DrawnLook::other, {}},
      {Kind::zipper, kNoValue, "zipper", DrawnLook::other, {}},
      {Kind::entropic, kNoValue, "entrop", DrawnLook::other, {}},
      {Kind::modular, 3, "modular", DrawnLook::other, {turquoise}},
      {Kind::whisper, 4, "dutch", DrawnLook::other, {orange}},
      {Kind::sum_line, 10, "ten line|10 line|10-line|sum to 10|sums to 10", DrawnLook::other, {}},
      {Kind::slow_thermometer, kNoValue, "slow thermo", DrawnLook::other, {}},
      {Kind::all_different, kNoValue, "repeat on a line", DrawnLook::other, {}}};
  return kinds;
}

const std::vector<MeaningKind>& arrow_kinds() {
  static const std::vector<MeaningKind> kinds{
      {Kind::arrow, kNoValue, "arrow", DrawnLook::arrow_circle, {}},
      {Kind::pill_arrow, kNoValue, "arrow", DrawnLook::arrow_pill, {}},
      {Kind::thermometer, kNoValue, "thermo", DrawnLook::other, {}}};
  return kinds;
}

const std::vector<MeaningKind>& border_kinds() {
  using enum ColourName;
  static const std::vector<MeaningKind> kinds{
      {Kind::difference, kNoValue, "consecutive|white dot|difference", DrawnLook::other, {white}},
      {Kind::ratio, kNoValue, "ratio|black dot|double", DrawnLook::other, {black}},
      {Kind::x, kNoValue, "", DrawnLook::other, {}},
      {Kind::v, kNoValue, "", DrawnLook::other, {}},
      {Kind::greater, kNoValue, "greater|inequal", DrawnLook::sign, {}}};
  return kinds;
}

const std::vector<MeaningKind>& cell_kinds() {
  using enum ColourName;
  static const std::vector<MeaningKind> kinds{
      {Kind::odd, kNoValue, "odd", DrawnLook::disc, {grey}},
      {Kind::even, kNoValue, "even", DrawnLook::square, {grey}},
      {Kind::all_different, kNoValue, "extra region|shaded region|grey region|gray region", DrawnLook::other, {}},
      {Kind::clone, kNoValue, "clone", DrawnLook::other, {}},
      {Kind::counting_circles, kNoValue, "counting circle|count circle|in a circle", DrawnLook::other, {}},
      {Kind::minimum, kNoValue, "minim", DrawnLook::other, {}},
      {Kind::maximum, kNoValue, "maxim", DrawnLook::other, {}}};
  return kinds;
}

const std::vector<MeaningKind>& clue_kinds() {
  static const std::vector<MeaningKind> kinds{
      {Kind::sandwich, kNoValue, "sandwich", DrawnLook::other, {}},
      {Kind::x_sum, kNoValue, "x-sum|x sum|xsum", DrawnLook::other, {}},
      {Kind::skyscraper, kNoValue, "skyscraper", DrawnLook::other, {}},
      {Kind::numbered_room, kNoValue, "numbered room", DrawnLook::other, {}}};
  return kinds;
}

const std::vector<MeaningKind>& kinds_of(DrawnLook look) {
  static const std::vector<MeaningKind> none, corners{{Kind::quadruple, kNoValue, "quad", DrawnLook::corner, {}}},
      diagonals{{Kind::little_killer, kNoValue, "little killer", DrawnLook::arrow_clue, {}}};
  switch (look) {
    case DrawnLook::line:
    case DrawnLook::line_disc:
    case DrawnLook::line_circle:
    case DrawnLook::line_circles:
    case DrawnLook::line_diamonds: return line_kinds();
    case DrawnLook::arrow:
    case DrawnLook::arrow_circle:
    case DrawnLook::arrow_pill: return arrow_kinds();
    case DrawnLook::arrow_clue: return diagonals;
    case DrawnLook::dot:
    case DrawnLook::dot_number:
    case DrawnLook::letter:
    case DrawnLook::sign:
    case DrawnLook::number: return border_kinds();
    case DrawnLook::corner: return corners;
    case DrawnLook::clue: return clue_kinds();
    case DrawnLook::circle:
    case DrawnLook::disc:
    case DrawnLook::square:
    case DrawnLook::shade: return cell_kinds();
    case DrawnLook::diagonal_down:
    case DrawnLook::diagonal_up:
    case DrawnLook::text:
    case DrawnLook::other: return none;
  }
  return none;
}

std::string small_letters_of(std::string_view text) {
  std::string small;
  for (const char c : text) small += c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
  return small;
}

bool is_named(std::string_view words, std::string_view told) {
  while (!words.empty()) {
    const std::string_view word = cut_front(words, '|');
    if (!word.empty() && told.find(word) != std::string_view::npos) return true;
  }
  return false;
}

/// True if some drawing has the look that only this kind has.
bool is_drawn(Kind kind, const std::vector<LookGroup>& groups) {
  return std::any_of(groups.begin(), groups.end(), [kind](const LookGroup& group) {
    const auto& kinds = kinds_of(group.look);
    return std::any_of(kinds.begin(), kinds.end(),
                       [&](const MeaningKind& one) { return one.kind == kind && one.look == group.look; });
  });
}

int score_of(const MeaningKind& kind, const LookGroup& group, const std::vector<LookGroup>& groups,
             std::string_view told) {
  const auto& colours = kind.colours;
  const bool is_colour = std::find(colours.begin(), colours.end(), colour_name(group.ink)) != colours.end();
  const bool is_letter = (kind.kind == Kind::x && group.text == "X") || (kind.kind == Kind::v && group.text == "V");
  const bool is_look = is_letter || (kind.look == group.look && kind.look != DrawnLook::other);
  // A grey disc is odd, a grey square even: there, the colour alone says nothing.
  const bool has_own_look = kind.look != DrawnLook::other;
  // A word that names drawings of this look says nothing about the others.
  const bool names_it = is_named(kind.words, told) && (is_look || !is_drawn(kind.kind, groups));
  return (names_it ? kByWord : 0) + (is_look ? kByLook : 0) +
         (is_colour && (!has_own_look || is_look) ? kByColour : 0);
}

// --- the rules of a meaning ---

/// The cells of drawings as areas that hang together.
std::vector<std::vector<Cell>> areas_of(const std::vector<DrawnItem>& items, int size) {
  std::vector<Cell> left;
  for (const DrawnItem& item : items) left.insert(left.end(), item.cells.begin(), item.cells.end());
  std::sort(left.begin(), left.end());
  std::vector<std::vector<Cell>> areas;
  while (!left.empty()) {
    std::vector<Cell>& area = areas.emplace_back(1, left.front());
    left.erase(left.begin());
    for (std::size_t at = 0; at < area.size(); ++at) {
      const Cell from = area[at];
      const auto touches = [from, size](Cell to) {
        return std::abs(from / size - to / size) + std::abs(from % size - to % size) == 1;
      };
      std::copy_if(left.begin(), left.end(), std::back_inserter(area), touches);
      std::erase_if(left, touches);
    }
    std::sort(area.begin(), area.end());
  }
  return areas;
}

/// Cells that have the same digits as those at the same place in an area of the same form.
bool add_clones(const std::vector<DrawnItem>& items, int size, Rules& rules) {
  const auto areas = areas_of(items, size);
  if (areas.size() < 2) return false;
  for (const auto& area : areas) {
    if (area.size() != areas[0].size()) return false;
    for (std::size_t at = 0; at < area.size(); ++at) {
      const bool is_moved = area[at] - area[0] == areas[0][at] - areas[0][0] &&
                            area[at] % size - area[0] % size == areas[0][at] % size - areas[0][0] % size;
      if (!is_moved) return false;
    }
  }
  for (std::size_t at = 0; at < areas[0].size(); ++at) {
    std::vector<Cell> same;
    for (const auto& area : areas) same.push_back(area[at]);
    if (add_constraint({Kind::clone, std::move(same)}, "", size, rules)) return false;
  }
  return true;
}

/// The numbers of a constraint: those that a drawing tells, or the usual one of the kind.
std::vector<int> values_of(Kind kind, int usual, const DrawnItem& item) {
  if (kind == Kind::arrow) return {};
  if (kind == Kind::difference || kind == Kind::ratio) {
    const int plain = kind == Kind::difference ? 1 : 2;
    return item.values.empty() || item.values[0] == plain ? std::vector<int>{} : item.values;
  }
  if (!item.values.empty()) return item.values;
  return usual == kNoValue ? std::vector<int>{} : std::vector{usual};
}

bool has_numbers(Kind kind) {
  return kind == Kind::difference || kind == Kind::ratio || kind == Kind::pill_arrow || kind == Kind::little_killer ||
         kind == Kind::quadruple || info_of(kind).form == ConstraintForm::outside ||
         info_of(kind).form == ConstraintForm::outside_both;
}

/// Adds the rules of drawings; false where they can't mean that.
bool add_rules(Kind kind, int value, const std::vector<DrawnItem>& items, bool are_areas, int size, Rules& rules) {
  if (kind == Kind::clone) return add_clones(items, size, rules);
  std::vector<DrawnItem> parts = items;
  if (kind == Kind::all_different && are_areas) {
    parts.clear();
    for (auto& area : areas_of(items, size)) parts.push_back({std::move(area), {}});
  } else if (kind == Kind::counting_circles) {
    parts.assign(1, {});
    std::vector<Cell>& all = parts[0].cells;
    for (const DrawnItem& item : items) all.insert(all.end(), item.cells.begin(), item.cells.end());
  }
  for (const DrawnItem& item : parts) {
    // A number that the meaning has no place for would be lost.
    if (!item.values.empty() && !has_numbers(kind)) return false;
    const bool is_single = kind == Kind::all_different && item.cells.size() < 2;
    std::vector<Cell> cells = item.cells;
    if (kind == Kind::sandwich && cells.size() > 1 && cells[0] > cells[1]) std::reverse(cells.begin(), cells.end());
    Constraint constraint{kind, std::move(cells), values_of(kind, value, item)};
    if (is_single || add_constraint(std::move(constraint), "", size, rules)) return false;
  }
  return true;
}

Meaning meaning_of(std::string_view kind, int value, Rules rules, int size) {
  return {std::string(kind), value, rules_text(ordered(std::move(rules), size), size)};
}

Meaning meaning_of(GlobalRule rule, std::string_view kind, int size) {
  Rules rules;
  rules.add(rule);
  return meaning_of(kind, kNoValue, std::move(rules), size);
}

// --- words ---

Sentence colour_word(ColourName name) {
  switch (name) {
    case ColourName::black: return say("colour.black");
    case ColourName::grey: return say("colour.grey");
    case ColourName::white: return say("colour.white");
    case ColourName::red: return say("colour.red");
    case ColourName::brown: return say("colour.brown");
    case ColourName::orange: return say("colour.orange");
    case ColourName::yellow: return say("colour.yellow");
    case ColourName::green: return say("colour.green");
    case ColourName::turquoise: return say("colour.turquoise");
    case ColourName::blue: return say("colour.blue");
    case ColourName::purple: return say("colour.purple");
    case ColourName::pink: return say("colour.pink");
    case ColourName::none: return say("colour.none");
  }
  return say("colour.none");
}

Sentence sentence_of(const LookGroup& group) {
  constexpr std::size_t longest = 24;
  const std::size_t count = group.items.size();
  const Sentence colour = colour_word(colour_name(group.ink));
  const std::string text = group.text.substr(0, longest);
  switch (group.look) {
    case DrawnLook::line: return say("drawn.line", {{"count", count}, {"colour", colour}});
    case DrawnLook::line_disc: return say("drawn.line-disc", {{"count", count}, {"colour", colour}});
    case DrawnLook::line_circle: return say("drawn.line-circle", {{"count", count}, {"colour", colour}});
    case DrawnLook::line_circles: return say("drawn.line-circles", {{"count", count}, {"colour", colour}});
    case DrawnLook::line_diamonds: return say("drawn.line-diamonds", {{"count", count}, {"colour", colour}});
    case DrawnLook::diagonal_down:
    case DrawnLook::diagonal_up: return say("drawn.diagonal", {{"colour", colour}});
    case DrawnLook::arrow: return say("drawn.arrow", {{"count", count}, {"colour", colour}});
    case DrawnLook::arrow_circle: return say("drawn.arrow-circle", {{"count", count}, {"colour", colour}});
    case DrawnLook::arrow_pill: return say("drawn.arrow-pill", {{"count", count}, {"colour", colour}});
    case DrawnLook::arrow_clue: return say("drawn.arrow-clue", {{"count", count}});
    case DrawnLook::dot: return say("drawn.dot", {{"count", count}, {"colour", colour}});
    case DrawnLook::dot_number: return say("drawn.dot-number", {{"count", count}, {"colour", colour}});
    case DrawnLook::letter: return say("drawn.letter", {{"count", count}, {"text", text}});
    case DrawnLook::sign: return say("drawn.sign", {{"count", count}});
    case DrawnLook::number: return say("drawn.number", {{"count", count}});
    case DrawnLook::corner: return say("drawn.corner", {{"count", count}});
    case DrawnLook::clue: return say("drawn.clue", {{"count", count}});
    case DrawnLook::circle: return say("drawn.circle", {{"count", count}, {"colour", colour}});
    case DrawnLook::disc: return say("drawn.disc", {{"count", count}, {"colour", colour}});
    case DrawnLook::square: return say("drawn.square", {{"count", count}, {"colour", colour}});
    case DrawnLook::shade: return say("drawn.shade", {{"count", count}, {"colour", colour}});
    case DrawnLook::text: return say("drawn.text", {{"count", count}, {"text", text}});
    case DrawnLook::other: return say("drawn.other", {{"count", count}});
  }
  return say("drawn.other", {{"count", count}});
}

void add_items(const std::vector<DrawnItem>& items, Proposal& proposal) {
  for (const DrawnItem& item : items) proposal.items.push_back(item.cells);
}

/// Areas all of which have as many cells as there are digits.
bool are_regions(const LookGroup& group, int size) {
  const auto areas = areas_of(group.items, size);
  return group.look == DrawnLook::shade && std::all_of(areas.begin(), areas.end(), [size](const auto& area) {
           return static_cast<int>(area.size()) == size;
         });
}

/// On small grids, digits on whispers and at the ends of lockout lines are half of them apart.
int value_of(const MeaningKind& kind, int size) {
  const bool is_difference = kind.kind == Kind::whisper || kind.kind == Kind::lockout;
  return is_difference && kind.value > size - 1 ? (size + 1) / 2 : kind.value;
}

Proposal proposal_of(const LookGroup& group, const std::vector<LookGroup>& groups, std::string_view told, int size) {
  Proposal proposal;
  proposal.sentence = sentence_of(group);
  add_items(group.items, proposal);
  if (group.look == DrawnLook::diagonal_down || group.look == DrawnLook::diagonal_up) {
    const bool is_down = group.look == DrawnLook::diagonal_down;
    proposal.meanings.push_back(meaning_of(is_down ? GlobalRule::diagonal_down : GlobalRule::diagonal_up,
                                           is_down ? "diagonal-down" : "diagonal-up", size));
    proposal.is_guess = true;
    return proposal;
  }
  const bool are_areas = &kinds_of(group.look) == &cell_kinds();
  std::vector<std::pair<int, Meaning>> found;
  for (const MeaningKind& kind : kinds_of(group.look)) {
    Rules rules;
    const int value = value_of(kind, size);
    if (!add_rules(kind.kind, value, group.items, are_areas, size, rules)) continue;
    int score = score_of(kind, group, groups, told);
    if (kind.kind == Kind::all_different && are_regions(group, size)) score += kByLook;
    found.emplace_back(score, meaning_of(info_of(kind.kind).id, value, std::move(rules), size));
  }
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  proposal.is_guess = !found.empty() && found[0].first > 0;
  for (auto& [score, meaning] : found) proposal.meanings.push_back(std::move(meaning));
  return proposal;
}

}  // namespace

std::vector<Proposal> proposals_of(const std::vector<LookGroup>& groups, std::string_view told, int size) {
  const std::string text = small_letters_of(told);
  std::vector<Proposal> proposals;
  for (const LookGroup& group : groups) proposals.push_back(proposal_of(group, groups, text, size));
  return proposals;
}

Proposal outlined_areas(const std::vector<DrawnItem>& areas, bool is_guess, int size) {
  Proposal proposal;
  proposal.sentence = say("drawn.area", {{"count", areas.size()}});
  add_items(areas, proposal);
  Rules rules;
  const auto has_total = [](const DrawnItem& area) { return !area.values.empty(); };
  const bool has_totals = std::any_of(areas.begin(), areas.end(), has_total);
  for (const DrawnItem& area : areas) {
    const Kind kind = area.values.empty() ? Kind::all_different : Kind::cage;
    if (area.cells.size() < 2 || add_constraint({kind, area.cells, area.values}, "", size, rules)) return proposal;
  }
  proposal.meanings.push_back(meaning_of(has_totals ? "cage" : "all-different", kNoValue, std::move(rules), size));
  proposal.is_guess = is_guess;
  return proposal;
}

Proposal told_rule(std::string_view word, int size) {
  Proposal proposal;
  proposal.sentence = say("drawn.told", {{"text", word}});
  if (const ToldRule* const told = told_rule_of(word); told != nullptr && told->means != 0) {
    Rules rules;
    rules.globals = told->means;
    proposal.meanings.push_back(meaning_of(told->id, kNoValue, std::move(rules), size));
  }
  proposal.is_guess = !proposal.meanings.empty() && word != "consecutive";
  return proposal;
}

}  // namespace sudoku::formats
