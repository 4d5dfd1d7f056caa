#include "solve/large/clauses.hpp"

#include <algorithm>
#include <array>

#include "solve/large/search_observer.hpp"

namespace sudoku::large {

ClauseRef Clauses::add(std::span<const Literal> literals, std::uint32_t glue) {
  const auto ref = static_cast<ClauseRef>(store_.size());
  store_.push_back(static_cast<std::uint32_t>(literals.size()));
  store_.push_back(std::min(glue, kLargestGlue) | kUsed);
  store_.insert(store_.end(), literals.begin(), literals.end());
  watch(ref);
  ++count_;
  return ref;
}

void Clauses::watch(ClauseRef ref) {
  const std::span<const Literal> of = literals(ref);
  watches_[of[0]].push_back({ref, of[1]});
  watches_[of[1]].push_back({ref, of[0]});
}

void Clauses::note_use(ClauseRef ref, std::uint32_t glue_now) {
  store_[ref + 1] = std::min(glue(ref), glue_now) | kUsed;
}

Conflict Clauses::propagate(Literal denied, Assignment& assignment) {
  std::vector<Watch>& watches = watches_[denied];
  Conflict conflict;
  auto keep = watches.begin();
  auto next = watches.begin();
  while (next != watches.end() && !conflict.found()) {
    const Watch watch = *keep++ = *next++;
    if (assignment.is_true(watch.blocker)) continue;
    Literal* const literals = store_.data() + watch.ref + kHeader;
    const Literal first = literals[0] ^ literals[1] ^ denied;
    Literal* const end = literals + store_[watch.ref];
    Literal* other = literals + 2;
    if (!assignment.is_true(first)) {
      while (other != end && assignment.is_false(*other)) ++other;
    }
    if (assignment.is_true(first)) {
      keep[-1].blocker = first;
    } else if (other != end) {
      literals[0] = first;
      literals[1] = *other;
      *other = denied;
      watches_[literals[1]].push_back({watch.ref, first});
      --keep;
    } else if (assignment.is_false(first)) {
      conflict = {first, Antecedent::clause(watch.ref)};
    } else {
      assignment.assign(first, Antecedent::clause(watch.ref));
    }
  }
  watches.erase(std::copy(next, watches.end(), keep), watches.end());
  return conflict;
}

void Clauses::reduce(Assignment& assignment, SearchObserver* observer) {
  const std::uint32_t too_much = upper_half_of_glue(assignment);
  for (auto& watches : watches_) watches.clear();
  ClauseRef end = 0;
  count_ = 0;
  for (ClauseRef ref = 0, next = 0; ref < store_.size(); ref = next) {
    next = after(ref);
    if (is_spare(ref, assignment) && glue(ref) >= too_much) continue;
    store_[ref + 1] &= ~kUsed;
    move(ref, end, assignment);
    if (observer != nullptr) observer->moved(ref, end);
    watch(end);
    end = after(end);
    ++count_;
  }
  store_.resize(end);
}

bool Clauses::is_spare(ClauseRef ref, const Assignment& assignment) const {
  if ((store_[ref + 1] & kUsed) != 0 || glue(ref) <= kKeptGlue) return false;
  const auto implies = [&](Literal literal) { return assignment.is_reason_of(Antecedent::clause(ref), literal); };
  return !implies(literals(ref)[0]) && !implies(literals(ref)[1]);
}

// The glue that about half of the spare clauses reach.
std::uint32_t Clauses::upper_half_of_glue(const Assignment& assignment) const {
  std::array<std::uint32_t, kLargestGlue + 1> clauses_of_glue{};
  std::uint32_t spare = 0;
  for (ClauseRef ref = 0; ref < store_.size(); ref = after(ref)) {
    if (!is_spare(ref, assignment)) continue;
    ++clauses_of_glue[glue(ref)];
    ++spare;
  }
  std::uint32_t bound = kLargestGlue + 1;
  for (std::uint32_t above = 0; 2 * above < spare;) above += clauses_of_glue[--bound];
  return bound;
}

// Moves a clause towards the beginning of the store, and tells the literal that it is the reason of.
void Clauses::move(ClauseRef from, ClauseRef to, Assignment& assignment) {
  for (const Literal literal : literals(from).first(2)) {
    if (!assignment.is_reason_of(Antecedent::clause(from), literal)) continue;
    assignment.change_reason(variable_of(literal), Antecedent::clause(to));
  }
  std::copy(store_.data() + from, store_.data() + after(from), store_.data() + to);
}

}  // namespace sudoku::large
