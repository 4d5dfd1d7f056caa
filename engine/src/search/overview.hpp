// A picture of a run that is never larger than kOverviewBuckets buckets: when they are full, neighbours are merged and
// the width doubles. Depth changes between steps, where it is told; the rest is read at a bucket's end.
#pragma once

#include <algorithm>

#include "sudoku/run.hpp"
#include "trace.hpp"

namespace sudoku {

class OverviewBuilder : public EventListener {
 public:
  explicit OverviewBuilder(const RecordingTrace& trace) : trace_(trace) { overview_.buckets.reserve(kOverviewBuckets); }

  /// After a decision, and after one was taken back.
  void see_rise_to(std::uint32_t depth) { highest_ = std::max(highest_, depth); }
  void see_fall_to(std::uint32_t depth) { lowest_ = std::min(lowest_, depth); }

  /// Called for the last event of each bucket.
  std::uint64_t on_event(std::uint64_t index, const Event&, std::uint32_t depth, std::uint32_t ruled_out) override {
    see_rise_to(depth);
    see_fall_to(depth);
    close(depth, ruled_out);
    if (overview_.buckets.size() == kOverviewBuckets) merge();
    return index + overview_.width;
  }

  /// The finished buckets, and the one at hand.
  Overview overview() const {
    OverviewBuilder copy(*this);
    const std::uint64_t covered = overview_.width * overview_.buckets.size();
    if (trace_.index() > covered) copy.close(trace_.depth(), trace_.ruled_out());
    return copy.overview_;
  }

 private:
  void close(std::uint32_t depth, std::uint32_t ruled_out) {
    const EventCounts& counts = trace_.counts();
    const auto since = [&](EventKind kind, std::uint64_t& before) {
      const std::uint64_t now = counts.of(kind);
      return static_cast<std::uint32_t>(now - std::exchange(before, now));
    };
    overview_.buckets.push_back({static_cast<std::uint16_t>(lowest_), static_cast<std::uint16_t>(highest_), ruled_out,
                                 since(EventKind::decide, decides_), since(EventKind::conflict, conflicts_),
                                 since(EventKind::solution, solutions_)});
    lowest_ = highest_ = depth;
  }

  void merge() {
    auto& buckets = overview_.buckets;
    for (std::size_t pair = 0; pair < buckets.size() / 2; ++pair) {
      const OverviewBucket& a = buckets[2 * pair];
      const OverviewBucket& b = buckets[2 * pair + 1];
      buckets[pair] = {std::min(a.depth_min, b.depth_min), std::max(a.depth_max, b.depth_max), b.ruled_out,
                       a.guesses + b.guesses, a.conflicts + b.conflicts, a.solutions + b.solutions};
    }
    buckets.resize(buckets.size() / 2);
    overview_.width *= 2;
  }

  const RecordingTrace& trace_;
  Overview overview_;
  std::uint32_t lowest_ = 0, highest_ = 0;
  std::uint64_t decides_ = 0, conflicts_ = 0, solutions_ = 0;  // counted in the buckets so far
};

}  // namespace sudoku
