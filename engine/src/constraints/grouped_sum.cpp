#include "constraints/grouped_sum.hpp"

#include <algorithm>
#include <bit>

#include "constraints/sets_in_word.hpp"

namespace sudoku {

namespace {

constexpr int kWordBits = 64;

/// Of a set of sets of digits.
std::size_t words_of(int size) { return std::max<std::size_t>(1, (std::size_t{1} << size) / kWordBits); }

int least_of(const SumGroup& group) { return static_cast<int>(group.count * (group.count + 1) / 2); }
int most_of(const SumGroup& group, int size) {
  return static_cast<int>(group.count) * (size + 1) - least_of(group);
}

/// The numbers of a set, moved up or down; those that leave it are dropped.
void add_moved(const std::vector<std::uint64_t>& from, std::ptrdiff_t by, std::vector<std::uint64_t>& into) {
  const auto words = static_cast<std::ptrdiff_t>(from.size());
  const std::ptrdiff_t whole = by >= 0 ? by / kWordBits : -((kWordBits - 1 - by) / kWordBits);
  const auto part = static_cast<int>(by - whole * kWordBits);
  for (std::ptrdiff_t to = std::max<std::ptrdiff_t>(0, whole); to < words; ++to) {
    const std::ptrdiff_t at = to - whole;
    std::uint64_t moved = at < words ? from[static_cast<std::size_t>(at)] << part : 0;
    if (part > 0 && at >= 1 && at <= words) moved |= from[static_cast<std::size_t>(at - 1)] >> (kWordBits - part);
    into[static_cast<std::size_t>(to)] |= moved;
  }
}

std::vector<std::uint64_t> only(int number, std::size_t words) {
  std::vector<std::uint64_t> set(words, 0);
  set[static_cast<std::size_t>(number / kWordBits)] = std::uint64_t{1} << number % kWordBits;
  return set;
}

}  // namespace

GroupedSum::GroupedSum(std::vector<Cell> cells, int size, std::vector<SumGroup> groups, int total)
    : Primitive(std::move(cells), size), groups_(std::move(groups)),
      words_(words_of(size)), sets_of_sum_(sets_of_all_sums(size)), total_(total) {
  needed_ = total;
  int range = 0;
  for (const SumGroup& group : groups_) {
    const int low = least_of(group), high = most_of(group, size);
    needed_ -= group.factor * (group.factor > 0 ? low : high);
    range += std::abs(group.factor) * (high - low);
  }
  if (needed_ > range) needed_ = -1;
  total_words_ = static_cast<std::size_t>(std::max(needed_, 0) / kWordBits + 1);
  fits_into_word_ = size == 9 && needed_ >= 0 && total_words_ == 1 && this->cells().size() <= kMostInNine;
}

/// The same for all sums of a size, and kept for later ones.
std::shared_ptr<const GroupedSum::Words> GroupedSum::sets_of_all_sums(int size) {
  thread_local std::array<std::shared_ptr<const Words>, kLargest + 1> known;
  auto& sets_of_size = known[static_cast<std::size_t>(size)];
  if (sets_of_size != nullptr) return sets_of_size;
  const std::size_t words = words_of(size);
  Words sets(static_cast<std::size_t>(size * (size + 1) / 2 + 1) * words, 0);
  for (std::size_t set = 0; set < std::size_t{1} << size; ++set) {
    std::size_t sum = 0;
    for (Mask left = set; left != 0; left &= left - 1) sum += lowest_digit(left);
    sets[sum * words + set / kWordBits] |= Word{1} << set % kWordBits;
  }
  return sets_of_size = std::make_shared<const Words>(std::move(sets));
}

std::vector<Mask> GroupedSum::sets_of_total() const {
  std::vector<Mask> sets;
  const auto all = static_cast<int>(sets_of_sum_->size() / words_);
  if (total_ < 0 || total_ >= all) return sets;
  for (std::size_t word = 0; word < words_; ++word) {
    for (Word left = sets_with(total_)[word]; left != 0; left &= left - 1) {
      const Mask set = word * kWordBits + static_cast<std::size_t>(std::countr_zero(left));
      if (count_digits(set) == static_cast<int>(cells().size())) sets.push_back(set);
    }
  }
  return sets;
}

/// The amount that a sum of a group's digits adds, above the least that the group can add.
std::size_t GroupedSum::added(std::size_t group, int sum) const {
  const SumGroup& one = groups_[group];
  const int above = one.factor > 0 ? sum - least_of(one) : most_of(one, size()) - sum;
  return static_cast<std::size_t>(std::abs(one.factor) * above);
}

bool GroupedSum::any_common(const Word* a, const Word* b) const {
  Word common = 0;
  for (std::size_t at = 0; at < words_; ++at) common |= a[at] & b[at];
  return common != 0;
}

/// The sets of digits used before each cell of a group, and at last.
void GroupedSum::go_forward(std::size_t group, std::span<const Mask> candidates, Words& layers) const {
  Word* layer = layers.data() + layer_of(group);
  std::fill_n(layer, (groups_[group].count + 1) * words_, 0);
  *layer = 1;
  for (std::size_t place = 0; place < groups_[group].count; ++place, layer += words_) {
    for (Mask left = candidates[groups_[group].first + place]; left != 0; left &= left - 1) {
      add_thing({layer, words_}, lowest_digit(left) - 1, {layer + words_, words_});
    }
  }
}

void GroupedSum::list_sums(std::size_t group, const Word* sets, std::vector<int>& sums) const {
  sums.clear();
  for (int sum = least_of(groups_[group]); sum <= most_of(groups_[group], size()); ++sum) {
    if (any_common(sets_with(sum), sets)) sums.push_back(sum);
  }
}

GroupedSum::Words GroupedSum::reached_with(std::size_t group, const Words& reached,
                                           const std::vector<int>& sums) const {
  Words next(total_words_, 0);
  for (const int sum : sums) add_moved(reached, static_cast<std::ptrdiff_t>(added(group, sum)), next);
  return next;
}

GroupedSum::Words GroupedSum::leading_with(std::size_t group, const Words& leading,
                                           const std::vector<int>& sums) const {
  Words before(total_words_, 0);
  for (const int sum : sums) add_moved(leading, -static_cast<std::ptrdiff_t>(added(group, sum)), before);
  return before;
}

bool GroupedSum::can_add(std::size_t group, int sum, const Words& reached, const Words& leading) const {
  const std::size_t by = added(group, sum), whole = by / kWordBits;
  const auto part = static_cast<int>(by % kWordBits);
  for (std::size_t to = whole; to < total_words_; ++to) {
    Word moved = reached[to - whole] << part;
    if (part > 0 && to > whole) moved |= reached[to - whole - 1] >> (kWordBits - part);
    if ((moved & leading[to]) != 0) return true;
  }
  return false;
}

GroupedSum::Words GroupedSum::nothing() const { return only(0, total_words_); }

std::vector<GroupedSum::Words> GroupedSum::all_leading(const std::vector<std::vector<int>>& sums) const {
  std::vector<Words> leading(groups_.size() + 1);
  leading.back() = only(needed_, total_words_);
  for (std::size_t group = groups_.size(); group-- > 0;) {
    leading[group] = leading_with(group, leading[group + 1], sums[group]);
  }
  return leading;
}

/// The last layer has the sets that are to be reached; leaves digits that lead there.
bool GroupedSum::keep_supported(std::size_t group, std::span<Mask> candidates, Words& layers) const {
  const SumGroup& one = groups_[group];
  std::array<Word, (std::size_t{1} << kLargest) / kWordBits> before;
  for (std::size_t place = one.count; place-- > 0;) {
    Word* const layer = layers.data() + layer_of(group) + place * words_;
    std::array<Word, (std::size_t{1} << kLargest) / kWordBits> kept;
    std::fill_n(kept.begin(), words_, 0);
    Mask& mask = candidates[one.first + place];
    for (Mask left = mask; left != 0; left &= left - 1) {
      std::fill_n(before.begin(), words_, 0);
      take_thing({layer + words_, words_}, lowest_digit(left) - 1, {before.data(), words_});
      Word any = 0;
      for (std::size_t at = 0; at < words_; ++at) any |= before[at] &= layer[at];
      if (any == 0) mask &= ~bit(lowest_digit(left));
      for (std::size_t at = 0; at < words_; ++at) kept[at] |= before[at];
    }
    if (mask == 0) return false;
    std::copy_n(kept.begin(), words_, layer);
  }
  return true;
}

namespace {

/// A cell with several candidates, without those that other cells of its group have.
struct OpenTerm {
  Mask* mask;
  std::size_t group;
  int factor;
  Mask left;
};

/// The digit that counts so often and makes so much; 0 where none does.
int digit_that_makes(int rest, int factor, int size) {
  const int digit = rest / factor;
  return digit * factor == rest && digit >= 1 && digit <= size ? digit : 0;
}

}  // namespace

/// Most cells are filled most of the time: where at most two are open, their digits are tried. Nothing where more are.
std::optional<bool> GroupedSum::prune_few(std::span<Mask> candidates) const {
  std::array<OpenTerm, 2> open{};
  std::size_t count = 0;
  for (Mask& mask : candidates) {
    if (is_single(mask)) continue;
    if (count == open.size()) return std::nullopt;
    open[count++].mask = &mask;
  }
  int rest = total_;
  std::size_t next = 0;
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    const auto& [first, cells, factor] = groups_[group];
    const std::size_t first_open = next;
    Mask taken = 0;
    for (Mask& mask : candidates.subspan(first, cells)) {
      if (next < count && open[next].mask == &mask) {
        open[next++] = {&mask, group, factor, mask};
        continue;
      }
      if ((taken & mask) != 0) return false;
      taken |= mask;
      rest -= factor * lowest_digit(mask);
    }
    for (std::size_t at = first_open; at < next; ++at) open[at].left &= ~taken;
  }
  if (count == 0) return rest == 0;
  auto& [mask, group, factor, left] = open[0];
  Mask kept = 0, kept_by_other = 0;
  for (; left != 0; left &= left - 1) {
    const int own = lowest_digit(left), more = rest - factor * own;
    const int digit = count == 1 ? 0 : digit_that_makes(more, open[1].factor, size());
    const bool differs = digit != own || open[1].group != group;
    const bool fits = count == 1 ? more == 0 : digit != 0 && differs && (open[1].left & bit(digit)) != 0;
    if (!fits) continue;
    kept |= bit(own);
    if (digit != 0) kept_by_other |= bit(digit);
  }
  *mask = kept;
  if (count == 2) *open[1].mask = kept_by_other;
  return kept != 0;
}

