#include "constraints/automaton.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

namespace sudoku {

namespace {

/// Numbers states as they come, by a table of hashes.
class StateNumbers {
 public:
  explicit StateNumbers(std::vector<Automaton::StateCode>& states) : states_(states), slots_(kFewest, 0) {}

  /// The number of a state, which is added to the others where it is new.
  std::size_t number_of(Automaton::StateCode state) {
    if (2 * states_.size() >= slots_.size()) grow();
    std::uint32_t& slot = slot_of(state);
    if (slot == 0) {
      states_.push_back(state);
      slot = static_cast<std::uint32_t>(states_.size());
    }
    return slot - 1;
  }

 private:
  static constexpr std::size_t kFewest = 64;
  static constexpr std::uint64_t kGolden = 0x9E37'79B9'7F4A'7C15;

  std::uint32_t& slot_of(Automaton::StateCode state) {
    std::size_t at = static_cast<std::size_t>(state * kGolden >> 32);
    for (;; ++at) {
      std::uint32_t& slot = slots_[at & (slots_.size() - 1)];
      if (slot == 0 || states_[slot - 1] == state) return slot;
    }
  }

  void grow() {
    slots_.assign(4 * slots_.size(), 0);
    for (std::size_t number = 0; number < states_.size(); ++number) {
      slot_of(states_[number]) = static_cast<std::uint32_t>(number + 1);
    }
  }

