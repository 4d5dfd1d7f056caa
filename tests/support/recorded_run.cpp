#include "support/recorded_run.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "support/consistencies.hpp"
#include "support/constraints_oracle.hpp"
#include "support/soak.hpp"

namespace sudoku::testing {

namespace {

constexpr std::array<const char*, 4> kVariables{"first", "mrv", "mrv-degree", "random"};
constexpr std::array<const char*, 3> kValues{"ascending", "lcv", "random"};

/// The strategies in turn: steps that have no common divisor, so that all combinations come.
Strategy strategy_number(std::uint64_t number, Cause propagation) {
  constexpr std::array<std::uint64_t, 5> solutions{2, kAllSolutions, 1, 3, kAllSolutions};
  Strategy strategy;
  strategy.propagation = propagation;
  strategy.variable = static_cast<VariableOrder>((number + number / 4) % 4);  // samples come in fours, too
  strategy.value = static_cast<ValueOrder>(number % 3);
  strategy.solutions = solutions[number % solutions.size()];
  strategy.search = number % 7 != 6;
  strategy.seed = number;
  return strategy;
}

/// The ways to branch and back that are not the usual: two-way, jumping, both, and learning; and splitting, which
/// learning leaves two-way.
Strategy variant_number(std::uint64_t number, Cause propagation) {
  Strategy strategy = strategy_number(number, propagation);
  if (number % 3 != 1) strategy.branching = BranchingWay::two_way;
  if (number % 5 < 2) strategy.branching = BranchingWay::split;
  if (number % 3 != 0) strategy.look_back = number % 6 < 3 ? LookBack::backjumping : LookBack::learning;
  return strategy;
}

/// AC-3 alone revises 100,000 arcs before the first decision on the largest grid.
std::uint64_t most_events(const Sample& sample) {
  return sample.puzzle.size() <= 12 ? test_or_soak(1'500u, 10'000u) : test_or_soak(5'000u, 60'000u);
}

/// How many strategies each sample is run by: of small ones without patterns more, since these are soon done.
int strategies_of(const Sample& sample, Cause propagation) {
  return sample.puzzle.size() <= 9 && !has_patterns(propagation) ? test_or_soak(2, 6) : test_or_soak(1, 2);
}

/// So many of these branch or go back in other ways than the usual.
int variants_of(const Sample& sample, Cause propagation) {
  return sample.puzzle.size() <= 9 && !has_patterns(propagation) ? test_or_soak(1, 4) : 1;
}

/// Trials take their time, and trials within trials more.
int largest_recorded(Cause propagation) {
  if (!is_singleton(propagation)) return kMaxSize;
  const bool is_strong = is_singleton(base_of(propagation).value());
  return is_strong ? 9 : 16;
}

/// In `./dev test` a propagator has two of the four samples of each large shape, the next one the other two.
bool is_recorded(const Sample& sample, std::size_t number, Cause propagation) {
  if (sample.puzzle.size() > largest_recorded(propagation)) return false;
  const bool has_its_turn = (number + number / 4 + static_cast<std::size_t>(propagation)) % 2 == 0;
  return is_soak() || sample.puzzle.size() <= 9 || has_its_turn;
}

/// Marks of 1, 2 and 3 in twelve cells of four boxes that these can't fill, and of 4 in one of them, which it must be.
Sample with_a_tridagon() {
  Puzzle puzzle = puzzle_of(
      {3, 3}, read_grid(".87..6.....6...5......8.....7..6.15....1.................6.2.......1.....61.347.."));
  puzzle.candidates.assign(81, all_digits(9));
  for (const std::size_t cell : {0u, 4u, 10u, 14u, 20u, 21u, 29u, 30u, 36u, 41u, 46u})
    puzzle.candidates[cell] = all_digits(3);
  puzzle.candidates[49] = all_digits(4);
  // Its one solution has these digits in the twelve cells.
  const Grid filled = read_grid("187.26....36..15....238.....7326.15.2..1.3....1..4.......6.2.......1.....61.347..");
  return {"9x9 (3x3) with a tridagon", std::move(puzzle), solve_by_force({3, 3}, filled, Sample::kCounted)};
}

/// Samples of all kinds, and what hardly any of them has.
std::vector<Sample> samples_to_record() {
  std::vector<Sample> samples = make_samples(wanted_samples());
  samples.push_back(with_a_tridagon());
  return samples;
}

std::vector<RecordedRun> record(Cause propagation) {
  static const std::vector<Sample> samples = samples_to_record();
  std::vector<RecordedRun> runs;
  std::uint64_t number = 0;
  for (std::size_t at = 0; at < samples.size(); ++at) {
    const Sample& sample = samples[at];
    if (!is_recorded(sample, at, propagation)) continue;
    for (int count = 0; count < strategies_of(sample, propagation); ++count, ++number) {
      runs.emplace_back(sample, strategy_number(number, propagation), most_events(sample));
    }
  }
  for (std::size_t at = 0; at < samples.size(); ++at) {
    const Sample& sample = samples[at];
    if (sample.puzzle.size() > 12 || !is_recorded(sample, at, propagation)) continue;
    for (int count = 0; count < variants_of(sample, propagation); ++count, ++number) {
      runs.emplace_back(sample, variant_number(number, propagation), most_events(sample));
    }
  }
  return runs;
}

/// Rules about units, and constraints, in turn.
std::vector<Sample> ruled_samples() {
  std::vector<Sample> samples;
  for (const auto& [size, count] : {std::pair{4, 24}, {5, 6}, {6, 8}}) {
    for (int number = 1; number <= test_or_soak(count, 10 * count); ++number) {
      Random random(static_cast<std::uint64_t>(50'000 * size + number));
      Puzzle puzzle = number % 4 == 0 ? random_rules(size, random) : random_constrained(size, random);
      if (number % 4 == 1) puzzle.rules.add(GlobalRule::anti_knight);
      if (puzzle.rules.is_classic() || puzzle.given_count() == 0 || !is_sound(puzzle)) continue;
      const std::string name = std::to_string(size) + " " + rules_text(puzzle.rules, size);
      auto solutions = solve_constraints_by_force(puzzle, Sample::kCounted);
      samples.push_back({name, std::move(puzzle), std::move(solutions)});
    }
  }
  return samples;
}

/// Every third by an unusual strategy.
std::vector<RecordedRun> record_ruled(Cause propagation) {
  static const std::vector<Sample> samples = ruled_samples();
  std::vector<RecordedRun> runs;
  std::uint64_t number = 0;
  for (const Sample& sample : samples) {
    if (sample.puzzle.size() > (is_singleton(propagation) ? 4 : 6)) continue;
    const bool is_variant = ++number % 3 == 0;
    runs.emplace_back(sample, is_variant ? variant_number(number, propagation) : strategy_number(number, propagation),
                      test_or_soak(1'000u, 10'000u));
  }
  return runs;
}

Sample sample_of(const std::string& name, Shape shape, std::string_view text) {
  Puzzle puzzle = puzzle_of(shape, read_grid(text));
  return {name, std::move(puzzle), {}};
}

Sample hard_sample() {
  return sample_of("hard 9x9", {3, 3},
                   "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
}

/// Several propagators and all orders of cells and digits have long runs in the soak; in `./dev test`, each way to
/// branch and to go back has one.
std::vector<RecordedRun> record_long_runs() {
  const Sample hard = hard_sample();
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
  std::uint64_t length = test_or_soak(75'000u, 300'000u);
  add(hard, Cause::none, VariableOrder::first, ValueOrder::ascending, length);
  add(open, Cause::only_choice, VariableOrder::mrv_degree, ValueOrder::lcv, length);
  if (is_soak()) add(hard, Cause::forward_checking, VariableOrder::random, ValueOrder::random, length);
  if (is_soak()) add(open, Cause::ac3, VariableOrder::mrv, ValueOrder::random, length);
  add(empty, Cause::eliminate, VariableOrder::mrv, ValueOrder::ascending, length);
  length = test_or_soak(75'000u, 250'000u);  // what these rest on takes its time
  strategy.look_back = LookBack::backjumping;
  if (is_soak()) add(hard, Cause::none, VariableOrder::first, ValueOrder::ascending, length);
  strategy.branching = BranchingWay::two_way;
  add(hard, Cause::forward_checking, VariableOrder::first, ValueOrder::random, length);
  strategy.look_back = LookBack::backtracking;
  if (is_soak()) add(open, Cause::only_choice, VariableOrder::random, ValueOrder::lcv, length);
  strategy.branching = BranchingWay::split;
  add(open, Cause::forward_checking, VariableOrder::random, ValueOrder::random, length);
  strategy.look_back = LookBack::backjumping;
  if (is_soak()) add(hard, Cause::ac3, VariableOrder::first, ValueOrder::lcv, length);
  strategy.branching = BranchingWay::values;
  strategy.look_back = LookBack::learning;
  // Among the many events of AC-3, contradictions are rarer, and so are clauses, which take their time.
  add(hard, Cause::ac3, VariableOrder::first, ValueOrder::ascending, length);
  if (is_soak()) add(hard, Cause::forward_checking, VariableOrder::first, ValueOrder::ascending, length);
  return runs;
}

}  // namespace

std::string name_of(const Strategy& strategy) {
  std::string name(cause_id(strategy.propagation));
  name += std::string(".") + kVariables[static_cast<std::size_t>(strategy.variable)];
  name += std::string(".") + kValues[static_cast<std::size_t>(strategy.value)];
  name += "." + std::to_string(strategy.seed) + ", " + std::to_string(strategy.solutions) + " solutions";
  if (strategy.branching == BranchingWay::two_way) name += ", two-way";
  if (strategy.branching == BranchingWay::split) name += ", split";
  if (strategy.look_back == LookBack::backjumping) name += ", backjumping";
  if (strategy.look_back == LookBack::learning) name += ", learning";
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

bool is_two_way(const Strategy& strategy) {
  return (strategy.branching == BranchingWay::two_way || learns(strategy)) && strategy.propagation != Cause::none;
}

bool splits(const Strategy& strategy) {
  return strategy.branching == BranchingWay::split && strategy.propagation != Cause::none && !learns(strategy);
}

bool learns(const Strategy& strategy) {
  return strategy.look_back == LookBack::learning && strategy.propagation != Cause::none;
}

bool has_patterns(Cause propagation) { return propagation != Cause::none && !blames_a_cell(propagation); }

std::vector<RecordedRun>& recorded_runs(Cause propagation) {
  static std::map<Cause, std::vector<RecordedRun>> recorded;
  std::vector<RecordedRun>& runs = recorded[propagation];
  if (runs.empty()) runs = record(propagation);
  return runs;
}

std::vector<RecordedRun>& recorded_ruled_runs(Cause propagation) {
  static std::map<Cause, std::vector<RecordedRun>> recorded;
  std::vector<RecordedRun>& runs = recorded[propagation];
  if (runs.empty()) runs = record_ruled(propagation);
  return runs;
}

std::vector<RecordedRun>& long_runs() {
  static std::vector<RecordedRun> runs = record_long_runs();
  return runs;
}

RecordedRun run_with_a_full_table() {
  Strategy strategy;
  strategy.propagation = Cause::none;
  strategy.variable = VariableOrder::first;
  return RecordedRun(hard_sample(), strategy, 700'000);
}

namespace {

void hold_each_to(const std::function<void(RecordedRun&)>& law, std::vector<RecordedRun>& runs) {
  for (RecordedRun& recorded : runs) {
    SCOPED_TRACE(recorded.name);
    law(recorded);
    if (::testing::Test::HasFailure()) return;
  }
}

}  // namespace

void RunLaws::for_each_run(const std::function<void(RecordedRun&)>& law) {
  hold_each_to(law, recorded_runs(GetParam()));
}

void RunLaws::for_each_ruled_run(const std::function<void(RecordedRun&)>& law) {
  hold_each_to(law, recorded_ruled_runs(GetParam()));
}

void RunLaws::for_each_run_of_any_rules(const std::function<void(RecordedRun&)>& law) {
  for_each_run(law);
  if (!HasFailure()) for_each_ruled_run(law);
}

std::string propagator_name(const ::testing::TestParamInfo<Cause>& info) {
  std::string name(cause_id(info.param));
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace sudoku::testing
