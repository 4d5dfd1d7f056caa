#include "human/technique.hpp"
#include "human/uniqueness.hpp"

namespace sudoku::human {

namespace {

Board board_of(const Puzzle& position, Options options) {
  return Board(position, options.uniqueness && has_one_solution(position));
}

}  // namespace

std::optional<Step> next_step(const Puzzle& position, Options options) {
  const Board board = board_of(position, options);
  return board.is_broken() ? std::nullopt : easiest_step(board, techniques().size());
}

std::vector<Step> all_steps(const Puzzle& position, TechniqueIndex technique, Options options) {
  const Board board = board_of(position, options);
  if (board.is_broken()) return {};
  return find_steps(board, technique, Finds::Wanted::all);
}

Solver::Solver(const Puzzle& position, Options options) : board_(std::make_unique<Board>(board_of(position, options))) {
  settle();
}

Solver::~Solver() = default;

bool Solver::advance() {
  if (status_ != Status::running) return false;
  std::optional<Step> step = easiest_step(*board_, techniques().size());
  if (!step) {
    status_ = Status::stuck;
    return false;
  }
  board_->apply(*step);
  steps_.push_back(std::move(*step));
  settle();
  return true;
}

void Solver::settle() {
  const bool broken = board_->is_broken();
  status_ = broken ? Status::contradiction : board_->open().empty() ? Status::solved : Status::running;
}

Puzzle Solver::position() const {
  return board_->position();
}

Cell Solver::cell_to_guess() const {
  Cell best = board_->open().first();
  for (const Cell cell : board_->open()) {
    if (count_digits(board_->candidates(cell)) < count_digits(board_->candidates(best))) best = cell;
  }
  return best;
}

void Solver::guess(Candidate candidate) {
  board_->place(candidate);
  settle();
}

}  // namespace sudoku::human
