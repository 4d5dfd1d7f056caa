#include "sudoku/chain.hpp"

#include <algorithm>

#include "search/guess_sets.hpp"
#include "search/traced_search.hpp"
#include "search/trail.hpp"
#include "sudoku/reason.hpp"
#include "sudoku/run.hpp"

namespace sudoku {

namespace {

/// The rows of a trail from which one of its rows follows at once.
class Antecedents {
 public:
  Antecedents(const Geometry& geometry, const Trail& trail, std::size_t row)
      : geometry_(geometry), trail_(trail), row_(row), event_(trail.events()[row].event) {}

  std::vector<std::uint32_t> rows() && {
    switch (event_.kind) {
      case EventKind::place: add_place(); break;
      case EventKind::eliminate: add_elimination(); break;
      case EventKind::conflict: add_conflict(); break;
      case EventKind::enqueue:
      case EventKind::revise: add_value(event_.detail); break;
      case EventKind::pass:
      case EventKind::step:
      case EventKind::decide:
      case EventKind::refute:
      case EventKind::solution:
      case EventKind::done: break;
    }
    std::sort(rows_.begin(), rows_.end());
    rows_.erase(std::unique(rows_.begin(), rows_.end()), rows_.end());
    return std::move(rows_);
  }

 private:
  void add(int row) {
    if (row >= 0 && static_cast<std::size_t>(row) < row_) rows_.push_back(static_cast<std::uint32_t>(row));
  }

  /// That these digits are gone from the cell.
  void add_gone(Cell cell, Mask digits) {
    for (; digits != 0; digits &= digits - 1) add(trail_.remover(cell, lowest_digit(digits)));
  }

  /// That the cell is what it is: set, or with one candidate left.
  void add_value(Cell cell) {
    const int settler = trail_.settler(cell);
    if (settler >= 0 && static_cast<std::size_t>(settler) < row_) add(settler);
    else add_gone(cell, geometry_.all());
  }

  void add_place() {
    if (event_.detail == kNoUnit) add_gone(event_.cell, geometry_.all() & ~bit(event_.digit));
    else add_no_place(event_.detail, event_.cell);
  }

  /// That the digit is nowhere in the unit but in `spared`.
  void add_no_place(Unit unit, Cell spared) {
    for (const Cell cell : geometry_.cells_of(unit)) {
      if (cell != spared) add_gone(cell, bit(event_.digit));
    }
  }

  void add_elimination() {
    if (blames_a_cell(event_.cause)) add_value(event_.detail);
    else add_pattern();
  }

  void add_conflict() {
    if (event_.cell == kNoCell && event_.digit == 0) add_pattern();
    else if (event_.cell == kNoCell) add_no_place(event_.detail, kNoCell);
    else if (event_.cause == Cause::search) add_takers();
    else add_emptied();
  }

  /// A cell that has a value, and lost it; or one without, that lost all it could be.
  void add_emptied() {
    add_gone(event_.cell, geometry_.all());
    add(trail_.settler(event_.cell));
  }

  /// Under `none`, which eliminates nothing: for each digit a peer that holds it, a given one where there is one.
  void add_takers() {
    const State before = trail_.state_before(row_);
    for (Mask digits = before.candidates[event_.cell]; digits != 0; digits &= digits - 1) {
      int earliest = static_cast<int>(row_);
      for (const Cell peer : geometry_.peers(event_.cell)) {
        if (before.values[peer] == lowest_digit(digits)) earliest = std::min(earliest, trail_.settler(peer));
      }
      add(earliest);
    }
  }

  void add_pattern() {
    const Reason reason = explain(geometry_, trail_.state_before(row_), event_);
    Mask digits = 0;
    for (const Digit digit : reason.digits) digits |= bit(digit);
    switch (reason.kind) {
      case ReasonKind::naked_subset:
      case ReasonKind::hall_set:
      case ReasonKind::hall_violation:
        for (const RoleMark& mark : reason.roles) {
          if (mark.role == Role::member) add_gone(mark.cell, geometry_.all() & ~digits);
        }
        return;
      case ReasonKind::hidden_subset:
      case ReasonKind::locked:
        for (const Cell cell : geometry_.cells_of(reason.units.front())) {
          if (!is_member(reason, cell)) add_gone(cell, digits);
        }
        return;
      case ReasonKind::refuted:
      case ReasonKind::unknown: add_every_guess(); return;
      case ReasonKind::peer:
      case ReasonKind::naked_single:
      case ReasonKind::hidden_single:
      case ReasonKind::emptied:
      case ReasonKind::no_place:
      case ReasonKind::guess:
      case ReasonKind::taken_back:
      case ReasonKind::arc:
      case ReasonKind::pass:
      case ReasonKind::solution:
      case ReasonKind::done: return;  // no kinds of patterns
    }
  }

