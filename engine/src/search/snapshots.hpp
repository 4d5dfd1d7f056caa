// The snapshots of a run: its open path now and then, and how many events of each kind there were by then, so that a
// search for a kind skips whole intervals. Bounded by bytes: when they are too many, every second one goes and the
// spacing doubles.
#pragma once

#include <array>
#include <vector>

#include "search/search.hpp"
#include "sudoku/run.hpp"
#include "trace.hpp"

namespace sudoku {

struct Snapshot {
  std::uint64_t index = 0;  ///< number of the next event
  std::array<std::uint64_t, kEventKinds> kinds{};  ///< events of each kind before it
  std::vector<std::uint64_t> open_decisions;       ///< their event numbers
  Position position;

  std::size_t bytes() const {
    return sizeof(Snapshot) + open_decisions.size() * sizeof(std::uint64_t) + position.path.size() * sizeof(Level);
  }
};

class Snapshots {
 public:
  /// Work between two snapshots at first. An event counts one, a decision as much as its frame takes to copy.
  static constexpr std::uint64_t kFirstSpacing = 1 << 16;

  Snapshots(const SnapshotBudget& budget, int cells)
      : budget_(budget), work_per_decision_(static_cast<std::uint64_t>(cells) / 32) {}

  /// Whether one should be taken now.
  bool due(std::uint64_t index, std::uint64_t decisions) const { return work(index, decisions) >= next_work_; }

  void take(Snapshot snapshot) {
    next_work_ = work(snapshot.index, snapshot.position.decisions) + spacing_;
    bytes_ += snapshot.bytes();
    kept_.push_back(std::move(snapshot));
    while (bytes_ > budget_.share() && kept_.size() > 1) thin_out();
  }

  bool empty() const { return kept_.empty(); }
  std::size_t size() const { return kept_.size(); }
  std::size_t bytes() const { return bytes_; }
  const Snapshot& operator[](std::size_t number) const { return kept_[number]; }

  /// The number of the last snapshot at or before event `index`; size() if there is none.
  std::size_t before(std::uint64_t index) const {
    const auto after = std::upper_bound(kept_.begin(), kept_.end(), index,
                                        [](std::uint64_t at, const Snapshot& snapshot) { return at < snapshot.index; });
    return after == kept_.begin() ? size() : static_cast<std::size_t>(after - kept_.begin()) - 1;
  }

 private:
  std::uint64_t work(std::uint64_t index, std::uint64_t decisions) const {
    return index + decisions * work_per_decision_;
  }

  void thin_out() {
    std::size_t kept = 0;
    bytes_ = 0;
    for (std::size_t number = 0; number < kept_.size(); number += 2) {
      bytes_ += kept_[number].bytes();
      if (kept != number) kept_[kept] = std::move(kept_[number]);
      ++kept;
    }
    kept_.resize(kept);
    spacing_ *= 2;
  }

  const SnapshotBudget& budget_;
  std::uint64_t work_per_decision_;
  std::uint64_t spacing_ = kFirstSpacing;
  std::uint64_t next_work_ = 0;
  std::size_t bytes_ = 0;
  std::vector<Snapshot> kept_;
};

}  // namespace sudoku
