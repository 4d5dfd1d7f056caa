// Sums over the digits from 1 to 9, as search asks for them a million times: what groups add fits into one word, and
// nothing needs memory of its own.
#include <array>
#include <bit>
#include <cstdlib>

#include "constraints/grouped_sum.hpp"
#include "constraints/open_cells.hpp"

namespace sudoku {

namespace {

constexpr std::size_t kLastBit = 63;

/// The least that so many different digits make, and the most.
constexpr int least_of(std::size_t count) { return static_cast<int>(count * (count + 1) / 2); }
constexpr int most_of(std::size_t count) { return static_cast<int>(count) * 10 - least_of(count); }

/// The last bit first.
constexpr SumBits reversed(SumBits bits) {
  constexpr SumBits kOdd = 0x5555'5555'5555'5555, kPairs = 0x3333'3333'3333'3333, kFours = 0x0F0F'0F0F'0F0F'0F0F;
  bits = (bits >> 1 & kOdd) | (bits & kOdd) << 1;
  bits = (bits >> 2 & kPairs) | (bits & kPairs) << 2;
  bits = (bits >> 4 & kFours) | (bits & kFours) << 4;
  return __builtin_bswap64(bits);
}

/// Numbers, a bit for each, moved up by one of these amounts.
SumBits moved_up(SumBits numbers, SumBits amounts) {
  SumBits moved = 0;
  for (; numbers != 0; numbers &= numbers - 1) moved |= amounts << std::countr_zero(numbers);
  return moved;
}

/// The same down, with a step for each of the fewer.
SumBits moved_down(SumBits numbers, SumBits amounts) {
  SumBits moved = 0;
  if (std::popcount(numbers) < std::popcount(amounts)) {
    const SumBits from_last = reversed(amounts);
    for (; numbers != 0; numbers &= numbers - 1) moved |= from_last >> std::countl_zero(numbers & (~numbers + 1));
  } else {
    for (; amounts != 0; amounts &= amounts - 1) moved |= numbers >> std::countr_zero(amounts);
  }
  return moved;
}

}  // namespace

/// The amounts that a group adds above its least by sums of its digits; those that are too large are left out.
SumBits GroupedSum::amounts_of(std::size_t group, SumBits sums) const {
  const auto& [first, count, factor] = groups_[group];
  if (factor == 1) return sums >> least_of(count);
  if (factor == -1) return reversed(sums) >> (kLastBit - static_cast<std::size_t>(most_of(count)));
  SumBits amounts = 0;
  for (; sums != 0; sums &= sums - 1) {
    const std::size_t amount = added(group, __builtin_ctzll(sums));
    if (amount <= kLastBit) amounts |= SumBits{1} << amount;
  }
  return amounts;
}

/// Of sums of a group's digits, those that add one of these amounts.
SumBits GroupedSum::sums_adding(std::size_t group, SumBits sums, SumBits amounts) const {
  const auto& [first, count, factor] = groups_[group];
  if (factor == 1) return sums & amounts << least_of(count);
  if (factor == -1) return sums & reversed(amounts) >> (kLastBit - static_cast<std::size_t>(most_of(count)));
  SumBits adding = 0;
  for (; sums != 0; sums &= sums - 1) {
    const std::size_t amount = added(group, __builtin_ctzll(sums));
    if (amount <= kLastBit && (amounts >> amount & 1) != 0) adding |= sums & (~sums + 1);
  }
  return adding;
}

bool GroupedSum::prune_nine(std::span<Mask> candidates) const {
  std::array<OpenCells, kMostInNine> open;
  std::array<SumBits, kMostInNine> sums, amounts;
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    if (!open[group].read(candidates.subspan(groups_[group].first, groups_[group].count))) return false;
    sums[group] = open[group].sums();
    amounts[group] = amounts_of(group, sums[group]);
  }
  std::array<SumBits, kMostInNine + 1> leading;
  leading[groups_.size()] = SumBits{1} << needed_;
  for (std::size_t group = groups_.size() - 1; group > 0; --group) {
    leading[group] = moved_down(leading[group + 1], amounts[group]);
  }
  SumBits reached = 1;
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    if (group > 0) reached = moved_up(reached, amounts[group - 1]) & leading[group];
    const SumBits wanted = sums_adding(group, sums[group], moved_down(leading[group + 1], reached));
    if (!open[group].keep(wanted)) return false;
  }
  return true;
}

/// The same where there are more groups, or they add more than a word tells.
bool GroupedSum::prune_large_nine(std::span<Mask> candidates) const {
  std::vector<OpenCells> open(groups_.size());
  std::vector<std::vector<int>> sums(groups_.size());
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    if (!open[group].read(candidates.subspan(groups_[group].first, groups_[group].count))) return false;
    for (SumBits left = open[group].sums(); left != 0; left &= left - 1) {
      sums[group].push_back(std::countr_zero(left));
    }
  }
  const std::vector<Words> leading = all_leading(sums);
  Words reached = nothing();
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    SumBits wanted = 0;
    for (const int sum : sums[group]) {
      if (can_add(group, sum, reached, leading[group + 1])) wanted |= SumBits{1} << sum;
    }
    if (!open[group].keep(wanted)) return false;
    reached = reached_with(group, reached, sums[group]);
  }
  return true;
}

/// There is but one sum that is wanted.
bool GroupedSum::prune_one_group(std::span<Mask> candidates) const {
  OpenCells open;
  const int factor = groups_[0].factor;
  if (factor == 1) return open.read(candidates) && open.keep_one(total_);
  return total_ % factor == 0 && open.read(candidates) && open.keep_one(total_ / factor);
}

}  // namespace sudoku
