// A clock for samples of working time.
#pragma once

#ifdef __EMSCRIPTEN__
#include <emscripten/emscripten.h>
#else
#include <ctime>
#endif

namespace sudoku {

/// Milliseconds since some point. (std::chrono's clock throws where there is none, which brings a library of error
/// texts into the WebAssembly module.)
inline double milliseconds_now() {
#ifdef __EMSCRIPTEN__
  return emscripten_get_now();
#else
  std::timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
#endif
}

}  // namespace sudoku
