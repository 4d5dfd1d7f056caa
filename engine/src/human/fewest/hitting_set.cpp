#include "human/fewest/hitting_set.hpp"

#include <algorithm>

namespace sudoku::human {

void HittingSet::add(std::vector<Member> set) {
  const auto number = static_cast<std::uint32_t>(sets_.size());
  for (const Member member : set) sets_of_[member].push_back(number);
  const auto longer = [&](std::uint32_t other) { return sets_[other].size() > set.size(); };
  by_size_.insert(std::find_if(by_size_.begin(), by_size_.end(), longer), number);
  sets_.push_back(std::move(set));
  hits_.push_back(0);
  has_begun_ = false;
}

void HittingSet::begin() {
  std::fill(hits_.begin(), hits_.end(), 0);
  for (std::size_t member = 0; member < banned_.size(); ++member) {
    banned_[member] = is_dominated(static_cast<Member>(member)) ? 1 : 0;
  }
  chosen_.clear();
  branches_.clear();
  has_begun_ = true;
}

/// True if another member hits whatever this one does, so that it never has to be chosen. Of several that hit the same,
/// the first stays.
bool HittingSet::is_dominated(Member member) const {
  const auto& own = sets_of_[member];
  if (own.empty()) return false;
  return std::any_of(sets_[own[0]].begin(), sets_[own[0]].end(), [&](Member other) {
    const auto& others = sets_of_[other];
    const bool is_stronger = others.size() > own.size() || (others.size() == own.size() && other < member);
    return is_stronger && std::includes(others.begin(), others.end(), own.begin(), own.end());
  });
}

bool HittingSet::advance(std::uint64_t most_looks) {
  const std::uint64_t end = looks_ + most_looks;
  while (looks_ < end) {
    if (!has_begun_) {
      begin();
      if (open_branch()) return true;
    } else if (branches_.empty()) {
      ++bound_;
      has_begun_ = false;
    } else if (step()) {
      return true;
    }
  }
  return false;
}

/// Tries the next member of the innermost branch. True if all sets are hit.
bool HittingSet::step() {
  Branch& branch = branches_.back();
  ++looks_;
  if (branch.next == branch.members.size()) {
    for (const Member member : branch.members) --banned_[member];
    branches_.pop_back();
    if (branches_.empty()) return false;
    ++banned_[chosen_.back()];
    take_back();
    return false;
  }
  const Member member = branch.members[branch.next++];
  const std::size_t open = branches_.size();
  take(member);
  if (open_branch()) return true;
  if (branches_.size() == open) {
    ++banned_[member];
    take_back();
  }
  return false;
}

/// Opens a branch for a set that is not hit: the one with the fewest members left. None where disjoint sets show that
/// the bound doesn't do, or where the members to come are too few, even if each hits as many sets as any member does.
/// True if all are hit.
bool HittingSet::open_branch() {
  ++now_;
  looks_ += sets_.size() / 64;
  std::fill(hits_left_.begin(), hits_left_.end(), 0);
  std::size_t disjoint = 0, fewest = 0, unhit = 0, most = 0;
  const std::vector<Member>* next = nullptr;
  for (const std::uint32_t number : by_size_) {
    if (hits_[number] != 0) continue;
    ++unhit;
    std::size_t left = 0;
    bool is_disjoint = true;
    for (const Member member : sets_[number]) {
      if (banned_[member] != 0) continue;
      ++left;
      is_disjoint = is_disjoint && stamp_[member] != now_;
      most = std::max<std::size_t>(most, ++hits_left_[member]);
    }
    if (left == 0) return false;
    if (is_disjoint) {
      if (chosen_.size() + ++disjoint > bound_) return false;
      for (const Member member : sets_[number]) stamp_[member] = now_;
    }
    if (next && left >= fewest) continue;
    next = &sets_[number];
    fewest = left;
  }
  if (!next) return true;
  const std::size_t others = (bound_ - chosen_.size() - 1) * most;  // sets that are hit by those after the next
  Branch branch;
  for (const Member member : *next) {
    if (banned_[member] == 0 && hits_left_[member] + others >= unhit) branch.members.push_back(member);
  }
  if (branch.members.empty()) return false;
  std::sort(branch.members.begin(), branch.members.end(), [this](Member a, Member b) {
    return sets_of_[a].size() != sets_of_[b].size() ? sets_of_[a].size() > sets_of_[b].size() : a < b;
  });
  branches_.push_back(std::move(branch));
  return false;
}

void HittingSet::take(Member member) {
  chosen_.push_back(member);
  for (const std::uint32_t set : sets_of_[member]) ++hits_[set];
}

void HittingSet::take_back() {
  for (const std::uint32_t set : sets_of_[chosen_.back()]) --hits_[set];
  chosen_.pop_back();
}

}  // namespace sudoku::human
