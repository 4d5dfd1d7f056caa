// Search for proofs on large grids. Unit propagation settles what it can; what it leaves open is searched by the clause
// solver, whose learnt clauses are the lines.
#pragma once

#include <optional>

#include "proof/clause_recorder.hpp"
#include "proof/proof_search.hpp"
#include "solve/large/clause_search.hpp"

namespace sudoku::proof {

class ClauseProofSearch final : public ProofSearch {
 public:
  /// A classic puzzle that has passed check_puzzle, except that givens may clash.
  ClauseProofSearch(const Geometry& geometry, const Puzzle& puzzle);

  std::uint64_t trials() const override { return search_ ? search_->decisions() : 0; }

 private:
  explicit ClauseProofSearch(int size, GroupStatement groups);

  bool state_more() override;
  void go_on() override;
  void prepare_search();
  void add_choice(std::uint32_t group);
  void begin_search();
  std::vector<Digit> found_grid() const;

  GroupStatement groups_;
  std::uint32_t stated_groups_ = 0, prepared_groups_ = 0;
  std::vector<large::Variable> searched_;  // of each variable of the statement that is open
  SearchTables tables_;                    // these two until search begins
  large::Choices choices_;
  std::optional<ClauseRecorder> recorder_;
  std::optional<large::ClauseSearch> search_;
};

}  // namespace sudoku::proof
