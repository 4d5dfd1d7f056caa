#include "propagation/explain_patterns.hpp"

#include "propagation/unit_matching.hpp"

namespace sudoku {

namespace {

/// The state of a unit as subsets and matchings see it: the candidates of its cells.
class UnitView {
 public:
  UnitView(const Geometry& geometry, const State& state, Unit unit)
      : cells_(geometry.cells_of(unit)), size_(geometry.size()), unit_(unit) {
    for (std::size_t at = 0; at < cells_.size(); ++at) candidates_[at] = state.candidates[cells_[at]];
  }

  const Sets& candidates() const { return candidates_; }
  int size() const { return size_; }

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
    for (; cells != 0; cells &= cells - 1) {
      const auto at = static_cast<std::size_t>(__builtin_ctzll(cells));
      for (Mask rest = candidates_[at] & digits; rest != 0; rest &= rest - 1) {
        reason.roles.push_back({Role::member, cells_[at], lowest_digit(rest)});
      }
    }
    return reason;
  }

 private:
  std::span<const Cell> cells_;
  Sets candidates_{};
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
  const Subset subset = find_subset(view.candidates(), view.size(), [&](Mask cells, Mask digits) {
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

/// The unit that the locked digit leaves is the one of the target's whose crossing has all its places.
Reason explain_locked(const Geometry& geometry, const State& before, const Event& event, RoleMark target) {
  Reason reason{ReasonKind::locked, {event.digit}, {event.detail}, {target}};
  Cell place = kNoCell;
  for (const Cell cell : geometry.cells_of(event.detail)) {
    if ((before.candidates[cell] & bit(event.digit)) == 0) continue;
    reason.roles.push_back({Role::member, cell, event.digit});
    place = cell;
  }
  if (place == kNoCell) return reason;
  const bool in_box = geometry.kind_of(event.detail) == UnitKind::box;
  if (!in_box) {
    reason.units.push_back(geometry.units_of(event.cell)[2]);
    return reason;
  }
  const auto& target_units = geometry.units_of(event.cell);
  const bool same_row = geometry.units_of(place)[0] == target_units[0];
  reason.units.push_back(target_units[same_row ? 0 : 1]);
  return reason;
}

}  // namespace

Reason explain_pattern(const Geometry& geometry, const State& before, const Event& event) {
  const RoleMark target{Role::target, event.cell, event.digit};
  const bool names_a_unit = event.kind == EventKind::eliminate && !is_singleton(event.cause);
  if (names_a_unit && event.detail >= geometry.units()) {
    return {ReasonKind::unknown, {event.digit}, {}, {target}};
  }
  if (event.kind == EventKind::conflict) return explain_hall_violation({geometry, before, event.detail});
  switch (reason_of_removal(event.cause)) {
    case ReasonKind::locked: return explain_locked(geometry, before, event, target);
    case ReasonKind::naked_subset: return explain_naked({geometry, before, event.detail}, event, target);
    case ReasonKind::hidden_subset: return explain_hidden({geometry, before, event.detail}, event, target);
    case ReasonKind::hall_set: return explain_hall_set({geometry, before, event.detail}, event, target);
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
    case ReasonKind::unknown: break;  // no kinds of removals by patterns
  }
  return {ReasonKind::unknown, {event.digit}, {}, {target}};
}

}  // namespace sudoku
