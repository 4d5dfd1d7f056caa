#include "propagation/explain_patterns.hpp"

#include <algorithm>

#include "propagation/tridagon_search.hpp"
#include "propagation/unit_matching.hpp"

namespace sudoku {

namespace {

/// The state of a unit as subsets and matchings see it: the candidates of its cells.
class UnitView {
 public:
  UnitView(const Geometry& geometry, const State& state, Unit unit)
      : cells_(geometry.cells_of(unit)),
        candidates_(filled_up(cells_, geometry.size(), state.candidates)),
        size_(geometry.size()),
        unit_(unit) {}

  /// Of its cells, then of others that can be anything where it has fewer than n.
  const Sets& candidates() const { return candidates_; }
  int size() const { return size_; }
  int cells() const { return static_cast<int>(cells_.size()); }

  /// The bit of a cell; none where it is elsewhere.
  Mask bit_of(Cell cell) const {
    for (std::size_t at = 0; at < cells_.size(); ++at) {
      if (cells_[at] == cell) return Mask{1} << at;
    }
    return 0;
  }

  /// These cells with those of their candidates that are among the digits; the target, where there is one, comes first.
  Reason reason(ReasonKind kind, Mask digits, Mask cells, std::vector<RoleMark> target) const {
    Reason reason{kind, {}, {unit_}, std::move(target)};
    for (Mask rest = digits; rest != 0; rest &= rest - 1) reason.digits.push_back(lowest_digit(rest));
    for (cells &= all_digits(this->cells()); cells != 0; cells &= cells - 1) {
      const auto at = static_cast<std::size_t>(__builtin_ctzll(cells));
      for (Mask rest = candidates_[at] & digits; rest != 0; rest &= rest - 1) {
        reason.roles.push_back({Role::member, cells_[at], lowest_digit(rest)});
      }
    }
    return reason;
  }

