// The rules in SudokuPad's JSON, which is a drawing: cages and rules about the whole grid mean something there; lines,
// discs and texts may stand for anything, and are named as not read.
#pragma once

#include <string_view>
#include <vector>

#include "grid/message.hpp"
#include "grid/text/relaxed_json.hpp"
#include "sudoku/rules.hpp"

namespace sudoku::formats {

class SudokuPadRules {
 public:
  SudokuPadRules(int size, Rules& rules) : size_(size), rules_(rules) {}

  /// Reads all that means something. Refuses a rule about the whole grid that is not known, by its name.
  Refusal read(const JsonValue& data);

  /// The names of what is drawn and may stand for a rule.
  const std::vector<std::string_view>& unread() const { return unread_; }

 private:
  Refusal read_cages(const JsonValue& cages);
  Refusal read_cage(const JsonValue& cage);
  Refusal read_globals(const JsonValue& names);

  int size_;
  Rules& rules_;
  std::vector<std::string_view> unread_;
};

}  // namespace sudoku::formats
