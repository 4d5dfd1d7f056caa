// A clock for samples of working time.
#pragma once

#include <ctime>

namespace sudoku {

/// Milliseconds since some point. (std::chrono's clock throws where there is none, which brings a library of error
/// texts into the WebAssembly module.)
inline double milliseconds_now() {
  std::timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

}  // namespace sudoku
