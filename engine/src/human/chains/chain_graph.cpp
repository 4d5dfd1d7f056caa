#include "human/chains/chain_graph.hpp"

#include <algorithm>
#include <map>
#include <memory>

namespace sudoku::human {

namespace {

struct KeptGraph {
  std::uint64_t version;
  std::unique_ptr<ChainGraph> graph;
};

/// By kinds of links.
struct KeptGraphs {
  std::map<unsigned, KeptGraph> of;
};

}  // namespace

ChainGraph& chain_graph(const Board& board, unsigned kinds) {
  auto& [version, graph] = board.kept<KeptGraphs>().of[kinds];
  if (!graph || version != board.version()) graph = std::make_unique<ChainGraph>(board, kinds);
  version = board.version();
  return *graph;
}

ChainGraph::ChainGraph(const Board& board, unsigned kinds)
    : board_(board),
      kinds_(kinds),
      listing_(board),
      of_digit_(static_cast<std::size_t>(board.size() + 1)),
      in_cell_(static_cast<std::size_t>(board.cells())) {}

std::uint64_t ChainGraph::advance() {
  const auto go_to = [&](Stage stage) {
    stage_ = stage;
    next_ = 0;
    return std::uint64_t{1};
  };
  switch (stage_) {
    case Stage::strong:
      if ((kinds_ & kCells) != 0 && next_ == 1) add_cells();
      if ((kinds_ & kPairs) != 0) add_pairs(static_cast<Digit>(next_));
      if ((kinds_ & kGroups) != 0) add_groups(static_cast<Digit>(next_));
      if (++next_ > static_cast<std::size_t>(board_.size())) {
        go_to((kinds_ & kSets) != 0 ? Stage::listing : Stage::weak);
      }
      return 10 * board_.crossings().size();
    case Stage::listing:
      return listing_.is_complete() ? go_to(Stage::sets) : listing_.advance();
    case Stage::sets:
      if (next_ == listing_.list().size()) return go_to(Stage::weak);
      add_set(listing_.list()[next_++]);
      return 30;
    case Stage::weak:
      weak_.resize(nodes_.size());
      if (next_ == nodes_.size()) return go_to(Stage::complete);
      return link_weakly(static_cast<Index>(next_++));
    case Stage::complete:
      return 0;
  }
  return 0;
}

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
  for (Unit unit = 0; unit < board_.geometry().complete_units(); ++unit) {
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
      if (rest.count() == 1 || board_.units_around(rest).size() >= 2) add_split(digit, places, part);
    }
  }
}

void ChainGraph::add_split(Digit digit, const CellSet& places, const CellSet& part) {
  const Index a = index_of(digit, part), b = index_of(digit, places - part);
  link_strongly(a, b);
}

/// (Of one cell, it is one that has two candidates.)
void ChainGraph::add_set(const AlmostLockedSet& set) {
  if (set.cells.count() < 2) return;
  const Index index = static_cast<Index>(sets_.size());
  sets_.push_back(set);
  std::vector<Index> nodes;
  for (const Digit digit : Digits(set.digits)) nodes.push_back(index_of(digit, set.places(board_, digit)));
  for (std::size_t p = 0; p < nodes.size(); ++p) {
    for (std::size_t q = p + 1; q < nodes.size(); ++q) link_strongly(nodes[p], nodes[q], index);
  }
}

bool ChainGraph::are_weakly_linked(Index a, Index b) const {
  const ChainNode& x = nodes_[a];
  const ChainNode& y = nodes_[b];
  if (x.digit == y.digit) return y.cells.is_subset_of(x.seen);
  return x.only != kNoCell && x.only == y.only;
}

/// (Between digits of a cell only where cells are linked strongly: else a chain keeps to one digit.)
std::uint64_t ChainGraph::link_weakly(Index node) {
  std::uint64_t work = 1;
  const auto link_with = [&](std::vector<Index>& earlier) {
    work += earlier.size() / 2;
    for (const Index other : earlier) {
      if (!are_weakly_linked(node, other)) continue;
      weak_[node].push_back(other);
      weak_[other].push_back(node);
    }
    earlier.push_back(node);
  };
  link_with(of_digit_[nodes_[node].digit]);
  if ((kinds_ & kCells) != 0 && nodes_[node].only != kNoCell) link_with(in_cell_[nodes_[node].only]);
  // Nodes come in ascending order, but for two lists in turn.
  std::sort(weak_[node].begin(), weak_[node].end());
  return work;
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
