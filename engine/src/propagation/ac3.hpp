// `ac3`: arc consistency by the algorithm AC-3 (Mackworth 1977; AIMA, figure 6.3). Every pair of peers is two arcs
// (Xi, Xj): each digit of Xi must leave Xj something else to be. The queue is first in, first out, and holds an arc at
// most once. Relations on chosen cells are such arcs, too. On the not-equal constraints of Sudoku it reaches the
// fixpoint of `eliminate`, at the price of the queue.
#pragma once

#include "propagation/propagator.hpp"

namespace sudoku {

template <class Trace>
class Ac3 : public Propagator<Trace> {
 public:
  Ac3(const Geometry& geometry, const Puzzle& puzzle, Trace& trace)
      : Propagator<Trace>(geometry, puzzle, trace), neighbours_(arc_neighbours(geometry)) {
    for (int index = 0; index < geometry.cells(); ++index) add_arcs_of(static_cast<Cell>(index));
    queue_.resize(arcs_.size());
    queued_.assign(arcs_.size(), false);
    fill_reverse();
  }

  bool start() override {
    for (int index = 0; index < this->geometry_.cells(); ++index) settle(static_cast<Cell>(index), Cause::ac3);
    this->trace_.pass(Cause::ac3, 1, queue_.size());
    for (std::uint32_t arc = 0; arc < queue_.size(); ++arc) push(arc);
    return this->conclude();
  }

  bool propagate(Cell cell) override {
    const std::size_t degree = neighbours_[cell].size();
    this->trace_.pass(Cause::ac3, 1, degree);
    for (std::size_t k = 0; k < degree; ++k) push(reverse_[first_arc_[cell] + k]);
    return this->conclude();
  }

 protected:
  void forget() override {
    while (size_ > 0) pop();
  }

  ConstraintReach reach() const override { return ConstraintReach::one_open; }

  void on_pruned(Cell cell) override {
    settle(cell, Cause::constraint);
    put_back_neighbours(cell, kNoCell);
  }

  bool run() override {
    while (size_ > 0) {
      const auto [xi, xj] = arcs_[pop()];
      this->trace_.revise(xi, xj);
      const ConstraintSet* const constraints = this->geometry_.constraints();
      if ((constraints == nullptr || this->geometry_.are_peers(xi, xj)) && !revise(xi, xj)) return false;
      if (constraints != nullptr && !revise_relations(*constraints, xi, xj)) return false;
    }
    return true;
  }

 private:
  /// Takes from Xi the one digit that is left to Xj.
  bool revise(Cell xi, Cell xj) {
    if (!is_single(this->board_.candidates[xj])) return true;
    const Digit digit = lowest_digit(this->board_.candidates[xj]);
    if ((this->board_.candidates[xi] & bit(digit)) == 0) return true;
    if (!this->remove(xi, digit, Cause::ac3, xj)) return false;
    settle(xi, Cause::ac3);
    put_back_neighbours(xi, unaffected_by_loss(xj, false));
    return true;
  }

  /// Takes from Xi what no digit of Xj may stand with.
  bool revise_relations(const ConstraintSet& set, Cell xi, Cell xj) {
    bool changed = false;
    const bool is_left = each_relation(set, xi, xj, [&](std::uint16_t constraint, const Relation& relation, int place) {
      const Mask own = this->board_.candidates[xi];
      Mask gone = own & ~relation.supported(place, own, this->board_.candidates[xj]);
      changed |= gone != 0;
      for (; gone != 0; gone &= gone - 1) {
        if (!this->remove(xi, lowest_digit(gone), Cause::constraint, constraint)) return false;
      }
      return true;
    });
    if (!is_left) return false;
    if (!changed) return true;
    settle(xi, Cause::constraint);
    put_back_neighbours(xi, unaffected_by_loss(xj, true));
    return true;
  }

  /// All arcs towards Xi but that from `spared`.
  void put_back_neighbours(Cell xi, Cell spared) {
    const auto neighbours = neighbours_[xi];
    for (std::size_t k = 0; k < neighbours.size(); ++k) {
      const std::uint32_t arc = reverse_[first_arc_[xi] + k];
      if (neighbours[k] == spared || queued_[arc]) continue;
      push(arc);
      this->trace_.enqueue(neighbours[k], xi);
    }
  }

  void settle(Cell cell, Cause cause) {
    if (this->is_settled(cell)) this->place(cell, lowest_digit(this->board_.candidates[cell]), cause, kNoUnit);
  }

  void push(std::uint32_t arc) {
    queue_[(head_ + size_++) % queue_.size()] = arc;
    queued_[arc] = true;
  }
  std::uint32_t pop() {
    const std::uint32_t arc = queue_[head_];
    head_ = (head_ + 1) % queue_.size();
    --size_;
    queued_[arc] = false;
    return arc;
  }

  struct PeerPair {
    Cell xi, xj;
  };

  void add_arcs_of(Cell cell) {
    first_arc_.push_back(static_cast<std::uint32_t>(arcs_.size()));
    for (const Cell neighbour : neighbours_[cell]) arcs_.push_back({cell, neighbour});
  }

  // reverse_ gives the arc in the other direction.
  void fill_reverse() {
    reverse_.resize(arcs_.size());
    std::vector<std::uint32_t> next = first_arc_;
    for (std::uint32_t arc = 0; arc < arcs_.size(); ++arc) {
      // Neighbours come ascending, so the arcs towards a cell are met in the order of that cell's own.
      reverse_[next[arcs_[arc].xj]++] = arc;
    }
  }

  CellLists neighbours_;  // of each cell: its peers, and what relations on chosen cells tie it to
  std::vector<PeerPair> arcs_;                 // by their numbers: those from a cell to its neighbours, ascending
  std::vector<std::uint32_t> first_arc_;  // of each cell
  std::vector<std::uint32_t> queue_;  // a ring
  std::size_t head_ = 0, size_ = 0;
  std::vector<bool> queued_;
  std::vector<std::uint32_t> reverse_;
};

}  // namespace sudoku
