#include "constraints/sets_of_nine.hpp"

#include "constraints/sets_in_word.hpp"

namespace sudoku {

namespace {

using Bits = std::uint64_t;

constexpr std::size_t kBitsInWord = 64;

template <std::size_t kStep, typename Sets>
void add_high(const Sets& from, Sets& into) {
  for (std::size_t at = 0; at < from.size(); ++at) {
    if ((at & kStep) == 0) into[at | kStep] |= from[at];
  }
}
template <std::size_t kStep, typename Sets>
Sets without_high(const Sets& from) {
  Sets sets{};
  for (std::size_t at = 0; at < from.size(); ++at) {
    if ((at & kStep) == 0) sets[at] = from[at | kStep];
  }
  return sets;
}

}  // namespace

constinit const std::array<SetsOfNine::Sets, SetsOfNine::kLargestSum + 1> SetsOfNine::kOfSum = [] {
  std::array<Sets, kLargestSum + 1> sets{};
  for (std::size_t set = 0; set < sets[0].size() * kBitsInWord; ++set) {
    std::size_t sum = 0;
    for (Mask left = set; left != 0; left &= left - 1) sum += static_cast<std::size_t>(lowest_digit(left));
    sets[sum][set / kBitsInWord] |= Bits{1} << set % kBitsInWord;
  }
  return sets;
}();

/// Adds a digit to the sets that are without it.
void SetsOfNine::add(const Sets& from, int digit, Sets& into) {
  if (digit == 7) return add_high<1>(from, into);
  if (digit == 8) return add_high<2>(from, into);
  if (digit == 9) return add_high<4>(from, into);
  const Bits without = kWithout[static_cast<std::size_t>(digit) - 1];
  const int by = 1 << (digit - 1);
  for (std::size_t at = 0; at < from.size(); ++at) into[at] |= (from[at] & without) << by;
}

/// The sets that have a digit, without it.
SetsOfNine::Sets SetsOfNine::taken(const Sets& from, int digit) {
  if (digit == 7) return without_high<1>(from);
  if (digit == 8) return without_high<2>(from);
  if (digit == 9) return without_high<4>(from);
  const Bits without = kWithout[static_cast<std::size_t>(digit) - 1];
  const int by = 1 << (digit - 1);
  Sets sets;
  for (std::size_t at = 0; at < from.size(); ++at) sets[at] = from[at] >> by & without;
  return sets;
}

SetsOfNine::Word SetsOfNine::keep_common(Sets& sets, const Sets& others) {
  Bits any = 0;
  for (std::size_t at = 0; at < sets.size(); ++at) any |= sets[at] &= others[at];
  return any;
}

void SetsOfNine::read(std::span<Mask* const> cells) {
  layers_[0] = {1};
  last_ = cells.size();
  for (std::size_t at = 0; at < last_; ++at) {
    layers_[at + 1] = {};
    for (Mask left = *cells[at]; left != 0; left &= left - 1) add(layers_[at], lowest_digit(left), layers_[at + 1]);
  }
}

std::uint64_t SetsOfNine::sums() const {
  Bits sums = 0;
  const std::size_t least = last_ * (last_ + 1) / 2, most = last_ * (2 * kLargestDigit + 1 - last_) / 2;
  for (std::size_t sum = least; sum <= most; ++sum) {
    Bits common = 0;
    for (std::size_t at = 0; at < kOfSum[sum].size(); ++at) common |= kOfSum[sum][at] & layers_[last_][at];
    if (common != 0) sums |= Bits{1} << sum;
  }
  return sums;
}

/// Leaves digits that lead from the sets before a cell to those after it, and the sets from which they do.
Mask SetsOfNine::keep_leading(Mask digits, Sets& before, const Sets& after) {
  Sets kept{};
  Mask left = 0;
  for (; digits != 0; digits &= digits - 1) {
    Sets sets = taken(after, lowest_digit(digits));
    if (keep_common(sets, before) == 0) continue;
    left |= digits & (~digits + 1);
    for (std::size_t at = 0; at < kept.size(); ++at) kept[at] |= sets[at];
  }
  before = kept;
  return left;
}

bool SetsOfNine::keep(std::uint64_t wanted, std::span<Mask* const> cells) {
  Sets sets{};
  for (wanted &= (Bits{1} << (kLargestSum + 1)) - 1; wanted != 0; wanted &= wanted - 1) {
    const Sets& with = kOfSum[static_cast<std::size_t>(__builtin_ctzll(wanted))];
    for (std::size_t at = 0; at < sets.size(); ++at) sets[at] |= with[at];
  }
  if (keep_common(layers_[last_], sets) == 0) return false;
  for (std::size_t at = last_; at-- > 0;) {
    *cells[at] = keep_leading(*cells[at], layers_[at], layers_[at + 1]);
  }
  return true;
}

}  // namespace sudoku
