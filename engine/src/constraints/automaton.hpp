// `regular`: the digits along some cells are a word of an automaton, which reads them one by one and ends in a state
// that accepts. Sums are words, too: the state is the sum so far. It is kept as layers, the states that are possible
// before each cell and from which an accepting one can be reached; pruning goes forward and back through them, which
// makes it domain consistent (Pesant, "A regular language membership constraint", CP 2004).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "constraints/primitive.hpp"

namespace sudoku {

class Automaton final : public Primitive {
 public:
  /// All constraints that are accepted have fewer.
  static constexpr std::size_t kMostStates = 150'000;

  using StateCode = std::uint64_t;
  /// The state after reading a digit in the cell number `at`; nothing where that can't be.
  using Step = std::function<std::optional<StateCode>(StateCode state, int at, int digit)>;
  using Accepts = std::function<bool(StateCode state)>;

  /// Null if there are more than `most` states.
  static std::unique_ptr<Automaton> make(std::vector<Cell> cells, int size, StateCode start, const Step& step,
                                         const Accepts& accepts, std::size_t most = kMostStates);

  bool prune(std::span<Mask> candidates) const override;
  std::vector<Absence> absences(std::span<const Mask> candidates, int at, Digit digit) const override;

 private:
  static constexpr std::uint16_t kNowhere = 0xFFFF;

  /// The states before a cell, and of each and each digit the state after it.
  struct Layer {
    std::size_t states = 0;
    std::vector<std::uint16_t> next;
  };
  /// A mark for each state of each layer.
  using Marks = std::vector<std::vector<char>>;

  Automaton(std::vector<Cell> cells, int size) : Primitive(std::move(cells), size) {}
  bool add_layers(StateCode start, const Step& step, const Accepts& accepts, std::size_t most);
  void drop_dead_ends();
  std::uint16_t next(std::size_t layer, std::size_t state, Digit digit) const {
    return layers_[layer].next[state * static_cast<std::size_t>(size()) + digit - 1u];
  }
  Marks no_marks() const;
  Marks states_that_lead_on(std::span<const Mask> candidates) const;

  std::vector<Layer> layers_;  // one more than cells
  std::size_t states_ = 0;     // of all layers
};

}  // namespace sudoku
