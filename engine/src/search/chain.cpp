#include "sudoku/chain.hpp"

#include <algorithm>
#include <optional>

#include "search/antecedents.hpp"
#include "search/guess_sets.hpp"
#include "search/trail.hpp"
#include "sudoku/run.hpp"

namespace sudoku {

namespace {

/// The trail's rows that its last row rests on, and the links between them, by their rows in the trail.
class Cone {
 public:
  /// Of a whole trail; all of these must outlive it.
  Cone(const Geometry& geometry, const Trail& trail)
      : geometry_(geometry), trail_(trail), wanted_(trail.events().size(), false), row_(wanted_.size()) {
    wanted_.back() = true;
  }

  /// Looks for what some further rows rest on; false when it has come to the first.
  bool advance() {
    const std::size_t before = effort_.left;
    for (int looked_at = 0; row_ > 0 && looked_at < kRowsAtOnce && before - effort_.left < kEffortAtOnce;) {
      --row_;
      if (!wanted_[row_]) continue;
      ++looked_at;
      rows_.push_back(static_cast<std::uint32_t>(row_));
      for (const std::uint32_t from : antecedents(geometry_, trail_, row_, trail_.events()[row_].event, effort_)) {
        wanted_[from] = true;
        links_.push_back({from, static_cast<std::uint32_t>(row_)});
      }
    }
    return row_ > 0;
  }

  /// The events of its rows, ascending, and their links.
  Chain chain() const {
    Chain chain;
    std::vector<std::uint32_t> place_of(trail_.events().size(), 0);
    for (auto row = rows_.rbegin(); row != rows_.rend(); ++row) {
      place_of[*row] = static_cast<std::uint32_t>(chain.events.size());
      chain.events.push_back(trail_.events()[*row]);
    }
    for (auto link = links_.rbegin(); link != links_.rend(); ++link) {
      chain.links.push_back({place_of[link->from], place_of[link->to]});
    }
    return chain;
  }

 private:
  /// Patterns on large grids take a good part of a millisecond each.
  static constexpr int kRowsAtOnce = 16;
  /// So do reasons of constraints that take many steps.
  static constexpr std::size_t kEffortAtOnce = 1'000'000;

  const Geometry& geometry_;
  const Trail& trail_;
  std::vector<bool> wanted_;
  std::size_t row_;  // those from here on have been looked at
  ReasonEffort effort_ = kEffortOfChain;
  std::vector<std::uint32_t> rows_;
  std::vector<ChainLink> links_;
};

/// First the trail, then the cone of its last row, then for a conflict the fewest guesses.
class ChainQuery final : public Query<Chain> {
 public:
  ChainQuery(Puzzle puzzle, Strategy strategy, std::vector<PathLevel> path, std::uint64_t index, const Event& event)
      : puzzle_(std::move(puzzle)),
        strategy_(std::move(strategy)),
        path_(std::move(path)),
        last_{index, event, 0},
        geometry_(Geometry::of(puzzle_)),
        trail_(geometry_, puzzle_, strategy_, path_, index + 1) {}

  bool advance(std::uint64_t events) override {
    if (!cone_) {
      if (!trail_.advance(events)) end_trail();
      return true;
    }
    if (!guesses_) {
      if (!cone_->advance()) end_cone();
      return true;
    }
    return is_conflict() && guesses_->advance(events);
  }

  Chain answer() override {
    // Under `none` a guess a digit is needed, so none of them can be left out.
    chain_.is_smallest = !is_conflict() || guesses_->tries_all();
    for (const Guess& guess : guesses_->guesses()) chain_.guesses.push_back(guess.event);
    return std::move(chain_);
  }

 private:
  bool is_conflict() const { return last_.event.kind == EventKind::conflict && strategy_.propagation != Cause::none; }

  void end_trail() {
    if (trail_.events().empty() || trail_.events().back().index != last_.index) {
      last_.depth = static_cast<std::uint32_t>(
          std::count_if(path_.begin(), path_.end(), [](const PathLevel& level) { return level.placed == kDecided; }));
      trail_.append(last_);
    }
    cone_.emplace(geometry_, trail_);
  }

  void end_cone() {
    chain_ = cone_->chain();
    GuessSet guesses;
    for (const ChainEvent& entry : chain_.events) {
      if (entry.event.kind != EventKind::decide) continue;
      guesses.push_back({entry.index, entry.event.cell, entry.event.digit, half_of(entry.event)});
    }
    guesses_.emplace(geometry_, puzzle_, strategy_, trail_.clauses(), std::move(guesses));
  }

  Puzzle puzzle_;
  Strategy strategy_;
  std::vector<PathLevel> path_;
  ChainEvent last_;
  Geometry geometry_;
  Trail trail_;
  std::optional<Cone> cone_;                  // once the trail is whole
  std::optional<ShrinkingGuessSet> guesses_;  // once the cone is
  Chain chain_;
};

class OriginQuery final : public Query<std::uint64_t> {
 public:
  OriginQuery(Puzzle puzzle, Strategy strategy, const std::vector<PathLevel>& path, std::uint64_t index, Cell cell,
              Digit digit)
      : strategy_(std::move(strategy)),
        geometry_(Geometry::of(puzzle)),
        cell_(cell),
        digit_(digit),
        trail_(geometry_, puzzle, strategy_, path, index) {}

  bool advance(std::uint64_t events) override { return trail_.advance(events); }

  std::uint64_t answer() override {
    const int settler = trail_.settler(cell_);
    const bool is_set = settler >= 0 && trail_.events()[static_cast<std::size_t>(settler)].event.digit == digit_;
    const int row = is_set ? settler : trail_.remover(cell_, digit_);
    return row < 0 ? Run::kNoEvent : trail_.events()[static_cast<std::size_t>(row)].index;
  }

 private:
  Strategy strategy_;
  Geometry geometry_;
  Cell cell_;
  Digit digit_;
  Trail trail_;
};

}  // namespace

Reason explain_on_path(const Geometry& geometry, const State& before, const Event& event,
                       const std::vector<PathLevel>& path) {
  Reason reason = explain(geometry, before, event);
  if (reason.kind != ReasonKind::learnt) return reason;
  for (const PathLevel& level : path) {
    const bool is_other = level.cell != event.cell || level.digit != event.digit;
    if (level.placed == kInClause && level.event == event.detail && is_other) {
      reason.roles.push_back({Role::cause, level.cell, level.digit});
    }
  }
  return reason;
}

std::unique_ptr<Query<Chain>> ask_chain(Puzzle puzzle, Strategy strategy, std::vector<PathLevel> path,
                                        std::uint64_t index, const Event& event) {
  return std::make_unique<ChainQuery>(std::move(puzzle), std::move(strategy), std::move(path), index, event);
}

std::unique_ptr<Query<std::uint64_t>> ask_origin(Puzzle puzzle, Strategy strategy, const std::vector<PathLevel>& path,
                                                 std::uint64_t index, Cell cell, Digit digit) {
  return std::make_unique<OriginQuery>(std::move(puzzle), std::move(strategy), path, index, cell, digit);
}

}  // namespace sudoku
