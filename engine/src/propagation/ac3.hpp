// `ac3`: arc consistency by the algorithm AC-3 (Mackworth 1977; AIMA, figure 6.3). Every pair of peers is two arcs
// (Xi, Xj): each digit of Xi must leave Xj something else to be. The queue is first in, first out, and holds an arc at
// most once. On the not-equal constraints of Sudoku it reaches the fixpoint of `eliminate`, at the price of the queue.
#pragma once

#include "propagation/propagator.hpp"

namespace sudoku {

template <class Trace>
class Ac3 : public Propagator<Trace> {
 public:
  Ac3(const Geometry& geometry, const Puzzle& puzzle, Trace& trace)
      : Propagator<Trace>(geometry, puzzle, trace), degree_(geometry.peers_per_cell()) {
    const std::size_t arcs = static_cast<std::size_t>(geometry.cells()) * degree_;
    queue_.resize(arcs);
    queued_.assign(arcs, false);
    fill_reverse();
  }

  bool start() override {
    for (int index = 0; index < this->geometry_.cells(); ++index) settle(static_cast<Cell>(index));
    this->trace_.pass(Cause::ac3, 1, queue_.size());
    for (std::uint32_t arc = 0; arc < queue_.size(); ++arc) push(arc);
    return run();
  }

  bool propagate(Cell cell) override {
    this->trace_.pass(Cause::ac3, 1, degree_);
    for (std::size_t k = 0; k < degree_; ++k) push(reverse_[cell * degree_ + k]);
    return run();
  }

 protected:
  void forget() override {
    while (size_ > 0) pop();
  }

 private:
  bool run() {
    while (size_ > 0) {
      const std::uint32_t arc = pop();
      const auto xi = static_cast<Cell>(arc / degree_);
      const Cell xj = this->geometry_.peers(xi)[arc % degree_];
      this->trace_.revise(xi, xj);
      if (!is_single(this->board_.candidates[xj])) continue;
      const Digit digit = lowest_digit(this->board_.candidates[xj]);
      if ((this->board_.candidates[xi] & bit(digit)) == 0) continue;
      if (!this->remove(xi, digit, Cause::ac3, xj)) return false;
      settle(xi);
      put_back_neighbours(xi, xj);
    }
    return true;
  }

  void put_back_neighbours(Cell xi, Cell xj) {
    const auto peers = this->geometry_.peers(xi);
    for (std::size_t k = 0; k < degree_; ++k) {
      const std::uint32_t arc = reverse_[xi * degree_ + k];
      if (peers[k] == xj || queued_[arc]) continue;
      push(arc);
      this->trace_.enqueue(peers[k], xi);
    }
  }

  void settle(Cell cell) {
    if (this->is_settled(cell)) this->place(cell, lowest_digit(this->board_.candidates[cell]), Cause::ac3, kNoUnit);
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

  // Arc (Xi, k-th peer of Xi) has the number Xi * degree + k; reverse_ gives the arc in the other direction.
  void fill_reverse() {
    reverse_.resize(queue_.size());
    std::vector<std::uint32_t> seen(static_cast<std::size_t>(this->geometry_.cells()), 0);
    for (std::uint32_t arc = 0; arc < queue_.size(); ++arc) {
      // Peers come ascending, so the arcs towards a cell are met in the order of that cell's own peers.
      const Cell xj = this->geometry_.peers(static_cast<Cell>(arc / degree_))[arc % degree_];
      reverse_[xj * degree_ + seen[xj]++] = arc;
    }
  }

  std::size_t degree_;
  std::vector<std::uint32_t> queue_;  // a ring
  std::size_t head_ = 0, size_ = 0;
  std::vector<bool> queued_;
  std::vector<std::uint32_t> reverse_;
};

}  // namespace sudoku
