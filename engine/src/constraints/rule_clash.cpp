// Constraints that can't hold, seen before any digit is placed: one that leaves a cell no digit, two that do so
// together, two numbers for the same cells, and digits that would have to rise further than there are any.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

#include "constraints/constraint_set.hpp"
#include "constraints/grid_cells.hpp"
#include "grid/rules/rules_text.hpp"
#include "sudoku/check.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

namespace {

/// How many cells constraints are pruned in, all together: each alone, and then pairs of them. With many digits, a cell
/// takes longer. Reading a text has to be quick: a clash that isn't seen here is found by search.
constexpr std::size_t kMostPruned = 20'000, kMostPrunedOfLarge = 2'500;
constexpr int kLargestPrunedFast = 9;

/// Kinds of which the same cells can't have two with different numbers.
constexpr std::array kNumbered{ConstraintKind::cage,       ConstraintKind::sum,     ConstraintKind::little_killer,
                               ConstraintKind::sandwich,   ConstraintKind::x_sum,   ConstraintKind::skyscraper,
                               ConstraintKind::numbered_room};

bool is_numbered(const Constraint& constraint) {
  return constraint.values.size() == 1 &&
         std::find(kNumbered.begin(), kNumbered.end(), constraint.kind) != kNumbered.end();
}

/// Cages and sums tell the same of cells that differ.
bool tell_the_same(ConstraintKind a, ConstraintKind b) {
  const auto is_sum = [](ConstraintKind kind) { return kind == ConstraintKind::cage || kind == ConstraintKind::sum; };
  return a == b || (is_sum(a) && is_sum(b));
}

std::string_view name_of(const Constraint& constraint) { return info_of(constraint.kind).name; }

/// The slot of a rule in a sentence.
Slot rule(const Constraint& constraint) { return {"rule", words_of(constraint.kind)}; }

/// The digit of one cell is less than that of another, or not greater.
struct Rise {
  Cell from, to;
  int least;
  std::size_t constraint;
};

class ClashFinder {
 public:
  ClashFinder(const Puzzle& puzzle, const Geometry& geometry)
      : geometry_(geometry), constraints_(puzzle.rules.constraints), size_(puzzle.size()) {}

  Refusal find() {
    if (Refusal refusal = two_numbers()) return refusal;
    if (Refusal refusal = too_long_rise()) return refusal;
    if (geometry_.constraints() == nullptr) return nullptr;
    if (leave_digits()) return nullptr;
    pruned_ = 0;
    list_primitives();
    if (Refusal refusal = impossible_alone()) return refusal;
    pruned_ = 0;
    return impossible_together();
  }

 private:
  using Board = std::span<Mask>;
  using CellSet = GridCells<kLargestWithRules * kLargestWithRules / 64>;

  Refusal refuse_cells(const Constraint& constraint, MessageId message, Slots slots, std::vector<Cell> cells) const {
    Refusal refusal = refuse_rule(name_of(constraint), message, slots);
    refusal->cells = std::move(cells);
    refusal->size = size_;
    return refusal;
  }

  static std::vector<Cell> cells_of_both(const Constraint& a, const Constraint& b) { return cells_of_parts({a, b}); }

  Refusal two_numbers() const {
    for (std::size_t b = 0; b < constraints_.size(); ++b) {
      if (!is_numbered(constraints_[b])) continue;
      for (std::size_t a = 0; a < b; ++a) {
        const Constraint &first = constraints_[a], &second = constraints_[b];
        const bool is_clash = first.cells == second.cells && is_numbered(first) &&
                              tell_the_same(first.kind, second.kind) && first.values != second.values;
        if (!is_clash) continue;
        return refuse_cells(second, "rules.two-numbers",
                            {rule(second), {"first", first.values[0]}, {"second", second.values[0]}}, second.cells);
      }
    }
    return nullptr;
  }

  std::vector<Rise> rises() const {
    std::vector<Rise> rises;
    for (std::size_t number = 0; number < constraints_.size(); ++number) {
      const auto& [kind, cells, values, parts] = constraints_[number];
      const bool is_slow = kind == ConstraintKind::slow_thermometer;
      if (kind == ConstraintKind::greater) rises.push_back({cells[1], cells[0], 1, number});
      if (kind != ConstraintKind::thermometer && !is_slow) continue;
      for (std::size_t at = 1; at < cells.size(); ++at) {
        rises.push_back({cells[at - 1], cells[at], is_slow ? 0 : 1, number});
      }
    }
    return rises;
  }

