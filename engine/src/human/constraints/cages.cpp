// Conclusions from cages and the units that they lie in: the sum of a unit is known, so cages leave a sum for the cells
// that they don't cover, or that they have outside; and a digit that every filling of a cage has is in the cage.
#include <algorithm>

#include "human/core/technique.hpp"

namespace sudoku::human {

namespace {

/// More open cells than these nobody adds up.
constexpr int kMostOpen = 4;
/// Rows or columns side by side that are taken together.
constexpr int kMostLines = 3;

struct SummedCage {
  CellSet cells;
  int total;
};

/// The fillings of some cells with a sum, where cells that see each other differ. It looks at them until no other can
/// tell anything new.
class Fillings {
 public:
  Fillings(const Board& board, const CellSet& cells, int sum, Finds& finds)
      : board_(board), finds_(finds), left_(static_cast<std::size_t>(board.cells())) {
    for (const Cell cell : cells) {
      cells_.push_back(cell);
      unseen_ += count_digits(digits_at(cell));
    }
    chosen_.resize(cells_.size());
    is_known_ = fill(0, sum) || (unseen_ == 0 && common_ == 0);
  }

  /// False if there are more than one looks through.
  bool is_known() const { return is_known_; }
  /// The digits of the cell in all fillings together.
  Mask digits_of(Cell cell) const { return left_[cell]; }
  bool are_any() const { return common_.has_value(); }
  /// The digits that every filling has.
  Mask common() const { return common_.value_or(0); }

 private:
  Mask digits_at(Cell cell) const {
    return board_.value(cell) != 0 ? bit(board_.value(cell)) : board_.candidates(cell);
  }

  /// False if it ended before the last filling.
  bool fill(std::size_t at, int rest) {
    if (at == cells_.size()) {
      if (rest == 0) keep();
      return unseen_ > 0 || common_ != 0;
    }
    for (const Digit digit : Digits(digits_at(cells_[at]))) {
      if (digit > rest) break;
      if (!finds_.spend()) return false;
      bool is_free = true;
      for (std::size_t before = 0; before < at && is_free; ++before) {
        is_free = chosen_[before] != digit || !board_.see(cells_[before], cells_[at]);
      }
      if (!is_free) continue;
      chosen_[at] = digit;
      if (!fill(at + 1, rest - digit)) return false;
    }
    return true;
  }

  void keep() {
    Mask all = 0;
    for (std::size_t at = 0; at < cells_.size(); ++at) {
      Mask& seen = left_[cells_[at]];
      unseen_ -= (seen & bit(chosen_[at])) == 0 ? 1 : 0;
      seen |= bit(chosen_[at]);
      all |= bit(chosen_[at]);
    }
    common_ = common_.value_or(all) & all;
  }

  const Board& board_;
  Finds& finds_;
  std::vector<Cell> cells_;
  std::vector<Digit> chosen_;
  std::vector<Mask> left_;  // by cell
  int unseen_ = 0;          // candidates that no filling had so far
  std::optional<Mask> common_;
  bool is_known_ = false;
};

/// The cages with a total that don't overlap those before them.
std::vector<SummedCage> cages_of(const Board& board) {
  std::vector<SummedCage> cages;
  CellSet covered = board.no_cells();
  for (const Constraint& constraint : board.rules().constraints) {
    if (constraint.kind != ConstraintKind::cage || constraint.values.empty()) continue;
    CellSet cells = board.no_cells();
    for (const Cell cell : constraint.cells) cells.add(cell);
    if (cells.intersects(covered)) continue;
    covered |= cells;
    cages.push_back({cells, constraint.values[0]});
  }
  return cages;
}

/// The digit of a cell, or the least that it can be: a mark for a cell that only belongs to a cage.
Digit some_digit(const Board& board, Cell cell) {
  return board.value(cell) != 0 ? board.value(cell) : lowest_digit(board.candidates(cell));
}

class SumOfUnits {
 public:
  SumOfUnits(const Board& board, Finds& finds) : board_(board), finds_(finds), cages_(cages_of(board)) {}

  void run() {
    const int n = board_.size();
    for (Unit unit = 0; unit < board_.geometry().complete_units() && !finds_.satisfied(); ++unit) {
      look_at({unit});
      const int end = unit < n ? n : unit < 2 * n ? 2 * n : 0;
      for (int lines = 2; lines <= kMostLines && unit + lines <= end; ++lines) {
        std::vector<Unit> together;
        for (int i = 0; i < lines; ++i) together.push_back(static_cast<Unit>(unit + i));
        look_at(together);
      }
    }
  }