 private:
  std::span<const Cell> cells_;
  Sets candidates_;
  int size_;
  Unit unit_;
};

struct Subset {
  Mask chosen = 0;   // which sets
  Mask members = 0;  // their members together
};

/// The first of the smallest subsets that `fits`; empty if there is none.
template <class Fits>
Subset find_subset(const Sets& sets, int count, Fits fits) {
  Subset subset;
  const auto found = [&](Mask chosen, Mask members) {
    if (!fits(chosen, members)) return true;
    subset = {chosen, members};
    return false;
  };
  for (int size = 2; size <= kLargestSubset; ++size) {
    if (!SubsetSearch(sets, count, size, found).run()) break;
  }
  return subset;
}

Reason explain_naked(const UnitView& view, const Event& event, RoleMark target) {
  const Mask own = view.bit_of(event.cell);
  const Subset subset = find_subset(view.candidates(), view.cells(), [&](Mask cells, Mask digits) {
    return (cells & own) == 0 && (digits & bit(event.digit)) != 0;
  });
  return view.reason(ReasonKind::naked_subset, subset.members, subset.chosen, {target});
}

Reason explain_hidden(const UnitView& view, const Event& event, RoleMark target) {
  const Mask own = view.bit_of(event.cell);
  const Sets places = transposed(view.candidates(), view.size());
  const Subset subset = find_subset(places, view.size(), [&](Mask digits, Mask cells) {
    return (cells & own) != 0 && (digits & bit(event.digit)) == 0;
  });
  return view.reason(ReasonKind::hidden_subset, subset.chosen, subset.members, {target});
}

Reason explain_hall_set(const UnitView& view, const Event& event, RoleMark target) {
  UnitMatching matching;
  if (!matching.extend(view.candidates(), view.size())) return {ReasonKind::unknown, {event.digit}, {}, {target}};
  const Mask digits = matching.smallest_hall_set(view.candidates(), event.digit - 1);
  return view.reason(ReasonKind::hall_set, digits, matching.cells_of(digits), {target});
}

Reason explain_hall_violation(const UnitView& view) {
  UnitMatching matching;
  matching.extend(view.candidates(), view.size());
  Mask digits = 0;
  for (Mask cells = matching.violator(); cells != 0; cells &= cells - 1) {
    digits |= view.candidates()[static_cast<std::size_t>(__builtin_ctzll(cells))];
  }
  return view.reason(ReasonKind::hall_violation, digits, matching.violator(), {});
}

/// The unit that the locked digit leaves is the one of the target's that has all its places, the box where several do;
/// none where the target sees each by something else.
Reason explain_locked(const Geometry& geometry, const State& before, const Event& event, RoleMark target) {
  Reason reason{ReasonKind::locked, {event.digit}, {event.detail}, {target}};
  for (const Cell cell : geometry.cells_of(event.detail)) {
    if ((before.candidates[cell] & bit(event.digit)) == 0) continue;
    reason.roles.push_back({Role::member, cell, event.digit});
  }
  const auto has_all_places = [&](Unit unit) {
    const auto cells = geometry.cells_of(unit);
    return std::all_of(reason.roles.begin() + 1, reason.roles.end(),
                       [&](const RoleMark& mark) { return std::binary_search(cells.begin(), cells.end(), mark.cell); });
  };
  Unit other = kNoUnit;
  for (const Unit unit : geometry.units_of(event.cell)) {
    if (!has_all_places(unit)) continue;
    if (other == kNoUnit || geometry.kind_of(unit) == UnitKind::box) other = unit;
  }
  if (other != kNoUnit) reason.units.push_back(other);
  return reason;
}

Reason explain_tridagon(const Geometry& geometry, const State& before, const Event& event, RoleMark target) {
  const auto found = TridagonSearch(geometry).behind(before.candidates, event.cell, event.digit);
  if (!found) return {ReasonKind::unknown, {event.digit}, {}, {target}};
  Reason reason{ReasonKind::tridagon, {}, {found->boxes.begin(), found->boxes.end()}, {target}};
  for (Mask rest = found->digits; rest != 0; rest &= rest - 1) reason.digits.push_back(lowest_digit(rest));
  for (const Cell cell : found->cells) {
    if (cell == event.cell) continue;
    for (Mask rest = before.candidates[cell]; rest != 0; rest &= rest - 1)
      reason.roles.push_back({Role::member, cell, lowest_digit(rest)});
  }
  return reason;
}

}  // namespace

Reason explain_pattern(const Geometry& geometry, const State& before, const Event& event) {
  const RoleMark target{Role::target, event.cell, event.digit};
  const bool names_a_unit = event.kind == EventKind::eliminate && !is_singleton(event.cause);
  const bool is_about_places = event.cause == Cause::locked_candidates || event.cause == Cause::hidden_subsets;
  if (names_a_unit && event.detail >= (is_about_places ? geometry.complete_units() : geometry.units())) {
    return {ReasonKind::unknown, {event.digit}, {}, {target}};
  }
  if (event.kind == EventKind::conflict) return explain_hall_violation({geometry, before, event.detail});
  switch (reason_of_removal(event.cause)) {
    case ReasonKind::locked: return explain_locked(geometry, before, event, target);
    case ReasonKind::naked_subset: return explain_naked({geometry, before, event.detail}, event, target);
    case ReasonKind::hidden_subset: return explain_hidden({geometry, before, event.detail}, event, target);
    case ReasonKind::hall_set: return explain_hall_set({geometry, before, event.detail}, event, target);
    case ReasonKind::tridagon: return explain_tridagon(geometry, before, event, target);
    case ReasonKind::refuted: return {ReasonKind::refuted, {event.digit}, {}, {target}};
    case ReasonKind::peer:
    case ReasonKind::naked_single:
    case ReasonKind::hidden_single:
    case ReasonKind::emptied:
    case ReasonKind::no_place:
    case ReasonKind::guess:
    case ReasonKind::taken_back:
    case ReasonKind::arc:
    case ReasonKind::pass:
    case ReasonKind::solution:
    case ReasonKind::done:
    case ReasonKind::hall_violation:
    case ReasonKind::constraint:  // (explain_constraint.cpp)
    case ReasonKind::learnt:      // (chain.cpp)
    case ReasonKind::unknown: break;  // no kinds of removals by patterns
  }
  return {ReasonKind::unknown, {event.digit}, {}, {target}};
}

}  // namespace sudoku
