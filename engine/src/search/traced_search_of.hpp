// The traced search with one propagator and one way of choosing, compiled in.
#pragma once

#include <memory>

#include "search/recorder.hpp"
#include "search/traced_search.hpp"

namespace sudoku {

template <class PropagatorType, class Orders = NamedOrders, class LookBackType = Backtracking>
class TracedSearchOf final : public TracedSearch {
 public:
  /// `look_back`: what its constructor takes besides geometry and trace.
  template <class Make, class... Arguments>
  TracedSearchOf(const Geometry& geometry, const Strategy& strategy, Make make, const Arguments&... look_back)
      : TracedSearch(geometry),
        propagator_(make(trace_)),
        search_(geometry, strategy, *propagator_, trace_, look_back...) {}

  SearchStatus status() const override { return search_.status(); }
  PropagationBoard board() const override { return search_.board(); }
  std::span<const SearchLevel> path() const override { return search_.path(); }
  bool was_open(std::size_t level, Cell cell) const override { return search_.was_open(level, cell); }
  Position position() const override { return search_.position(); }

  void add_clauses([[maybe_unused]] std::vector<PathLevel>& path) const override {
    if constexpr (LookBackType::kLearns) {
      for (const auto& clause : search_.look_back().clauses()) {
        for (const auto [cell, digit] : clause.assignments) {
          path.push_back({clause.number, cell, digit, 0, kInClause, Half::none, clause.since});
        }
      }
    }
  }

  bool paused() const override { return search_.paused(); }

  bool follow(const Position& position, std::uint64_t until) override {
    while (search_.step_towards(position)) {
      if (trace_.index() >= until || search_.paused()) return true;
    }
    return false;
  }

  void run(std::uint64_t until) override {
    while (trace_.index() < until && search_.status() == SearchStatus::running) {
      search_.step_out_of_line();
      if (search_.paused()) return;
    }
  }

  void run(std::uint64_t until, Recorder& recorder) override {
    while (trace_.index() < until && search_.status() == SearchStatus::running) {
      recorder.step(search_, trace_);
      if (search_.paused()) return;
    }
  }

  void run(std::uint64_t until, TreeTable& tree) override {
    while (trace_.index() < until && search_.status() == SearchStatus::running && !tree.closed()) {
      const std::uint64_t event = trace_.index();
      const StepKind kind = search_.step_out_of_line();
      if (kind == StepKind::decide) tree.open(search_.path().back(), event);
      const bool closes = kind == StepKind::refute || kind == StepKind::exhaust || kind == StepKind::skip;
      if (closes) tree.close(event, outcome_of(kind));
      if (kind == StepKind::solution) tree.solve();
      if (search_.paused()) return;
    }
  }

 private:
  std::unique_ptr<PropagatorType> propagator_;
  Search<PropagatorType, RecordingTrace, Orders, LookBackType> search_;
};

}  // namespace sudoku
