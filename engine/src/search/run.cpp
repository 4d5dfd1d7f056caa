#include "sudoku/run.hpp"

#include <algorithm>

#include "search/event_search.hpp"
#include "search/listeners.hpp"
#include "search/pieces.hpp"
#include "search/recorder.hpp"
#include "search/traced_search.hpp"

namespace sudoku {

namespace {

// A choice of no cell or digit of this grid is possible nowhere.
Strategy with_possible_choices(Strategy strategy, const Puzzle& puzzle) {
  std::erase_if(strategy.choices, [&](const Choice& choice) {
    return choice.cell >= puzzle.givens.size() || choice.digit < 1 || choice.digit > puzzle.size();
  });
  return strategy;
}

}  // namespace

struct Run::Impl {
  Impl(Puzzle puzzle_in, Strategy strategy_in, std::uint64_t max_events_in, SnapshotBudget& budget_in)
      : puzzle(std::move(puzzle_in)),
        strategy(with_possible_choices(std::move(strategy_in), puzzle)),
        max_events(max_events_in),
        geometry(puzzle.shape),
        budget(budget_in),
        frontier(TracedSearch::make(geometry, puzzle, strategy)),
        recorder(geometry, puzzle, frontier->trace(), budget),
        pieces(geometry, puzzle, strategy, *frontier, recorder) {
    budget.enter();
  }
  ~Impl() { budget.leave(); }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  const RecordingTrace& trace() const { return frontier->trace(); }
  std::uint64_t length() const { return trace().index(); }

  /// The kept search, moved to before event `index`: from where it stands if that is nearer than a snapshot.
  TracedSearch& cursor_before(std::uint64_t index) {
    const bool stands_well =
        cursor && cursor->trace().index() <= index && cursor->trace().index() >= pieces.around(index).first;
    if (!stands_well) cursor = pieces.search_before(index);
    return *cursor;
  }

  /// Executes events `from` to `until` again, telling the listener; later ones only to finish the last step.
  void listen(std::uint64_t from, std::uint64_t until, EventListener& listener, TracedSearch& search) {
    search.trace().listen(listener, from);
    search.run(until);
    search.trace().listen_to_nothing();
  }

  RunStatus final_status() const {
    switch (frontier->status()) {
      case SearchStatus::running: return RunStatus::running;
      case SearchStatus::stuck: return RunStatus::stuck;
      case SearchStatus::stopped:
      case SearchStatus::exhausted: break;
    }
    const std::uint64_t solutions = trace().counts().of(EventKind::solution);
    if (solutions == 0) return RunStatus::none;
    if (solutions > 1) return RunStatus::multiple;
    return frontier->status() == SearchStatus::stopped ? RunStatus::solved : RunStatus::unique;
  }