bool GroupedSum::prune(std::span<Mask> candidates) const {
  if (needed_ < 0) return false;
  if (groups_.size() == 1 && size() == 9) return prune_one_group(candidates);
  if (const auto can_be = prune_few(candidates)) return *can_be;
  if (size() == 9) return fits_into_word_ ? prune_nine(candidates) : prune_large_nine(candidates);
  Words layers((cells().size() + groups_.size()) * words_);
  std::vector<std::vector<int>> sums(groups_.size());
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    go_forward(group, candidates, layers);
    list_sums(group, layers.data() + layer_of(group) + groups_[group].count * words_, sums[group]);
    if (sums[group].empty()) return false;
  }
  const std::vector<Words> leading = all_leading(sums);
  Words reached = nothing();
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    Word* const last = layers.data() + layer_of(group) + groups_[group].count * words_;
    for (const int sum : sums[group]) {
      if (can_add(group, sum, reached, leading[group + 1])) continue;
      for (std::size_t at = 0; at < words_; ++at) last[at] &= ~sets_with(sum)[at];
    }
    if (!keep_supported(group, candidates, layers)) return false;
    reached = reached_with(group, reached, sums[group]);
  }
  return true;
}

// As for any automaton: a candidate that leads where the total can be reached has to be absent; any other may be there.
std::vector<Absence> GroupedSum::absences(std::span<const Mask> candidates, int at, Digit digit) const {
  std::vector<Absence> absences;
  if (needed_ < 0) return absences;
  std::vector<Mask> now(candidates.begin(), candidates.end());
  if (digit != 0) now[static_cast<std::size_t>(at)] = bit(digit);
  Words layers((cells().size() + groups_.size()) * words_);
  std::vector<std::vector<int>> sums(groups_.size());
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    go_forward(group, now, layers);
    list_sums(group, layers.data() + layer_of(group) + groups_[group].count * words_, sums[group]);
  }
  const std::vector<Words> leading = all_leading(sums);
  Words reached = nothing();
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    const SumGroup& one = groups_[group];
    Word* const last = layers.data() + layer_of(group) + one.count * words_;
    std::fill_n(last, words_, 0);
    for (int sum = least_of(one); sum <= most_of(one, size()); ++sum) {
      if (!can_add(group, sum, reached, leading[group + 1])) continue;
      for (std::size_t word = 0; word < words_; ++word) last[word] |= sets_with(sum)[word];
    }
    relax(group, now, digit == 0 ? -1 : at, layers, absences);
    list_sums(group, last, sums[group]);
    reached = reached_with(group, reached, sums[group]);
  }
  return absences;
}

