#include <iostream>
#include <vector>

#include "command.hpp"

int main(int count, char** words) {
  std::ios::sync_with_stdio(false);
  const std::vector<std::string_view> given(words + 1, words + count);
  const sudoku::cli::Exit exit = sudoku::cli::run(given, {std::cin, std::cout, std::cerr});
  std::cout.flush();
  if (std::cout) return exit;
  std::cerr << "sudokuscope: Can't write to standard output.\n";
  return sudoku::cli::kUsage;
}
