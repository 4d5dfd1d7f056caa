// The 64 sets of six things, be it digits or cells, are the bits of a word: a set's number has a bit for each thing in
// it. So a thing is added to all sets without it by one shift, and taken from them by another.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace sudoku {

inline constexpr int kThingsInWord = 6;
inline constexpr std::size_t kSetsInWord = 64;

/// Of all sets, those without each of the things.
inline constexpr std::array<std::uint64_t, kThingsInWord> kWithout{
    0x5555'5555'5555'5555, 0x3333'3333'3333'3333, 0x0F0F'0F0F'0F0F'0F0F,
    0x00FF'00FF'00FF'00FF, 0x0000'FFFF'0000'FFFF, 0x0000'0000'FFFF'FFFF};

/// Sets of more things are in several words, whose numbers have the bits of the others. Adds a thing to those of `from`
/// that are without it; the results come `into` others.
inline void add_thing(std::span<const std::uint64_t> from, int thing, std::span<std::uint64_t> into) {
  if (thing < kThingsInWord) {
    const std::uint64_t without = kWithout[static_cast<std::size_t>(thing)];
    for (std::size_t at = 0; at < from.size(); ++at) into[at] |= (from[at] & without) << (1 << thing);
    return;
  }
  const std::size_t one = std::size_t{1} << (thing - kThingsInWord);
  for (std::size_t at = 0; at < from.size(); ++at) {
    if ((at & one) == 0) into[at | one] |= from[at];
  }
}

/// Takes a thing from the sets that have it.
inline void take_thing(std::span<const std::uint64_t> from, int thing, std::span<std::uint64_t> into) {
  if (thing < kThingsInWord) {
    const std::uint64_t without = kWithout[static_cast<std::size_t>(thing)];
    for (std::size_t at = 0; at < from.size(); ++at) into[at] |= from[at] >> (1 << thing) & without;
    return;
  }
  const std::size_t one = std::size_t{1} << (thing - kThingsInWord);
  for (std::size_t at = 0; at < from.size(); ++at) {
    if ((at & one) == 0) into[at] |= from[at | one];
  }
}

/// The sets that have a thing, as they are.
inline void take_those_with(std::span<const std::uint64_t> from, int thing, std::span<std::uint64_t> into) {
  const bool is_in_word = thing < kThingsInWord;
  const std::uint64_t with = is_in_word ? ~kWithout[static_cast<std::size_t>(thing)] : ~std::uint64_t{0};
  const std::size_t one = is_in_word ? 0 : std::size_t{1} << (thing - kThingsInWord);
  for (std::size_t at = 0; at < from.size(); ++at) {
    if ((at & one) == one) into[at] |= from[at] & with;
  }
}

}  // namespace sudoku
