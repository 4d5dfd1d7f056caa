// A picture of a run that is never larger than kOverviewBuckets buckets: when they are full, neighbours are merged and
// the width doubles. Depth changes between steps, where it is told; the rest is read at a bucket's end.
#pragma once

#include <algorithm>
#include <array>

#include "sudoku/run.hpp"
#include "trace.hpp"

namespace sudoku {

/// Least and greatest number of open decisions.
struct DepthRange {
  std::uint32_t least, greatest;
};

class OverviewBuilder : public EventListener {
 public:
  explicit OverviewBuilder(const RecordingTrace& trace) : trace_(trace) { overview_.buckets.reserve(kOverviewBuckets); }

  /// After a decision, and after one was taken back.
  void see_rise_to(std::uint32_t depth) { highest_ = std::max(highest_, depth); }
  void see_fall_to(std::uint32_t depth) { lowest_ = std::min(lowest_, depth); }

  /// Called for the last event of each bucket.
  std::uint64_t on_event(std::uint64_t index, const Event&, std::uint32_t depth, std::uint32_t ruled_out) override;

  /// The finished buckets, and the one at hand.
  Overview overview() const;

  /// The range that contains all depths before and after each of events `first` to `end` - 1: that of their buckets.
  DepthRange depths(std::uint64_t first, std::uint64_t end) const;

 private:
  void close(std::uint32_t depth, std::uint32_t ruled_out);
  void merge();

  const RecordingTrace& trace_;
  Overview overview_;
  std::uint32_t lowest_ = 0, highest_ = 0;
  std::array<std::uint64_t, 6> counted_{};  // in the buckets so far
};

}  // namespace sudoku