 private:
  void look_at(const std::vector<Unit>& units) {
    if (!finds_.begins_part()) return;
    CellSet region = board_.no_cells();
    for (const Unit unit : units) region |= board_.unit(unit);
    const int total = static_cast<int>(units.size()) * board_.size() * (board_.size() + 1) / 2;
    std::vector<const SummedCage*> inside, touching;
    CellSet rest = region, beyond = board_.no_cells();
    int sum_inside = 0, sum_touching = 0;
    for (const SummedCage& cage : cages_) {
      if (!cage.cells.intersects(region)) continue;
      touching.push_back(&cage);
      sum_touching += cage.total;
      beyond |= cage.cells;
      if (!cage.cells.is_subset_of(region)) continue;
      inside.push_back(&cage);
      sum_inside += cage.total;
      rest -= cage.cells;
    }
    if (!inside.empty()) try_cells(units, rest, total - sum_inside, inside);
    if (region.is_subset_of(beyond)) try_cells(units, beyond - region, sum_touching - total, touching);
  }

  void try_cells(const std::vector<Unit>& units, const CellSet& cells, int sum,
                 const std::vector<const SummedCage*>& cages) {
    const int open = (cells & board_.open()).count();
    if (open == 0 || open > kMostOpen) return;
    const Fillings fillings(board_, cells, sum, finds_);
    if (!fillings.is_known()) return;
    Step step;
    Mask gone = 0;
    for (const Cell cell : cells & board_.open()) {
      for (const Digit digit : Digits(board_.candidates(cell) & ~fillings.digits_of(cell))) {
        step.eliminations.push_back({cell, digit});
        gone |= bit(digit);
      }
    }
    const int more = static_cast<int>(units.size()) - 1 + open / 2;
    if (!finds_.would_keep(step, more)) return;
    step.reason.digits = list_digits(gone);
    step.reason.units = units;
    for (const Cell cell : cells) {
      if (board_.value(cell) != 0) step.reason.roles.push_back({StepRole::blocker, cell, board_.value(cell), 0});
    }
    mark(board_, cells, board_.geometry().all(), StepRole::member, step);
    for (std::size_t number = 0; number < cages.size(); ++number) {
      for (const Cell cell : cages[number]->cells) {
        const auto group = static_cast<std::uint8_t>(number);
        step.reason.roles.push_back({StepRole::set, cell, some_digit(board_, cell), group});
      }
    }
    finds_.add(std::move(step), more);
  }

  const Board& board_;
  Finds& finds_;
  std::vector<SummedCage> cages_;
};

/// If every filling of a cage has a digit, a cell that sees all its places there can't be that digit.
void find_crossing(const Board& board, std::size_t number, Finds& finds) {
  const Constraint& constraint = board.rules().constraints[number];
  CellSet cells = board.no_cells();
  for (const Cell cell : constraint.cells) cells.add(cell);
  const Fillings fillings(board, cells, constraint.values[0], finds);
  if (!fillings.is_known() || !fillings.are_any()) return;
  for (const Digit digit : Digits(fillings.common())) {
    const CellSet places = board.places(digit) & cells;
    if (places.empty()) continue;  // it is set
    Step step;
    eliminate(board, board.common_peers(places) - cells, digit, step);
    if (step.eliminations.empty()) continue;
    step.reason.digits = {digit};
    step.reason.constraint = static_cast<std::uint16_t>(number);
    for (const Cell cell : cells) {
      if (board.value(cell) != 0) step.reason.roles.push_back({StepRole::blocker, cell, board.value(cell), 0});
    }
    mark(board, cells, board.geometry().all(), StepRole::member, step);
    finds.add(std::move(step));
  }
}

/// More cells than these have more fillings than one looks through.
constexpr std::size_t kMostCells = 5;

}  // namespace

void innies_and_outies(const Board& board, Finds& finds) {
  if (board.geometry().constraints() != nullptr) SumOfUnits(board, finds).run();
}

void cage_crossing(const Board& board, Finds& finds) {
  const std::vector<Constraint>& constraints = board.rules().constraints;
  for (std::size_t number = 0; number < constraints.size(); ++number) {
    const auto& [kind, cells, values, parts] = constraints[number];
    const bool is_summed = kind == ConstraintKind::cage && !values.empty();
    if (!is_summed || cells.size() > kMostCells || finds.satisfied() || !finds.begins_part()) continue;
    find_crossing(board, number, finds);
  }
}

}  // namespace sudoku::human