  Puzzle puzzle;
  Strategy strategy;
  std::uint64_t max_events;
  Geometry geometry;
  SnapshotBudget& budget;
  std::unique_ptr<TracedSearch> frontier;
  Recorder recorder;
  Pieces pieces;
  RunStatus status = RunStatus::running;
  std::unique_ptr<TracedSearch> cursor;
};

Run::Run(Puzzle puzzle, Strategy strategy, std::uint64_t max_events, SnapshotBudget& budget)
    : impl_(std::make_unique<Impl>(std::move(puzzle), std::move(strategy), max_events, budget)) {}
Run::~Run() = default;

bool Run::advance(std::uint64_t events) {
  if (impl_->status != RunStatus::running) return false;
  const std::uint64_t until = std::min(length() + events, impl_->max_events);
  impl_->frontier->run(until, impl_->recorder);
  impl_->status = impl_->final_status();
  if (impl_->status == RunStatus::running && length() >= impl_->max_events) impl_->status = RunStatus::limit;
  return impl_->status == RunStatus::running;
}

void Run::cancel() {
  if (impl_->status == RunStatus::running) impl_->status = RunStatus::cancelled;
}

const Geometry& Run::geometry() const { return impl_->geometry; }
const Puzzle& Run::puzzle() const { return impl_->puzzle; }
const Strategy& Run::strategy() const { return impl_->strategy; }
std::uint64_t Run::length() const { return impl_->length(); }
RunStatus Run::status() const { return impl_->status; }
const std::vector<std::vector<Digit>>& Run::solutions() const { return impl_->recorder.solutions(); }

RunStats Run::stats() const {
  const RecordingTrace& trace = impl_->trace();
  const EventCounts& counts = trace.counts();
  RunStats stats{};
  stats.guesses = counts.of(EventKind::decide);
  stats.nodes = 1 + stats.guesses;
  stats.backtracks = counts.of(EventKind::refute);
  stats.max_depth = trace.max_depth();
  stats.placements = counts.of(EventKind::place);
  stats.eliminations = counts.of(EventKind::eliminate);
  stats.revisions = counts.of(EventKind::revise);
  stats.passes = counts.of(EventKind::pass);
  stats.conflicts = counts.of(EventKind::conflict);
  for (std::size_t cause = 0; cause < kCauses; ++cause) {
    stats.by_cause[cause] = {counts.of(EventKind::place, static_cast<Cause>(cause)),
                             counts.of(EventKind::eliminate, static_cast<Cause>(cause)),
                             trace.sampled_milliseconds()[cause]};
  }
  return stats;
}

EventWindow Run::events(std::uint64_t first, std::uint64_t count) {
  EventWindow window;
  window.first = std::min(first, length());
  const std::uint64_t end = window.first + std::min(count, length() - window.first);
  if (end == window.first) return window;
  window.events.reserve(static_cast<std::size_t>(end - window.first));
  WindowListener listener(window, end - window.first);
  impl_->listen(window.first, end, listener, impl_->cursor_before(window.first));
  return window;
}

State Run::state_at(std::uint64_t index) {
  State state = State::initial(impl_->geometry, impl_->puzzle);
  index = std::min(index, length());
  if (index == 0) return state;
  TracedSearch& search = impl_->cursor_before(index - 1);
  StateListener listener(search, state);
  impl_->listen(index - 1, index, listener, search);
  return state;
}

std::vector<PathLevel> Run::path_at(std::uint64_t index) {
  std::vector<PathLevel> path;
  index = std::min(index, length());
  if (index == 0) return path;
  TracedSearch& search = impl_->cursor_before(index - 1);
  PathListener listener(search, path);
  impl_->listen(index - 1, index, listener, search);
  return path;
}

Reason Run::reason(std::uint64_t index) {
  const EventWindow window = events(index, 1);
  if (window.events.empty()) return {ReasonKind::done, {}, {}, {}};
  return explain(impl_->geometry, state_at(index), window.events.front());
}

std::uint64_t Run::next(std::uint64_t index, std::uint32_t kinds) {
  while (index < length()) {
    const Piece piece = impl_->pieces.around(index);
    if (impl_->pieces.count(piece, kinds) != 0) {
      KindListener listener(kinds, KindListener::Wanted::first, piece.end);
      impl_->listen(index, piece.end, listener, impl_->cursor_before(index));
      if (listener.found() != kNoEvent) return listener.found();
    }
    index = piece.end;
  }
  return length();
}

std::uint64_t Run::previous(std::uint64_t index, std::uint32_t kinds) {
  for (std::uint64_t end = std::min(index, length()); end > 0;) {
    const Piece piece = impl_->pieces.around(end - 1);
    if (impl_->pieces.count(piece, kinds) != 0) {
      KindListener listener(kinds, KindListener::Wanted::last, end);
      impl_->listen(piece.first, end, listener, impl_->cursor_before(piece.first));
      if (listener.found() != kNoEvent) return listener.found();
    }
    end = piece.first;
  }
  return kNoEvent;
}

std::unique_ptr<EventQuery> Run::find(std::vector<EventFilter> filters, std::uint64_t index,
                                      Direction direction) const {
  return std::make_unique<EventSearch>(impl_->pieces, std::move(filters), index, direction);
}

std::uint64_t Run::count_before(std::uint64_t index, std::uint32_t kinds) {
  index = std::min(index, length());
  const Piece piece = impl_->pieces.around(index);
  CountListener listener(kinds, index);
  if (piece.first < index) impl_->listen(piece.first, index, listener, impl_->cursor_before(piece.first));
  return impl_->pieces.count_before(piece, kinds) + listener.count();
}

Overview Run::overview() const { return impl_->recorder.overview(); }

std::vector<TreeNode> Run::tree(std::size_t cap) const {
  return impl_->recorder.tree().rows(length() == 0 ? 0 : length() - 1, cap);
}

namespace {

class Subtree : public TreeQuery {
 public:
  /// `search` stands right before `decide`, the number of a decision's event; `end` is the length of its run.
  Subtree(std::unique_ptr<TracedSearch> search, std::uint64_t end, std::size_t cap)
      : search_(std::move(search)), end_(end), cap_(cap), tree_(cap, static_cast<int>(search_->board().values.size())) {
    search_->run(search_->trace().index() + 1);
    const SearchLevel& level = search_->path().back();
    tree_.open(level.cell, level.digit, search_->trace().open_decision(search_->trace().depth() - 1));
  }

  bool advance(std::uint64_t events) override {
    search_->run(std::min(end_, search_->trace().index() + events), tree_);
    return !tree_.closed() && search_->trace().index() < end_;
  }

  std::vector<TreeNode> nodes() override { return tree_.rows(end_ - 1, cap_); }

 private:
  std::unique_ptr<TracedSearch> search_;
  std::uint64_t end_;
  std::size_t cap_;
  TreeTable tree_;
};

}  // namespace

std::unique_ptr<TreeQuery> Run::subtree(std::uint64_t decide, std::size_t cap) const {
  auto search = impl_->pieces.search_before(decide);
  search->run(decide);  // a decide is the first event of its step, so this ends right before it
  return std::make_unique<Subtree>(std::move(search), length(), cap);
}

}  // namespace sudoku
