#include "human/chains/chains.hpp"

#include <algorithm>

namespace sudoku::human {

namespace {

using Index = ChainGraph::Index;
constexpr Index kNone = ChainGraph::kNone;

/// Each link more makes a chain harder to see, but the tenth not as much as the first.
int difficulty_of_length(int links) {
  int more = 0;
  for (int limit = 5; links > limit; limit += limit / 2) ++more;
  return more;
}

/// All that follows from a node being false, each by a shortest chain.
class Consequences {
 public:
  explicit Consequences(const ChainGraph& graph)
      : graph_(graph), off_before_(graph.size()), on_before_(graph.size()), links_(graph.size()) {}

  /// Returns how much work that was.
  std::uint64_t follow(Index start) {
    start_ = start;
    std::uint64_t links_seen = graph_.size() / 8;
    off_before_.assign(off_before_.size(), kNone);
    on_before_.assign(on_before_.size(), kNone);
    reached_.clear();
    off_before_[start] = start;
    layer_.assign(1, start);
    for (int links = 1; !layer_.empty(); links += 2) {
      next_.clear();
      const std::size_t first = reached_.size();
      for (const Index off : layer_) {
        links_seen += graph_.strong(off).size();
        for (const ChainGraph::StrongLink& link : graph_.strong(off)) {
          if (on_before_[link.to] != kNone) continue;
          on_before_[link.to] = off;
          links_[link.to] = links;
          reached_.push_back(link.to);
        }
      }
      for (std::size_t i = first; i < reached_.size(); ++i) {
        links_seen += graph_.weak(reached_[i]).size();
        for (const Index off : graph_.weak(reached_[i])) {
          if (off_before_[off] != kNone) continue;
          off_before_[off] = reached_[i];
          next_.push_back(off);
        }
      }
      layer_.swap(next_);
    }
    return links_seen / 4;
  }

  /// Nodes that are true then, by growing distance.
  const std::vector<Index>& reached() const { return reached_; }
  int links_to(Index node) const { return links_[node]; }

  /// The nodes from the start to this one, which is true: false and true in turn.
  std::vector<Index> chain_to(Index node) const {
    std::vector<Index> chain{node};
    for (Index off = on_before_[node];; off = on_before_[off_before_[off]]) {
      chain.push_back(off);
      if (off == start_) break;
      chain.push_back(off_before_[off]);
    }
    std::reverse(chain.begin(), chain.end());
    return chain;
  }

 private:
  const ChainGraph& graph_;
  Index start_ = 0;
  std::vector<Index> off_before_, on_before_;
  std::vector<int> links_;
  std::vector<Index> reached_, layer_, next_;
};

class ChainSearch {
 public:
  ChainSearch(const ChainGraph& graph, ChainEnds ends, int links, Finds& finds)
      : graph_(graph), board_(graph.board()), ends_(ends), fewest_links_(links), finds_(finds), follow_(graph) {}

  void run() {
    for (start_ = 0; start_ < graph_.size() && !finds_.satisfied(); ++start_) {
      if (!finds_.begins_part()) continue;
      finds_.spend(follow_.follow(start_));
      for (const Index end : follow_.reached()) {
        if (!finds_.spend()) break;
        if (end < start_ || follow_.links_to(end) < fewest_links_) continue;  // the same chain backwards
        more_ = difficulty_of_length(follow_.links_to(end));
        if (finds_.wants(more_)) try_end(end);
      }
    }
  }

 private:
  void try_end(Index end) {
    if (end == start_) {
      if (ends_ == ChainEnds::discontinuous) settle_start();
      return;
    }
    const bool same_digit = graph_.node(start_).digit == graph_.node(end).digit;
    const Cell cell = graph_.node(start_).only;
    const bool same_cell = cell != kNoCell && cell == graph_.node(end).only;
    switch (ends_) {
      case ChainEnds::same_digit:
        if (same_digit) return offer_common(end);
        return;
      case ChainEnds::any:
        if (!same_cell) return offer_common(end);
        return;
      case ChainEnds::discontinuous:
        return same_cell ? offer_common(end) : offer_one_by_one(end);
      case ChainEnds::continuous:
        if (graph_.are_weakly_linked(start_, end)) offer_loop(end);
        return;
    }
  }

  void offer_common(Index end) {
    Step step;
    graph_.eliminate_common(start_, end, step);
    offer(std::move(step), end);
  }

  /// Seen from a candidate that goes, the chain is a loop from it and back: were it true, it would be false.
  void offer_one_by_one(Index end) {
    Step all;
    graph_.eliminate_common(start_, end, all);
    for (const Candidate candidate : all.eliminations) {
      Step step;
      step.eliminations = {candidate};
      offer(std::move(step), end);
    }
  }

  /// Were the start false, it would be true: so nothing else is in its cell.
  void settle_start() {
    const ChainNode& node = graph_.node(start_);
    if (node.only == kNoCell) return;
    Step step;
    for (const Digit digit : Digits(board_.candidates(node.only) & ~bit(node.digit))) {
      step.eliminations.push_back({node.only, digit});
    }
    offer(std::move(step), start_);
  }

