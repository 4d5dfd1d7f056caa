#include "constraints/distinct_count.hpp"

#include <algorithm>
#include <bit>

#include "constraints/sets_in_word.hpp"

namespace sudoku {

namespace {

/// The bit of the number of digits that a set has, which is not empty.
Mask bit_of_count(std::size_t set) { return bit(std::popcount(set)); }

}  // namespace

DistinctCount::DistinctCount(std::vector<Cell> cells, int size)
    : Primitive(std::move(cells), size), words_(std::max<std::size_t>(1, (std::size_t{1} << size) / kSetsInWord)) {}

DistinctCount::Sets DistinctCount::after(const Sets& sets, Mask digits) const {
  Sets next(words_, 0);
  for (Mask left = digits; left != 0; left &= left - 1) {
    add_thing(sets, lowest_digit(left) - 1, next);
    take_those_with(sets, lowest_digit(left) - 1, next);
  }
  return next;
}

DistinctCount::Sets DistinctCount::before(const Sets& sets, Mask digits) const {
  Sets from(words_, 0);
  for (Mask left = digits; left != 0; left &= left - 1) {
    take_thing(sets, lowest_digit(left) - 1, from);
    take_those_with(sets, lowest_digit(left) - 1, from);
  }
  return from;
}

Mask DistinctCount::leading(const Sets& from, const Sets& to, Mask digits) const {
  Mask found = 0;
  for (Mask left = digits; left != 0; left &= left - 1) {
    const Mask digit = left & (~left + 1);
    const Sets next = after(from, digit);
    bool any = false;
    for (std::size_t at = 0; at < words_ && !any; ++at) any = (next[at] & to[at]) != 0;
    if (any) found |= digit;
  }
  return found;
}

Mask DistinctCount::counts_of(const Sets& sets) const {
  Mask counts = 0;
  for (std::size_t word = 0; word < words_; ++word) {
    for (std::uint64_t left = sets[word]; left != 0; left &= left - 1) {
      const std::size_t set = word * kSetsInWord + static_cast<std::size_t>(std::countr_zero(left));
      if (set != 0) counts |= bit_of_count(set);
    }
  }
  return counts;
}

DistinctCount::Sets DistinctCount::of_counts(Mask counts) const {
  Sets sets(words_, 0);
  for (std::size_t set = 1; set < std::size_t{1} << size(); ++set) {
    if ((counts & bit_of_count(set)) != 0) sets[set / kSetsInWord] |= std::uint64_t{1} << set % kSetsInWord;
  }
  return sets;
}

DistinctCount::Sets DistinctCount::only_empty() const {
  Sets sets(words_, 0);
  sets[0] = 1;
  return sets;
}

// Forward through the sets that cells can make, and back through those that have as many digits as the first cell can.
bool DistinctCount::prune(std::span<Mask> candidates) const {
  std::vector<Sets> reached{only_empty()};
  for (const Mask digits : candidates.subspan(1)) reached.push_back(after(reached.back(), digits));
  candidates[0] &= counts_of(reached.back());
  if (candidates[0] == 0) return false;
  Sets to = of_counts(candidates[0]);
  for (std::size_t at = candidates.size(); --at > 0;) {
    Mask& digits = candidates[at];
    digits = leading(reached[at - 1], to, digits);
    if (digits == 0) return false;
    to = before(to, digits);
  }
  return true;
}

// As for any automaton, whose last cell is the one that counts: a candidate that leads where the end can be reached has
// to be absent; any other may be there.
std::vector<Absence> DistinctCount::absences(std::span<const Mask> candidates, int at, Digit digit) const {
  std::vector<Mask> now(candidates.begin(), candidates.end());
  if (digit != 0) now[static_cast<std::size_t>(at)] = bit(digit);
  std::vector<Sets> ends(now.size());  // before each cell, the sets that lead on; those of the first are the last
  ends[0] = of_counts(now[0]);
  for (std::size_t place = now.size(); --place > 0;) {
    ends[place] = before(place + 1 < now.size() ? ends[place + 1] : ends[0], now[place]);
  }
  std::vector<Absence> absences;
  const auto add_all = [&](std::size_t place, Mask digits) {
    for (; digits != 0; digits &= digits - 1) absences.push_back({static_cast<int>(place), lowest_digit(digits)});
  };
  const auto is_target = [&](std::size_t place) { return digit != 0 && static_cast<int>(place) == at; };
  Sets sets = only_empty();
  for (std::size_t place = 1; place < now.size(); ++place) {
    const Mask looked_at = is_target(place) ? bit(digit) : all_digits(size());
    const Sets& next = place + 1 < now.size() ? ends[place + 1] : ends[0];
    const Mask needed = is_target(place) ? 0 : leading(sets, next, looked_at);
    add_all(place, needed);
    sets = after(sets, looked_at & ~needed);
  }
  if (!is_target(0)) add_all(0, counts_of(sets));
  return absences;
}

}  // namespace sudoku
