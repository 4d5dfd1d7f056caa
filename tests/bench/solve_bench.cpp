// Sets of puzzles solved natively, uniqueness proven: the project's corpora, what ../shared/data/speed and
// ../shared/data/large hold, and the files that SUDOKUSCOPE_SETS names, with colons between them. A benchmark a set;
// its name is `solve` and the name of the file. solve.bench.mjs sets the figures beside those of WebAssembly.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "sudoku/solve.hpp"
#include "support/corpus.hpp"
#include "support/grids.hpp"

namespace sudoku {
namespace {

using Clock = std::chrono::steady_clock;

/// Nodes to find the solution and to prove that there is no other.
std::uint64_t solve(const Puzzle& puzzle) {
  if (puzzle.shape == Shape{3, 3}) return solve9(puzzle.givens.data(), 2, nullptr).nodes;
  const auto solver = make_solver(puzzle, {2, 0});
  while (solver->advance(1'000'000)) {
  }
  return solver->nodes();
}

void solve_set(benchmark::State& state, const std::vector<Puzzle>& puzzles) {
  std::uint64_t nodes = 0;
  double longest = 0;
  for (auto _ : state) {
    nodes = 0;
    for (const Puzzle& puzzle : puzzles) {
      const auto started = Clock::now();
      nodes += solve(puzzle);
      if (puzzle.size() > 9) longest = std::max(longest, std::chrono::duration<double>(Clock::now() - started).count());
    }
  }
  const auto count = static_cast<double>(puzzles.size());
  state.counters["nodes"] = static_cast<double>(nodes) / count;
  state.counters["longest"] = longest;
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(puzzles.size()));
}

/// Puzzles of 36x36, 30 of 100 cells open.
std::vector<Puzzle> largest_puzzles() {
  std::vector<Puzzle> puzzles;
  testing::Random random(36);
  for (int number = 0; number < 3; ++number) {
    Puzzle puzzle = Puzzle::empty({6, 6});
    puzzle.givens = testing::full_grid(puzzle.shape, random);
    for (Digit& digit : puzzle.givens) {
      if (random.below(100) < 30) digit = 0;
    }
    puzzles.push_back(puzzle);
  }
  return puzzles;
}

/// Full 9x9 grids of which `kept` cells are given, at most.
std::vector<Puzzle> sparse_puzzles(int number, int kept) {
  std::vector<Puzzle> puzzles;
  testing::Random random(9);
  for (; number > 0; --number) {
    const auto grid = testing::full_grid({3, 3}, random);
    Puzzle puzzle = Puzzle::empty({3, 3});
    for (int i = random.below(kept + 1); i > 0; --i) {
      const auto cell = static_cast<std::size_t>(random.below(81));
      puzzle.givens[cell] = grid[cell];
    }
    puzzles.push_back(puzzle);
  }
  return puzzles;
}

void count_set(benchmark::State& state, const std::vector<Puzzle>& puzzles) {
  for (auto _ : state) {
    for (const Puzzle& puzzle : puzzles) {
      benchmark::DoNotOptimize(solve9(puzzle.givens.data(), 1'000'000, nullptr).count);
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(puzzles.size()));
}

/// A list at once, in one thread, with the solutions.
void solve_list(benchmark::State& state, const std::vector<Puzzle>& puzzles) {
  for (auto _ : state) benchmark::DoNotOptimize(solve_many(puzzles, 2, 1).data());
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(puzzles.size()));
}

void add_set(const std::string& name, std::vector<Puzzle> puzzles) {
  if (puzzles.empty()) return;
  benchmark::RegisterBenchmark(("solve " + name).c_str(), [puzzles](benchmark::State& state) {
    solve_set(state, puzzles);
  })->Unit(benchmark::kMicrosecond);
}

void add_file(const std::filesystem::path& path) {
  add_set(path.stem().string(), testing::read_puzzles(path));
}

void add_folder(const std::filesystem::path& folder) {
  if (!std::filesystem::is_directory(folder)) return;
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  for (const auto& path : paths) add_file(path);
}

bool add_all() {
  for (const std::string_view corpus : testing::kCorpora) {
    add_set("corpus " + std::string(corpus), testing::read_corpus(corpus));
  }
  add_set("36x36", largest_puzzles());
  add_set("up to 6 givens", sparse_puzzles(500, 6));
  benchmark::RegisterBenchmark("solve to a million", [puzzles = sparse_puzzles(8, 20)](benchmark::State& state) {
    count_set(state, puzzles);
  })->Unit(benchmark::kMicrosecond);
  benchmark::RegisterBenchmark("solve list few", [puzzles = testing::read_corpus("few")](benchmark::State& state) {
    solve_list(state, puzzles);
  })->Unit(benchmark::kMicrosecond);
  for (const char* folder : {"speed", "large"}) {
    add_folder(SUDOKUSCOPE_SOURCE_DIR "/../shared/data/" + std::string(folder));
  }
  const char* sets = std::getenv("SUDOKUSCOPE_SETS");
  std::istringstream paths(sets == nullptr ? "" : sets);
  for (std::string path; std::getline(paths, path, ':');) add_file(path);
  return true;
}

[[maybe_unused]] const bool added = add_all();

}  // namespace
}  // namespace sudoku
