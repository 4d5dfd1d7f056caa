// `sum` in groups of cells that all differ. Within a group the state is which digits are used, a bit for each of these
// sets, so that a digit is added to all of them at once by a shift (subset sums over bit sets; for the states, Trick,
// "A dynamic programming approach for consistency and propagation for knapsack constraints", 2003). Groups meet in what
// they add.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "constraints/primitive.hpp"

namespace sudoku {

/// Cells one after another that all differ and count equally often; a negative factor takes them away.
struct SumGroup {
  std::size_t first, count;
  int factor;
};

class GroupedSum final : public Primitive {
 public:
  /// The largest grid for which there are not too many sets of digits.
  static constexpr int kLargest = 12;

  /// Groups that are all the cells, in turn.
  GroupedSum(std::vector<Cell> cells, int size, std::vector<SumGroup> groups, int total);

  bool prune(std::span<Mask> candidates) const override;
  std::vector<Absence> absences(std::span<const Mask> candidates, int at, Digit digit) const override;
  std::size_t effort() const override { return cells().size() * static_cast<std::size_t>(size()) * words_; }
  const GroupedSum* sum() const override { return this; }

  const std::vector<SumGroup>& groups() const { return groups_; }
  int total() const { return total_; }

  /// The sets of so many digits as there are cells that add up to the total, all cells being one group.
  std::vector<Mask> sets_of_total() const;

 private:
  using Word = std::uint64_t;
  using Words = std::vector<Word>;

  /// Sums with more cells are no matter for `prune_nine`.
  static constexpr std::size_t kMostInNine = 24;

  static std::shared_ptr<const Words> sets_of_all_sums(int size);
  std::optional<bool> prune_few(std::span<Mask> candidates) const;
  bool prune_nine(std::span<Mask> candidates) const;
  bool prune_large_nine(std::span<Mask> candidates) const;
  bool prune_one_group(std::span<Mask> candidates) const;
  Word amounts_of(std::size_t group, Word sums) const;
  Word sums_adding(std::size_t group, Word sums, Word amounts) const;

  std::size_t layer_of(std::size_t group) const { return (groups_[group].first + group) * words_; }
  const Word* sets_with(int sum) const { return sets_of_sum_->data() + static_cast<std::size_t>(sum) * words_; }
  std::size_t added(std::size_t group, int sum) const;

  bool any_common(const Word* a, const Word* b) const;

  void go_forward(std::size_t group, std::span<const Mask> candidates, Words& layers) const;
  void list_sums(std::size_t group, const Word* sets, std::vector<int>& sums) const;
  Words reached_with(std::size_t group, const Words& reached, const std::vector<int>& sums) const;
  Words leading_with(std::size_t group, const Words& leading, const std::vector<int>& sums) const;
  bool can_add(std::size_t group, int sum, const Words& reached, const Words& leading) const;
  bool keep_supported(std::size_t group, std::span<Mask> candidates, Words& layers) const;
  void relax(std::size_t group, std::span<const Mask> now, int at, Words& layers, std::vector<Absence>& absences) const;
  /// The amounts that have been added before the first group.
  Words nothing() const;
  /// Per group, the sums that candidates leave; then, before each group and at last, what leads to the total.
  std::vector<Words> all_leading(const std::vector<std::vector<int>>& sums) const;

  std::vector<SumGroup> groups_;
  std::size_t words_;        // of the sets of sets of digits
  std::shared_ptr<const Words> sets_of_sum_;  // of each sum, the sets of digits that have it
  int total_;
  bool fits_into_word_ = false;  // digits are 1 to 9, and so is all that groups add
  int needed_ = 0;           // above the least that groups can add
  std::size_t total_words_;  // of the sets of what has been added
};

}  // namespace sudoku
