// Conclusions from several cells in a row: a chain of dots, and a whole whisper, along which low and high digits
// alternate. Each pair of neighbours alone allows the digit, but all of them together would need the same digit in
// cells that see each other.
#include <algorithm>

#include "constraints/constraint_set.hpp"
#include "human/core/technique.hpp"

namespace sudoku::human {

namespace {

/// Longer rows nobody follows.
constexpr std::size_t kLongestChain = 5, kLongestWhisper = 10;
/// Digits tried in the cells of a row before the digit in question counts as possible.
constexpr int kMostTried = 2'000;

/// The digit of a cell, or its candidates.
Mask digits_at(const Board& board, Cell cell) {
  return board.value(cell) != 0 ? bit(board.value(cell)) : board.candidates(cell);
}

/// Of two related cells, the digits that the second can have beside a digit of the first.
Mask partners(const Relation& relation, Cell first, Digit digit) {
  return relation.partners(relation.cells()[0] == first ? 0 : 1, digit);
}

/// Cells, each related to the next one.
struct Row {
  std::vector<Cell> cells;
  std::vector<const Relation*> relations;  ///< one fewer than there are cells
};

/// True if relations allow digits of these for all cells of the row, though cells that see each other may be equal.
bool are_allowed_by_pairs(const Row& row, const std::vector<Mask>& digits) {
  Mask reached = digits[0];
  for (std::size_t at = 0; at < row.relations.size(); ++at) {
    Mask next = 0;
    for (const Digit digit : Digits(reached)) next |= partners(*row.relations[at], row.cells[at], digit);
    reached = next & digits[at + 1];
  }
  return reached != 0;
}

/// Looks for digits of all cells in a part of a row, so that relations hold and cells that see each other differ.
class RowFilling {
 public:
  RowFilling(const Board& board, const Row& row, const std::vector<Mask>& digits)
      : board_(board), row_(row), digits_(digits), chosen_(digits.size()) {}

  /// The cells number `first` to `last`. True also where it takes too long to say.
  bool exists(std::size_t first, std::size_t last) {
    first_ = first;
    last_ = last;
    return fills(first);
  }

  int tried() const { return tried_; }

 private:
  bool fills(std::size_t at) {
    if (at > last_ || tried_ > kMostTried) return true;
    Mask left = digits_[at];
    if (at > first_) left &= partners(*row_.relations[at - 1], row_.cells[at - 1], chosen_[at - 1]);
    for (std::size_t before = first_; before < at; ++before) {
      if (board_.see(row_.cells[before], row_.cells[at])) left &= ~bit(chosen_[before]);
    }
    for (const Digit digit : Digits(left)) {
      ++tried_;
      chosen_[at] = digit;
      if (fills(at + 1)) return true;
    }
    return false;
  }

  const Board& board_;
  const Row& row_;
  const std::vector<Mask>& digits_;
  std::vector<Digit> chosen_;
  std::size_t first_ = 0, last_ = 0;
  int tried_ = 0;
};

/// A step that takes these digits from a cell of a row. Its roles are in the order of the row.
Step step_of(const Board& board, const Row& row, Cell target, Mask gone) {
  Step step;
  for (const Digit digit : Digits(gone)) step.eliminations.push_back({target, digit});
  step.reason.digits = list_digits(gone);
  for (const Cell cell : row.cells) {
    const StepRole role = board.value(cell) != 0 ? StepRole::blocker : StepRole::member;
    for (const Digit digit : Digits(digits_at(board, cell))) step.reason.roles.push_back({role, cell, digit, 0});
  }
  return step;
}

/// Follows dots from open cell to open cell.
class DotChainSearch {
 public:
  DotChainSearch(const Board& board, Finds& finds)
      : board_(board), finds_(finds), dots_of_(static_cast<std::size_t>(board.cells())) {
    const auto& constraints = board.rules().constraints;
    for (const auto& [number, primitive] : board.geometry().constraints()->primitives) {
      if (number >= constraints.size() || primitive->relation() == nullptr) continue;
      const ConstraintKind kind = constraints[number].kind;
      if (kind != ConstraintKind::difference && kind != ConstraintKind::ratio) continue;
      for (const Cell cell : primitive->cells()) dots_of_[cell].push_back(primitive->relation());
    }
  }

  void run() {
    for (std::size_t length = 3; length <= kLongestChain; ++length) {
      for (Cell start = 0; start < board_.cells() && !finds_.satisfied(); ++start) {
        if (dots_of_[start].empty() || board_.value(start) != 0 || !finds_.begins_part()) continue;
        row_ = {{start}, {}};
        extend(length);
      }
    }
  }

