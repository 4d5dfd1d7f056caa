// How much a test takes on: a small sample in `./dev test`, which is to be quick, and a large one in `./dev soak`.
#pragma once

#include <cstdlib>

namespace sudoku::testing {

/// True in `./dev soak`, which sets SUDOKUSCOPE_SOAK.
inline bool is_soak() { return std::getenv("SUDOKUSCOPE_SOAK") != nullptr; }

/// The first in `./dev test`, the second in `./dev soak`.
template <class Amount>
Amount test_or_soak(Amount in_test, Amount in_soak) {
  return is_soak() ? in_soak : in_test;
}

}  // namespace sudoku::testing
