// The project's own corpora (tests/data/corpora, made by tools/corpora), and any other file with a puzzle a line.
#pragma once

#include <array>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/puzzle.hpp"

namespace sudoku::testing {

/// By the names of their files.
inline constexpr std::array<std::string_view, 6> kCorpora{"easy",  "few",      "hard",
                                                              "stuck", "large-16", "large-25"};

/// The folder of data of others, which is not the project's to publish: ../shared/data, or the one that is named in
/// SUDOKUSCOPE_DATA. It need not be there.
inline std::string data_folder() {
  const char* folder = std::getenv("SUDOKUSCOPE_DATA");
  return folder != nullptr ? folder : SUDOKUSCOPE_SOURCE_DIR "/../shared/data";
}

/// The digit of a symbol 1-9A-Z, 0 for any other.
inline Digit digit_of(char symbol) {
  if (symbol >= '1' && symbol <= '9') return static_cast<Digit>(symbol - '0');
  return symbol >= 'A' && symbol <= 'Z' ? static_cast<Digit>(symbol - 'A' + 10) : Digit{0};
}

/// A puzzle from one symbol a cell, with boxes as square as its size allows.
inline Puzzle puzzle_from_line(std::string_view line) {
  const int n = static_cast<int>(std::lround(std::sqrt(static_cast<double>(line.size()))));
  int rows = static_cast<int>(std::sqrt(static_cast<double>(n)));
  while (n % rows != 0) --rows;
  Puzzle puzzle = Puzzle::empty({rows, n / rows});
  for (std::size_t cell = 0; cell < line.size(); ++cell) puzzle.givens[cell] = digit_of(line[cell]);
  return puzzle;
}

/// The puzzles of a file; none where it cannot be read. Lines that begin with # say something about it.
inline std::vector<Puzzle> read_puzzles(const std::string& path) {
  std::ifstream file(path);
  std::vector<Puzzle> puzzles;
  for (std::string line; std::getline(file, line);) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
    if (!line.empty() && line[0] != '#') puzzles.push_back(puzzle_from_line(line));
  }
  return puzzles;
}

inline std::vector<Puzzle> read_corpus(std::string_view name) {
  return read_puzzles(SUDOKUSCOPE_SOURCE_DIR "/tests/data/corpora/" + std::string(name) + ".txt");
}

}  // namespace sudoku::testing
