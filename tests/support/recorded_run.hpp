// Runs on sample puzzles with all their events, recorded once and looked at by every law.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "sudoku/run.hpp"
#include "support/samples.hpp"

namespace sudoku::testing {

/// A strategy as links write it: "only-choice.mrv.ascending.7, all solutions".
std::string name_of(const Strategy& strategy);

/// "Stop after so many" that no run reaches.
inline constexpr std::uint64_t kAllSolutions = 1'000'000'000;

/// A run that has come to its end (or to its limit), with its events.
struct RecordedRun {
  RecordedRun(const Sample& of, Strategy by, std::uint64_t max_events, std::size_t snapshot_bytes = 1 << 20);

  const Geometry& geometry() const { return run->geometry(); }
  bool reached_its_limit() const { return run->status() == RunStatus::limit; }

  Sample sample;
  Strategy strategy;
  std::string name;
  std::unique_ptr<SnapshotBudget> budget;
  std::unique_ptr<Run> run;
  std::vector<Event> events;
};

/// True if a propagator removes candidates for more than a peer: for a pattern, or a trial.
bool has_patterns(Cause propagation);

/// True if a run by this strategy rules out what it has refuted.
bool is_two_way(const Strategy& strategy);

/// True if a decision of a run by this strategy leaves half of the digits of its cell.
bool splits(const Strategy& strategy);

/// True if a run by this strategy learns clauses.
bool learns(const Strategy& strategy);

/// Runs of one propagator on all samples, each by a few strategies in turn, so that all orders occur on all shapes.
std::vector<RecordedRun>& recorded_runs(Cause propagation);

/// The same on puzzles with rules of all kinds at random, of 4 to 6 rows.
std::vector<RecordedRun>& recorded_ruled_runs(Cause propagation);

/// Runs with so many events that snapshots are taken and searched from: 75,000 events and more.
std::vector<RecordedRun>& long_runs();

/// A run with more decisions than the table of its tree has rows.
RecordedRun run_with_a_full_table();

/// Tests of one propagator on all of its recorded runs, which end at the first that breaks the law.
class RunLaws : public ::testing::TestWithParam<Cause> {
 protected:
  void for_each_run(const std::function<void(RecordedRun&)>& law);
  /// Of puzzles with other rules.
  void for_each_ruled_run(const std::function<void(RecordedRun&)>& law);
  void for_each_run_of_any_rules(const std::function<void(RecordedRun&)>& law);
};

/// `INSTANTIATE_TEST_SUITE_P(..., every_propagator(), propagator_name)`
inline auto every_propagator() {
  std::vector<Cause> causes;
  for (const PropagatorInfo& info : propagators()) causes.push_back(info.cause);
  return ::testing::ValuesIn(causes);
}
std::string propagator_name(const ::testing::TestParamInfo<Cause>& info);

}  // namespace sudoku::testing