  /// The longest way up: where it has more cells than there are digits, it is too long, or goes round in a circle.
  Refusal too_long_rise() const {
    const std::vector<Rise> all = rises();
    if (all.empty()) return nullptr;
    const auto cells = static_cast<std::size_t>(geometry_.cells());
    std::vector<int> below(cells, 0);
    std::vector<const Rise*> last(cells, nullptr);
    for (bool is_changed = true; is_changed;) {
      is_changed = false;
      for (const Rise& rise : all) {
        if (below[rise.from] + rise.least <= below[rise.to]) continue;
        below[rise.to] = below[rise.from] + rise.least;
        last[rise.to] = &rise;
        is_changed = true;
        if (below[rise.to] >= size_) return refuse_rise(rise, last);
      }
    }
    return nullptr;
  }

  Refusal refuse_rise(const Rise& top, const std::vector<const Rise*>& last) const {
    std::vector<Cell> way{top.to};
    for (const Rise* rise = &top; rise != nullptr; rise = last[rise->from]) {
      const auto seen = std::find(way.begin(), way.end(), rise->from);
      if (seen != way.end()) {
        const Constraint& constraint = constraints_[rise->constraint];
        return refuse_cells(constraint, "rules.rising-circle",
                            {rule(constraint), {"cell", cell_name(*seen, size_)}}, {seen, way.end()});
      }
      way.push_back(rise->from);
    }
    const Constraint& constraint = constraints_[top.constraint];
    return refuse_cells(constraint, "rules.rising",
                        {rule(constraint), {"cell", cell_name(way.back(), size_)}, {"size", size_}}, way);
  }

  /// True if all constraints together leave each cell a digit: then no two of them clash. Nearly all puzzles are so,
  /// and it is seen sooner than of each pair.
  bool leave_digits() {
    const auto& [primitives, of_cell, count] = *geometry_.constraints();
    std::vector<Mask> board(static_cast<std::size_t>(geometry_.cells()), all_digits(size_));
    std::vector<bool> is_due(primitives.size(), true);
    for (bool is_any_due = true; is_any_due && !has_pruned_enough();) {
      is_any_due = false;
      for (std::size_t number = 0; number < primitives.size(); ++number) {
        if (!is_due[number]) continue;
        const auto& cells = primitives[number].primitive->cells();
        if (!prune(*primitives[number].primitive, board)) return false;
        for (std::size_t at = 0; at < cells.size(); ++at) {
          if (left_[at] == 0) return false;
          if (std::exchange(board[cells[at]], left_[at]) == left_[at]) continue;
          for (const std::uint16_t other : of_cell[cells[at]]) is_due[other] = true;
          is_any_due = true;
        }
        is_due[number] = false;
      }
    }
    return true;
  }

  /// Fills `left_` with the candidates that a primitive leaves to its cells; false if it can't hold.
  bool prune(const Primitive& primitive, Board board) {
    pruned_ += primitive.cells().size();
    left_.clear();
    for (const Cell cell : primitive.cells()) left_.push_back(board[cell]);
    return primitive.prune(left_);
  }

  void list_primitives() {
    first_of_.assign(constraints_.size() + 1, 0);
    for (const NumberedPrimitive& each : geometry_.constraints()->primitives) {
      if (each.constraint < constraints_.size()) ++first_of_[each.constraint + 1u];
    }
    std::partial_sum(first_of_.begin(), first_of_.end(), first_of_.begin());
  }

  std::span<const NumberedPrimitive> primitives_of(std::size_t constraint) const {
    return std::span(geometry_.constraints()->primitives)
        .subspan(first_of_[constraint], first_of_[constraint + 1] - first_of_[constraint]);
  }

  /// Prunes the board by some constraints until nothing changes; by a single primitive once. The cell that is left
  /// without a digit, if one is.
  std::optional<Cell> settle(Board board, std::initializer_list<std::size_t> numbers) {
    std::size_t primitives = 0;
    for (const std::size_t number : numbers) primitives += primitives_of(number).size();
    for (bool is_changed = true; is_changed;) {
      is_changed = false;
      for (const std::size_t number : numbers) {
        for (const auto& [constraint, primitive] : primitives_of(number)) {
          const auto& cells = primitive->cells();
          const bool can_be = prune(*primitive, board);
          for (std::size_t at = 0; at < cells.size(); ++at) {
            if (!can_be || left_[at] == 0) return cells[at];
            is_changed |= left_[at] != board[cells[at]] && primitives > 1;
            board[cells[at]] = left_[at];
          }
        }
      }
    }
    return std::nullopt;
  }

