// `regular`: the digits along some cells are a word of an automaton, which reads them one by one and ends in a state
// that accepts. Sums are automata, too: the state is the sum so far. It is kept as layers, the states that are possible
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
  /// The same along as many other cells.
  std::unique_ptr<Automaton> with_cells(std::vector<Cell> cells) const;

  bool prune(std::span<Mask> candidates) const override;
  std::vector<Absence> absences(std::span<const Mask> candidates, int at, Digit digit) const override;
  std::size_t effort() const override { return table_->states * static_cast<std::size_t>(size()); }
  const Automaton* automaton() const override { return this; }

  /// The memory that a search has of the last time: on a long line, only what has changed is worked out again.
  struct Memo {
    std::vector<Mask> read, read_back;    ///< the candidates of each cell, as they were read on and from behind
    std::vector<Mask> supported;          ///< those that were left
    std::vector<char> is_other;           ///< of each cell, whether what was left has to be worked out again
    std::vector<char> reached, leads_on;  ///< of each state
    std::vector<char> after;              ///< room for the states after a cell
  };
  Memo memo() const;
  /// The same as `prune` without a memo, for cells that all have a candidate.
  bool prune(std::span<Mask> candidates, Memo& memo) const;

 private:
  static constexpr std::uint16_t kNowhere = 0xFFFF;

  /// The states before a cell, and of each and each digit the state after it.
  struct Layer {
    std::size_t states = 0;
    std::vector<std::uint16_t> next;
    std::size_t first = 0;     // of its states, among those of all layers
    std::vector<Mask> digits;  // of each state, those with which it goes on
  };
  /// A mark for each state of each layer.
  using Marks = std::vector<std::vector<char>>;

  Automaton(std::vector<Cell> cells, int size) : Primitive(std::move(cells), size) {}
  bool add_layers(StateCode start, const Step& step, const Accepts& accepts, std::size_t most);
  void drop_dead_ends();
  bool leaves_all_ways(std::span<const Mask> candidates) const;
  std::uint16_t next(std::size_t layer, std::size_t state, Digit digit) const {
    return table_->layers[layer].next[state * static_cast<std::size_t>(size()) + digit - 1u];
  }
  /// The states after one, of each digit from 1 on.
  const std::uint16_t* row(const Layer& layer, std::size_t state) const {
    return layer.next.data() + state * static_cast<std::size_t>(size());
  }
  Marks no_marks() const;
  Marks states_that_lead_on(std::span<const Mask> candidates) const;
  bool read_on(std::size_t at, Mask digits, Memo& memo) const;
  bool read_back(std::size_t at, Mask digits, Memo& memo) const;
  Mask supported(std::size_t at, Mask digits, const Memo& memo) const;

  struct LayerTable {
    std::vector<Layer> layers;  // one more than cells
    std::vector<Mask> digits;   // of each cell, those with which the automaton can go on
    std::size_t states = 0;     // of all layers
  };
  std::shared_ptr<LayerTable> table_ = std::make_shared<LayerTable>();  // of automata that differ in their cells only
};

}  // namespace sudoku
