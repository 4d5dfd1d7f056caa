// The search natively: traced, and untraced. The same runs are timed in WebAssembly by engine.bench.mjs, which reads
// the rates of this program for the ratio.
#include <benchmark/benchmark.h>

#include <string>

#include "sudoku/run.hpp"
#include "sudoku/solve.hpp"
#include "sudoku/text.hpp"

namespace sudoku {
namespace {

/// The puzzle that plain backtracking needs 69,207,226 tries for.
const char* const kSlowToProve = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// Runs a million solutions of the empty grid at most: search with many eliminations and few failures.
const char* const kEmpty = ".................................................................................";

void traced_run(benchmark::State& state, const char* text, const Strategy& strategy, std::uint64_t events) {
  const Puzzle puzzle = parse(text).value().puzzle;
  std::uint64_t done = 0;
  for (auto _ : state) {
    SnapshotBudget budget;
    Run run(puzzle, strategy, events, budget);
    while (run.advance(events)) {
    }
    done += run.length();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(done));
}

void traced_none(benchmark::State& state) {
  Strategy strategy;
  strategy.propagation = Cause::none;
  strategy.variable = VariableOrder::first;
  strategy.solutions = 2;
  traced_run(state, kSlowToProve, strategy, 40'000'000);
}
BENCHMARK(traced_none)->Name("traced, none")->Unit(benchmark::kMillisecond);

void traced_only_choice(benchmark::State& state) {
  Strategy strategy;
  strategy.solutions = 1'000'000'000;
  traced_run(state, kEmpty, strategy, 10'000'000);
}
BENCHMARK(traced_only_choice)->Name("traced, only-choice")->Unit(benchmark::kMillisecond);

void untraced_solve(benchmark::State& state) {
  const Puzzle puzzle =
      parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......").value().puzzle;
  for (auto _ : state) {
    const auto solver = make_solver(puzzle, SolveLimits{});
    while (solver->advance(1'000'000)) {
    }
    benchmark::DoNotOptimize(solver->count());
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(untraced_solve)->Name("untraced, a hard 9x9 solved")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace sudoku

BENCHMARK_MAIN();
