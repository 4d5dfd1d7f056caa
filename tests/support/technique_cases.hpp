// Cases of techniques: a position, and what a technique must find in it, or must not. Those of our own are in
// tests/data/technique-cases.jsonl, those of a collection in ../shared/data/techniques/cases.jsonl.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "sudoku/human.hpp"

namespace sudoku::testing {

struct TechniqueCase {
  std::string line;  ///< its number in the collection, for messages
  std::string code;  ///< that of the technique in collections, or its id
  Puzzle position;
  std::vector<human::Candidate> placements, eliminations;  ///< ascending
  bool must_fail;
};

/// All cases but those marked as disabled, in order; none where the file is not at hand.
std::vector<TechniqueCase> read_technique_cases(const std::string& path);

}  // namespace sudoku::testing
