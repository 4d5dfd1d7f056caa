#include "search/pieces.hpp"

namespace sudoku {

namespace {

std::uint64_t count_kinds(const std::array<std::uint64_t, kEventKinds>& counts, std::uint32_t kinds) {
  std::uint64_t sum = 0;
  for (std::size_t kind = 0; kind < kEventKinds; ++kind) {
    if ((kinds >> kind & 1) != 0) sum += counts[kind];
  }
  return sum;
}

}  // namespace

Piece Pieces::around(std::uint64_t index) const {
  const Snapshots& snapshots = recorder_.snapshots();
  const std::size_t before = snapshots.before(index);
  const std::size_t number = before == snapshots.size() ? 0 : before + 1;
  return {number == 0 ? 0 : snapshots[before].index, number == snapshots.size() ? length() : snapshots[number].index,
          number};
}

std::uint64_t Pieces::count(const Piece& piece, std::uint32_t kinds) const {
  return count_below(piece.number, kinds) - count_before(piece, kinds);
}

std::uint64_t Pieces::count_before(const Piece& piece, std::uint32_t kinds) const {
  return piece.number == 0 ? 0 : count_below(piece.number - 1, kinds);
}

/// Before a snapshot; where there is none of this number, before the end of the run.
std::uint64_t Pieces::count_below(std::size_t snapshot, std::uint32_t kinds) const {
  const Snapshots& snapshots = recorder_.snapshots();
  if (snapshot < snapshots.size()) return count_kinds(snapshots[snapshot].kinds, kinds);
  std::array<std::uint64_t, kEventKinds> all{};
  for (std::size_t kind = 0; kind < kEventKinds; ++kind) {
    all[kind] = frontier_.trace().counts().of(static_cast<EventKind>(kind));
  }
  return count_kinds(all, kinds);
}

const Snapshot* Pieces::snapshot_before(std::uint64_t index) const {
  const Snapshots& snapshots = recorder_.snapshots();
  const std::size_t number = snapshots.before(index);
  return number == snapshots.size() ? nullptr : &snapshots[number];
}

void Pieces::keep(std::unique_ptr<TracedSearch> search) {
  search->trace().listen_to_nothing();
  kept_ = std::move(search);
}

std::unique_ptr<TracedSearch> Pieces::take_before(std::uint64_t index) {
  if (!kept_) return nullptr;
  const std::uint64_t at = kept_->trace().index();
  return at <= index && at >= around(index).first ? std::move(kept_) : nullptr;
}

}  // namespace sudoku
