// The rules in SudokuPad's JSON, which is a drawing: cages and rules about the whole grid mean something there; lines,
// discs and texts may stand for anything, are named as not read, and become questions.
#pragma once

#include <string_view>
#include <vector>

#include "grid/message.hpp"
#include "grid/text/relaxed_json.hpp"
#include "grid/formats/drawings/looks.hpp"
#include "grid/formats/told_rules.hpp"
#include "sudoku/rules.hpp"
#include "sudoku/text.hpp"

namespace sudoku::formats {

class SudokuPadRules {
 public:
  SudokuPadRules(int size, Rules& rules) : size_(size), rules_(rules) {}

  /// Reads all that means something. Refuses a rule about the whole grid that is not known, by its name.
  Refusal read(const JsonValue& data);

  /// The names of what is drawn and may stand for a rule.
  const std::vector<std::string_view>& unread() const { return unread_; }

  /// The title, the author and the text of the rules, wherever they stand.
  const About& about() const { return about_; }

  /// Questions about all that, to be called once all has been read.
  std::vector<Proposal> proposals(const JsonValue& data) const;

 private:
  Refusal read_cages(const JsonValue& cages);
  Refusal read_cage(const JsonValue& cage);
  Refusal read_globals(const JsonValue& names);
  void hear(std::string_view text);
  void add_area(const std::string& style, DrawnItem area);

  int size_;
  Rules& rules_;
  std::vector<std::string_view> unread_;
  std::vector<std::pair<std::string, std::vector<DrawnItem>>> areas_;  // outlined ones, by their style
  About about_;
};

}  // namespace sudoku::formats
