// A constraint on chosen cells that leaves a digit of one of them no way, given what its other cells can still be: a
// technique for each kind that people have a name for, and one for all others.
#include <algorithm>
#include <array>
#include <bit>
#include <iterator>

#include "constraints/constraint_set.hpp"
#include "human/core/technique.hpp"

namespace sudoku::human {

namespace {

/// The work of pruning a constraint: most take much less.
constexpr std::uint64_t kPruning = 500;

using Kinds = std::span<const ConstraintKind>;

constexpr std::array kSame{ConstraintKind::palindrome, ConstraintKind::clone};
constexpr std::array kDots{ConstraintKind::difference, ConstraintKind::ratio};
constexpr std::array kLetters{ConstraintKind::x, ConstraintKind::v};
constexpr std::array kRising{ConstraintKind::thermometer, ConstraintKind::slow_thermometer};
constexpr std::array kWhispers{ConstraintKind::whisper};
constexpr std::array kCages{ConstraintKind::cage, ConstraintKind::sum};
constexpr std::array kArrows{ConstraintKind::arrow, ConstraintKind::pill_arrow, ConstraintKind::double_arrow};
constexpr std::array kRenbans{ConstraintKind::renban};
constexpr std::array kLittleKillers{ConstraintKind::little_killer};
constexpr std::array kSandwiches{ConstraintKind::sandwich};
constexpr std::array<Kinds, 10> kNamed{kSame,  kDots,    kLetters, kRising,        kWhispers,
                                       kCages, kArrows,  kRenbans, kLittleKillers, kSandwiches};

bool is_one_of(Kinds kinds, ConstraintKind kind) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

/// Looks at the constraints of some kinds.
class ConstraintSearch {
 public:
  /// `kinds`: none stands for those that have no technique of their own.
  ConstraintSearch(const Board& board, Kinds kinds, Finds& finds) : board_(board), kinds_(kinds), finds_(finds) {
    for (Cell cell = 0; cell < board.cells(); ++cell) {
      left_.push_back(board.value(cell) != 0 ? bit(board.value(cell)) : board.candidates(cell));
    }
  }

  void run(const ConstraintSet& set) {
    for (const NumberedPrimitive& one : set.primitives) {
      if (!is_wanted(one.constraint) || finds_.satisfied() || !finds_.begins_part()) continue;
      finds_.spend(kPruning);
      look_at(one);
    }
  }

  /// Looks at each thermometer as a whole: how far up and down the digits of a cell can go is seen from its ends, and
  /// from all its other cells, while the primitives see neighbours alone.
  void run_on_rising() {
    const std::vector<Constraint>& constraints = board_.rules().constraints;
    for (std::uint16_t number = 0; number < constraints.size(); ++number) {
      if (!is_wanted(number) || finds_.satisfied() || !finds_.begins_part()) continue;
      finds_.spend(kPruning);
      const Constraint& constraint = constraints[number];
      for (std::size_t at = 0; at < constraint.cells.size() && !finds_.satisfied(); ++at) {
        const Cell cell = constraint.cells[at];
        const Mask gone = left_[cell] & ~possible_at(constraint, at);
        if (board_.value(cell) == 0 && gone != 0) offer(constraint.cells, number, cell, gone);
      }
    }
  }

 private:
  bool is_wanted(std::size_t number) const {
    const std::vector<Constraint>& constraints = board_.rules().constraints;
    if (number >= constraints.size()) return kinds_.empty();  // a rule about the whole grid
    const ConstraintKind kind = constraints[number].kind;
    if (!kinds_.empty()) return is_one_of(kinds_, kind);
    return std::none_of(kNamed.begin(), kNamed.end(), [kind](Kinds named) { return is_one_of(named, kind); });
  }

  void look_at(const NumberedPrimitive& one) {
    const std::vector<Cell>& cells = one.primitive->cells();
    const std::vector<Mask> before = candidates_of(*one.primitive, left_);
    std::vector<Mask> after = before;
    if (!one.primitive->prune(after)) after.assign(cells.size(), 0);
    for (std::size_t at = 0; at < cells.size() && !finds_.satisfied(); ++at) {
      if (board_.value(cells[at]) != 0 || after[at] == before[at]) continue;
      offer(cells, one.constraint, cells[at], before[at] & ~after[at]);
    }
  }

  /// The digits that the place of a cell on a thermometer and each of the other cells leave for it.
  Mask possible_at(const Constraint& constraint, std::size_t place) const {
    const int least_rise = constraint.kind == ConstraintKind::thermometer ? 1 : 0;
    const int at = static_cast<int>(place), last = static_cast<int>(constraint.cells.size()) - 1;
    int least = 1 + least_rise * at, most = board_.size() - least_rise * (last - at);
    for (int other = 0; other <= last; ++other) {
      const Mask digits = left_[constraint.cells[static_cast<std::size_t>(other)]];
      if (other == at || digits == 0) continue;
      const int rise = least_rise * (at - other);
      if (other < at) least = std::max(least, lowest_digit(digits) + rise);
      else most = std::min(most, static_cast<int>(std::bit_width(digits)) + rise);
    }
    return most < least ? 0 : all_digits(most) & ~all_digits(least - 1);
  }

  void offer(const std::vector<Cell>& of, std::uint16_t number, Cell target, Mask gone) {
    Step step;
    for (const Digit digit : Digits(gone)) step.eliminations.push_back({target, digit});
    step.reason.digits = list_digits(gone);
    step.reason.constraint = number;
    CellSet cells = board_.no_cells();
    for (const Cell cell : of) cells.add(cell);
    for (const Cell cell : cells) {
      if (board_.value(cell) != 0) step.reason.roles.push_back({StepRole::blocker, cell, board_.value(cell), 0});
    }
    mark(board_, cells, board_.geometry().all(), StepRole::member, step);
    finds_.add(std::move(step));
  }

  const Board& board_;
  const Kinds kinds_;
  Finds& finds_;
  std::vector<Mask> left_;  // by cell: what it is, or can be
};

void find_in(const Board& board, Kinds kinds, Finds& finds) {
  const ConstraintSet* const set = board.geometry().constraints();
  if (set != nullptr) ConstraintSearch(board, kinds, finds).run(*set);
}

}  // namespace

// Two cells with the same digit, pairs with a dot or a letter, and neighbours that are far apart.

void palindrome_partners(const Board& board, Finds& finds) {
  find_in(board, kSame, finds);
}
void dot_partners(const Board& board, Finds& finds) {
  find_in(board, kDots, finds);
}
void xv_pairs(const Board& board, Finds& finds) {
  find_in(board, kLetters, finds);
}
void thermometer_bounds(const Board& board, Finds& finds) {
  if (board.geometry().constraints() != nullptr) ConstraintSearch(board, kRising, finds).run_on_rising();
}
void whisper_partners(const Board& board, Finds& finds) {
  find_in(board, kWhispers, finds);
}

// Sums, and digits that belong together.

void cage_combinations(const Board& board, Finds& finds) {
  find_in(board, kCages, finds);
}
void arrow_bounds(const Board& board, Finds& finds) {
  find_in(board, kArrows, finds);
}
void renban_windows(const Board& board, Finds& finds) {
  find_in(board, kRenbans, finds);
}
void little_killer_bounds(const Board& board, Finds& finds) {
  find_in(board, kLittleKillers, finds);
}
void sandwich_combinations(const Board& board, Finds& finds) {
  find_in(board, kSandwiches, finds);
}

// All other kinds, and rules about the whole grid.

void one_constraint(const Board& board, Finds& finds) {
  find_in(board, {}, finds);
}

}  // namespace sudoku::human
