// Almost locked sets in a chain, each sharing a restricted digit with the next, no digit twice in a row: if the first
// is locked without its digit, so is the last.
#include "human/als/als_steps.hpp"

namespace sudoku::human {

namespace {

class AlsChainSearch {
 public:
  AlsChainSearch(const Board& board, const AlsTable& table, Finds& finds)
      : board_(board), finds_(finds), table_(table) {}

  void run() {
    known_.assign(table_.size() * static_cast<std::size_t>(board_.size() + 1), false);
    for (first_ = 0; first_ < table_.size(); ++first_) {
      for (const Digit exit : Digits(table_[first_].digits)) {
        if (finds_.begins_part() && has_victims(exit)) follow(exit);
        if (finds_.satisfied()) return;
      }
    }
  }

 private:
  static constexpr int kLongest = 12;

  /// A set with the digit that it is without, since the one before it has it.
  struct Stop {
    std::size_t set;
    Digit entry;
    std::size_t before;  // in path_
    int length;
  };

  bool has_victims(Digit exit) const {
    for (const Digit digit : Digits(table_[first_].digits & ~bit(exit))) {
      if (!table_.seen(first_, digit).empty()) return true;
    }
    return false;
  }

  /// Breadth first, from the first set out by this digit.
  void follow(Digit exit) {
    path_.assign(1, {first_, 0, 0, 1});
    for (std::size_t next = 0; next < path_.size() && !finds_.satisfied(); ++next) {
      const Stop stop = path_[next];
      if (!finds_.spend(table_.neighbours(stop.set).size() / 2 + 2)) break;
      if (stop.length > 3 && stop.set < first_) offer(next, exit);
      if (stop.length == kLongest || (stop.length > 3 && !finds_.wants(stop.length - 3))) continue;
      for (const auto& neighbour : table_.neighbours(stop.set)) {
        const Mask ways = next == 0 ? neighbour.restricted & bit(exit) : neighbour.restricted & ~bit(stop.entry);
        for (const Digit way : Digits(ways)) {
          if (neighbour.index == first_ || known(neighbour.index, way)) continue;
          known_[key(neighbour.index, way)] = true;
          path_.push_back({neighbour.index, way, next, stop.length + 1});
        }
      }
    }
    for (const Stop& stop : path_) known_[key(stop.set, stop.entry)] = false;
  }

  std::size_t key(std::size_t set, Digit digit) const {
    return set * static_cast<std::size_t>(board_.size() + 1) + digit;
  }
  bool known(std::size_t set, Digit digit) const { return known_[key(set, digit)]; }

  void offer(std::size_t last, Digit exit) {
    const Stop& end = path_[last];
    Step step;
    const Mask common = table_[first_].digits & table_[end.set].digits & ~bit(exit) & ~bit(end.entry);
    eliminate_common(board_, table_, first_, end.set, common, step);
    if (!finds_.would_keep(step, end.length - 4)) return;
    Mask links = 0;
    Digit onwards = 0;
    for (std::size_t at = last;; at = path_[at].before) {
      const Stop& stop = path_[at];
      const Mask own = (onwards != 0 ? bit(onwards) : 0) | (stop.entry != 0 ? bit(stop.entry) : 0);
      tell_set(board_, table_[stop.set], own, stop.length - 1, step);
      links |= own;
      onwards = stop.entry;
      if (at == 0) break;
    }
    step.reason.digits = list_digits(links);
    finds_.add(std::move(step), end.length - 4);
  }

  const Board& board_;
  Finds& finds_;
  const AlsTable& table_;
  std::size_t first_ = 0;
  std::vector<Stop> path_;
  std::vector<char> known_;
};

}  // namespace

void als_chain(const Board& board, Finds& finds) {
  if (const AlsTable* table = als_table(board, finds)) AlsChainSearch(board, *table, finds).run();
}

}  // namespace sudoku::human