/// The last layer has the sets that mustn't be reached; then it has all that can be, without these absences.
void GroupedSum::relax(std::size_t group, std::span<const Mask> now, int at, Words& layers,
                       std::vector<Absence>& absences) const {
  const SumGroup& one = groups_[group];
  Word* const first = layers.data() + layer_of(group);
  std::fill_n(first, one.count * words_, 0);
  for (std::size_t place = one.count; place-- > 0;) {
    for (Mask left = now[one.first + place]; left != 0; left &= left - 1) {
      take_thing({first + (place + 1) * words_, words_}, lowest_digit(left) - 1, {first + place * words_, words_});
    }
  }
  Words reached(words_, 0), next, with;
  reached[0] = 1;
  for (std::size_t place = 0; place < one.count; ++place) {
    const std::size_t cell = one.first + place;
    next.assign(words_, 0);
    for (Mask left = static_cast<int>(cell) == at ? now[cell] : all_digits(size()); left != 0; left &= left - 1) {
      with.assign(words_, 0);
      add_thing(reached, lowest_digit(left) - 1, with);
      if (any_common(with.data(), first + (place + 1) * words_)) {
        absences.push_back({static_cast<int>(cell), lowest_digit(left)});
      } else {
        for (std::size_t word = 0; word < words_; ++word) next[word] |= with[word];
      }
    }
    std::swap(reached, next);
  }
  std::copy(reached.begin(), reached.end(), first + one.count * words_);
}

}  // namespace sudoku
