// Chooses candidates, none of which excludes another, so that all statements of a list are true; or finds that this is
// impossible. Depth first: the statement with the fewest candidates left comes next; of a constraint, those of the cell
// with the fewest.
#pragma once

#include "human/fewest/fillings.hpp"

namespace sudoku::human {

class Choosing {
 public:
  enum class Possibility : std::uint8_t { possible, impossible, gave_up };

  explicit Choosing(const Statements& statements);

  /// From the start: true for good.
  void assume(CandidateNumber candidate) { choose(candidate); }
  /// From the start: false for good.
  void exclude(CandidateNumber candidate) { block(candidate); }
  /// Is tried before others.
  void prefer(CandidateNumber candidate) { is_preferred_[candidate] = true; }

  /// Gives up after so many choices.
  Possibility run(const std::vector<StatementNumber>& wanted, std::uint64_t most_choices);
  std::uint64_t choices() const { return choices_made_; }

  /// After `possible`: what was chosen makes these statements true, and whatever else could be chosen besides.
  const std::vector<CandidateNumber>& chosen() const { return model_; }
  /// After `impossible`: of the wanted statements, those that were used. They are impossible alone.
  const std::vector<StatementNumber>& used() const { return used_; }
  /// After `possible`, of each statement: whether it is true by what was chosen.
  std::vector<bool> held() const;

 private:
  /// The statement that is to be made true next, and the candidates of which one has to be chosen: the digits of a
  /// cell, or of a unit.
  struct Next {
    StatementNumber statement, list;
    Mask digits;
  };

  bool extend();
  Next pick();
  void choose_more();
  void choose(CandidateNumber candidate);
  void take_back();
  void block(CandidateNumber candidate);
  void unblock(CandidateNumber candidate);

  const Statements& statements_;
  ConstraintFillings fillings_;
  std::vector<std::uint8_t> is_preferred_, is_chosen_, is_used_;
  std::vector<std::uint16_t> blocked_;  // of each candidate: how many that are chosen exclude it
  std::vector<std::uint16_t> open_;     // of each statement: candidates that are not excluded
  std::vector<std::uint16_t> held_;     // of each statement: candidates that are chosen
  std::vector<CandidateNumber> chosen_, model_;
  std::vector<StatementNumber> used_;
  const std::vector<StatementNumber>* wanted_ = nullptr;
  std::uint64_t choices_made_ = 0, most_ = 0;
};

}  // namespace sudoku::human
