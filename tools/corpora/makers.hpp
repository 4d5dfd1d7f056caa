// The maker of each corpus: puzzles, one a line, and a line that says what they are.
#pragma once

#include <string>
#include <vector>

namespace corpora {

struct Corpus {
  std::string about;
  std::vector<std::string> puzzles;
};

/// Puzzles that the solver need not guess in.
Corpus make_easy();

/// Puzzles with at most 20 givens: as few as the search for them got down to.
Corpus make_few();

/// Puzzles that cost the solver many nodes, found by changing some for the worse again and again.
Corpus make_hard();

/// 16x16 and 25x25 where search is hardest.
Corpus make_large_16();
Corpus make_large_25();

}  // namespace corpora
