// A traced search whose propagator was chosen at run time. Virtual calls are made a slice, never a step or an event.
// There are two implementations of `make`, of which a program links one: `traced_search_all.cpp` knows every
// propagator, `traced_search_first.cpp` only the default strategy, for the smaller WebAssembly module.
#pragma once

#include <memory>

#include "search/search.hpp"
#include "sudoku/chain.hpp"
#include "trace.hpp"

namespace sudoku {

class Recorder;
class TreeTable;

class TracedSearch {
 public:
  /// `geometry` and `strategy` must outlive it; `strategy.propagation` says which propagator.
  static std::unique_ptr<TracedSearch> make(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy);
  virtual ~TracedSearch() = default;

  RecordingTrace& trace() { return trace_; }
  const RecordingTrace& trace() const { return trace_; }

  virtual SearchStatus status() const = 0;
  virtual PropagationBoard board() const = 0;
  virtual std::span<const SearchLevel> path() const = 0;
  virtual bool was_open(std::size_t level, Cell cell) const = 0;
  virtual Position position() const = 0;
  /// Adds to a path the clauses that were learnt, as far as they are kept.
  virtual void add_clauses(std::vector<PathLevel>& path) const = 0;
  /// True if the last call of those below has returned at a pause of a long propagation, which the next one resumes.
  virtual bool paused() const = 0;

  /// Propagates a new search along the path of a position until the next event has at least this number, or a long
  /// propagation pauses; false once it is there.
  virtual bool follow(const Position& position, std::uint64_t until) = 0;

  /// Steps until the next event has at least this number, a long propagation pauses, or search is over. The same,
  /// telling each step to a recorder, or to a table of the tree until that is closed.
  virtual void run(std::uint64_t until) = 0;
  virtual void run(std::uint64_t until, Recorder& recorder) = 0;
  virtual void run(std::uint64_t until, TreeTable& tree) = 0;

 protected:
  explicit TracedSearch(const Geometry& geometry) : trace_(most_decisions(geometry)) {}

  RecordingTrace trace_;
};

}  // namespace sudoku
