// The events from which an event follows at once: those that took away the candidates it needed gone.
#pragma once

#include <cstdint>
#include <vector>

#include "search/trail.hpp"
#include "sudoku/reason.hpp"

namespace sudoku {

/// The effort that all antecedents of a chain share: rules can be such that each of its reasons takes seconds.
inline constexpr ReasonEffort kEffortOfChain{400'000'000};

/// The rows of `trail`, ascending and all before `row`, from which `event` follows that is there or would come next.
std::vector<std::uint32_t> antecedents(const Geometry& geometry, const Trail& trail, std::size_t row,
                                       const Event& event, ReasonEffort& effort);

}  // namespace sudoku
