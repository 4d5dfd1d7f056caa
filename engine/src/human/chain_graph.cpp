#include "human/chain_graph.hpp"

#include <algorithm>

namespace sudoku::human {

ChainGraph::Index ChainGraph::index_of(Digit digit, const CellSet& cells) {
  const std::size_t hash = cells.hash() * 64 + digit;
  const auto [from, to] = known_.equal_range(hash);
  for (auto it = from; it != to; ++it) {
    if (nodes_[it->second].digit == digit && nodes_[it->second].cells == cells) return it->second;
  }
  const CellSet seen = board_.common_peers(cells) & board_.places(digit);
  nodes_.push_back({digit, cells, seen, cells.count() == 1 ? cells.first() : kNoCell});
  strong_.emplace_back();
  known_.emplace(hash, size() - 1);
  return size() - 1;
}

void ChainGraph::link_strongly(Index a, Index b, Index set) {
  strong_[a].push_back({b, set});
  strong_[b].push_back({a, set});
}

void ChainGraph::add_cells() {
  for (const Cell cell : board_.open()) {
    const Mask two = board_.candidates(cell);
    if (count_digits(two) != 2) continue;
    CellSet cells = board_.no_cells();
    cells.add(cell);
    const Digit first = lowest_digit(two);
    const Index a = index_of(first, cells), b = index_of(lowest_digit(two & ~bit(first)), cells);
    link_strongly(a, b);
  }
}

void ChainGraph::add_pairs(Digit digit) {
  for (Unit unit = 0; unit < board_.geometry().units(); ++unit) {
    const CellSet places = board_.places(digit, unit);
    if (places.count() != 2) continue;
    CellSet first = board_.no_cells();
    first.add(places.first());
    add_split(digit, places, first);
  }
}

void ChainGraph::add_groups(Digit digit) {
  for (const Crossing& crossing : board_.crossings()) {
    for (const Unit unit : {crossing.box, crossing.line}) {
      const CellSet places = board_.places(digit, unit);
      const CellSet part = places & crossing.cells, rest = places - part;
      if (places.count() < 3 || part.empty() || rest.empty()) continue;
      // The rest has to be on a crossing too, or one cell.
      if (rest.count() == 1 || board_.units_around(rest).size() == 2) add_split(digit, places, part);
    }
  }
}

void ChainGraph::add_split(Digit digit, const CellSet& places, const CellSet& part) {
  const Index a = index_of(digit, part), b = index_of(digit, places - part);
  link_strongly(a, b);
}

void ChainGraph::add_sets(std::vector<AlmostLockedSet> sets) {
  sets_ = std::move(sets);
  for (Index set = 0; set < sets_.size(); ++set) {
    std::vector<Index> nodes;
    for (const Digit digit : Digits(sets_[set].digits)) {
      nodes.push_back(index_of(digit, sets_[set].places(board_, digit)));
    }
    for (std::size_t p = 0; p < nodes.size(); ++p) {
      for (std::size_t q = p + 1; q < nodes.size(); ++q) link_strongly(nodes[p], nodes[q], set);
    }
  }
}

bool ChainGraph::are_weakly_linked(Index a, Index b) const {
  const ChainNode& x = nodes_[a];
  const ChainNode& y = nodes_[b];
  if (x.digit == y.digit) return y.cells.is_subset_of(x.seen);
  return x.only != kNoCell && x.only == y.only;
}

void ChainGraph::link_weakly() {
  weak_.assign(nodes_.size(), {});
  std::vector<std::vector<Index>> of_digit(static_cast<std::size_t>(board_.size() + 1));
  std::vector<std::vector<Index>> in_cell(static_cast<std::size_t>(board_.cells()));
  const auto link_with = [&](Index node, std::vector<Index>& earlier) {
    for (const Index other : earlier) {
      if (!are_weakly_linked(node, other)) continue;
      weak_[node].push_back(other);
      weak_[other].push_back(node);
    }
    earlier.push_back(node);
  };
  for (Index node = 0; node < size(); ++node) {
    link_with(node, of_digit[nodes_[node].digit]);
    if (nodes_[node].only != kNoCell) link_with(node, in_cell[nodes_[node].only]);
  }
  for (std::vector<Index>& nodes : weak_) std::sort(nodes.begin(), nodes.end());
}

void ChainGraph::eliminate_common(Index a, Index b, Step& step) const {
  const ChainNode& x = nodes_[a];
  const ChainNode& y = nodes_[b];
  if (x.digit == y.digit) return eliminate(board_, x.seen & y.seen, x.digit, step);
  if (x.only != kNoCell && x.only == y.only) {
    const Mask others = board_.candidates(x.only) & ~bit(x.digit) & ~bit(y.digit);
    for (const Digit digit : Digits(others)) step.eliminations.push_back({x.only, digit});
    return;
  }
  if (x.only != kNoCell && y.seen.has(x.only)) step.eliminations.push_back({x.only, y.digit});
  if (y.only != kNoCell && x.seen.has(y.only)) step.eliminations.push_back({y.only, x.digit});
}

}  // namespace sudoku::human