  std::vector<Automaton::StateCode>& states_;
  std::vector<std::uint32_t> slots_;  // one more than a number; 0 where there is none
};

/// Sorts some states, and tells of each, by its place before, the place after.
std::vector<std::uint16_t> sort_and_rank(std::vector<Automaton::StateCode>& states) {
  std::vector<std::uint16_t> order(states.size()), rank(states.size());
  std::iota(order.begin(), order.end(), std::uint16_t{0});
  std::sort(order.begin(), order.end(), [&](std::uint16_t a, std::uint16_t b) { return states[a] < states[b]; });
  std::vector<Automaton::StateCode> sorted;
  for (const std::uint16_t place : order) {
    rank[place] = static_cast<std::uint16_t>(sorted.size());
    sorted.push_back(states[place]);
  }
  states = std::move(sorted);
  return rank;
}

}  // namespace

std::unique_ptr<Automaton> Automaton::make(std::vector<Cell> cells, int size, StateCode start, const Step& step,
                                           const Accepts& accepts, std::size_t most) {
  std::unique_ptr<Automaton> automaton(new Automaton(std::move(cells), size));
  if (!automaton->add_layers(start, step, accepts, most)) return nullptr;
  automaton->drop_dead_ends();
  for (Layer& layer : automaton->table_->layers) {
    layer.first = automaton->table_->states;
    automaton->table_->states += layer.states;
  }
  return automaton;
}

std::unique_ptr<Automaton> Automaton::with_cells(std::vector<Cell> cells) const {
  std::unique_ptr<Automaton> automaton(new Automaton(std::move(cells), size()));
  automaton->table_ = table_;
  return automaton;
}

bool Automaton::add_layers(StateCode start, const Step& step, const Accepts& accepts, std::size_t most) {
  std::vector<StateCode> states{start};
  std::size_t all = 1;
  for (std::size_t at = 0; at < cells().size(); ++at) {
    const bool is_last = at + 1 == cells().size();
    Layer layer{states.size(), {}, 0, {}};
    std::vector<StateCode> after;
    StateNumbers numbers(after);
    layer.next.reserve(states.size() * static_cast<std::size_t>(size()));
    for (const StateCode state : states) {
      for (int digit = 1; digit <= size(); ++digit) {
        layer.next.push_back(kNowhere);
        const auto next = step(state, static_cast<int>(at), digit);
        if (!next || (is_last && !accepts(*next))) continue;
        layer.next.back() = static_cast<std::uint16_t>(numbers.number_of(*next));
        if (all + after.size() > most || after.size() >= kNowhere) return false;
      }
    }
    all += after.size();
    const std::vector<std::uint16_t> rank = sort_and_rank(after);
    for (std::uint16_t& next : layer.next) next = next == kNowhere ? kNowhere : rank[next];
    table_->layers.push_back(std::move(layer));
    states = std::move(after);
  }
  table_->layers.push_back({states.size(), {}, 0, {}});
  return true;
}

// States from which no accepting one can be reached are never of use. Each that is left lies on a way to one.
void Automaton::drop_dead_ends() {
  const auto size_of_row = static_cast<std::size_t>(size());
  std::vector<std::uint16_t> number_after(table_->layers.back().states);  // of each state, as far as it is kept
  std::iota(number_after.begin(), number_after.end(), std::uint16_t{0});
  table_->digits.assign(cells().size(), 0);
  for (std::size_t at = cells().size(); at-- > 0;) {
    Layer& layer = table_->layers[at];
    std::vector<std::uint16_t> number(layer.states, kNowhere);
    std::size_t kept = 0;
    for (std::size_t state = 0; state < layer.states; ++state) {
      const std::uint16_t* const from = layer.next.data() + state * size_of_row;
      std::uint16_t* const to = layer.next.data() + kept * size_of_row;
      Mask digits = 0;
      for (std::size_t place = 0; place < size_of_row; ++place) {
        to[place] = from[place] == kNowhere ? kNowhere : number_after[from[place]];
        if (to[place] != kNowhere) digits |= Mask{1} << place;
      }
      if (digits == 0 && at > 0) continue;
      number[state] = static_cast<std::uint16_t>(kept++);
      layer.digits.push_back(digits);
      table_->digits[at] |= digits;
    }
    layer.states = kept;
    layer.next.resize(kept * size_of_row);
    number_after = std::move(number);
  }
}

Automaton::Marks Automaton::no_marks() const {
  Marks marks;
  for (const Layer& layer : table_->layers) marks.emplace_back(layer.states, 0);
  return marks;
}

Automaton::Marks Automaton::states_that_lead_on(std::span<const Mask> candidates) const {
  Marks marks = no_marks();
  std::fill(marks.back().begin(), marks.back().end(), 1);
  for (std::size_t at = cells().size(); at-- > 0;) {
    for (std::size_t state = 0; state < table_->layers[at].states; ++state) {
      for (Mask left = candidates[at]; left != 0 && !marks[at][state]; left &= left - 1) {
        const std::uint16_t after = next(at, state, lowest_digit(left));
        if (after != kNowhere && marks[at + 1][after]) marks[at][state] = 1;
      }
    }
  }
  return marks;
}

/// True if no digit is missing with which the automaton can go on: as at the start of most puzzles.
bool Automaton::leaves_all_ways(std::span<const Mask> candidates) const {
  const auto is_missing = [](Mask digits, Mask there) { return (digits & ~there) != 0; };
  return std::equal(table_->digits.begin(), table_->digits.end(), candidates.begin(), std::not_fn(is_missing));
}

// A byte for each state, all layers one after another: a search asks this a million times.
bool Automaton::prune(std::span<Mask> candidates) const {
  if (leaves_all_ways(candidates)) {
    std::copy(table_->digits.begin(), table_->digits.end(), candidates.begin());
    return candidates[0] != 0;
  }
  std::array<char, 1024> few;
  std::vector<char> many;
  if (table_->states > few.size()) many.resize(table_->states);
  char* reached = many.empty() ? few.data() : many.data();
  std::fill_n(reached, table_->states, 0);
  *reached = 1;
  for (std::size_t at = 0; at < cells().size(); ++at) {
    const Layer& layer = table_->layers[at];
    const std::size_t states = layer.states;
    const Mask* const digits_of = layer.digits.data();
    const Mask digits = candidates[at];
    char* const after = reached + states;
    for (std::size_t state = 0; state < states; ++state) {
      if (!reached[state]) continue;
      const std::uint16_t* const next = row(layer, state);
      for (Mask left = digits & digits_of[state]; left != 0; left &= left - 1) after[next[lowest_digit(left) - 1]] = 1;
    }
    reached = after;
  }
  for (std::size_t at = cells().size(); at-- > 0;) {
    const Layer& layer = table_->layers[at];
    const std::size_t states = layer.states;
    const Mask* const digits_of = layer.digits.data();
    const char* const after = reached;
    const Mask digits = candidates[at];
    reached -= states;
    Mask supported = 0;
    for (std::size_t state = 0; state < states; ++state) {
      if (!reached[state]) continue;
      const std::uint16_t* const next = row(layer, state);
      char leads_on = 0;
      for (Mask left = digits & digits_of[state]; left != 0; left &= left - 1) {
        if (!after[next[lowest_digit(left) - 1]]) continue;
        supported |= left & (~left + 1);
        leads_on = 1;
        left &= ~supported | (left & (~left + 1));  // others that are known tell nothing new
      }
      reached[state] = leads_on;
    }
    candidates[at] = supported;
    if (supported == 0) return false;
  }
  return true;
}

// One way through the layers: a candidate that leads where the end can be reached has to be absent; any other may as
// well be there. (Gange, Stuckey and Szymanek, "MDD propagators with explanation", Constraints 2011.)
std::vector<Absence> Automaton::absences(std::span<const Mask> candidates, int at, Digit digit) const {
  std::vector<Mask> now(candidates.begin(), candidates.end());
  if (digit != 0) now[static_cast<std::size_t>(at)] = bit(digit);
  const Marks ends = states_that_lead_on(now);
  std::vector<Absence> absences;
  std::vector<char> reached(table_->layers[0].states, 1);
  for (std::size_t place = 0; place < cells().size(); ++place) {
    const bool is_target = digit != 0 && static_cast<int>(place) == at;
    std::vector<char> after(table_->layers[place + 1].states, 0);
    Mask needed = 0;
    const auto visit = [&](auto look) {
      for (std::size_t state = 0; state < table_->layers[place].states; ++state) {
        if (!reached[state]) continue;
        for (Mask left = is_target ? bit(digit) : all_digits(size()); left != 0; left &= left - 1) {
          const std::uint16_t next_state = next(place, state, lowest_digit(left));
          if (next_state != kNowhere) look(lowest_digit(left), next_state);
        }
      }
    };
    visit([&](Digit one, std::uint16_t state) { needed |= ends[place + 1][state] ? bit(one) : 0; });
    if (is_target) needed = 0;
    visit([&](Digit one, std::uint16_t state) { if ((needed & bit(one)) == 0) after[state] = 1; });
    for (; needed != 0; needed &= needed - 1) absences.push_back({static_cast<int>(place), lowest_digit(needed)});
    reached = std::move(after);
  }
  return absences;
}

}  // namespace sudoku
