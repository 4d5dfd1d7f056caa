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

void ProofLines::begin_to_finish() {
  const std::size_t lines = hint_ends_.size();
  users_.assign(lines, kNoLine);
  users_.back() = first_ + static_cast<LineNumber>(lines) - 1;
  for (const LineNumber line : kept_) users_[line - first_] = line;
  numbers_.assign(lines, kNoLine);
  seen_by_.assign(first_ + lines, kNoLine);
  if (premise_ != kNoLine) numbers_[premise_ - first_] = first_;
  unused_ = lines;
}

bool ProofLines::finish(std::size_t hints) {
  if (users_.empty()) begin_to_finish();
  std::size_t done = 0;
  for (; unused_ > 0 && done < hints; --unused_) {
    const LineNumber line = first_ + static_cast<LineNumber>(unused_) - 1;
    done += 1 + hints_of(line).size();
    note_use(line);
  }
  for (; unused_ == 0 && written_ < users_.size() && done < hints; ++written_) {
    const LineNumber line = first_ + static_cast<LineNumber>(written_);
    ++done;
    if (users_[written_] == line && line != premise_) done += expand(line);
  }
  return unused_ > 0 || written_ < users_.size();
}

/// Notes which lines a line needs, if it is needed itself. To be called of the last line first.
void ProofLines::note_use(LineNumber line) {
  const LineNumber user_of_line = users_[line - first_];
  if (user_of_line == kNoLine) return;
  for (const LineNumber hint : hints_of(line)) {
    if (is_clause(hint)) continue;
    LineNumber& user = users_[hint - first_];
    const bool is_first = user == kNoLine && is_shortcut_[hint - first_];
    user = is_first || user == user_of_line ? user_of_line : hint;
  }
}

/// Numbers a line, and writes down its hints, by their numbers in the files: shortcuts that are not written are
/// replaced by their own hints. What has propagated already is left out.
/// @returns how many hints it went through
std::size_t ProofLines::expand(LineNumber line) {
  numbers_[line - first_] = first_number() + count();
  std::size_t met = 0;
  std::vector<std::span<const LineNumber>> left{hints_of(line)};
  while (!left.empty()) {
    if (left.back().empty()) {
      left.pop_back();
      continue;
    }
    const LineNumber hint = left.back().front();
    left.back() = left.back().subspan(1);
    ++met;
    if (seen_by_[hint] == line) continue;
    seen_by_[hint] = line;
    if (is_clause(hint)) finished_hints_.push_back(hint);
    else if (numbers_[hint - first_] != kNoLine) finished_hints_.push_back(numbers_[hint - first_]);
    else left.push_back(hints_of(hint));
  }
  finished_.push_back({line, finished_hints_.size()});
  return met;
}

void ProofLines::write_clause(std::string& text, LineNumber place) const {
  for (const Literal literal : clauses_[finished_[place].line]) write_literal(text, literal);
}

void ProofLines::write_line(std::string& text, LineNumber place) const {
  write_line_number(text, first_number() + place);
  write_clause(text, place);
  text += "0 ";
  std::size_t at = place == 0 ? 0 : finished_[place - 1].hints_end;
  for (; at < finished_[place].hints_end; ++at) write_line_number(text, finished_hints_[at]);
}

}  // namespace sudoku::proof
