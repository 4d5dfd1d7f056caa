// Pruning a line again and again: the states that can be reached before a cell follow from the cells before it, and
// those that lead on, from the cells after it. So after a change only states near it differ, until they are as before.
#include <algorithm>

#include "constraints/automaton.hpp"

namespace sudoku {

namespace {

/// No cell has these candidates when it is pruned, so what follows from them is worked out again.
constexpr Mask kUnread = 0;

}  // namespace

Automaton::Memo Automaton::memo() const {
  const std::vector<Mask> unread(cells().size(), kUnread);
  const std::vector<char> no_states(table_->states, 0);
  Memo memo{unread, unread, unread, std::vector<char>(cells().size(), 1), no_states, no_states, {}};
  std::fill_n(memo.reached.begin(), table_->layers.front().states, 1);
  std::fill(memo.leads_on.end() - static_cast<std::ptrdiff_t>(table_->layers.back().states), memo.leads_on.end(), 1);
  return memo;
}

/// Reads a cell. True if the states after it are others than before.
bool Automaton::read_on(std::size_t at, Mask digits, Memo& memo) const {
  memo.read[at] = digits;
  const Layer &layer = table_->layers[at], &following = table_->layers[at + 1];
  const char* const before = memo.reached.data() + layer.first;
  memo.after.assign(following.states, 0);
  char* const after = memo.after.data();
  const Mask* const digits_of = layer.digits.data();
  for (std::size_t state = 0, states = layer.states; state < states; ++state) {
    if (!before[state]) continue;
    const std::uint16_t* const next = row(layer, state);
    for (Mask left = digits & digits_of[state]; left != 0; left &= left - 1) after[next[lowest_digit(left) - 1]] = 1;
  }
  char* const known = memo.reached.data() + following.first;
  if (std::equal(after, after + following.states, known)) return false;
  std::copy_n(after, following.states, known);
  return true;
}

/// Reads a cell from behind. True if the states before it that lead on are others than before.
bool Automaton::read_back(std::size_t at, Mask digits, Memo& memo) const {
  memo.read_back[at] = digits;
  const Layer& layer = table_->layers[at];
  const char* const after = memo.leads_on.data() + table_->layers[at + 1].first;
  char* const before = memo.leads_on.data() + layer.first;
  const Mask* const digits_of = layer.digits.data();
  bool is_other = false;
  for (std::size_t state = 0, states = layer.states; state < states; ++state) {
    const std::uint16_t* const next = row(layer, state);
    char leads_on = 0;
    for (Mask left = digits & digits_of[state]; left != 0 && !leads_on; left &= left - 1) {
      leads_on = after[next[lowest_digit(left) - 1]];
    }
    is_other |= before[state] != leads_on;
    before[state] = leads_on;
  }
  return is_other;
}

/// The digits of a cell that lead from a state that can be reached to one that leads on.
Mask Automaton::supported(std::size_t at, Mask digits, const Memo& memo) const {
  const Layer& layer = table_->layers[at];
  const char* const reached = memo.reached.data() + layer.first;
  const char* const leads_on = memo.leads_on.data() + table_->layers[at + 1].first;
  Mask left = 0;
  for (std::size_t state = 0; state < layer.states && left != digits; ++state) {
    if (!reached[state]) continue;
    const std::uint16_t* const next = row(layer, state);
    for (Mask open = digits & ~left & layer.digits[state]; open != 0; open &= open - 1) {
      if (leads_on[next[lowest_digit(open) - 1]]) left |= open & (~open + 1);
    }
  }
  return left;
}

bool Automaton::prune(std::span<Mask> candidates, Memo& memo) const {
  const std::size_t count = candidates.size();
  bool goes_on = false;
  for (std::size_t at = 0; at < count; ++at) {
    if (!goes_on && candidates[at] == memo.read[at]) continue;
    memo.is_other[at] = 1;
    goes_on = read_on(at, candidates[at], memo);
    const char* const after = memo.reached.data() + table_->layers[at + 1].first;
    if (std::any_of(after, after + table_->layers[at + 1].states, [](char reached) { return reached != 0; })) continue;
    memo.read[at] = kUnread;
    return false;
  }
  goes_on = false;
  for (std::size_t at = count; at-- > 0;) {
    if (goes_on) memo.is_other[at] = 1;
    else if (candidates[at] == memo.read_back[at]) continue;
    goes_on = read_back(at, candidates[at], memo);
  }
  for (std::size_t at = 0; at < count; ++at) {
    if (memo.is_other[at]) memo.supported[at] = supported(at, candidates[at], memo);
    memo.is_other[at] = 0;
    candidates[at] = memo.supported[at];
  }
  return true;
}

}  // namespace sudoku
