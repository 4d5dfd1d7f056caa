// Puzzles that seeds have made, kept in a file with a line for each: what is asked for, and what came of it.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>

#include "support/soak.hpp"

namespace sudoku::testing {

/// Expects that the same puzzles are made as when the file was written. What is asked for are the first `words` of a
/// line; `line_of` makes the whole line of them. Lines that begin with # are remarks. With sanitizers each takes long:
/// `./dev test` makes every fourth again here, and all of them in WebAssembly. After a change that is meant:
/// UPDATE_GENERATED=1.
inline void expect_kept(const char* path, int words, const std::function<std::string(const std::string&)>& line_of) {
  std::ifstream file(path);
  const bool is_update = std::getenv("UPDATE_GENERATED") != nullptr;
  const int every = is_update ? 1 : test_or_soak(4, 1);
  std::string kept, now;
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    const bool is_remark = line.empty() || line[0] == '#';
    if (!is_remark && number++ % every != 0) continue;
    kept += line + '\n';
    std::size_t end = 0;
    for (int word = 0; word < words && end != std::string::npos; ++word) end = line.find(' ', end + 1);
    now += (is_remark ? line : line_of(line.substr(0, end))) + '\n';
  }
  if (is_update) {
    std::ofstream(path) << now;
    GTEST_SKIP() << "Puzzles written anew.";
  }
  EXPECT_EQ(kept, now);
}

}  // namespace sudoku::testing
