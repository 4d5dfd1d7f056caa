// Unique rectangles of more than four cells: a loop of at least six, each of which sees the next and can be both of two
// digits, where each unit has two cells of the loop, an odd and an even one, or none. Were they left with these digits
// alone, they would hold them in turn, and the two could be swapped. The types are those of rectangles.
#include "human/rectangles/deadly.hpp"

namespace sudoku::human {

namespace {

/// The shortest; with four cells it is a rectangle.
constexpr int kShortest = 6;

/// Two cells more make a loop harder to see, but less so the longer it is.
int difficulty_of_length(int length) {
  int more = 0;
  for (int limit = kShortest; length > limit; limit += limit / 2) ++more;
  return more;
}

/// Goes through the loops of all pairs of digits that are the candidates of a cell, and calls `use(pattern, more)` for
/// each whose roof may come to something: two cells, or any number with the same one digit more.
template <class Use>
class LoopSearch {
 public:
  LoopSearch(const Board& board, Finds& finds, Use use)
      : board_(board), finds_(finds), use_(use), even_(board.no_cells()), odd_(even_), able_(even_),
        pattern_{0, even_, even_} {}

  void run() {
    for (const Cell start : board_.open()) {
      pattern_.two = board_.candidates(start);
      if (finds_.satisfied() || count_digits(pattern_.two) != 2 || !finds_.begins_part()) continue;
      able_ = board_.open();
      for (const Digit digit : Digits(pattern_.two)) able_ &= board_.places(digit);
      start_ = start;
      extend(start, 0);
    }
  }

 private:
  /// Adds a cell to the path, and goes on from there. Of a loop, the floor's lowest cell is its start, and of the two
  /// ways round it is gone through one.
  void extend(Cell cell, Mask extras) {
    CellSet& own = length() % 2 == 0 ? even_ : odd_;
    CellSet& part = board_.candidates(cell) == pattern_.two ? pattern_.floor : pattern_.roof;
    own.add(cell);
    part.add(cell);
    path_.push_back(cell);
    if (length() >= kShortest && board_.see(cell, start_) && path_[1] < cell && is_closed()) offer();
    const CellSet& others = length() % 2 == 0 ? even_ : odd_;  // those of the next cell's kind
    for (const Cell next : (able_ & board_.peers(cell)) - even_ - odd_) {
      if (finds_.satisfied() || !finds_.spend()) break;
      const Mask with_next = extras | (board_.candidates(next) & ~pattern_.two);
      const bool is_floor = board_.candidates(next) == pattern_.two;
      if (is_floor ? next < start_ : pattern_.roof.count() > 1 && !is_single(with_next)) continue;
      if (!board_.peers(next).intersects(others)) extend(next, with_next);
    }
    path_.pop_back();
    part.remove(cell);
    own.remove(cell);
  }

  int length() const { return static_cast<int>(path_.size()); }

  /// True if each unit of the path's cells has one of both kinds. (It never has two of a kind.)
  bool is_closed() const {
    for (const Cell cell : path_) {
      const CellSet& others = even_.has(cell) ? odd_ : even_;
      for (const Unit unit : board_.geometry().units_of(cell)) {
        if (!board_.unit(unit).intersects(others)) return false;
      }
    }
    return true;
  }

  void offer() {
    const int more = difficulty_of_length(length());
    if (finds_.wants(more)) use_(pattern_, more);
  }

  const Board& board_;
  Finds& finds_;
  Use use_;
  CellSet even_, odd_, able_;
  DeadlyPattern pattern_;
  Cell start_ = 0;
  std::vector<Cell> path_;
};

template <class Use>
void for_each_loop(const Board& board, Finds& finds, Use use) {
  LoopSearch<Use>(board, finds, use).run();
}

}  // namespace

void unique_loop_1(const Board& board, Finds& finds) {
  for_each_loop(board, finds, [&](const DeadlyPattern& loop, int more) {
    if (loop.roof.count() == 1) offer_single_roof(board, loop, finds, more);
  });
}

void unique_loop_2(const Board& board, Finds& finds) {
  for_each_loop(board, finds, [&](const DeadlyPattern& loop, int more) {
    if (loop.roof.count() > 1) offer_one_extra(board, loop, finds, more);
  });
}

void unique_loop_3(const Board& board, Finds& finds) {
  for_each_loop(board, finds, [&](const DeadlyPattern& loop, int more) {
    if (loop.roof.count() == 2) offer_subsets(board, loop, finds, more);
  });
}

void unique_loop_4(const Board& board, Finds& finds) {
  for_each_loop(board, finds, [&](const DeadlyPattern& loop, int more) {
    if (loop.roof.count() == 2) offer_locked(board, loop, finds, more);
  });
}

}  // namespace sudoku::human
