// The traced search with one propagator and one way of choosing, compiled in.
#pragma once

#include <memory>

#include "search/recorder.hpp"
#include "search/traced_search.hpp"

namespace sudoku {

template <class PropagatorType, class Orders = NamedOrders>
class TracedSearchOf final : public TracedSearch {
 public:
  template <class Make>
  TracedSearchOf(const Geometry& geometry, const Strategy& strategy, Make make)
      : TracedSearch(geometry), propagator_(make(trace_)), search_(geometry, strategy, *propagator_, trace_) {}

  SearchStatus status() const override { return search_.status(); }
  PropagationBoard board() const override { return search_.board(); }
  std::span<const SearchLevel> path() const override { return search_.path(); }
  bool was_open(std::size_t level, Cell cell) const override { return search_.was_open(level, cell); }
  Position position() const override { return search_.position(); }
  void go_to(const Position& position, const bool& enough) override { search_.go_to(position, enough); }

  void run(std::uint64_t until) override {
    while (trace_.index() < until && search_.status() == SearchStatus::running) search_.step_out_of_line();
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
      if (kind == StepKind::decide) tree.open(search_.path().back().cell, search_.path().back().digit, event);
      if (kind == StepKind::refute || kind == StepKind::exhaust) tree.close(event, kind == StepKind::exhaust);
      if (kind == StepKind::solution) tree.solve();
      if (search_.paused()) return;
    }
  }

 private:
  std::unique_ptr<PropagatorType> propagator_;
  Search<PropagatorType, RecordingTrace, Orders> search_;
};

}  // namespace sudoku
