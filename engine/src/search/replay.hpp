// A part of a run that is executed again, in slices: from the kept search or the nearest snapshot, for a listener.
#pragma once

#include <memory>
#include <optional>

#include "search/pieces.hpp"

namespace sudoku {

class Replay {
 public:
  /// Events `from` to `end` - 1; later ones only to finish the last step. All of these must outlive its work.
  Replay(Pieces& pieces, std::uint64_t from, std::uint64_t end, EventListener* listener)
      : pieces_(pieces), from_(from), end_(end), listener_(listener) {}

  /// Executes about `events` events, or fewer where these take long; false when it has executed all of them.
  bool advance(std::uint64_t events);

  /// The events below have been executed.
  std::uint64_t reached() const;

  /// The search; there is one from the first call of `advance` on, unless there is nothing to execute.
  const TracedSearch& search() const { return *search_; }
  /// Takes the search away, which ends the replay; null where there is none.
  std::unique_ptr<TracedSearch> take_search() {
    from_ = end_;
    return std::move(search_);
  }
  /// Ends the replay, and keeps the search for the next one.
  void keep_search();

 private:
  void open();
  void listen();

  Pieces& pieces_;
  std::uint64_t from_, end_;
  EventListener* listener_;
  std::unique_ptr<TracedSearch> search_;
  std::optional<Snapshot> goal_;  // a copy, since a run that goes on drops some; nothing once the search has come there
};

}  // namespace sudoku
