// The place where techniques hand in what they find, and the way they put a step together.
#pragma once

#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "human/core/board.hpp"
#include "human/core/effort.hpp"
#include "sudoku/human.hpp"

namespace sudoku::human {

/// Collects the steps of one technique: all of them, or the easiest. Counts its work.
class Finds : public Effort {
 public:
  enum class Wanted : std::uint8_t { all, easiest };

  Finds(Wanted wanted, int difficulty, int size) : Effort(size), wanted_(wanted), difficulty_(difficulty) {}

  bool wants_all() const { return wanted_ == Wanted::all; }
  /// True if a step harder than the technique's shortest by `more` would be kept.
  bool wants(int more) const { return wants_all() || steps_.empty() || difficulty_ + more < steps_[0].difficulty; }
  /// True if nothing that is still to come can be of use.
  bool satisfied() const { return !wants(0); }

  /// Puts the conclusions in order, and says whether a step with them would be kept: to be asked before its reason is
  /// put together.
  bool would_keep(Step& conclusions, int more) const;

  /// A step that takes nothing away is no step; of those with the same conclusions the first of least difficulty is
  /// kept. `more`: how much harder it is than the technique's shortest.
  void add(Step step, int more = 0);

  std::vector<Step>& steps() { return steps_; }

  /// A value that a technique needs again after a pause: made when it is first called.
  template <class Kept, class... Made>
  Kept& keep(Made&&... made) {
    if (!kept_) kept_ = std::make_shared<Kept>(std::forward<Made>(made)...);
    return *static_cast<Kept*>(kept_.get());
  }

  /// True if an object that is kept with the board is complete. Works on it until the slice is over.
  template <class Kept>
  bool has_complete(Kept& kept) {
    while (!kept.is_complete()) {
      if (!goes_on(kept.advance())) return kept.is_complete();
    }
    return true;
  }

 private:
  void keep(Step step);
  /// The step with the same conclusions; the number of steps where there is none.
  std::size_t find(const Step& conclusions) const;

  Wanted wanted_;
  int difficulty_;
  std::vector<Step> steps_;
  std::unordered_multimap<std::size_t, std::size_t> known_;  // by a hash of the conclusions
  std::shared_ptr<void> kept_;
};

/// The digit leaves all of these cells that can be it.
void eliminate(const Board& board, const CellSet& cells, Digit digit, Step& step);

/// All candidates that the cells have among the digits, in this role.
void mark(const Board& board, const CellSet& cells, Mask digits, StepRole role, Step& step, int group = 0);

/// The digits of a set as a list.
std::vector<Digit> list_digits(Mask digits);

}  // namespace sudoku::human
