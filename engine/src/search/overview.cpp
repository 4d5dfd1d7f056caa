#include "search/overview.hpp"

#include <utility>

namespace sudoku {

namespace {

/// The kinds of events that are counted, in the order of `OverviewBucket::counts`.
constexpr std::array kCounted{EventKind::decide, EventKind::conflict, EventKind::solution, EventKind::restart};

}  // namespace

std::uint64_t OverviewBuilder::on_event(std::uint64_t index, const Event&, std::uint32_t depth,
                                        std::uint32_t ruled_out) {
  see_rise_to(depth);
  see_fall_to(depth);
  close(depth, ruled_out);
  if (overview_.buckets.size() == kOverviewBuckets) merge();
  return index + overview_.width;
}

Overview OverviewBuilder::overview() const {
  OverviewBuilder copy(*this);
  const std::uint64_t covered = overview_.width * overview_.buckets.size();
  if (trace_.index() > covered) copy.close(trace_.depth(), trace_.ruled_out());
  return std::move(copy.overview_);
}

DepthRange OverviewBuilder::depths(std::uint64_t first, std::uint64_t end) const {
  const auto& buckets = overview_.buckets;
  const std::uint64_t covered = overview_.width * buckets.size();
  DepthRange range{~std::uint32_t{0}, 0};
  const auto include = [&](std::uint32_t least, std::uint32_t greatest) {
    range = {std::min(range.least, least), std::max(range.greatest, greatest)};
  };
  if (end > covered) include(std::min(lowest_, trace_.depth()), std::max(highest_, trace_.depth()));
  for (std::uint64_t at = first; at < std::min(end, covered); at += overview_.width - at % overview_.width) {
    const OverviewBucket& bucket = buckets[static_cast<std::size_t>(at / overview_.width)];
    include(bucket.depth_min, bucket.depth_max);
  }
  return range;
}

void OverviewBuilder::close(std::uint32_t depth, std::uint32_t ruled_out) {
  OverviewBucket bucket{static_cast<std::uint16_t>(lowest_), static_cast<std::uint16_t>(highest_), ruled_out, {}};
  for (std::size_t at = 0; at < counted_.size(); ++at) {
    const std::uint64_t now = at < kCounted.size() ? trace_.counts().of(kCounted[at])
                              : at == kCounted.size() ? trace_.skipped() : trace_.clauses();
    bucket.counts[at] = static_cast<std::uint32_t>(now - std::exchange(counted_[at], now));
  }
  overview_.buckets.push_back(bucket);
  lowest_ = highest_ = depth;
}

void OverviewBuilder::merge() {
  auto& buckets = overview_.buckets;
  for (std::size_t pair = 0; pair < buckets.size() / 2; ++pair) {
    const OverviewBucket& a = buckets[2 * pair];
    const OverviewBucket& b = buckets[2 * pair + 1];
    OverviewBucket both{std::min(a.depth_min, b.depth_min), std::max(a.depth_max, b.depth_max), b.ruled_out, b.counts};
    for (std::size_t at = 0; at < both.counts.size(); ++at) both.counts[at] += a.counts[at];
    buckets[pair] = both;
  }
  buckets.resize(buckets.size() / 2);
  overview_.width *= 2;
}

}  // namespace sudoku
