#include "proof/proof_lines.hpp"

namespace sudoku::proof {

LineNumber ProofLines::add(std::span<const Literal> literals, std::span<const LineNumber> hints) {
  hints_.insert(hints_.end(), hints.begin(), hints.end());
  hint_ends_.push_back(hints_.size());
  is_shortcut_.push_back(false);
  return clauses_.add(literals);
}

LineNumber ProofLines::add_premise(std::span<const Literal> literals) {
  premise_ = add(literals, {});
  return premise_;
}

LineNumber ProofLines::add_shortcut(std::span<const Literal> literals, std::span<const LineNumber> hints) {
  const LineNumber line = add(literals, hints);
  is_shortcut_.back() = true;
  return line;
}

void ProofLines::keep(LineNumber line) {
  if (!is_line(line)) return;
  is_shortcut_[line - first_] = false;
  kept_.push_back(line);
}

LineNumber ProofLines::place_of(LineNumber line) const {
  const LineNumber number = is_line(line) ? numbers_[line - first_] : kNoLine;
  return number == kNoLine ? kNoLine : number - first_number() + 1;
}

std::span<const LineNumber> ProofLines::hints_of(LineNumber line) const {
  const std::size_t at = line - first_;
  const std::size_t begin = at == 0 ? 0 : hint_ends_[at - 1];
  return {hints_.data() + begin, hint_ends_[at] - begin};
}

/// The written line that needs each: itself where it is written, kNoLine where nothing needs it.
std::vector<LineNumber> ProofLines::users() const {
  std::vector<LineNumber> users(hint_ends_.size(), kNoLine);
  users.back() = first_ + static_cast<LineNumber>(users.size()) - 1;
  for (const LineNumber line : kept_) users[line - first_] = line;
  for (std::size_t at = users.size(); at-- > 0;) {
    if (users[at] == kNoLine) continue;
    for (const LineNumber hint : hints_of(first_ + static_cast<LineNumber>(at))) {
      if (is_clause(hint)) continue;
      LineNumber& user = users[hint - first_];
      const bool is_first = user == kNoLine && is_shortcut_[hint - first_];
      user = is_first || user == users[at] ? users[at] : hint;
    }
  }
  return users;
}

/// The hints of a line that is written, by their numbers in the files: shortcuts that are not written are replaced by
/// their own hints. What has propagated already is left out.
std::vector<LineNumber> ProofLines::expanded(LineNumber line) {
  std::vector<LineNumber> numbers;
  std::vector<std::span<const LineNumber>> left{hints_of(line)};
  while (!left.empty()) {
    if (left.back().empty()) {
      left.pop_back();
      continue;
    }
    const LineNumber hint = left.back().front();
    left.back() = left.back().subspan(1);
    if (seen_by_[hint] == line) continue;
    seen_by_[hint] = line;
    if (is_clause(hint)) numbers.push_back(hint);
    else if (numbers_[hint - first_] != kNoLine) numbers.push_back(numbers_[hint - first_]);
    else left.push_back(hints_of(hint));
  }
  return numbers;
}

void ProofLines::finish() {
  const std::vector<LineNumber> user = users();
  numbers_.assign(user.size(), kNoLine);
  seen_by_.assign(first_ + user.size(), kNoLine);
  if (premise_ != kNoLine) numbers_[premise_ - first_] = first_;
  for (std::size_t at = 0; at < user.size(); ++at) {
    const LineNumber line = first_ + static_cast<LineNumber>(at);
    if (user[at] != line || line == premise_) continue;
    numbers_[at] = first_number() + count();
    const std::vector<LineNumber> hints = expanded(line);
    finished_hints_.insert(finished_hints_.end(), hints.begin(), hints.end());
    finished_.push_back({line, finished_hints_.size()});
  }
}

void ProofLines::write_clause(std::string& text, LineNumber line) const {
  for (const Literal literal : clauses_[line]) write_literal(text, literal);
}

std::string ProofLines::drat() const {
  std::string text;
  for (const Finished& each : finished_) {
    write_clause(text, each.line);
    text += "0\n";
  }
  return text;
}

std::string ProofLines::lrat() const {
  std::string text;
  std::size_t at = 0;
  LineNumber number = first_number();
  for (const Finished& each : finished_) {
    write_line_number(text, number++);
    write_clause(text, each.line);
    text += "0 ";
    for (; at < each.hints_end; ++at) write_line_number(text, finished_hints_[at]);
    text += "0\n";
  }
  return text;
}

}  // namespace sudoku::proof
