// The cases of ../shared/data/techniques/cases.jsonl: a position, and what a technique must find in it, or must not.
#pragma once

#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "sudoku/human.hpp"

namespace sudoku::testing {

struct TechniqueCase {
  std::string line;  ///< its number in the collection, for messages
  std::string code;
  Puzzle position;
  std::vector<human::Candidate> placements, eliminations;  ///< ascending
  bool must_fail;
};

/// The folder of data that is not the project's to publish.
inline std::string data_folder() {
  const char* folder = std::getenv("SUDOKUSCOPE_DATA");
  return folder != nullptr ? folder : SUDOKUSCOPE_SOURCE_DIR "/../shared/data";
}

/// All cases but those marked as disabled, in order; none where the file is not at hand.
std::vector<TechniqueCase> read_technique_cases(const std::string& path);

}  // namespace sudoku::testing
