#include "constraints/clue_sum.hpp"

#include <algorithm>
#include <array>

#include "constraints/line_automata.hpp"
#include "constraints/open_cells.hpp"

namespace sudoku {

namespace {

/// The digits of a line, of which the first cells may be all that count.
using Line = std::array<Mask, ClueSum::kLargest>;

/// True if so many different digits from `lowest` to `highest` can add up to a total.
bool can_add_up(int count, int lowest, int highest, int total) {
  const int least = count * (2 * lowest + count - 1) / 2, most = count * (2 * highest - count + 1) / 2;
  return lowest + count - 1 <= highest && least <= total && total <= most;
}

/// Leaves the digits of some cells that differ and have a total. False if there are none.
bool keep_total(std::span<Mask> cells, int total) {
  OpenCells open;
  return open.read(cells) && open.keep_one(total);
}

void add(std::span<const Mask> more, std::span<Mask> digits) {
  for (std::size_t at = 0; at < more.size(); ++at) digits[at] |= more[at];
}

/// Puts in what is left of a line: true if it is more than nothing.
bool take_over(const Line& left, std::span<Mask> candidates) {
  std::copy_n(left.begin(), candidates.size(), candidates.begin());
  return candidates[0] != 0;
}

}  // namespace

std::vector<Absence> ClueSum::absences(std::span<const Mask> candidates, int at, Digit digit) const {
  std::call_once(is_made_, [this] { automaton_ = make_line_automaton(constraint_, size()); });
  return automaton_->absences(candidates, at, digit);
}

bool SandwichSum::prune(std::span<Mask> candidates) const {
  const Mask crusts = bit(1) | bit(size()), fillings = all_digits(size()) & ~crusts;
  const std::size_t count = candidates.size();
  unsigned only_crusts = 0;  // cells that have to be one, as bits
  Line filled{};
  for (std::size_t at = 0; at < count; ++at) {
    filled[at] = candidates[at] & fillings;
    if (filled[at] == 0) only_crusts |= 1U << at;
  }
  Line left{};
  for (std::size_t first = 0; first < count; ++first) {
    for (std::size_t second = first + 1; second < count; ++second) {
      const std::size_t inside = second - first - 1;
      if (!can_add_up(static_cast<int>(inside), 2, size() - 1, total_)) continue;
      if ((only_crusts & ~(1U << first | 1U << second)) != 0) continue;
      Mask before = candidates[first] & crusts, after = candidates[second] & crusts;
      if (is_single(after)) before &= ~after;
      if (is_single(before)) after &= ~before;
      if (before == 0 || after == 0) continue;
      Line way = filled;
      if (!keep_total({way.data() + first + 1, inside}, total_)) continue;
      way[first] = before;
      way[second] = after;
      add({way.data(), count}, left);
    }
  }
  return take_over(left, candidates);
}

bool XSum::prune(std::span<Mask> candidates) const {
  if (std::find(candidates.begin(), candidates.end(), Mask{0}) != candidates.end()) return false;
  Line left{};
  for (Mask firsts = candidates[0]; firsts != 0; firsts &= firsts - 1) {
    const auto count = static_cast<std::size_t>(lowest_digit(firsts));
    if (!can_add_up(static_cast<int>(count), 1, size(), total_)) continue;
    Line way{};
    std::copy(candidates.begin(), candidates.end(), way.begin());
    way[0] = firsts & (~firsts + 1);
    if (keep_total({way.data(), count}, total_)) add({way.data(), candidates.size()}, left);
  }
  return take_over(left, candidates);
}

}  // namespace sudoku