  /// Of both ends of every weak link one is true, and almost locked sets on the way are locked.
  void offer_loop(Index end) {
    const std::vector<Index> chain = follow_.chain_to(end);
    Step step;
    graph_.eliminate_common(end, start_, step);
    for (std::size_t i = 1; i + 1 < chain.size(); i += 2) graph_.eliminate_common(chain[i], chain[i + 1], step);
    for (std::size_t i = 0; i + 1 < chain.size(); i += 2) lock_set(chain[i], chain[i + 1], step);
    offer(std::move(step), end);
  }

  Index set_between(Index a, Index b) const {
    for (const ChainGraph::StrongLink& link : graph_.strong(a)) {
      if (link.to == b) return link.set;
    }
    return kNone;
  }

  void lock_set(Index a, Index b, Step& step) const {
    const Index index = set_between(a, b);
    if (index == kNone) return;
    const AlmostLockedSet& set = graph_.set(index);
    for (const Digit digit : Digits(set.digits & ~bit(graph_.node(a).digit) & ~bit(graph_.node(b).digit))) {
      eliminate(board_, board_.common_peers(set.places(board_, digit)), digit, step);
    }
  }

  void offer(Step step, Index end) {
    if (!finds_.would_keep(step, more_)) return;
    const std::vector<Index> chain = follow_.chain_to(end);
    Mask digits = 0;
    const auto as_node = [&](Index index) {
      const ChainNode& node = graph_.node(index);
      Node result{node.digit, {}};
      for (const Cell cell : node.cells) result.cells.push_back(cell);
      return result;
    };
    for (std::size_t i = 0; i < chain.size(); ++i) {
      const ChainNode& node = graph_.node(chain[i]);
      digits |= bit(node.digit);
      const bool is_end = i == 0 || i + 1 == chain.size();
      mark(board_, node.cells, bit(node.digit),
           is_end       ? StepRole::pincer
           : i % 2 == 0 ? StepRole::off
                        : StepRole::on,
           step);
      if (i + 1 < chain.size()) step.reason.links.push_back({as_node(chain[i]), as_node(chain[i + 1]), i % 2 == 0});
    }
    if (ends_ == ChainEnds::continuous) step.reason.links.push_back({as_node(end), as_node(start_), false});
    mark_sets(chain, step);
    step.reason.digits = list_digits(digits);
    finds_.add(std::move(step), more_);
  }

  void mark_sets(const std::vector<Index>& chain, Step& step) const {
    int group = 0;
    for (std::size_t i = 0; i + 1 < chain.size(); i += 2) {
      const Index set = set_between(chain[i], chain[i + 1]);
      if (set != kNone) mark(board_, graph_.set(set).cells, graph_.set(set).digits, StepRole::set, step, group++);
    }
  }

  const ChainGraph& graph_;
  const Board& board_;
  const ChainEnds ends_;
  const int fewest_links_;
  Finds& finds_;
  Consequences follow_;
  Index start_ = 0;
  int more_ = 0;
};

}  // namespace

void find_chains(ChainGraph& graph, ChainEnds ends, int links, Finds& finds) {
  if (!finds.has_complete(graph)) return;
  if (graph.is_limited()) finds.limit();
  ChainSearch(graph, ends, links, finds).run();
}

// A chain of one digit. (Those of three links are turbot fish.)

void x_chain(const Board& board, Finds& finds) {
  find_chains(chain_graph(board, ChainGraph::kPairs), ChainEnds::same_digit, 5, finds);
}

// A chain through cells of two candidates, from a digit to the same digit. (Those of three cells are XY-wings.)

void xy_chain(const Board& board, Finds& finds) {
  find_chains(chain_graph(board, ChainGraph::kCells), ChainEnds::same_digit, 7, finds);
}

// Chains of any digits over single candidates.

namespace {

constexpr unsigned kPlainLinks = ChainGraph::kCells | ChainGraph::kPairs;

void find_plain(const Board& board, ChainEnds ends, int links, Finds& finds) {
  find_chains(chain_graph(board, kPlainLinks), ends, links, finds);
}

}  // namespace

void alternating_inference_chain(const Board& board, Finds& finds) {
  find_plain(board, ChainEnds::any, 5, finds);
}
void continuous_nice_loop(const Board& board, Finds& finds) {
  find_plain(board, ChainEnds::continuous, 3, finds);
}
void discontinuous_nice_loop(const Board& board, Finds& finds) {
  find_plain(board, ChainEnds::discontinuous, 3, finds);
}

// Chains whose nodes may be several cells of a crossing.

namespace {

constexpr unsigned kGroupedLinks = ChainGraph::kCells | ChainGraph::kPairs | ChainGraph::kGroups;

void find_grouped(const Board& board, ChainEnds ends, Finds& finds) {
  find_chains(chain_graph(board, kGroupedLinks), ends, 3, finds);
}

}  // namespace

void grouped_inference_chain(const Board& board, Finds& finds) {
  find_grouped(board, ChainEnds::any, finds);
}
void grouped_continuous_loop(const Board& board, Finds& finds) {
  find_grouped(board, ChainEnds::continuous, finds);
}
void grouped_discontinuous_loop(const Board& board, Finds& finds) {
  find_grouped(board, ChainEnds::discontinuous, finds);
}

}  // namespace sudoku::human
