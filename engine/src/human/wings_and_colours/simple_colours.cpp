// Places of a digit joined by conjugate pairs wear two colours in turn; one colour holds and the other doesn't.
#include <array>

#include "human/core/conjugates.hpp"

namespace sudoku::human {

namespace {

using Colours = std::array<CellSet, 2>;

/// Colours all that hangs together with the pair, starting from its first cell.
Colours colour(const Board& board, const std::vector<Conjugates>& pairs, Cell start) {
  Colours colours{board.no_cells(), board.no_cells()};
  colours[0].add(start);
  for (bool grown = true; grown;) {
    grown = false;
    for (const Conjugates& pair : pairs) {
      for (const auto& [from, to] : {std::pair{pair.a, pair.b}, std::pair{pair.b, pair.a}}) {
        for (std::size_t side = 0; side < 2; ++side) {
          if (!colours[side].has(from) || colours[1 - side].has(to)) continue;
          colours[1 - side].add(to);
          grown = true;
        }
      }
    }
  }
  return colours;
}

/// Calls back with the colours of each set of places that hang together.
template <class Use>
void for_each_colouring(const Board& board, Finds& finds, Use use) {
  for (Digit digit = 1; digit <= board.size(); ++digit) {
    const std::vector<Conjugates> pairs = conjugates_of(board, digit);
    CellSet done = board.no_cells();
    for (const Conjugates& pair : pairs) {
      if (done.has(pair.a)) continue;
      const Colours colours = colour(board, pairs, pair.a);
      done |= colours[0] | colours[1];
      if (!colours[0].intersects(colours[1])) use(digit, colours);
      if (finds.satisfied()) return;
    }
  }
}

void tell(const Board& board, Digit digit, const Colours& colours, Step& step) {
  step.reason.digits = {digit};
  mark(board, colours[0], bit(digit), StepRole::on, step);
  mark(board, colours[1], bit(digit), StepRole::off, step);
}

/// True if two cells of a colour see each other.
bool clashes(const Board& board, const CellSet& colour) {
  for (const Cell cell : colour) {
    if (board.peers(cell).intersects(colour)) return true;
  }
  return false;
}

}  // namespace

void simple_colours_trap(const Board& board, Finds& finds) {
  for_each_colouring(board, finds, [&](Digit digit, const Colours& colours) {
    Step step;
    for (const Cell cell : board.places(digit) - (colours[0] | colours[1])) {
      const CellSet& peers = board.peers(cell);
      if (peers.intersects(colours[0]) && peers.intersects(colours[1])) step.eliminations.push_back({cell, digit});
    }
    tell(board, digit, colours, step);
    finds.add(std::move(step));
  });
}

void simple_colours_wrap(const Board& board, Finds& finds) {
  for_each_colouring(board, finds, [&](Digit digit, const Colours& colours) {
    for (std::size_t side = 0; side < 2; ++side) {
      if (!clashes(board, colours[side])) continue;
      Step step;
      eliminate(board, colours[side], digit, step);
      tell(board, digit, {colours[1 - side], colours[side]}, step);
      finds.add(std::move(step));
    }
  });
}

}  // namespace sudoku::human
