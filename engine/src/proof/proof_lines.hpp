// The lines of a proof, each a clause with its hints: lines before it that propagate from the denial of the clause, in
// their order, until all literals of the last are false. (LRAT: Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp,
// "Efficient Certified RAT Verification", 2017.)
#pragma once

#include <string>
#include <vector>

#include "proof/statement.hpp"

namespace sudoku::proof {

class ProofLines {
 public:
  /// `clauses` are those of the statement at first, and outlive this; lines are added to them.
  explicit ProofLines(ClauseList& clauses) : clauses_(clauses) {}

  /// The statement is there: all that is added from now on is a line.
  void begin() { first_ = clauses_.count() + 1; }

  /// Adds a clause that is part of the statement, though it is known late. There is one at most.
  LineNumber add_premise(std::span<const Literal> literals);
  /// Adds a line that search refers to: it is written if it is of any use.
  LineNumber add(std::span<const Literal> literals, std::span<const LineNumber> hints);
  /// Adds a line that only shortens hints: it is written if several of the lines that are written use it, else its
  /// hints stand in its place.
  LineNumber add_shortcut(std::span<const Literal> literals, std::span<const LineNumber> hints);

  /// Has a line written that the last one can do without.
  void keep(LineNumber line);
  /// True for a line of the proof, false for a clause of the statement.
  bool is_line(LineNumber line) const { return !is_clause(line) && line != premise_; }
  /// The place of a line among those that are written, from 1 on; 0 for what isn't. Known when they are finished.
  LineNumber place_of(LineNumber line) const;

  /// How many hints there are, which is what takes room.
  std::size_t hint_count() const { return hints_.size(); }

  /// Takes out what the last line can do without, and numbers the rest, behind the statement. No line may be added from
  /// then on. Goes through about so many hints.
  /// @returns false when it is done
  bool finish(std::size_t hints);

  LineNumber count() const { return static_cast<LineNumber>(finished_.size()); }
  std::size_t finished_hint_count() const { return finished_hints_.size(); }
  /// Adds the clause of a line that is written, counted from 0.
  void write_clause(std::string& text, LineNumber place) const;
  /// Adds such a line with its number and its hints.
  void write_line(std::string& text, LineNumber place) const;

 private:
  struct Finished {
    LineNumber line;
    std::size_t hints_end;
  };

  bool is_clause(LineNumber line) const { return line < first_; }
  LineNumber first_number() const { return premise_ == kNoLine ? first_ : first_ + 1; }
  std::span<const LineNumber> hints_of(LineNumber line) const;
  void begin_to_finish();
  void note_use(LineNumber line);
  std::size_t expand(LineNumber line);

  ClauseList& clauses_;
  LineNumber first_ = 1;
  std::vector<LineNumber> hints_;
  std::vector<std::size_t> hint_ends_;
  std::vector<bool> is_shortcut_;
  std::vector<LineNumber> kept_;
  LineNumber premise_ = kNoLine;
  std::vector<Finished> finished_;
  std::vector<LineNumber> finished_hints_;
  std::vector<LineNumber> users_;    // of each line, the written one that needs it: itself where it is written
  std::size_t unused_ = 0;           // lines of which it isn't known yet whether they are needed
  std::size_t written_ = 0;          // lines that are numbered or left out
  std::vector<LineNumber> numbers_;  // in the files, of each line that is written
  std::vector<LineNumber> seen_by_;  // the line that a line or clause was last expanded for
};

}  // namespace sudoku::proof
