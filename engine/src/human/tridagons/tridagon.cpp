// Twelve cells in four boxes that three digits alone can't fill (propagation/tridagon_search.hpp says why). So one of
// their other candidates, the guardians, is true. A candidate that clashes with all guardians is false: the three
// digits where all guardians are in one cell, or the digit of all guardians in a cell that sees them. If there is only
// one guardian, it is true.
#include "human/core/technique.hpp"
#include "propagation/tridagon_shape.hpp"

namespace sudoku::human {

namespace {

class GuardianSearch {
 public:
  GuardianSearch(const Board& board, Finds& finds) : board_(board), finds_(finds) {}

  void run() {
    Clashing all;
    for (Digit digit = 1; digit <= 9; ++digit) all[digit] = board_.places(digit);
    for (Digit low = 1; low <= 7; ++low) {
      for (Digit middle = low + 1; middle <= 8; ++middle) {
        for (Digit high = middle + 1; high <= 9; ++high) {
          if (finds_.satisfied() || !finds_.begins_part()) continue;
          digits_ = bit(low) | bit(middle) | bit(high);
          for (const auto& boxes : kBoxRectangles) {
            boxes_ = &boxes;
            choose(0, false, all);
          }
        }
      }
    }
  }

 private:
  /// By digit, the cells where it clashes with every guardian so far.
  using Clashing = std::array<CellSet, 10>;

  static constexpr std::uint64_t kWork = 10;

  /// Chooses the cells of the box at this corner of the rectangle, and goes on with the next. `is_odd`: an odd number
  /// of those before are odd, as it must be in the end.
  void choose(std::size_t corner, bool is_odd, const Clashing& before) {
    if (corner == boxes_->size()) {
      if (is_odd) offer(before);
      return;
    }
    for (std::size_t transversal = 0; transversal < kTransversals.size(); ++transversal) {
      if (finds_.satisfied() || !finds_.spend(kWork)) return;
      const std::size_t cells = cells_.size(), guardians = guardians_.size();
      Clashing clashing = before;
      if (take((*boxes_)[corner], transversal, clashing)) {
        choose(corner + 1, is_odd != is_odd_transversal(transversal), clashing);
      }
      cells_.resize(cells);
      guardians_.resize(guardians);
    }
  }

  /// False if one of the cells is another digit, or nothing is left that clashes with all guardians.
  bool take(std::size_t box, std::size_t transversal, Clashing& clashing) {
    const auto cells = board_.geometry().cells_of(static_cast<Unit>(18 + box));
    for (const std::size_t place : kTransversals[transversal]) {
      const Cell cell = cells[place];
      if (board_.value(cell) != 0 && (digits_ & bit(board_.value(cell))) == 0) return false;
      cells_.push_back(cell);
      for (const Digit digit : Digits(board_.candidates(cell) & ~digits_)) {
        guardians_.push_back({cell, digit});
        if (!narrow({cell, digit}, clashing)) return false;
      }
    }
    return true;
  }

  bool narrow(Candidate guardian, Clashing& clashing) const {
    bool is_any_left = false;
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (digit == guardian.digit) {
        clashing[digit] &= board_.peers(guardian.cell);
      } else {
        const bool clashes = clashing[digit].has(guardian.cell);
        clashing[digit] = board_.no_cells();
        if (clashes) clashing[digit].add(guardian.cell);
      }
      is_any_left |= !clashing[digit].empty();
    }
    return is_any_left;
  }

  void offer(const Clashing& clashing) {
    if (guardians_.empty()) return;
    const int more = static_cast<int>(guardians_.size()) - 1;
    if (!finds_.wants(more)) return;
    Step step;
    if (guardians_.size() == 1) {
      step.placements = guardians_;
    } else {
      for (Digit digit = 1; digit <= 9; ++digit) eliminate(board_, clashing[digit], digit, step);
    }
    if (!finds_.would_keep(step, more)) return;
    step.reason.digits = list_digits(digits_);
    for (const std::size_t box : *boxes_) step.reason.units.push_back(static_cast<Unit>(18 + box));
    for (const Cell cell : cells_) {
      const Digit value = board_.value(cell);
      const Mask own = value != 0 ? bit(value) : board_.candidates(cell) & digits_;
      for (const Digit digit : Digits(own)) step.reason.roles.push_back({StepRole::floor, cell, digit, 0});
    }
    for (const auto& [cell, digit] : guardians_) step.reason.roles.push_back({StepRole::extra, cell, digit, 0});
    finds_.add(std::move(step), more);
  }

  const Board& board_;
  Finds& finds_;
  Mask digits_ = 0;
  const std::array<std::size_t, 4>* boxes_ = nullptr;
  std::vector<Cell> cells_;
  std::vector<Candidate> guardians_;
};

}  // namespace

void tridagon(const Board& board, Finds& finds) {
  const bool has_usual_boxes = !board.rules().has(GlobalRule::no_boxes);
  if (has_usual_boxes && has_room_for_tridagons(board.geometry())) GuardianSearch(board, finds).run();
}

}  // namespace sudoku::human
