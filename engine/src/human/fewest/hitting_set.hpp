// The smallest set that has a member in each of a growing list of sets: by depth, one more member each time nothing is
// found, so that no answer is larger than it need be.
#pragma once

#include <cstdint>
#include <vector>

namespace sudoku::human {

class HittingSet {
 public:
  using Member = std::uint16_t;

  /// Members are 0 to `members` - 1.
  explicit HittingSet(std::size_t members)
      : sets_of_(members), banned_(members), stamp_(members), hits_left_(members) {}

  /// One more set, not empty. The search begins again; none of fewer members than before needs to be looked for.
  void add(std::vector<Member> set);

  /// Looks at so many members at most. True once `members()` is a smallest set that hits all.
  bool advance(std::uint64_t most_looks);
  const std::vector<Member>& members() const { return chosen_; }
  /// No set of fewer members hits all.
  std::size_t at_least() const { return bound_; }
  std::uint64_t looks() const { return looks_; }
  /// How many of the sets have the member.
  std::size_t sets_with(Member member) const { return sets_of_[member].size(); }

 private:
  struct Branch {
    std::vector<Member> members;  // of the set that is to be hit, those that are not banned
    std::size_t next = 0;
  };

  void begin();
  bool is_dominated(Member member) const;
  bool open_branch();
  bool step();
  void take(Member member);
  void take_back();

  std::vector<std::vector<Member>> sets_;
  std::vector<std::uint32_t> by_size_;  // numbers of sets, the smallest first: more of these are disjoint
  std::vector<std::vector<std::uint32_t>> sets_of_;
  std::vector<std::uint32_t> hits_;     // of each set: members chosen
  std::vector<std::uint32_t> banned_;   // of each member: tried in a branch that is still open
  std::vector<std::uint32_t> stamp_;    // of each member: when it was last counted for a bound
  std::vector<std::uint32_t> hits_left_;  // of each member: sets that are not hit yet and have it
  std::uint32_t now_ = 0;
  std::vector<Member> chosen_;
  std::vector<Branch> branches_;
  std::size_t bound_ = 0;
  std::uint64_t looks_ = 0;
  bool has_begun_ = false;
};

}  // namespace sudoku::human
