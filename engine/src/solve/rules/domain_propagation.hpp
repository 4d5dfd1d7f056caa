// Propagation in the search of `domain_search.hpp`: digits are told to peers and partners, units are looked at for
// places, sums and lines for sets of digits, and dear primitives are pruned last. For `domain_search.cpp`.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "solve/rules/domain_search.hpp"

namespace sudoku {

template <std::size_t Words>
bool DomainSearch<Words>::narrow(Cell cell, Mask to) {
  const Mask mask = masks_[cell];
  to &= mask;
  if (to == mask) return true;
  for (Mask left = mask & ~to; left != 0; left &= left - 1) {
    const int digit = lowest_digit(left);
    places_of(digit).remove(cell);
    lost_.add(digit, units_[cell]);
  }
  set_mask(cell, to);
  return to != 0 || fail_in({&cell, 1});
}

/// Notes what follows from a cell's new mask, except where digits have lost a place.
template <std::size_t Words>
inline void DomainSearch<Words>::set_mask(Cell cell, Mask to) {
  masks_[cell] = static_cast<ShortMask>(to);
  has_singles_ |= is_single(to);
  if (!is_changed_[cell]) {
    is_changed_[cell] = true;
    changed_.push_back(cell);
  }
  agenda_.mark(cell);
}

/// Takes a digit from cells that all have it.
template <std::size_t Words>
bool DomainSearch<Words>::keep_away(int digit, const Bits& cells) {
  places_of(digit).remove(cells);
  bool can_be = true;
  cells.each([&](Cell cell) {
    const Mask left = masks_[cell] & ~bit(digit);
    lost_.add(digit, units_[cell]);
    set_mask(cell, left);
    if (left == 0) can_be = fail_in({&cell, 1});
  });
  return can_be;
}

/// Cheap inferences come before dear ones. The digits of filled cells are told together, so that the cell that is to
/// blame for a conflict is known.
template <std::size_t Words>
bool DomainSearch<Words>::propagate() {
  for (;;) {
    if (!changed_.empty()) {
      const Cell cell = changed_.back();
      changed_.pop_back();
      is_changed_[cell] = false;
      if (!tell_partners(cell)) return false;
    } else if (!lost_.is_empty()) {
      if (!look_at_places(lost_.digit())) return false;
    } else if (const std::size_t set = agenda_.take_below(first_primitive_); set != Agenda::kNothing) {
      if (!look_at_sets(set)) return false;
    } else if (!few_.is_empty()) {
      if (!look_at_few(few_.digit())) return false;
    } else if (std::exchange(has_singles_, false)) {
      if (!tell_singles()) return false;
    } else if (const std::size_t item = agenda_.take(); item != Agenda::kNothing) {
      if (!prune(item - first_primitive_)) return false;
      agenda_.drop(item);
    } else {
      return true;
    }
  }
}

/// Of several, the one that comes first in the order of the last time is to blame.
template <std::size_t Words>
bool DomainSearch<Words>::tell_singles() {
  const std::size_t first = filled_;
  for (std::size_t at = first; at < order_.size(); ++at) {
    if (is_single(masks_[order_[at]])) std::swap(order_[at], order_[filled_++]);
  }
  if (first == filled_) return true;
  told_ = {order_[first], lowest_digit(masks_[order_[first]])};
  for (std::size_t at = first; at < filled_; ++at) {
    if (!tell_peers(order_[at])) return false;
  }
  return true;
}

template <std::size_t Words>
bool DomainSearch<Words>::tell_peers(Cell cell) {
  work_ += 2;
  const int digit = lowest_digit(masks_[cell]);
  const Bits seen = peers_[cell] & places_of(digit);
  const bool can_be = keep_away(digit, seen);
  lost_.drop(digit, units_[cell]);  // in these it has its place
  return can_be || fail_in({&cell, 1});
}

/// A digit of another cell that none of this one allows can't be.
template <std::size_t Words>
bool DomainSearch<Words>::tell_partners(Cell cell) {
  const Mask own = masks_[cell];
  for (const PairTables::PairArc& arc : pairs_.arcs_of(cell)) {
    if (!narrow(arc.other, pairs_.left_by(own, arc))) return fail_in({&cell, 1});
  }
  return true;
}

/// A digit must have a place in each of the units in which it has lost some. (All are counted before any is looked at:
/// a branch for each would often be predicted wrongly, since a third of them have few places.)
template <std::size_t Words>
bool DomainSearch<Words>::look_at_places(int digit) {
  const Bits places = places_of(digit);
  std::uint64_t few = 0, at_most_one = 0;
  for (std::uint64_t due = lost_.take(digit); due != 0; due &= due - 1) {
    const int unit = __builtin_ctzll(due);
    const int count = (places & cells_of_unit_[static_cast<Unit>(unit)]).count();
    few |= std::uint64_t{count <= kFewPlaces} << unit;
    at_most_one |= std::uint64_t{count <= 1} << unit;
  }
  if (few != at_most_one) few_.add(digit, few & ~at_most_one);
  for (; at_most_one != 0; at_most_one &= at_most_one - 1) {
    const auto unit = static_cast<Unit>(__builtin_ctzll(at_most_one));
    const Bits here = places & cells_of_unit_[unit];
    if (here.is_empty() || !narrow(here.first(), bit(digit))) return fail_in(geometry_.cells_of(unit));
  }
  return true;
}

/// A digit with few places in a unit is nowhere else where all of these see.
template <std::size_t Words>
bool DomainSearch<Words>::look_at_few(int digit) {
  const Bits places = places_of(digit);
  for (std::uint64_t due = few_.take(digit); due != 0; due &= due - 1) {
    const auto unit = static_cast<Unit>(__builtin_ctzll(due));
    Bits seen = places;
    (places & cells_of_unit_[unit]).each([&](Cell cell) { seen = seen & peers_[cell]; });
    if (seen.is_empty()) continue;
    few_.add(digit, due & (due - 1));
    return keep_away(digit, seen) || fail_in(geometry_.cells_of(unit));
  }
  return true;
}

template <std::size_t Words>
bool DomainSearch<Words>::look_at_sets(std::size_t number) {
  if (number < lines_.size()) return look_at_line(lines_[number]) || fail_in(lines_[number].cells());
  const SumSets& sum = sums_[number - lines_.size()];
  const std::optional<Mask> certain = sum.certain(masks_);
  return (certain && place_certain(*certain, sum.cells())) || fail_in(sum.cells());
}

/// Cells of a line need not see each other.
template <std::size_t Words>
bool DomainSearch<Words>::look_at_line(const LineSets& line) {
  const LineSets::Found found = line.find(masks_);
  if (!found.is_possible) return false;
  const Mask alone = found.certain & found.alone;
  for (const Cell cell : line.cells()) {
    Mask left = found.possible;
    if (!is_single(masks_[cell])) left &= ~found.filled;
    if ((masks_[cell] & alone) != 0) left &= alone;
    if (!narrow(cell, left)) return false;
  }
  return place_certain(found.certain & ~found.filled, line.cells());
}

/// Digits that are in some of these cells for certain, though not alone: the peers of filled cells know their digits.
template <std::size_t Words>
bool DomainSearch<Words>::place_certain(Mask certain, std::span<const Cell> cells) {
  for (; certain != 0; certain &= certain - 1) {
    const int digit = lowest_digit(certain);
    Bits seen = places_of(digit);
    for (const Cell cell : cells) {
      seen.keep_if((masks_[cell] & bit(digit)) != 0, peers_[cell]);
    }
    if (!seen.is_empty() && !keep_away(digit, seen)) return false;
  }
  return true;
}

template <std::size_t Words>
bool DomainSearch<Words>::prune(std::size_t number) {
  const Primitive& primitive = *primitives_[number];
  const auto& cells = primitive.cells();
  const std::span<Mask> left(scratch_.data(), cells.size());
  for (std::size_t at = 0; at < left.size(); ++at) left[at] = masks_[cells[at]];
  work_ += left.size();
  Automaton::Memo& memo = memos_[number];
  const bool can_be = memo.read.empty() ? primitive.prune(left) : primitive.automaton()->prune(left, memo);
  if (!can_be) return fail_in(cells);
  for (std::size_t at = 0; at < left.size(); ++at) {
    if (left[at] != masks_[cells[at]] && !narrow(cells[at], left[at])) return false;
  }
  return true;
}

/// Notes the cells that have no solution; of several calls for one conflict the last one counts.
template <std::size_t Words>
bool DomainSearch<Words>::fail_in(std::span<const Cell> cells) {
  failed_in_.assign(cells.begin(), cells.end());
  return false;
}

}  // namespace sudoku
