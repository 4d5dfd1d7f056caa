#include "propagation/make.hpp"
#include "propagation/none.hpp"
#include "search/backjumping.hpp"
#include "search/learning.hpp"
#include "search/traced_search_of.hpp"

namespace sudoku {

namespace {

template <class PropagatorType, class Make>
std::unique_ptr<TracedSearch> make_with(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy,
                                        Make make) {
  switch (strategy.look_back) {
    case LookBack::backtracking: break;
    case LookBack::learning:
      if constexpr (PropagatorType::kConcludes) {
        return std::make_unique<TracedSearchOf<PropagatorType, NamedOrders, Learning>>(geometry, strategy, make, puzzle,
                                                                                       strategy.propagation);
      }
      [[fallthrough]];
    case LookBack::backjumping:
      return std::make_unique<TracedSearchOf<PropagatorType, NamedOrders, Backjumping>>(geometry, strategy, make,
                                                                                        puzzle, strategy.propagation);
  }
  return std::make_unique<TracedSearchOf<PropagatorType>>(geometry, strategy, make);
}

}  // namespace

std::unique_ptr<TracedSearch> TracedSearch::make(const Geometry& geometry, const Puzzle& puzzle,
                                                 const Strategy& strategy) {
  if (strategy.propagation == Cause::none) {
    return make_with<None>(geometry, puzzle, strategy,
                           [&](RecordingTrace& trace) { return std::make_unique<None>(geometry, puzzle, trace); });
  }
  return make_with<Propagator<RecordingTrace>>(geometry, puzzle, strategy, [&](RecordingTrace& trace) {
    return make_propagator(strategy.propagation, geometry, puzzle, trace);
  });
}

}  // namespace sudoku
