// `tridagons`: all different, and then tridagons, one at a time: the guardian loses their three digits
// (tridagon_search.hpp). They are what makes the hardest known 9x9 hard: all of those that trials within trials of
// singles leave open have one. On grids with other boxes than 3x3 it does what all-different does, and no more.
//
// It looks for none with two guardians or more, of which one would be true, and for no other impossible pattern.
#pragma once

#include "propagation/all_different.hpp"
#include "propagation/tridagon_search.hpp"

namespace sudoku {

template <class Trace>
class Tridagons : public AllDifferent<Trace> {
 public:
  Tridagons(const Geometry& geometry, const Puzzle& puzzle, Trace& trace)
      : AllDifferent<Trace>(geometry, puzzle, trace), search_(geometry) {}

 protected:
  bool run() override {
    for (std::size_t passes = 1;; ++passes) {
      if (!AllDifferent<Trace>::run()) return false;
      if (this->complete() || !search_.has_room()) return true;
      this->trace_.pass(Cause::tridagons, passes, static_cast<std::size_t>(this->geometry_.units()));
      const auto found = search_.find(this->board_.candidates);
      if (!found) return true;
      if (!clear(*found)) return false;
    }
  }

 private:
  /// Takes the digits from the guardian; false if it has no others.
  bool clear(const Tridagon& tridagon) {
    const Cell guardian = tridagon.guardian;
    const Unit box = this->geometry_.units_of(guardian)[2];
    for (Mask digits = this->board_.candidates[guardian] & tridagon.digits; digits != 0; digits &= digits - 1) {
      if (!this->remove(guardian, lowest_digit(digits), Cause::tridagons, box)) return false;
    }
    this->note_change(guardian);
    this->settle(guardian);
    return true;
  }

  TridagonSearch search_;
};

}  // namespace sudoku
