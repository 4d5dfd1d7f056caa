// A chain of cells of the same two digits, each seeing the next: they hold the two in turn, so of two with an even
// number between them one holds each, and what sees both can be neither.
#include "human/core/conjugates.hpp"

namespace sudoku::human {

namespace {

/// For each cell of a chain the one before it, by breadth first from one of them.
class Chains {
 public:
  Chains(const Board& board, const CellSet& cells, Cell start)
      : distance_(static_cast<std::size_t>(board.cells()), -1),
        before_(static_cast<std::size_t>(board.cells()), start) {
    std::vector<Cell> queue{start};
    distance_[start] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
      for (const Cell cell : board.peers(queue[next]) & cells) {
        if (distance_[cell] >= 0) continue;
        distance_[cell] = distance_[queue[next]] + 1;
        before_[cell] = queue[next];
        queue.push_back(cell);
      }
    }
  }
  int distance(Cell cell) const { return distance_[cell]; }
  Cell before(Cell cell) const { return before_[cell]; }

 private:
  std::vector<int> distance_;
  std::vector<Cell> before_;
};

void offer(const Board& board, Mask two, Cell start, Cell end, const Chains& chains, Finds& finds) {
  Step step;
  for (const Digit digit : Digits(two)) eliminate(board, board.peers(start) & board.peers(end), digit, step);
  if (step.eliminations.empty()) return;
  step.reason.digits = list_digits(two);
  const Digit a = step.reason.digits[0], b = step.reason.digits[1];
  for (Cell cell = end;; cell = chains.before(cell)) {
    const auto colour = static_cast<std::uint8_t>(chains.distance(cell) % 2);
    step.reason.roles.push_back({cell == start || cell == end ? StepRole::pincer : StepRole::member, cell, a, colour});
    step.reason.roles.push_back({cell == start || cell == end ? StepRole::pincer : StepRole::member, cell, b, colour});
    if (cell == start) break;
    const Digit joint = colour == 0 ? a : b;
    step.reason.links.push_back({node(cell, joint), node(chains.before(cell), joint), false});
  }
  finds.add(std::move(step), (chains.distance(end) - 3) / 2);
}

}  // namespace

void remote_pairs(const Board& board, Finds& finds) {
  for (const Cell start : board.open()) {
    const Mask two = board.candidates(start);
    if (count_digits(two) != 2) continue;
    CellSet cells = board.no_cells();
    for (const Cell cell : board.open()) {
      if (board.candidates(cell) == two) cells.add(cell);
    }
    if (cells.count() < 4) continue;
    const Chains chains(board, cells, start);
    for (const Cell end : cells) {
      const int distance = chains.distance(end);
      if (end > start && distance >= 3 && distance % 2 == 1) offer(board, two, start, end, chains, finds);
    }
    if (finds.satisfied()) return;
  }
}

}  // namespace sudoku::human