  static bool is_member(const Reason& reason, Cell cell) {
    return std::any_of(reason.roles.begin(), reason.roles.end(),
                       [cell](const RoleMark& mark) { return mark.role == Role::member && mark.cell == cell; });
  }

  void add_every_guess() {
    for (std::size_t row = 0; row < row_; ++row) {
      if (trail_.events()[row].event.kind == EventKind::decide) add(static_cast<int>(row));
    }
  }

  const Geometry& geometry_;
  const Trail& trail_;
  std::size_t row_;
  Event event_;
  std::vector<std::uint32_t> rows_;
};

/// The trail's rows that its last row rests on, and the links between them, by their rows in the trail.
struct Cone {
  std::vector<std::uint32_t> rows;
  std::vector<ChainLink> links;
};

Cone cone_of_last(const Geometry& geometry, const Trail& trail) {
  std::vector<bool> wanted(trail.events().size(), false);
  wanted.back() = true;
  Cone cone;
  for (std::size_t row = wanted.size(); row-- > 0;) {
    if (!wanted[row]) continue;
    cone.rows.push_back(static_cast<std::uint32_t>(row));
    for (const std::uint32_t from : Antecedents(geometry, trail, row).rows()) {
      wanted[from] = true;
      cone.links.push_back({from, static_cast<std::uint32_t>(row)});
    }
  }
  std::reverse(cone.rows.begin(), cone.rows.end());
  std::reverse(cone.links.begin(), cone.links.end());
  return cone;
}

Chain chain_of(const Cone& cone, const Trail& trail) {
  Chain chain;
  std::vector<std::uint32_t> place_of(trail.events().size(), 0);
  for (const std::uint32_t row : cone.rows) {
    place_of[row] = static_cast<std::uint32_t>(chain.events.size());
    chain.events.push_back(trail.events()[row]);
  }
  for (const ChainLink& link : cone.links) chain.links.push_back({place_of[link.from], place_of[link.to]});
  return chain;
}

}  // namespace

Chain explain_chain(const Puzzle& puzzle, const Strategy& strategy, const std::vector<PathLevel>& path,
                    std::uint64_t index, const Event& event) {
  const Geometry geometry(puzzle.shape);
  Trail trail(geometry, puzzle, strategy, path, index + 1);
  if (trail.events().empty() || trail.events().back().index != index) {
    const auto depth = static_cast<std::uint32_t>(
        std::count_if(path.begin(), path.end(), [](const PathLevel& level) { return level.placed == 0; }));
    trail.append({index, event, depth});
  }
  Chain chain = chain_of(cone_of_last(geometry, trail), trail);
  GuessSet guesses;
  for (const ChainEvent& entry : chain.events) {
    if (entry.event.kind == EventKind::decide) guesses.push_back({entry.index, entry.event.cell, entry.event.digit});
  }
  // Under `none` a guess a digit is needed, so none of them can be left out.
  chain.is_smallest = true;
  if (event.kind == EventKind::conflict && strategy.propagation != Cause::none) {
    chain.is_smallest = shrink(geometry, puzzle, strategy, guesses);
  }
  for (const Guess& guess : guesses) chain.guesses.push_back(guess.event);
  return chain;
}

std::uint64_t origin_of(const Puzzle& puzzle, const Strategy& strategy, const std::vector<PathLevel>& path,
                        std::uint64_t index, Cell cell, Digit digit) {
  const Geometry geometry(puzzle.shape);
  const Trail trail(geometry, puzzle, strategy, path, index);
  const int settler = trail.settler(cell);
  const bool is_set = settler >= 0 && trail.events()[static_cast<std::size_t>(settler)].event.digit == digit;
  const int row = is_set ? settler : trail.remover(cell, digit);
  return row < 0 ? Run::kNoEvent : trail.events()[static_cast<std::size_t>(row)].index;
}

}  // namespace sudoku
