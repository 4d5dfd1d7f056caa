// The position that techniques look at: candidates by cell and by digit. They find and do not change it.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "human/core/cell_set.hpp"
#include "sudoku/human.hpp"

namespace sudoku::human {

/// The crossing of a box and a line.
struct Crossing {
  Unit box, line;
  CellSet cells;
};

/// A unit that holds every digit, and another that it shares cells with, where that is no crossing of box and line.
struct Overlap {
  Unit from, to;
  CellSet cells;
};

/// The digits of a set, ascending: `for (const Digit digit : Digits(mask))`.
class Digits {
 public:
  explicit Digits(Mask mask) : mask_(mask) {}

  class Iterator {
   public:
    explicit Iterator(Mask rest) : rest_(rest) {}
    Digit operator*() const { return lowest_digit(rest_); }
    Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

   private:
    Mask rest_;
  };
  Iterator begin() const { return Iterator(mask_); }
  Iterator end() const { return Iterator(0); }

 private:
  Mask mask_;
};

class Board {
 public:
  /// `uniqueness`: whether the position's givens are known to have one solution.
  Board(const Puzzle& position, bool uniqueness);
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;
  /// Becomes another position of the same shape.
  void reset(const Puzzle& position);

  const Geometry& geometry() const { return geometry_; }
  const Rules& rules() const { return rules_; }
  int size() const { return geometry_.size(); }
  int cells() const { return geometry_.cells(); }
  bool has_uniqueness() const { return uniqueness_; }
  /// Rows, columns and boxes, or the regions in their place, are the first so many units.
  int lines_and_boxes() const { return lines_and_boxes_; }
  /// Sets every open cell that has one candidate, or is the last place of a digit in a unit, until there is none.
  void place_singles();
  /// Once it is known that the givens have one solution. Other rules tell digits and cells apart that patterns of
  /// uniqueness swap, so it is of use in classic Sudoku alone.
  void promise_uniqueness() { uniqueness_ = rules_.is_classic(); }

  /// Given or set; 0 where the cell is open.
  Digit value(Cell cell) const { return values_[cell]; }
  bool is_given(Cell cell) const { return givens_[cell] != 0; }
  /// Of an open cell; empty where it is solved.
  Mask candidates(Cell cell) const { return candidates_[cell]; }
  bool has(Cell cell, Digit digit) const { return (candidates_[cell] & bit(digit)) != 0; }
  /// Open cells.
  const CellSet& open() const { return open_; }
  /// Open cells that can be the digit.
  const CellSet& places(Digit digit) const { return places_[digit]; }
  CellSet places(Digit digit, Unit unit) const { return places_[digit] & units_[unit]; }

  /// As sets, what Geometry has as lists.
  const CellSet& unit(Unit unit) const { return units_[unit]; }
  const CellSet& peers(Cell cell) const { return peers_[cell]; }
  bool see(Cell a, Cell b) const { return peers_[a].has(b); }
  const std::vector<Crossing>& crossings() const { return crossings_; }
  /// None in classic Sudoku.
  const std::vector<Overlap>& overlaps() const { return overlaps_; }
  CellSet no_cells() const { return CellSet(cells()); }
  /// Cells that see every one of these.
  CellSet common_peers(const CellSet& cells) const;
  /// All units that hold all of these cells: the box first, then row and column, then others.
  std::vector<Unit> units_around(const CellSet& cells) const;
  /// All digits that any of these cells can be.
  Mask digits_of(const CellSet& cells) const;

  void place(Candidate candidate);
  void eliminate(Candidate candidate);
  void apply(const Step& step);

  /// A cell without candidate, a unit without place for a digit, or a constraint whose digits break it.
  bool is_broken() const;
  /// Givens, values and marks.
  Puzzle position() const;

  /// Another number after each change.
  std::uint64_t version() const { return version_; }
  /// Facts that several techniques work out about the board and share: one of each type. Each type has to
  /// know by itself if it still holds.
  template <class Kept>
  Kept& kept() const {
    std::shared_ptr<void>& place = kept_[&kKey<Kept>];
    if (!place) place = std::make_shared<Kept>();
    return *static_cast<Kept*>(place.get());
  }

 private:
  void list_overlaps();

  Rules rules_;
  Geometry geometry_;
  bool uniqueness_;
  std::vector<Digit> givens_, values_;
  std::vector<Mask> candidates_;
  CellSet open_;
  std::vector<CellSet> places_;  // by digit; [0] is unused
  std::vector<CellSet> units_, peers_;
  std::vector<Crossing> crossings_;
  std::vector<Overlap> overlaps_;
  int lines_and_boxes_ = 0;

  template <class Kept>
  static constexpr char kKey = 0;
  std::uint64_t version_ = 0;
  mutable std::map<const char*, std::shared_ptr<void>> kept_;
};

}  // namespace sudoku::human
