#include "propagation/only_choice.hpp"
#include "search/traced_search_of.hpp"

namespace sudoku {

std::unique_ptr<TracedSearch> TracedSearch::make(const Geometry& geometry, const Puzzle& puzzle,
                                                 const Strategy& strategy) {
  using First = OnlyChoice<RecordingTrace>;
  return std::make_unique<TracedSearchOf<First, DefaultOrders>>(
      geometry, strategy, [&](RecordingTrace& trace) { return std::make_unique<First>(geometry, puzzle, trace); });
}

}  // namespace sudoku
