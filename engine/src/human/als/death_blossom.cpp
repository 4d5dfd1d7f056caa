// A stem cell, and for each of its candidates a petal: an almost locked set whose places of it the stem sees. Whatever
// the stem is, one petal is locked, with the digit that all of them share.
#include "human/als/als_steps.hpp"

namespace sudoku::human {

namespace {

class DeathBlossomSearch {
 public:
  DeathBlossomSearch(const Board& board, const AlsTable& table, Finds& finds)
      : board_(board), finds_(finds), table_(table) {}

  void run() {
    for (const Cell stem : board_.open()) {
      stem_ = stem;
      candidates_ = list_digits(board_.candidates(stem));
      if (!finds_.begins_part()) continue;
      if (candidates_.size() < 3 || !list_petals()) continue;
      for (Digit digit = 1; digit <= board_.size() && !finds_.satisfied(); ++digit) {
        if (board_.has(stem, digit)) continue;
        digit_ = digit;
        chosen_.clear();
        choose(board_.places(digit));
      }
    }
  }

 private:
  /// For each candidate of the stem, the sets that could be its petal; false where one has none.
  bool list_petals() {
    petals_.assign(candidates_.size(), {});
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      finds_.spend(table_.size() / 8);
      for (std::size_t set = 0; set < table_.size(); ++set) {
        const bool has_digit = (table_[set].digits & bit(candidates_[i])) != 0;
        if (has_digit && table_.seen(set, candidates_[i]).has(stem_)) petals_[i].push_back(set);
      }
      if (petals_[i].empty()) return false;
    }
    return true;
  }

  void choose(const CellSet& victims) {
    if (chosen_.size() == candidates_.size()) return offer();
    for (const std::size_t set : petals_[chosen_.size()]) {
      if (finds_.satisfied() || !finds_.spend()) return;
      if ((table_[set].digits & bit(digit_)) == 0) continue;
      const CellSet left = victims & table_.seen(set, digit_);
      if (left.empty()) continue;
      chosen_.push_back(set);
      choose(left);
      chosen_.pop_back();
    }
  }

  void offer() {
    int cells = 0;
    Mask common = board_.geometry().all() & ~board_.candidates(stem_);
    for (const std::size_t set : chosen_) {
      cells += table_[set].cells.count();
      common &= table_[set].digits;
    }
    const int more = (cells - static_cast<int>(chosen_.size())) / 2;
    if (!finds_.wants(more)) return;
    Step step;
    for (const Digit digit : Digits(common)) {
      CellSet victims = board_.places(digit);
      for (const std::size_t set : chosen_) victims &= table_.seen(set, digit);
      eliminate(board_, victims, digit, step);
    }
    if (!finds_.would_keep(step, more)) return;
    step.reason.digits = list_digits(common);
    for (std::size_t i = 0; i < chosen_.size(); ++i) {
      step.reason.roles.push_back({StepRole::pivot, stem_, candidates_[i], static_cast<std::uint8_t>(i)});
      tell_set(board_, table_[chosen_[i]], bit(candidates_[i]), static_cast<int>(i), step);
    }
    finds_.add(std::move(step), more);
  }

  const Board& board_;
  Finds& finds_;
  const AlsTable& table_;
  Cell stem_ = 0;
  Digit digit_ = 0;
  std::vector<Digit> candidates_;
  std::vector<std::vector<std::size_t>> petals_;
  std::vector<std::size_t> chosen_;
};

}  // namespace

void death_blossom(const Board& board, Finds& finds) {
  if (const AlsTable* table = als_table(board, finds)) DeathBlossomSearch(board, *table, finds).run();
}

}  // namespace sudoku::human
