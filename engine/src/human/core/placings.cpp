#include "human/core/placings.hpp"

#include <algorithm>

namespace sudoku::human {

namespace {

/// Tries the places of a digit, one an `advance`.
class PlacingSearch {
 public:
  PlacingSearch(const Board& board, Digit digit)
      : board_(&board), places_(board.places(digit)), unused_(places_), untried_(places_), chosen_(board.no_cells()) {
    for (Unit unit = 0; unit < board.geometry().complete_units(); ++unit) {
      if (places_.intersects(board.unit(unit))) units_.push_back(unit);
    }
  }

  bool is_of(const CellSet& places) const { return places_ == places; }
  bool is_complete() const { return untried_.empty(); }
  const CellSet& unused() const { return unused_; }

  /// How much work that was.
  std::uint64_t advance() {
    const Cell cell = untried_.first();
    nodes_ = 0;
    chosen_ = board_->no_cells();
    if (place(cell, places_)) {
      unused_ -= chosen_;
      untried_ -= chosen_;
    }
    untried_.remove(cell);
    return static_cast<std::uint64_t>(nodes_) * (2 + units_.size() * static_cast<std::size_t>(board_->cells()) / 512);
  }

 private:
  /// More than any 9x9 takes.
  static constexpr int kMostNodes = 1000;

  /// Puts the digit in the cell and goes on with the unit that then has the fewest places. False where that fails.
  bool place(Cell cell, CellSet left) {
    if (++nodes_ > kMostNodes) return false;
    chosen_.add(cell);
    left -= board_->peers(cell);
    left.remove(cell);
    Unit next = kNoUnit;
    int fewest = board_->cells();
    for (const Unit unit : units_) {
      if (chosen_.intersects(board_->unit(unit))) continue;
      const int places = (left & board_->unit(unit)).count();
      if (places < fewest) {
        next = unit;
        fewest = places;
      }
    }
    if (next == kNoUnit) return true;
    // Placings that no way has used so far come first, so that few ways use them all.
    const CellSet places = left & board_->unit(next);
    for (const Cell other : places & untried_) {
      if (place(other, left)) return true;
    }
    for (const Cell other : places - untried_) {
      if (place(other, left)) return true;
    }
    chosen_.remove(cell);
    return false;
  }

  const Board* board_;
  CellSet places_, unused_, untried_;
  std::vector<Unit> units_;
  CellSet chosen_;
  int nodes_ = 0;
};

/// By digit.
struct Searches {
  std::vector<std::optional<PlacingSearch>> of;
};

}  // namespace

CellSet places_in_no_way(const Board& board, Digit digit) {
  PlacingSearch search(board, digit);
  while (!search.is_complete()) search.advance();
  return search.unused();
}

std::optional<CellSet> places_in_no_way(const Board& board, Digit digit, Finds& finds) {
  std::vector<std::optional<PlacingSearch>>& searches = board.kept<Searches>().of;
  searches.resize(static_cast<std::size_t>(board.size() + 1));
  std::optional<PlacingSearch>& search = searches[digit];
  if (!search || !search->is_of(board.places(digit))) search.emplace(board, digit);
  if (!finds.has_complete(*search)) return std::nullopt;
  return search->unused();
}

}  // namespace sudoku::human
