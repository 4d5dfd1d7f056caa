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
  std::vector<std::uint64_t> open_events;          ///< those of search on the open path: see RecordingTrace
  Position position;

  std::size_t bytes() const {
    return sizeof(Snapshot) + (open_events.size() + position.look_back.size()) * sizeof(std::uint64_t) +
           position.path.size() * sizeof(SearchLevel);
  }
};

class Snapshots {
 public:
  /// Work between two snapshots at first. An event counts one, a decision as much as its frame takes to copy.
  static constexpr std::uint64_t kFirstSpacing = 1 << 16;

  Snapshots(const SnapshotBudget& budget, int cells)
      : budget_(budget), work_per_decision_(static_cast<std::uint64_t>(cells) / 32) {}

  /// True if one should be taken before event `index`.
  bool due(std::uint64_t index) const { return index >= next_index_; }

  void take(Snapshot snapshot);

  bool empty() const { return kept_.empty(); }
  std::size_t size() const { return kept_.size(); }
  std::size_t bytes() const { return bytes_; }
  const Snapshot& operator[](std::size_t number) const { return kept_[number]; }

  /// The number of the last snapshot at or before event `index`; size() if there is none.
  std::size_t before(std::uint64_t index) const;

 private:
  void drop_every_other();

  const SnapshotBudget& budget_;
  std::uint64_t work_per_decision_;
  std::uint64_t spacing_ = kFirstSpacing;
  std::uint64_t next_index_ = 0;
  std::size_t bytes_ = 0;
  std::vector<Snapshot> kept_;
};

}  // namespace sudoku
