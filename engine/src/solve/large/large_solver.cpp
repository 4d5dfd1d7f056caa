#include "solve/large/large_solver.hpp"

#include "solve/large/clause_solver.hpp"
#include "solve/large/encoding.hpp"

namespace sudoku {

namespace {

using namespace large;

/// The choices that singles leave open.
class ShapeEncoding {
 public:
  explicit ShapeEncoding(const Puzzle& puzzle) : grid_(puzzle), encoding_(grid_) {}

  const std::vector<Digit>& values() const { return grid_.values(); }
  Mask candidates(std::uint32_t cell) const { return grid_.candidates(cell); }
  Literal literal(std::uint32_t cell, Mask digit) const { return encoding_.literal(cell, digit); }
  Choices take_choices() { return encoding_.take_choices(); }
  std::uint32_t variables() const { return encoding_.variables(); }
  static Theory* theory() { return nullptr; }

 private:
  OpenGrid grid_;
  Encoding encoding_;
};

}  // namespace

std::unique_ptr<Solver> make_large_solver(const Puzzle& puzzle, SolveLimits limits) {
  return std::make_unique<ClauseSolver<ShapeEncoding>>(puzzle, limits);
}

}  // namespace sudoku
