// Sums over the digits from 1 to 9, as search asks for them a million times: sets of sets of digits have a fixed length
// and need no memory of their own, and what groups add fits into one word.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "constraints/grouped_sum.hpp"

namespace sudoku {

namespace {

using Bits = std::uint64_t;

constexpr Mask kBitsInWord = 64;

/// Sets of sets of nine digits: a bit for each of 512.
using Sets = std::array<Bits, 8>;

template <std::size_t kStep>
void add_high(const Sets& from, Sets& into) {
  for (std::size_t at = 0; at < from.size(); ++at) {
    if ((at & kStep) == 0) into[at | kStep] |= from[at];
  }
}
template <std::size_t kStep>
Sets without_high(const Sets& from) {
  Sets sets{};
  for (std::size_t at = 0; at < from.size(); ++at) {
    if ((at & kStep) == 0) sets[at] = from[at | kStep];
  }
  return sets;
}

/// Adds a digit to the sets that are without it.
void add_to_sets(const Sets& from, int digit, Sets& into) {
  if (digit == 7) return add_high<1>(from, into);
  if (digit == 8) return add_high<2>(from, into);
  if (digit == 9) return add_high<4>(from, into);
  const Bits without = kWithout[static_cast<std::size_t>(digit) - 1];
  const int by = 1 << (digit - 1);
  for (std::size_t at = 0; at < from.size(); ++at) into[at] |= (from[at] & without) << by;
}

/// The sets that have a digit, without it.
Sets taken_from(const Sets& from, int digit) {
  if (digit == 7) return without_high<1>(from);
  if (digit == 8) return without_high<2>(from);
  if (digit == 9) return without_high<4>(from);
  const Bits without = kWithout[static_cast<std::size_t>(digit) - 1];
  const int by = 1 << (digit - 1);
  Sets sets;
  for (std::size_t at = 0; at < from.size(); ++at) sets[at] = from[at] >> by & without;
  return sets;
}

/// The set of the digits of cells that have one only. False if two have the same, or a cell has none.
bool begin_with_singles(std::span<const Mask> candidates, Sets& sets) {
  Mask taken = 0;
  for (const Mask mask : candidates) {
    if (mask == 0) return false;
    if (!is_single(mask)) continue;
    if ((taken & mask) != 0) return false;
    taken |= mask;
  }
  sets[static_cast<std::size_t>(taken / kBitsInWord)] = Bits{1} << taken % kBitsInWord;
  return true;
}

bool have_common(const Bits* a, const Bits* b) {
  Bits common = 0;
  for (std::size_t at = 0; at < Sets{}.size(); ++at) common |= a[at] & b[at];
  return common != 0;
}

int highest_digit(Mask mask) { return 64 - __builtin_clzll(mask); }

Bits keep_common(Sets& sets, const Bits* others) {
  Bits any = 0;
  for (std::size_t at = 0; at < sets.size(); ++at) any |= sets[at] &= others[at];
  return any;
}

/// Leaves digits that lead from the sets before a cell to those after it, and the sets from which they do.
Mask keep_leading(Mask digits, Sets& before, const Sets& after) {
  Sets kept{};
  Mask left = 0;
  for (; digits != 0; digits &= digits - 1) {
    Sets sets = taken_from(after, lowest_digit(digits));
    if (keep_common(sets, before.data()) == 0) continue;
    left |= digits & (~digits + 1);
    for (std::size_t at = 0; at < kept.size(); ++at) kept[at] |= sets[at];
  }
  before = kept;
  return left;
}

}  // namespace

/// Of numbers, a bit for each, those that are one of `sums` above, or below, another.
GroupedSum::Word GroupedSum::moved_nine(std::size_t group, Bits numbers, Bits sums, bool up) const {
  Bits moved = 0;
  const int factor = groups_[group].factor;
  const int most = most_above(group), times = std::abs(factor);
  for (; sums != 0; sums &= sums - 1) {
    const int above = __builtin_ctzll(sums), by = times * (factor > 0 ? above : most - above);
    if (by < 64) moved |= up ? numbers << by : numbers >> by;
  }
  return moved;
}

bool GroupedSum::prune_nine(std::span<Mask> candidates) const {
  std::array<Sets, 2 * kMostInNine> layers;
  std::array<Bits, kMostInNine> sums;  // of each group, those above the least of it
  std::array<Sets*, kMostInNine> last;  // of each group, the sets of digits of all its cells
  const auto layer = [&](std::size_t group) { return layers.data() + groups_[group].first + group; };
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    const SumGroup& one = groups_[group];
    Sets* sets = layer(group);
    *sets = {};
    const auto own = candidates.subspan(one.first, one.count);
    if (!begin_with_singles(own, *sets)) return false;
    for (Mask left : own) {
      if (is_single(left)) continue;
      sets[1] = {};
      for (; left != 0; left &= left - 1) add_to_sets(*sets, lowest_digit(left), sets[1]);
      ++sets;
    }
    last[group] = sets;
    sums[group] = sums_of_nine(group, own, sets->data());
    if (sums[group] == 0) return false;
  }
  std::array<Bits, kMostInNine + 1> leading;
  leading[groups_.size()] = Bits{1} << needed_;
  for (std::size_t group = groups_.size(); group-- > 0;) {
    leading[group] = moved_nine(group, leading[group + 1], sums[group], false);
  }
  Bits reached = 1;
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    const SumGroup& one = groups_[group];
    Sets* sets = last[group];
    Sets wanted{};
    for (Bits left = sums[group]; left != 0; left &= left - 1) {
      if ((moved_nine(group, reached, left & (~left + 1), true) & leading[group + 1]) == 0) continue;
      const Bits* const with = sets_with(__builtin_ctzll(left) + least_in(group));
      for (std::size_t at = 0; at < wanted.size(); ++at) wanted[at] |= with[at];
    }
    if (keep_common(*sets, wanted.data()) == 0) return false;
    for (std::size_t place = one.first + one.count; place-- > one.first;) {
      if (is_single(candidates[place])) continue;
      candidates[place] = keep_leading(candidates[place], sets[-1], *sets);
      if (candidates[place] == 0) return false;
      --sets;
    }
    reached = moved_nine(group, reached, sums[group], true);
  }
  return true;
}

GroupedSum::Word GroupedSum::sums_of_nine(std::size_t group, std::span<const Mask> candidates, const Bits* sets) const {
  if (groups_.size() == 1) {  // there is but one that is wanted
    const int times = std::abs(groups_[0].factor), above = needed_ / times;
    if (needed_ % times != 0) return 0;
    return Bits{1} << (groups_[0].factor > 0 ? above : most_above(0) - above);
  }
  int lowest = 0, highest = 0;
  for (const Mask mask : candidates) {
    lowest += lowest_digit(mask);
    highest += highest_digit(mask);
  }
  const int least = least_in(group), most = most_above(group);
  Bits sums = 0;
  for (int above = std::max(0, lowest - least); above <= std::min(most, highest - least); ++above) {
    if (have_common(sets_with(least + above), sets)) sums |= Bits{1} << above;
  }
  return sums;
}

}  // namespace sudoku
