#include "proof/derivation.hpp"

#include <algorithm>
#include <array>

namespace sudoku::proof {

Derivation::Derivation(const ClauseList& clauses, ProofLines& lines, const UnitPropagation& propagation,
                       std::uint32_t variables)
    : clauses_(clauses),
      lines_(lines),
      propagation_(propagation),
      fact_lines_(std::size_t{variables} + 1, kNoLine),
      is_marked_(std::size_t{variables} + 1, false) {}

bool Derivation::is_fact(Literal literal) const {
  return !propagation_.is_open(literal) && propagation_.level_of(literal) == 0;
}

void Derivation::note_facts() {
  std::vector<LineNumber> hints;
  for (; facts_ < propagation_.root_size(); ++facts_) {
    const Literal fact = propagation_.trail()[facts_];
    const LineNumber reason = propagation_.reason_of(fact);
    hints.clear();
    for (const Literal literal : clauses_[reason]) {
      if (literal != fact) hints.push_back(fact_line(opposite(literal)));
    }
    hints.push_back(reason);
    const bool is_stated = hints.size() == 1;
    fact_lines_[variable_of(fact)] = is_stated ? reason : lines_.add_shortcut(std::array{fact}, hints);
  }
}

LineNumber Derivation::shortened(LineNumber line) {
  if (line >= shortened_.size()) shortened_.resize(line + 1);
  const Shortened known = shortened_[line];
  if (known.line != kNoLine && known.facts == facts_) return known.line;
  LineNumber result = known.line == kNoLine ? line : known.line;
  std::vector<Literal> left;
  std::vector<LineNumber> hints;
  for (const Literal literal : clauses_[result]) {
    if (is_fact(literal) && propagation_.is_false(literal)) hints.push_back(fact_line(opposite(literal)));
    else left.push_back(literal);
  }
  if (!hints.empty()) {
    hints.push_back(result);
    result = lines_.add_shortcut(left, hints);
  }
  shortened_[line] = {result, facts_};
  return result;
}

void Derivation::mark(LineNumber line, Literal except) {
  for (const Literal literal : clauses_[line]) {
    if (literal != except && !is_fact(literal)) is_marked_[variable_of(literal)] = true;
  }
}

void Derivation::trace(std::vector<Literal>& assumptions, std::vector<LineNumber>& hints) {
  const auto& trail = propagation_.trail();
  for (std::size_t at = trail.size(); at-- > propagation_.root_size();) {
    const Literal literal = trail[at];
    if (!is_marked_[variable_of(literal)]) continue;
    is_marked_[variable_of(literal)] = false;
    const LineNumber reason = propagation_.reason_of(literal);
    if (reason == kNoLine) {
      assumptions.push_back(opposite(literal));
      continue;
    }
    hints.push_back(shortened(reason));
    mark(reason, literal);
  }
}

LineNumber Derivation::learn(LineNumber conflict) {
  std::vector<Literal> assumptions;
  std::vector<LineNumber> hints{shortened(conflict)};
  mark(conflict, kNoLiteral);
  trace(assumptions, hints);
  std::reverse(assumptions.begin(), assumptions.end());
  std::reverse(hints.begin(), hints.end());
  return lines_.add(assumptions, hints);
}

LineNumber Derivation::deny(Literal assumption) {
  const Literal denied = opposite(assumption);
  if (is_fact(denied)) return fact_line(denied);
  std::vector<Literal> assumptions{denied};
  const LineNumber reason = propagation_.reason_of(denied);
  std::vector<LineNumber> hints{shortened(reason)};
  mark(reason, denied);
  trace(assumptions, hints);
  if (hints.size() == 1 && lines_.is_line(hints.front())) return hints.front();
  std::reverse(assumptions.begin(), assumptions.end());
  std::reverse(hints.begin(), hints.end());
  return lines_.add(assumptions, hints);
}

}  // namespace sudoku::proof
