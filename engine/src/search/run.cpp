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

/// The part of the tree below a decide, made by searching that part again.
class Subtree final : public Query<std::vector<TreeNode>> {
 public:
  /// `decide` is the number of the decision's event, which is the first of its step.
  Subtree(Pieces& pieces, std::uint64_t decide, std::size_t cap)
      : end_(pieces.length()), cap_(cap), tree_(cap, most_decisions(pieces.geometry())),
        replay_(pieces, decide, decide < end_ ? decide + 1 : decide, nullptr) {}

  bool advance(std::uint64_t events) override {
    if (!search_) return replay_.advance(events) || begin_at(replay_.take_search());
    search_->run(std::min(end_, search_->trace().index() + events), tree_);
    return !tree_.closed() && search_->trace().index() < end_;
  }

  std::vector<TreeNode> answer() override { return tree_.rows(end_ - 1, cap_); }

 private:
  /// False where there is no such decide.
  bool begin_at(std::unique_ptr<TracedSearch> search) {
    if (!search || search->path().empty()) return false;
    search_ = std::move(search);
    const SearchLevel& level = search_->path().back();
    tree_.open(level, search_->trace().open_decision(search_->trace().depth() - 1));
    return true;
  }

  std::uint64_t end_;
  std::size_t cap_;
  TreeTable tree_;
  Replay replay_;                         // to the decide
  std::unique_ptr<TracedSearch> search_;  // from there on
};

}  // namespace

struct Run::Impl {
  Impl(Puzzle puzzle_in, Strategy strategy_in, std::uint64_t max_events_in, SnapshotBudget& budget_in)
      : puzzle(std::move(puzzle_in)),
        strategy(with_possible_choices(std::move(strategy_in), puzzle)),
        max_events(max_events_in),
        geometry(Geometry::of(puzzle)),
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
};

Run::Run(Puzzle puzzle, Strategy strategy, std::uint64_t max_events, SnapshotBudget& budget)
    : impl_(std::make_unique<Impl>(std::move(puzzle), std::move(strategy), max_events, budget)) {}
Run::~Run() = default;

bool Run::advance(std::uint64_t events) {
  if (impl_->status != RunStatus::running) return false;
  const std::uint64_t until = length() + std::min(events, impl_->max_events - length());
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
  stats.clauses = trace.clauses();
  stats.restarts = counts.of(EventKind::restart);
  stats.skipped = trace.skipped();
  for (std::size_t cause = 0; cause < kCauses; ++cause) {
    stats.by_cause[cause] = {counts.of(EventKind::place, static_cast<Cause>(cause)),
                             counts.of(EventKind::eliminate, static_cast<Cause>(cause)),
                             trace.sampled_milliseconds()[cause]};
  }
  return stats;
}

std::unique_ptr<Query<EventWindow>> Run::ask_events(std::uint64_t first, std::uint64_t count) {
  EventWindow window;
  window.first = std::min(first, length());
  const std::uint64_t end = window.first + std::min(count, length() - window.first);
  const std::uint64_t from = window.first;
  return std::make_unique<ListeningQuery<EventWindow, WindowListener>>(impl_->pieces, from, end, std::move(window),
                                                                       end - from);
}

// The state before an event is the one after the event before it.
std::unique_ptr<Query<State>> Run::ask_state_at(std::uint64_t index) {
  const std::uint64_t end = std::min(index, length());
  return std::make_unique<ListeningQuery<State, StateListener>>(impl_->pieces, end == 0 ? 0 : end - 1, end,
                                                                State::initial(impl_->geometry, impl_->puzzle));
}

std::unique_ptr<Query<std::vector<PathLevel>>> Run::ask_path_at(std::uint64_t index) {
  const std::uint64_t end = std::min(index, length());
  return std::make_unique<ListeningQuery<std::vector<PathLevel>, PathListener>>(
      impl_->pieces, end == 0 ? 0 : end - 1, end, std::vector<PathLevel>{});
}

std::unique_ptr<Query<std::uint64_t>> Run::ask_count_before(std::uint64_t index, std::uint32_t kinds) {
  const std::uint64_t end = std::min(index, length());
  const Piece piece = impl_->pieces.around(end);
  return std::make_unique<ListeningQuery<std::uint64_t, CountListener>>(
      impl_->pieces, piece.first, end, impl_->pieces.count_before(piece, kinds), kinds, end);
}

std::unique_ptr<EventQuery> Run::find(std::vector<EventFilter> filters, std::uint64_t index, Direction direction) {
  return std::make_unique<EventSearch>(impl_->pieces, std::move(filters), index, direction);
}

std::unique_ptr<Query<std::vector<TreeNode>>> Run::subtree(std::uint64_t decide, std::size_t cap) {
  return std::make_unique<Subtree>(impl_->pieces, decide, cap);
}

std::uint64_t Run::next(std::uint64_t index, std::uint32_t kinds) {
  const std::uint64_t found = answer_of<std::uint64_t>(find({{.kinds = kinds}}, index, Direction::forward));
  return found == kNoEvent ? length() : found;
}

std::uint64_t Run::previous(std::uint64_t index, std::uint32_t kinds) {
  return answer_of<std::uint64_t>(find({{.kinds = kinds}}, index, Direction::backward));
}

Reason Run::reason(std::uint64_t index) {
  const EventWindow window = events(index, 1);
  if (window.events.empty()) return {ReasonKind::done, {}, {}, {}};
  return explain_on_path(impl_->geometry, state_at(index), window.events.front(), path_at(index + 1));
}

Overview Run::overview() const { return impl_->recorder.overview(); }

std::vector<TreeNode> Run::tree(std::size_t cap) const {
  return impl_->recorder.tree().rows(length() == 0 ? 0 : length() - 1, cap);
}

}  // namespace sudoku
