// Starts with a grid that can be written down, and changes it again and again: of two digits, cells that hang together
// through units change places, which leaves every unit whole. (Graph colouring calls it a Kempe chain, after A. Kempe,
// "On the geographical problem of the four colours", 1879.) Two digits of a grid make one such chain or several, so a
// change now and then is no more than other names, and else another grid.
#include "generate/full_grid.hpp"

namespace sudoku {

namespace {

/// Changes for each digit: beyond these, how many chains there are on average stays as it is, from 4x4 to 25x25.
constexpr int kChanges = 50;

/// Each row is the one above shifted by a box, each band by one more.
std::vector<Digit> regular_grid(Shape shape) {
  const int n = shape.size();
  std::vector<Digit> digits;
  for (int row = 0; row < n; ++row) {
    const int shift = row % shape.box_rows * shape.box_cols + row / shape.box_rows;
    for (int column = 0; column < n; ++column) digits.push_back(static_cast<Digit>((shift + column) % n + 1));
  }
  return digits;
}

/// From this cell on, its digit and the other change places.
void change(const Geometry& geometry, Cell start, Digit other, std::vector<Digit>& digits) {
  const Digit digit = digits[start];
  std::vector<Cell> chain{start};
  digits[start] = other;
  for (std::size_t at = 0; at < chain.size(); ++at) {
    // A peer that has the same digit now is the next of the chain: before, no two had.
    const Digit now = digits[chain[at]];
    for (const Cell peer : geometry.peers(chain[at])) {
      if (digits[peer] != now) continue;
      digits[peer] = now == digit ? other : digit;
      chain.push_back(peer);
    }
  }
}

}  // namespace

std::vector<Digit> full_grid(const Geometry& geometry, Random& random) {
  std::vector<Digit> digits = regular_grid(geometry.shape());
  for (int changes = kChanges * geometry.size(); changes > 0; --changes) {
    const auto start = static_cast<Cell>(random.below(geometry.cells()));
    const auto other = static_cast<Digit>(random.below(geometry.size() - 1) + 1);
    change(geometry, start, static_cast<Digit>(other + (other >= digits[start] ? 1 : 0)), digits);
  }
  return digits;
}

}  // namespace sudoku
