#include "propagation/make.hpp"
#include "propagation/none.hpp"
#include "search/traced_search_of.hpp"

namespace sudoku {

std::unique_ptr<TracedSearch> TracedSearch::make(const Geometry& geometry, const Puzzle& puzzle,
                                                 const Strategy& strategy) {
  if (strategy.propagation == Cause::none) {
    return std::make_unique<TracedSearchOf<None>>(
        geometry, strategy, [&](RecordingTrace&) { return std::make_unique<None>(geometry, puzzle); });
  }
  return std::make_unique<TracedSearchOf<Propagator<RecordingTrace>>>(geometry, strategy, [&](RecordingTrace& trace) {
    return make_propagator(strategy.propagation, geometry, puzzle, trace);
  });
}

}  // namespace sudoku
