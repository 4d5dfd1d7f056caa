#include "human/als/als_table.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace sudoku::human {

AlsTable::AlsTable(const Board& board) : board_(board), listing_(board) {}

std::uint64_t AlsTable::advance() {
  if (!listing_.is_complete()) {
    const std::uint64_t work = listing_.advance();
    if (listing_.is_complete()) add_entries();
    return work;
  }
  return find_neighbours(neighbours_.size());
}

void AlsTable::add_entries() {
  sets_ = listing_.list();
  std::size_t entries = 0;
  for (const AlmostLockedSet& set : sets_) entries += static_cast<std::size_t>(count_digits(set.digits));
  entries_.reserve(entries);
  for (const AlmostLockedSet& set : sets_) {
    first_.push_back(entries_.size());
    for (const Digit digit : Digits(set.digits)) {
      const CellSet places = set.places(board_, digit);
      entries_.push_back({places, board_.common_peers(places) & board_.places(digit)});
    }
  }
  neighbours_.reserve(size());
  by_first_place_.resize(static_cast<std::size_t>(board_.cells() * board_.size()));
  restricted_.assign(size(), 0);
}

/// Of the sets before it that have a digit, those are looked at whose first place of it is seen.
std::uint64_t AlsTable::find_neighbours(std::size_t set) {
  std::uint64_t work = 1;
  std::vector<Neighbour>& list = neighbours_.emplace_back();
  for (const Digit digit : Digits(sets_[set].digits)) {
    for (const Cell cell : seen(set, digit)) {
      for (const std::size_t other : starting_at(cell, digit)) {
        ++work;
        if (!places(other, digit).is_subset_of(seen(set, digit))) continue;
        if (restricted_[other] == 0) list.push_back({other, 0});
        restricted_[other] |= bit(digit);
      }
    }
  }
  std::sort(list.begin(), list.end(), [](const Neighbour& a, const Neighbour& b) { return a.index < b.index; });
  for (Neighbour& neighbour : list) {
    neighbour.restricted = std::exchange(restricted_[neighbour.index], 0);
    neighbours_[neighbour.index].push_back({set, neighbour.restricted});
  }
  for (const Digit digit : Digits(sets_[set].digits)) starting_at(places(set, digit).first(), digit).push_back(set);
  return work + 5 * list.size();
}

namespace {

struct KeptTable {
  std::uint64_t version = 0;
  std::optional<AlsTable> table;
};

}  // namespace

const AlsTable* als_table(const Board& board, Finds& finds) {
  auto& [version, table] = board.kept<KeptTable>();
  if (!table || version != board.version()) table.emplace(board);
  version = board.version();
  if (!finds.has_complete(*table)) return nullptr;
  if (table->is_limited()) finds.limit();
  return &*table;
}

}  // namespace sudoku::human
