#include "human/chains/forcing.hpp"

namespace sudoku::human {

namespace {

class ForcingSearch {
 public:
  ForcingSearch(const Board& board, Follow follow, Finds& finds)
      : follow_(follow), finds_(finds), trials_(static_cast<std::size_t>(board.size()), Trial(board)) {}

  /// Follows all cases and hands in what they have in common.
  void try_cases(const std::vector<Candidate>& cases, Unit unit) {
    cases_ = cases;
    unit_ = unit;
    for (std::size_t i = 0; i < cases.size(); ++i) {
      trials_[i].assume(cases[i], follow_);
      if (trials_[i].is_contradiction() || !finds_.spend(trials_[i].work())) return;  // a simpler step
    }
    for (const Literal& literal : trials_[0].consequences()) {
      if (!finds_.spend()) return;
      if (is_common(literal)) offer(literal);
    }
  }

 private:
  bool is_common(Literal literal) const {
    for (std::size_t i = 1; i < cases_.size(); ++i) {
      if (!trials_[i].has(literal)) return false;
    }
    return true;
  }

  void offer(Literal literal) {
    int links = 0;
    for (std::size_t i = 0; i < cases_.size(); ++i) links += trials_[i].depth(literal);
    const int more = difficulty_of_links(links);
    if (!finds_.wants(more)) return;
    Step step;
    (literal.is_true ? step.placements : step.eliminations).push_back(literal.candidate);
    if (!finds_.would_keep(step, more)) return;
    finds_.spend(static_cast<std::uint64_t>(links));
    Mask digits = bit(literal.candidate.digit);
    for (std::size_t i = 0; i < cases_.size(); ++i) {
      step.reason.roles.push_back({StepRole::pivot, cases_[i].cell, cases_[i].digit, static_cast<std::uint8_t>(i)});
      trials_[i].tell(literal, static_cast<int>(i), step);
      digits |= bit(cases_[i].digit);
    }
    step.reason.digits = list_digits(digits);
    if (unit_ != kNoUnit) step.reason.units = {unit_};
    finds_.add(std::move(step), more);
  }

  const Follow follow_;
  Finds& finds_;
  std::vector<Trial> trials_;
  std::vector<Candidate> cases_;
  Unit unit_ = kNoUnit;
};

}  // namespace

void find_cell_forcing(const Board& board, Follow follow, int fewest_cases, Finds& finds) {
  ForcingSearch& search = finds.keep<ForcingSearch>(board, follow, finds);
  for (const Cell cell : board.open()) {
    if (!finds.begins_part()) continue;
    std::vector<Candidate> cases;
    for (const Digit digit : Digits(board.candidates(cell))) cases.push_back({cell, digit});
    if (static_cast<int>(cases.size()) >= fewest_cases) search.try_cases(cases, kNoUnit);
  }
}

void find_region_forcing(const Board& board, Follow follow, int fewest_cases, Finds& finds) {
  ForcingSearch& search = finds.keep<ForcingSearch>(board, follow, finds);
  for (Unit unit = 0; unit < board.geometry().complete_units(); ++unit) {
    for (Digit digit = 1; digit <= board.size(); ++digit) {
      if (!finds.begins_part()) continue;
      std::vector<Candidate> cases;
      for (const Cell cell : board.places(digit, unit)) cases.push_back({cell, digit});
      if (static_cast<int>(cases.size()) >= fewest_cases) search.try_cases(cases, unit);
    }
  }
}

void find_contradictions(const Board& board, Follow follow, Finds& finds) {
  Trial& trial = finds.keep<Trial>(board);
  for (const Cell cell : board.open()) {
    for (const Digit digit : Digits(board.candidates(cell))) {
      if (!finds.begins_part()) continue;
      trial.assume({cell, digit}, follow);
      finds.spend(trial.work());
      if (!trial.is_contradiction()) continue;
      const int more = difficulty_of_links(trial.depth_of_contradiction());
      if (!finds.wants(more)) continue;
      Step step;
      step.eliminations.push_back({cell, digit});
      step.reason.digits = {digit};
      trial.tell_contradiction(step);
      finds.add(std::move(step), more);
    }
  }
}

int difficulty_of_links(int links) {
  int more = 0;
  for (int limit = 6; links > limit; limit += limit / 2) ++more;
  return more;
}

// A place of a digit from which, by the places that it leaves, the digit comes to have none in some unit.

void nishio(const Board& board, Finds& finds) {
  find_contradictions(board, Follow::digit, finds);
}

// Forcing chains whose every link has one cause. (Those of two cases are alternating chains.)

void cell_forcing_chain(const Board& board, Finds& finds) {
  find_cell_forcing(board, Follow::chains, 3, finds);
}
void region_forcing_chain(const Board& board, Finds& finds) {
  find_region_forcing(board, Follow::chains, 3, finds);
}

// Forcing chains whose links may have several causes: all that singles lead to.

void dynamic_contradiction(const Board& board, Finds& finds) {
  find_contradictions(board, Follow::singles, finds);
}
void dynamic_cell_forcing_chain(const Board& board, Finds& finds) {
  find_cell_forcing(board, Follow::singles, 2, finds);
}
void dynamic_region_forcing_chain(const Board& board, Finds& finds) {
  find_region_forcing(board, Follow::singles, 2, finds);
}

}  // namespace sudoku::human