 private:
  void extend(std::size_t length) {
    if (row_.cells.size() == length) {
      // The same chain from its other end is another start's.
      if (row_.cells.front() < row_.cells.back()) look_at_row();
      return;
    }
    const Cell last = row_.cells.back();
    for (const Relation* const dot : dots_of_[last]) {
      const Cell next = dot->cells()[dot->cells()[0] == last ? 1 : 0];
      const bool is_new = std::find(row_.cells.begin(), row_.cells.end(), next) == row_.cells.end();
      if (!is_new || board_.value(next) != 0) continue;
      row_.cells.push_back(next);
      row_.relations.push_back(dot);
      extend(length);
      row_.cells.pop_back();
      row_.relations.pop_back();
    }
  }

  void look_at_row() {
    const int more = static_cast<int>(row_.cells.size()) - 3;
    if (!finds_.wants(more)) return;
    std::vector<Mask> digits;
    for (const Cell cell : row_.cells) digits.push_back(board_.candidates(cell));
    for (std::size_t at = 0; at < row_.cells.size(); ++at) {
      const Mask own = digits[at];
      Mask gone = 0;
      for (const Digit digit : Digits(own)) {
        digits[at] = bit(digit);
        if (needs_whole_row(digits, at)) gone |= bit(digit);
      }
      digits[at] = own;
      if (gone != 0) finds_.add(step_of(board_, row_, row_.cells[at], gone), more);
    }
  }

  /// True if there is no filling, though pairs alone and a shorter row would allow one.
  bool needs_whole_row(const std::vector<Mask>& digits, std::size_t at) {
    const std::size_t last = row_.cells.size() - 1;
    RowFilling filling(board_, row_, digits);
    const bool is_it = !filling.exists(0, last) && are_allowed_by_pairs(row_, digits) &&
                       (at == 0 || filling.exists(1, last)) && (at == last || filling.exists(0, last - 1));
    finds_.spend(static_cast<std::uint64_t>(filling.tried()));
    return is_it;
  }

  const Board& board_;
  Finds& finds_;
  std::vector<std::vector<const Relation*>> dots_of_;  // by cell
  Row row_;
};

/// A digit in one cell of a whisper says which cells of the line are low and which are high.
class WhisperSearch {
 public:
  WhisperSearch(const Board& board, Finds& finds) : board_(board), finds_(finds) {}

  void run() {
    const auto& constraints = board_.rules().constraints;
    for (std::size_t number = 0; number < constraints.size(); ++number) {
      const auto& [kind, cells, values, parts] = constraints[number];
      if (kind != ConstraintKind::whisper || 2 * values[0] <= board_.size()) continue;
      if (cells.size() < 3 || cells.size() > kLongestWhisper || finds_.satisfied() || !finds_.begins_part()) continue;
      const Mask all = board_.geometry().all();
      high_ = all & ~((bit(1) << values[0]) - 1);
      low_ = all >> values[0];
      look_at(number, row_of(number));
    }
  }

 private:
  Row row_of(std::size_t number) const {
    Row row{board_.rules().constraints[number].cells, {}};
    for (const auto& [constraint, primitive] : board_.geometry().constraints()->primitives) {
      if (constraint == number) row.relations.push_back(primitive->relation());
    }
    return row;
  }

  void look_at(std::size_t number, const Row& row) {
    for (std::size_t at = 0; at < row.cells.size(); ++at) {
      for (const Mask side : {low_, high_}) {
        Mask gone = 0;
        for (const Digit digit : Digits(board_.candidates(row.cells[at]) & side)) {
          if (!can_alternate(row, at, digit, side)) gone |= bit(digit);
        }
        if (gone == 0) continue;
        Step step = step_of(board_, row, row.cells[at], gone);
        step.reason.constraint = static_cast<std::uint16_t>(number);
        finds_.add(std::move(step));
      }
    }
  }

  /// (What pairs alone forbid is an easier step.)
  bool can_alternate(const Row& row, std::size_t at, Digit digit, Mask side) {
    std::vector<Mask> digits;
    for (std::size_t other = 0; other < row.cells.size(); ++other) {
      const bool is_alike = (other + at) % 2 == 0;
      digits.push_back(digits_at(board_, row.cells[other]) & (is_alike ? side : low_ + high_ - side));
    }
    digits[at] = bit(digit);
    if (!are_allowed_by_pairs(row, digits)) return true;
    RowFilling filling(board_, row, digits);
    const bool exists = filling.exists(0, row.cells.size() - 1);
    finds_.spend(static_cast<std::uint64_t>(filling.tried()));
    return exists;
  }

  const Board& board_;
  Finds& finds_;
  Mask low_ = 0, high_ = 0;  // digits that have partners, on each side
};

}  // namespace

void dot_chains(const Board& board, Finds& finds) {
  if (board.geometry().constraints() != nullptr) DotChainSearch(board, finds).run();
}

void whisper_parity(const Board& board, Finds& finds) {
  if (board.geometry().constraints() != nullptr) WhisperSearch(board, finds).run();
}

}  // namespace sudoku::human
