#include "constraints/nfa.hpp"

namespace sudoku {

Nfa::Marks Nfa::starts() const {
  Marks marks(machine_->states(), 0);
  for (const std::uint16_t start : machine_->starts) marks[start] = 1;
  return marks;
}

Nfa::Marks Nfa::after(const Marks& states, Mask digits) const {
  Marks marks(machine_->states(), 0);
  for (std::size_t state = 0; state < states.size(); ++state) {
    if (!states[state]) continue;
    for (Mask left = digits; left != 0; left &= left - 1) {
      for (const std::uint16_t next : machine_->after(state, lowest_digit(left))) marks[next] = 1;
    }
  }
  return marks;
}

Mask Nfa::leading(std::size_t state, const Marks& next, Mask digits) const {
  Mask found = 0;
  for (Mask left = digits; left != 0; left &= left - 1) {
    for (const std::uint16_t one : machine_->after(state, lowest_digit(left))) {
      if (next[one]) found |= bit(lowest_digit(left));
    }
  }
  return found;
}

// Before each cell, the states from which an accepting one can be reached; at last the accepting ones.
std::vector<Nfa::Marks> Nfa::that_lead_on(std::span<const Mask> candidates) const {
  std::vector<Marks> layers(cells().size() + 1, Marks(machine_->states(), 0));
  layers.back() = machine_->accepts;
  for (std::size_t at = cells().size(); at-- > 0;) {
    for (std::size_t state = 0; state < machine_->states(); ++state) {
      for (Mask left = candidates[at]; left != 0 && !layers[at][state]; left &= left - 1) {
        for (const std::uint16_t next : machine_->after(state, lowest_digit(left))) {
          if (layers[at + 1][next]) layers[at][state] = 1;
        }
      }
    }
  }
  return layers;
}

// Forward through the states that can be reached, and back through those of them that lead on.
bool Nfa::prune(std::span<Mask> candidates) const {
  std::vector<Marks> reached{starts()};
  for (const Mask digits : candidates) reached.push_back(after(reached.back(), digits));
  const std::size_t states = machine_->states();
  Marks lead_on = machine_->accepts;
  for (std::size_t at = candidates.size(); at-- > 0;) {
    Mask supported = 0;
    Marks before(states, 0);
    for (std::size_t state = 0; state < states; ++state) {
      if (!reached[at][state]) continue;
      const Mask found = leading(state, lead_on, candidates[at]);
      before[state] = found != 0;
      supported |= found;
    }
    candidates[at] = supported;
    if (supported == 0) return false;
    lead_on = std::move(before);
  }
  return true;
}

// As for any automaton: a candidate that leads where the end can be reached has to be absent; any other may be there.
std::vector<Absence> Nfa::absences(std::span<const Mask> candidates, int at, Digit digit) const {
  std::vector<Mask> now(candidates.begin(), candidates.end());
  if (digit != 0) now[static_cast<std::size_t>(at)] = bit(digit);
  const std::vector<Marks> ends = that_lead_on(now);
  std::vector<Absence> absences;
  Marks states = starts();
  for (std::size_t place = 0; place < now.size(); ++place) {
    const bool is_target = digit != 0 && static_cast<int>(place) == at;
    const Mask looked_at = is_target ? bit(digit) : all_digits(size());
    Mask needed = 0;
    for (std::size_t state = 0; state < states.size() && !is_target; ++state) {
      if (states[state]) needed |= leading(state, ends[place + 1], looked_at);
    }
    for (Mask left = needed; left != 0; left &= left - 1) {
      absences.push_back({static_cast<int>(place), lowest_digit(left)});
    }
    states = after(states, looked_at & ~needed);
  }
  return absences;
}

}  // namespace sudoku
