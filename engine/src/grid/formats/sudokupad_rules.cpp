#include "sudokupad_rules.hpp"

#include <algorithm>

#include "grid/rules/rules_text.hpp"
#include "grid/formats/drawings/proposals.hpp"
#include "json_numbers.hpp"

namespace sudoku::formats {

namespace {

using Kind = JsonValue::Kind;

/// Drawings that may stand for a rule, with short names.
constexpr std::pair<std::string_view, std::string_view> kDrawn[] = {
    {"lines", "l"}, {"arrows", "a"}, {"overlays", "o"}, {"underlays", "u"}};

constexpr std::pair<std::string_view, GlobalRule> kGlobals[] = {
    {"antiknight", GlobalRule::anti_knight},
    {"antiking", GlobalRule::anti_king},
    {"nonconsecutive", GlobalRule::non_consecutive},
    {"disjoint", GlobalRule::disjoint_groups},
    {"disjointgroups", GlobalRule::disjoint_groups},
    {"diagonal+", GlobalRule::diagonal_up},
    {"diagonal-", GlobalRule::diagonal_down}};

/// The words about the puzzle, by their names in its metadata and in cages.
constexpr std::pair<std::string_view, std::string About::*> kWords[] = {
    {"title", &About::title}, {"author", &About::author}, {"rules", &About::rules}};

constexpr long kLargestSum = 100'000;

/// The style of cages whose cells are a region beside the boxes.
constexpr std::string_view kExtraRegion = "extraregion";

/// True if anything is drawn.
bool has_drawings(const JsonValue* list) { return is_list(list) && !list->items.empty(); }

bool is_truth(const JsonValue* value, bool truth) {
  return value != nullptr && value->is(Kind::truth) && value->truth == truth;
}

}  // namespace

Refusal SudokuPadRules::read(const JsonValue& data) {
  if (const JsonValue* cages = data.find("cages", "ca"); is_list(cages)) {
    if (Refusal refusal = read_cages(*cages)) return refusal;
  }
  if (const JsonValue* globals = data.find("global"); is_list(globals)) {
    if (Refusal refusal = read_globals(*globals)) return refusal;
  }
  const JsonValue* const metadata = data.find("metadata");
  for (const auto& [name, words] : kWords) {
    const JsonValue* const said = metadata == nullptr ? nullptr : metadata->find(name);
    if (said != nullptr) about_.*words += said->text;
  }
  for (const auto& [name, rule] : kGlobals) {
    const JsonValue* const said = metadata == nullptr ? nullptr : metadata->find(name);
    if (is_truth(said, true)) rules_.add(rule);
  }
  for (const auto& [name, short_name] : kDrawn) {
    if (has_drawings(data.find(name, short_name))) unread_.push_back(name);
  }
  return nullptr;
}

Refusal SudokuPadRules::read_globals(const JsonValue& names) {
  for (const JsonValue& name : names.items) {
    const auto known = std::find_if(std::begin(kGlobals), std::end(kGlobals), [&](const auto& one) {
      return one.first == name.text;
    });
    if (known == std::end(kGlobals)) {
      return refuse_rule(plain_name(name.text), "rules.unknown", {{"rule", plain_name(name.text)}});
    }
    rules_.add(known->second);
  }
  return nullptr;
}

Refusal SudokuPadRules::read_cages(const JsonValue& cages) {
  for (const JsonValue& cage : cages.items) {
    if (Refusal refusal = read_cage(cage)) {
      refusal->offset = static_cast<int>(cage.place);
      return refusal;
    }
  }
  return nullptr;
}

/// Takes "title: …" and the like.
void SudokuPadRules::hear(std::string_view text) {
  for (const auto& [name, words] : kWords) {
    if (text.substr(0, name.size()) == name && text.substr(name.size(), 1) == ":") {
      about_.*words += text.substr(name.size() + 1);
    }
  }
}

// Titles and the like are kept in cages without cells. A cage with a text, or with neither a sum nor a word that its
// digits differ, is a drawing.
Refusal SudokuPadRules::read_cage(const JsonValue& cage) {
  std::vector<Cell> cells;
  const JsonValue* const places = cage.find("cells", "ce");
  if (!is_list(places) || places->items.empty()) {
    const JsonValue* const text = cage.find("value", "v");
    if (text != nullptr) hear(text->text);
    return nullptr;
  }
  for (const JsonValue& place : places->items) {
    const bool is_pair = place.is(Kind::list) && place.items.size() == 2;
    const auto row = is_pair ? whole_number(place.items[0].text) : std::nullopt;
    const auto column = is_pair ? whole_number(place.items[1].text) : std::nullopt;
    const auto is_inside = [this](std::optional<long> at) { return at && *at >= 0 && *at < size_; };
    if (!is_inside(row) || !is_inside(column)) return refuse_rule("cages", "rules.cell-outside", {{"rule", "cages"}});
    cells.push_back(static_cast<Cell>(*row * size_ + *column));
  }
  const JsonValue* value = cage.find("sum");
  if (value == nullptr || is_nothing(*value)) value = cage.find("value", "v");
  const bool has_value = value != nullptr && !is_nothing(*value);
  const long sum = has_value ? whole_number(value->text).value_or(0) : 0;
  const JsonValue* const style = cage.find("style");
  const bool is_drawn = style != nullptr && style->text != "killer";
  const bool may_repeat = is_truth(cage.find("unique"), false);
  const bool is_sum = sum > 0 && sum <= kLargestSum;
  const bool is_unique = !has_value && is_truth(cage.find("unique"), true);
  if (is_drawn || !(is_sum || is_unique)) {
    const bool is_region = is_drawn && style->text == kExtraRegion;
    const bool has_total = is_sum && !is_region;
    const std::vector<int> total{has_total ? static_cast<int>(sum) : 0};
    add_area(is_drawn ? style->text : "", {std::move(cells), has_total ? total : std::vector<int>{}});
    return nullptr;
  }
  std::vector<int> values;
  if (is_sum) values.push_back(static_cast<int>(sum));
  const ConstraintKind kind = may_repeat ? ConstraintKind::sum : ConstraintKind::cage;
  return add_constraint({kind, std::move(cells), values}, "cages", size_, rules_);
}

void SudokuPadRules::add_area(const std::string& style, DrawnItem area) {
  if (unread_.empty() || unread_.back() != "cages") unread_.push_back("cages");
  const auto same = std::find_if(areas_.begin(), areas_.end(), [&](const auto& one) { return one.first == style; });
  auto& areas = same != areas_.end() ? same->second : areas_.emplace_back(style, std::vector<DrawnItem>{}).second;
  areas.push_back(std::move(area));
}

std::vector<Proposal> SudokuPadRules::proposals(const JsonValue& data) const {
  std::vector<Proposal> proposals = proposals_of(looks_of(read_drawings(data), size_), about_.rules, size_);
  for (const auto& [style, areas] : areas_) {
    proposals.push_back(outlined_areas(areas, style == kExtraRegion, size_));
  }
  return proposals;
}

}  // namespace sudoku::formats
