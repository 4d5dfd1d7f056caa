// Makes one of the corpora of tests/data/corpora and prints it:
//
//     build/release/sudoku_corpora easy > tests/data/corpora/easy.txt
//
// Each has a seed of its own, so the same solver makes the same puzzles everywhere.
#include <cstdio>
#include <string_view>

#include "makers.hpp"

namespace {

struct Maker {
  std::string_view name;
  corpora::Corpus (*make)();
};

constexpr Maker kMakers[] = {{"easy", corpora::make_easy},
                             {"few", corpora::make_few},
                             {"hard", corpora::make_hard},
                             {"large-16", corpora::make_large_16},
                             {"large-25", corpora::make_large_25}};

}  // namespace

int main(int count, char** arguments) {
  const std::string_view wanted = count == 2 ? arguments[1] : "";
  for (const auto& [name, make] : kMakers) {
    if (name != wanted) continue;
    const corpora::Corpus corpus = make();
    std::printf("# %s Made by tools/corpora.\n", corpus.about.c_str());
    for (const std::string& puzzle : corpus.puzzles) std::printf("%s\n", puzzle.c_str());
    return 0;
  }
  std::fputs("Which corpus? sudoku_corpora easy|few|hard|large-16|large-25\n", stderr);
  return 2;
}
