// Two almost locked sets with a digit x restricted between them: one of them is without it, so that all its others are
// locked, z for one. With two restricted digits, both sets are locked.
#include "human/als/als_steps.hpp"

namespace sudoku::human {

namespace {

class AlsXzSearch {
 public:
  AlsXzSearch(const Board& board, const AlsTable& table, Finds& finds) : board_(board), finds_(finds), table_(table) {}

  void run() {
    for (std::size_t a = 0; a < table_.size(); ++a) {
      if (!finds_.begins_part()) continue;
      for (const auto& [b, restricted] : table_.neighbours(a)) {
        if (b > a || finds_.satisfied() || !finds_.spend(5)) break;
        for (const Digit x : Digits(restricted)) offer_one(a, b, x);
        for (const Digit x : Digits(restricted)) {
          for (const Digit y : Digits(restricted)) {
            if (x < y) offer_two(a, b, bit(x) | bit(y));
          }
        }
      }
    }
  }

 private:
  void offer_one(std::size_t a, std::size_t b, Digit x) {
    Step step;
    eliminate_common(board_, table_, a, b, table_[a].digits & table_[b].digits & ~bit(x), step);
    offer(std::move(step), a, b, bit(x));
  }

  /// Each of the two digits is in one of the sets, and every other digit in its own.
  void offer_two(std::size_t a, std::size_t b, Mask links) {
    Step step;
    eliminate_common(board_, table_, a, b, links, step);
    for (const std::size_t set : {a, b}) {
      for (const Digit digit : Digits(table_[set].digits & ~links)) {
        eliminate(board_, table_.seen(set, digit), digit, step);
      }
    }
    offer(std::move(step), a, b, links);
  }

  void offer(Step step, std::size_t a, std::size_t b, Mask links) {
    const int more = (table_[a].cells | table_[b].cells).count() - 2;
    if (!finds_.would_keep(step, more)) return;
    step.reason.digits = list_digits(links);
    tell_set(board_, table_[a], links, 0, step);
    tell_set(board_, table_[b], links, 1, step);
    finds_.add(std::move(step), more);
  }

  const Board& board_;
  Finds& finds_;
  const AlsTable& table_;
};

}  // namespace

void als_xz(const Board& board, Finds& finds) {
  if (const AlsTable* table = als_table(board, finds)) AlsXzSearch(board, *table, finds).run();
}

}  // namespace sudoku::human
