#include "search/learning.hpp"

#include <algorithm>

namespace sudoku {

namespace {

constexpr std::uint16_t kNotYet = 0xFFFF;
constexpr std::uint64_t kNumbers = 0xFFFF;

/// Numbers begin again after the last; those of clauses that are still kept are left out then.
std::uint16_t number_of(std::uint64_t learnt) { return static_cast<std::uint16_t>(learnt % kNumbers + 1); }

/// Numbers before the sets in the notes, of which the last says how many these take. Then come the clauses.
constexpr std::size_t kHead = 4;

bool holds(const PropagationBoard& board, const ClauseGuess& assignment) {
  return board.candidates[assignment.cell] == bit(assignment.digit);
}

/// The one assignment that can still be wrong, where all others hold; where all hold, the last.
std::optional<ClauseGuess> one_left(const PropagationBoard& board, const LearntClause& clause) {
  const ClauseGuess* left = nullptr;
  for (const ClauseGuess& assignment : clause.assignments) {
    if (holds(board, assignment)) continue;
    if (left != nullptr) return std::nullopt;
    left = &assignment;
  }
  if (left == nullptr) return clause.assignments.back();
  if ((board.candidates[left->cell] & bit(left->digit)) == 0) return std::nullopt;
  return *left;
}

}  // namespace

std::uint64_t luby(std::uint64_t number) {
  for (;;) {
    std::uint64_t length = 1;  // of the part, 1 1 2 ... 2^k, that ends at it or after it
    while (length < number) length = 2 * length + 1;
    if (length == number) return (number + 1) / 2;
    number -= length / 2;
  }
}

void Learning::learn(RecordingTrace& trace, std::size_t held) {
  while (trail_.clause(number_of(learnt_)) != nullptr) ++learnt_;
  LearntClause clause{number_of(learnt_), kNotYet, 0, {}};
  std::size_t latest = kNone, before = kNone;
  for (std::size_t depth = 0; depth < blamed_.size(); ++depth) {
    if (!blamed_[depth]) continue;
    const Event& decide = trail_.events()[decides_[depth]].event;
    clause.assignments.push_back({decide.cell, decide.digit});
    before = latest;
    latest = depth;
  }
  failed_ = latest;
  goal_ = before == kNone ? 0 : before + 1;
  if (latest == kNone) return;
  restarts_ = held == 0 && ++conflicts_ >= kRestartAfter * luby(restart_);
  goal_ = restarts_ ? 0 : std::max(*goal_, std::min(held, latest));
  ++learnt_;
  keep(clause);
  for (std::size_t at = 0; at < clause.assignments.size(); ++at) {
    const auto [cell, digit] = clause.assignments[at];
    trace.learn(cell, digit, clause.number, clause.assignments.size() - at - 1);
  }
}

bool Learning::end_way_back(std::size_t path) {
  for (LearntClause& clause : trail_.clauses()) {
    clause.since = std::min(clause.since, static_cast<std::uint16_t>(path + 1));
  }
  goal_.reset();
  if (!restarts_) return false;
  restarts_ = false;
  conflicts_ = 0;
  ++restart_;
  return true;
}

std::optional<Learning::Firing> Learning::firing(const PropagationBoard& board, std::size_t path) const {
  for (std::size_t row = 0; row < clauses().size(); ++row) {
    const LearntClause& clause = clauses()[row];
    if (clause.since > path) continue;
    if (const auto wrong = one_left(board, clause)) return Firing{row, *wrong};
  }
  return std::nullopt;
}

std::uint16_t Learning::use(const Firing& firing) {
  LearntClause& clause = trail_.clauses()[firing.clause];
  ++clause.uses;
  return clause.number;
}

void Learning::keep(LearntClause clause) {
  if (clauses().size() >= kMostClauses) forget_half();
  trail_.clauses().push_back(std::move(clause));
}

/// Those that were used least go, of equals the oldest; but none on which the open path rests.
void Learning::forget_half() {
  std::vector<LearntClause>& clauses = trail_.clauses();
  std::vector<std::size_t> rows;
  for (std::size_t row = 0; row < clauses.size(); ++row) {
    const auto rests_on_it = [&](const ChainEvent& entry) {
      const Event& event = entry.event;
      return event.kind == EventKind::eliminate && event.cause == Cause::learnt &&
             event.detail == clauses[row].number;
    };
    if (std::none_of(trail_.events().begin(), trail_.events().end(), rests_on_it)) rows.push_back(row);
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [&](std::size_t a, std::size_t b) { return clauses[a].uses < clauses[b].uses; });
  rows.resize(std::min(rows.size(), kMostClauses / 2));
  for (const std::size_t row : rows) clauses[row].assignments.clear();
  std::erase_if(clauses, [](const LearntClause& clause) { return clause.assignments.empty(); });
}

std::vector<std::uint64_t> Learning::notes_of(const std::vector<LearntClause>& clauses) {
  std::vector<std::uint64_t> notes(kHead, 0);
  write_clauses(clauses, notes);
  return notes;
}

std::vector<std::uint64_t> Learning::notes() const {
  const std::vector<std::uint64_t> sets = Backjumping::notes();
  std::vector<std::uint64_t> notes{learnt_, restart_, conflicts_, sets.size()};
  notes.insert(notes.end(), sets.begin(), sets.end());
  write_clauses(clauses(), notes);
  return notes;
}

void Learning::take_clauses(std::span<const std::uint64_t> notes) {
  if (notes.empty()) return;
  trail_.clauses() = read_clauses(notes.subspan(kHead + static_cast<std::size_t>(notes[kHead - 1])));
}

/// A path that is followed for its own sake may come without notes.
void Learning::take_over(const std::vector<std::uint64_t>& notes) {
  if (notes.empty()) return;
  learnt_ = notes[0];
  restart_ = notes[1];
  conflicts_ = notes[2];
  const auto sets = notes.begin() + kHead;
  Backjumping::take_over({sets, sets + static_cast<std::ptrdiff_t>(notes[kHead - 1])});
  take_clauses(notes);
}

}  // namespace sudoku
