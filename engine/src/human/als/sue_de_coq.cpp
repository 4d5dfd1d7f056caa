// Cells of a crossing with two digits more than cells or worse, made up for by cells of the line and of the box that
// share those digits: as many digits as cells in all, each of which can be there only once, so all of them are.
#include "human/core/technique.hpp"

namespace sudoku::human {

namespace {

class SueDeCoqSearch {
 public:
  SueDeCoqSearch(const Board& board, Finds& finds)
      : board_(board), finds_(finds), core_(board.no_cells()), on_line_(core_), in_box_(core_) {}

  void run() {
    for (const Crossing& crossing : board_.crossings()) {
      if (finds_.satisfied()) return;
      if (!finds_.begins_part()) continue;
      crossing_ = &crossing;
      core_cells_ = list(crossing.cells & board_.open());
      line_cells_ = list((board_.unit(crossing.line) & board_.open()) - crossing.cells);
      box_cells_ = list((board_.unit(crossing.box) & board_.open()) - crossing.cells);
      choose_core(0);
    }
  }

 private:
  static std::vector<Cell> list(const CellSet& cells) {
    std::vector<Cell> result;
    for (const Cell cell : cells) result.push_back(cell);
    return result;
  }

  std::size_t most_cells() const { return board_.size() <= 9 ? 5 : 2; }

  void choose_core(std::size_t from) {
    core_digits_ = board_.digits_of(core_);
    const int cells = core_.count();
    const int digits = count_digits(core_digits_);
    const bool can_match = digits >= cells + 2 && digits <= cells + 2 * static_cast<int>(most_cells());
    if (cells >= 2 && can_match) choose_line(0, 0, 0);
    for (std::size_t i = from; i < core_cells_.size() && !finds_.satisfied(); ++i) {
      core_.add(core_cells_[i]);
      choose_core(i + 1);
      core_.remove(core_cells_[i]);
    }
  }

  void choose_line(std::size_t from, std::size_t chosen, Mask digits) {
    if (chosen > 0) choose_box(0, 0, digits, 0);
    if (chosen == most_cells()) return;
    for (std::size_t i = from; i < line_cells_.size() && !finds_.satisfied(); ++i) {
      const Mask candidates = board_.candidates(line_cells_[i]);
      if ((candidates & core_digits_) == 0) continue;
      on_line_.add(line_cells_[i]);
      choose_line(i + 1, chosen + 1, digits | candidates);
      on_line_.remove(line_cells_[i]);
    }
  }

  void choose_box(std::size_t from, std::size_t chosen, Mask line_digits, Mask box_digits) {
    if (!finds_.spend()) return;
    if (chosen > 0) try_sets(line_digits, box_digits);
    if (chosen == most_cells()) return;
    for (std::size_t i = from; i < box_cells_.size() && !finds_.satisfied(); ++i) {
      const Mask candidates = board_.candidates(box_cells_[i]);
      if ((candidates & core_digits_) == 0) continue;
      in_box_.add(box_cells_[i]);
      choose_box(i + 1, chosen + 1, line_digits, box_digits | candidates);
      in_box_.remove(box_cells_[i]);
    }
  }

  /// A digit of both sides can be there twice, once in each; if it has to, it is not in the core.
  void try_sets(Mask line_digits, Mask box_digits) {
    const Mask twice = line_digits & box_digits;
    const int room = count_digits(core_digits_ | line_digits | box_digits) + count_digits(twice);
    if (room != core_.count() + on_line_.count() + in_box_.count()) return;
    Step step;
    const CellSet rest_of_line = board_.unit(crossing_->line) - core_ - on_line_;
    const CellSet rest_of_box = board_.unit(crossing_->box) - core_ - in_box_;
    const Mask in_core_only = core_digits_ & ~line_digits & ~box_digits;
    for (const Digit digit : Digits(line_digits | in_core_only)) eliminate(board_, rest_of_line, digit, step);
    for (const Digit digit : Digits(box_digits | in_core_only)) eliminate(board_, rest_of_box, digit, step);
    for (const Digit digit : Digits(twice)) eliminate(board_, core_, digit, step);
    if (step.eliminations.empty()) return;
    step.reason.digits = list_digits(core_digits_ | line_digits | box_digits);
    step.reason.units = {crossing_->box, crossing_->line};
    mark(board_, core_, core_digits_, StepRole::member, step);
    mark(board_, on_line_, line_digits, StepRole::set, step, 0);
    mark(board_, in_box_, box_digits, StepRole::set, step, 1);
    finds_.add(std::move(step));
  }

  const Board& board_;
  Finds& finds_;
  const Crossing* crossing_ = nullptr;
  std::vector<Cell> core_cells_, line_cells_, box_cells_;
  CellSet core_, on_line_, in_box_;
  Mask core_digits_ = 0;
};

}  // namespace

void sue_de_coq(const Board& board, Finds& finds) {
  SueDeCoqSearch(board, finds).run();
}

}  // namespace sudoku::human
