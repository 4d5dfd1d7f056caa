#include "proof/unit_propagation.hpp"

#include <algorithm>

namespace sudoku::proof {

UnitPropagation::UnitPropagation(std::uint32_t variables, const ClauseList& clauses)
    : clauses_(clauses),
      rivals_(literal_count(variables)),
      watches_(rivals_.size()),
      truth_(rivals_.size(), kOpen),
      reasons_(std::size_t{variables} + 1, kNoLine),
      levels_(std::size_t{variables} + 1, 0) {}

/// Open and true literals come before false ones, of which those go first that are taken back first.
std::uint32_t UnitPropagation::rank(Literal literal) const {
  return is_false(literal) ? level_of(literal) : ~0u;
}

bool UnitPropagation::watch(LineNumber line) {
  const std::size_t begin = literals_.size();
  literals_.insert(literals_.end(), clauses_[line].begin(), clauses_[line].end());
  const auto first = literals_.begin() + static_cast<std::ptrdiff_t>(begin);
  const std::size_t size = literals_.size() - begin;
  const auto is_below = [this](Literal a, Literal b) { return rank(a) < rank(b); };
  for (std::size_t at = 0; at < std::min<std::size_t>(size, 2); ++at) {
    const auto place = first + static_cast<std::ptrdiff_t>(at);
    std::iter_swap(place, std::max_element(place, literals_.end(), is_below));
  }
  if (size == 2) {
    rivals_[first[0]].push_back({first[1], line});
    rivals_[first[1]].push_back({first[0], line});
  } else if (size > 2) {
    const auto index = static_cast<std::uint32_t>(watched_.size());
    watched_.push_back({line, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(literals_.size())});
    watches_[first[0]].push_back({first[1], index});
    watches_[first[1]].push_back({first[0], index});
  }
  const bool is_last = size > 0 && (size == 1 || is_false(first[1]));
  if (is_last && is_open(first[0])) imply(first[0], line);
  const bool holds = size > 0 && !is_false(first[0]);
  if (size <= 2) literals_.resize(begin);
  return holds;
}

void UnitPropagation::imply(Literal literal, LineNumber reason) {
  truth_[literal] = kTrue;
  truth_[opposite(literal)] = kFalse;
  reasons_[variable_of(literal)] = reason;
  levels_[variable_of(literal)] = level();
  trail_.push_back(literal);
}

void UnitPropagation::decide(Literal literal) {
  starts_.push_back(trail_.size());
  imply(literal, kNoLine);
}

void UnitPropagation::back_to(std::uint32_t wanted) {
  if (wanted >= level()) return;
  for (std::size_t at = starts_[wanted]; at < trail_.size(); ++at) {
    truth_[trail_[at]] = kOpen;
    truth_[opposite(trail_[at])] = kOpen;
  }
  trail_.resize(starts_[wanted]);
  starts_.resize(wanted);
  done_ = trail_.size();
}

LineNumber UnitPropagation::propagate() {
  while (done_ < trail_.size()) {
    const Literal denied = opposite(trail_[done_++]);
    LineNumber conflict = follow_rivals(denied);
    if (conflict == kNoLine) conflict = follow_watches(denied);
    if (conflict != kNoLine) return conflict;
  }
  return kNoLine;
}

LineNumber UnitPropagation::follow_rivals(Literal denied) {
  for (const auto [implied, line] : rivals_[denied]) {
    if (is_false(implied)) return line;
    if (is_open(implied)) imply(implied, line);
  }
  return kNoLine;
}

LineNumber UnitPropagation::follow_watches(Literal denied) {
  std::vector<Watch>& watches = watches_[denied];
  std::size_t kept = 0;
  LineNumber conflict = kNoLine;
  for (std::size_t at = 0; at < watches.size(); ++at) {
    const Watch watch = watches[at];
    if (conflict != kNoLine || is_true(watch.blocker)) {
      watches[kept++] = watch;
      continue;
    }
    const Watched& clause = watched_[watch.index];
    if (literals_[clause.begin] == denied) std::swap(literals_[clause.begin], literals_[clause.begin + 1]);
    const Literal other = literals_[clause.begin];
    if (!is_true(other) && find_another(clause)) {
      watches_[literals_[clause.begin + 1]].push_back({other, watch.index});
      continue;
    }
    watches[kept++] = {other, watch.index};
    if (is_false(other)) conflict = clause.line;
    else if (is_open(other)) imply(other, clause.line);
  }
  watches.resize(kept);
  return conflict;
}

/// Puts a literal that is not false in the place of the second. Returns whether there is one.
bool UnitPropagation::find_another(const Watched& clause) {
  for (std::uint32_t at = clause.begin + 2; at < clause.end; ++at) {
    if (is_false(literals_[at])) continue;
    std::swap(literals_[clause.begin + 1], literals_[at]);
    return true;
  }
  return false;
}

}  // namespace sudoku::proof