  /// A cage with a total in which a cell is listed twice is kept as a cage without one, and a sum: its total.
  Constraint as_told(const Constraint& constraint) const {
    const Constraint cage{ConstraintKind::cage, constraint.cells};
    const bool is_total = constraint.kind == ConstraintKind::sum && !is_numbered(constraint) &&
                          std::find(constraints_.begin(), constraints_.end(), cage) != constraints_.end();
    return is_total ? Constraint{ConstraintKind::cage, constraint.cells, {constraint.values[0]}} : constraint;
  }

  bool has_pruned_enough() const {
    return pruned_ > (size_ > kLargestPrunedFast ? kMostPrunedOfLarge : kMostPruned);
  }

  Refusal impossible_alone() {
    boards_.assign(constraints_.size() * static_cast<std::size_t>(geometry_.cells()), all_digits(size_));
    for (std::size_t number = 0; number < constraints_.size() && !has_pruned_enough(); ++number) {
      if (!settle(board_of(number), {number})) continue;
      const Constraint constraint = as_told(constraints_[number]);
      if (!is_numbered(constraint)) {
        return refuse_cells(constraint, "rules.impossible", {rule(constraint)}, constraint.cells);
      }
      return refuse_cells(constraint, "rules.impossible-number",
                          {rule(constraint), {"number", constraint.values[0]}}, constraint.cells);
    }
    return nullptr;
  }

  Board board_of(std::size_t constraint) {
    const auto cells = static_cast<std::size_t>(geometry_.cells());
    return std::span(boards_).subspan(constraint * cells, cells);
  }

  Refusal impossible_together() {
    std::vector<CellSet> cells(constraints_.size());
    for (std::size_t b = 0; b < constraints_.size(); ++b) {
      cells[b] = pruned_cells(b);
      for (std::size_t a = 0; a < b; ++a) {
        const CellSet shared = cells[a] & cells[b];
        if (shared.is_empty()) continue;
        if (const auto cell = clash_of(a, b, shared)) return refuse_both(constraints_[a], constraints_[b], *cell);
      }
    }
    return nullptr;
  }

  /// The cells that a constraint says something about: a minimum is compared with those beside it.
  CellSet pruned_cells(std::size_t number) const {
    CellSet cells;
    for (const auto& [constraint, primitive] : primitives_of(number)) {
      for (const Cell cell : primitive->cells()) cells.add(cell);
    }
    return cells;
  }

  /// One shared cell tells all. Of several, what one constraint takes may take more by the other.
  std::optional<Cell> clash_of(std::size_t a, std::size_t b, const CellSet& shared) {
    for (std::size_t cell = 0; cell < board_of(a).size(); ++cell) {
      const bool is_shared = shared.has(static_cast<Cell>(cell));
      if (is_shared && (board_of(a)[cell] & board_of(b)[cell]) == 0) return static_cast<Cell>(cell);
    }
    if (shared.count() < 2 || has_pruned_enough()) return std::nullopt;
    std::vector<Mask> both(board_of(a).begin(), board_of(a).end());
    return settle(both, {a, b});
  }

  Refusal refuse_both(const Constraint& a, const Constraint& b, Cell cell) const {
    std::vector<Cell> cells = cells_of_both(a, b);
    // The page names the first of them.
    std::erase(cells, cell);
    cells.insert(cells.begin(), cell);
    const std::string name = cell_name(cell, size_);
    if (a.kind == b.kind) return refuse_cells(b, "rules.clash-alike", {rule(b), {"cell", name}}, cells);
    return refuse_cells(b, "rules.clash", {rule(a), {"other", words_of(b.kind)}, {"cell", name}}, cells);
  }

  const Geometry& geometry_;
  const std::vector<Constraint>& constraints_;
  int size_;
  std::vector<std::size_t> first_of_;  // of each constraint its first primitive, and the end
  std::vector<Mask> boards_;           // of each constraint, one after another, what it leaves alone
  std::vector<Mask> left_;             // to the cells of the primitive at hand
  std::size_t pruned_ = 0;             // how many cells were pruned, alone or together
};

}  // namespace

Refusal find_rule_clash(const Puzzle& puzzle, const Geometry& geometry) {
  return puzzle.rules.constraints.empty() ? nullptr : ClashFinder(puzzle, geometry).find();
}

}  // namespace sudoku
