#include "search/snapshots.hpp"

#include <algorithm>

namespace sudoku {

void Snapshots::take(Snapshot snapshot) {
  // As many events as make up the work, if decisions go on being as frequent as so far.
  const std::uint64_t work = snapshot.index + snapshot.position.decisions * work_per_decision_;
  next_index_ = snapshot.index + (work == 0 ? spacing_ : 1 + spacing_ * snapshot.index / work);
  bytes_ += snapshot.bytes();
  kept_.push_back(std::move(snapshot));
  while (bytes_ > budget_.share() && kept_.size() > 1) drop_every_other();
}

std::size_t Snapshots::before(std::uint64_t index) const {
  const auto after = std::upper_bound(kept_.begin(), kept_.end(), index,
                                      [](std::uint64_t at, const Snapshot& snapshot) { return at < snapshot.index; });
  return after == kept_.begin() ? size() : static_cast<std::size_t>(after - kept_.begin()) - 1;
}

void Snapshots::drop_every_other() {
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

}  // namespace sudoku
