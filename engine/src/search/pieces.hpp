// A finished part of a run in pieces, each from one snapshot to the next: what is known of a piece without executing it
// again, and the search that executed one last.
#pragma once

#include <memory>

#include "search/recorder.hpp"
#include "search/traced_search.hpp"

namespace sudoku {

/// Events `first` to `end` - 1; the last piece ends with the run.
struct Piece {
  std::uint64_t first, end;
  std::size_t number;  ///< of the snapshot at its end
};

class Pieces {
 public:
  /// All of them must outlive it.
  Pieces(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy, const TracedSearch& frontier,
         const Recorder& recorder)
      : geometry_(geometry), puzzle_(puzzle), strategy_(strategy), frontier_(frontier), recorder_(recorder) {}

  std::uint64_t length() const { return frontier_.trace().index(); }
  const Geometry& geometry() const { return geometry_; }

  /// The piece in which event `index` is.
  Piece around(std::uint64_t index) const;

  /// How many events of these kinds (bit k = EventKind k) it has, and how many there are before it.
  std::uint64_t count(const Piece& piece, std::uint32_t kinds) const;
  std::uint64_t count_before(const Piece& piece, std::uint32_t kinds) const;

  /// Least and greatest depths that it may have.
  DepthRange depths(const Piece& piece) const { return recorder_.depths(piece.first, piece.end); }

  std::unique_ptr<TracedSearch> new_search() const { return TracedSearch::make(geometry_, puzzle_, strategy_); }
  /// The last one at or before event `index`; null where there is none.
  const Snapshot* snapshot_before(std::uint64_t index) const;

  /// Keeps a search for the next question, which is often about what follows.
  void keep(std::unique_ptr<TracedSearch> search);
  /// The kept search, if it stands before event `index` and nearer than a snapshot; else null.
  std::unique_ptr<TracedSearch> take_before(std::uint64_t index);

 private:
  std::uint64_t count_below(std::size_t snapshot, std::uint32_t kinds) const;

  const Geometry& geometry_;
  const Puzzle& puzzle_;
  const Strategy& strategy_;
  const TracedSearch& frontier_;
  const Recorder& recorder_;
  std::unique_ptr<TracedSearch> kept_;
};

}  // namespace sudoku
