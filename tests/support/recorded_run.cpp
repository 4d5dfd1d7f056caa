#include "support/recorded_run.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace sudoku::testing {

namespace {

constexpr std::array<const char*, 4> kVariables{"first", "mrv", "mrv-degree", "random"};
constexpr std::array<const char*, 3> kValues{"ascending", "lcv", "random"};

/// The strategies in turn: steps that have no common divisor, so that all combinations come.
Strategy strategy_number(std::uint64_t number, Cause propagation) {
  constexpr std::array<std::uint64_t, 5> solutions{2, kAllSolutions, 1, 3, kAllSolutions};
  Strategy strategy;
  strategy.propagation = propagation;
  strategy.variable = static_cast<VariableOrder>(number % 4);
  strategy.value = static_cast<ValueOrder>(number % 3);
  strategy.solutions = solutions[number % solutions.size()];
  strategy.search = number % 7 != 6;
  strategy.seed = number;
  return strategy;
}

/// AC-3 alone revises 100,000 arcs before the first decision on the largest grid.
std::uint64_t most_events(const Sample& sample) {
  return sample.puzzle.size() <= 12 ? 10'000 : 60'000;
}

/// Trials take their time, and trials within trials more.
int largest_recorded(Cause propagation) {
  if (!is_singleton(propagation)) return kMaxSize;
  return propagation == Cause::strong_singleton_all_different ? 9 : 16;
}

std::vector<RecordedRun> record(Cause propagation) {
  static const std::vector<Sample> samples = make_samples(wanted_samples());
  std::vector<RecordedRun> runs;
  std::uint64_t number = 0;
  for (const Sample& sample : samples) {
    if (sample.puzzle.size() > largest_recorded(propagation)) continue;
    const int strategies = sample.puzzle.size() <= 9 && !has_patterns(propagation) ? 6 : 2;
    for (int count = 0; count < strategies; ++count, ++number) {
      runs.emplace_back(sample, strategy_number(number, propagation), most_events(sample));
    }
  }
  return runs;
}

Sample sample_of(const std::string& name, Shape shape, std::string_view text) {
  Puzzle puzzle = puzzle_of(shape, read_grid(text));
  return {name, std::move(puzzle), {}};
}

std::vector<RecordedRun> record_long_runs() {
  const Sample hard = sample_of("hard 9x9", {3, 3},
                                "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
  const Sample open = sample_of("empty 9x9", {3, 3}, std::string(81, '.'));
  const Sample empty = sample_of("empty 16x16", {4, 4}, std::string(256, '.'));
  Strategy strategy;
  std::vector<RecordedRun> runs;
  const auto add = [&](const Sample& sample, Cause propagation, VariableOrder variable, ValueOrder value,
                       std::uint64_t max_events) {
    strategy.propagation = propagation;
    strategy.variable = variable;
    strategy.value = value;
    strategy.solutions = kAllSolutions;
    strategy.seed = 5;
    runs.emplace_back(sample, strategy, max_events);
  };
  add(hard, Cause::none, VariableOrder::first, ValueOrder::ascending, 700'000);
  add(open, Cause::only_choice, VariableOrder::mrv_degree, ValueOrder::lcv, 300'000);
  add(hard, Cause::forward_checking, VariableOrder::random, ValueOrder::random, 300'000);
  add(open, Cause::ac3, VariableOrder::mrv, ValueOrder::random, 300'000);
  add(empty, Cause::eliminate, VariableOrder::mrv, ValueOrder::ascending, 300'000);
  return runs;
}

}  // namespace

std::string name_of(const Strategy& strategy) {
  std::string name(cause_id(strategy.propagation));
  name += std::string(".") + kVariables[static_cast<std::size_t>(strategy.variable)];
  name += std::string(".") + kValues[static_cast<std::size_t>(strategy.value)];
  name += "." + std::to_string(strategy.seed) + ", " + std::to_string(strategy.solutions) + " solutions";
  return strategy.search ? name : name + ", no search";
}

RecordedRun::RecordedRun(const Sample& of, Strategy by, std::uint64_t max_events, std::size_t snapshot_bytes)
    : sample(of),
      strategy(std::move(by)),
      name(sample.name + " by " + name_of(strategy)),
      budget(std::make_unique<SnapshotBudget>(snapshot_bytes)),
      run(std::make_unique<Run>(sample.puzzle, strategy, max_events, *budget)) {
  while (run->advance(50'000)) {
  }
  events = run->events(0, run->length()).events;
}

bool has_patterns(Cause propagation) { return propagation != Cause::none && !blames_a_cell(propagation); }

std::vector<RecordedRun>& recorded_runs(Cause propagation) {
  static std::map<Cause, std::vector<RecordedRun>> recorded;
  std::vector<RecordedRun>& runs = recorded[propagation];
  if (runs.empty()) runs = record(propagation);
  return runs;
}

std::vector<RecordedRun>& long_runs() {
  static std::vector<RecordedRun> runs = record_long_runs();
  return runs;
}

void RunLaws::for_each_run(const std::function<void(RecordedRun&)>& law) {
  for (RecordedRun& recorded : recorded_runs(GetParam())) {
    SCOPED_TRACE(recorded.name);
    law(recorded);
    if (HasFailure()) return;
  }
}

std::string propagator_name(const ::testing::TestParamInfo<Cause>& info) {
  std::string name(cause_id(info.param));
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace sudoku::testing
