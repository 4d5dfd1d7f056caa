#include "sudoku/layers.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "constraints/line_automata.hpp"
#include "constraints/state_labels.hpp"
#include "constraints/sums.hpp"
#include "grid/rules/machine.hpp"
#include "sudoku/json.hpp"

namespace sudoku {

namespace {

using StateCode = Automaton::StateCode;

/// More states and edges are not read, and more states not told.
constexpr std::size_t kMostReached = 60'000, kMostEdges = 1'000'000, kMostTold = 8'000;

/// An automaton along cells, whose states say something.
struct LayerReading {
  std::vector<Cell> cells;
  std::vector<StateCode> starts{0};
  std::function<std::vector<StateCode>(StateCode state, std::size_t at, int digit)> after;
  std::function<bool(StateCode)> accepts;
  std::function<StateLabel(StateCode state, std::size_t at)> label;
};

/// The states that are reached before each cell, with the edges between them.
class Layering {
 public:
  Layering(const LayerReading& reading, std::vector<Mask> candidates)
      : reading_(reading), candidates_(std::move(candidates)) {}

  /// Nothing where there are too many states.
  std::optional<Layers> make() {
    if (!go_forward()) return std::nullopt;
    go_back();
    return told();
  }

 private:
  struct Edge {
    std::size_t from, to;
    Digit digit;
    bool is_alive;
  };
  static constexpr std::size_t kNone = ~std::size_t{0};

  bool go_forward() {
    std::size_t all = 0, all_edges = 0;
    states_.push_back(reading_.starts);
    for (std::size_t at = 0; at < reading_.cells.size(); ++at) {
      std::map<StateCode, std::size_t> numbers;
      auto& edges = edges_.emplace_back();
      std::vector<StateCode> next;
      for (std::size_t from = 0; from < states_[at].size(); ++from) {
        for (Mask left = candidates_[at]; left != 0; left &= left - 1) {
          const Digit digit = lowest_digit(left);
          const auto targets = reading_.after(states_[at][from], at, digit);
          if (targets.empty()) edges.push_back({from, kNone, digit, false});
          for (const StateCode target : targets) {
            const auto [place, is_new] = numbers.try_emplace(target, next.size());
            if (is_new) next.push_back(target);
            edges.push_back({from, place->second, digit, false});
          }
        }
        if (all_edges + edges.size() > kMostEdges) return false;
      }
      all += next.size();
      all_edges += edges.size();
      if (all > kMostReached) return false;
      states_.push_back(std::move(next));
    }
    return true;
  }

  void go_back() {
    for (const auto& layer : states_) alive_.emplace_back(layer.size(), false);
    for (std::size_t state = 0; state < states_.back().size(); ++state) {
      alive_.back()[state] = reading_.accepts(states_.back()[state]);
    }
    for (std::size_t at = edges_.size(); at-- > 0;) {
      for (Edge& edge : edges_[at]) {
        edge.is_alive = edge.to != kNone && alive_[at + 1][edge.to];
        if (edge.is_alive) alive_[at][edge.from] = true;
      }
    }
  }

  /// States that say the same become one.
  std::optional<Layers> told() const {
    Layers layers{reading_.cells, {}, {}};
    std::vector<std::vector<int>> number_of;  // of each state, among those that are told
    std::size_t all = 0;
    for (std::size_t at = 0; at < states_.size(); ++at) {
      std::map<StateLabel, bool> labels;
      for (std::size_t state = 0; state < states_[at].size(); ++state) {
        labels[reading_.label(states_[at][state], at)] |= alive_[at][state];
      }
      auto& told = layers.states.emplace_back();
      std::map<StateLabel, int> numbers;
      for (const auto& [label, is_alive] : labels) {
        numbers[label] = static_cast<int>(told.size());
        told.push_back({label, is_alive});
      }
      auto& own = number_of.emplace_back();
      for (const StateCode state : states_[at]) own.push_back(numbers[reading_.label(state, at)]);
      all += told.size();
    }
    for (std::size_t at = 0; at < edges_.size(); ++at) {
      std::map<std::tuple<int, Digit, int>, bool> edges;
      for (const Edge& edge : edges_[at]) {
        const int to = edge.to == kNone ? LayerEdge::kNowhere : number_of[at + 1][edge.to];
        edges[{number_of[at][edge.from], edge.digit, to}] |= edge.is_alive;
      }
      auto& list = layers.edges.emplace_back();
      for (const auto& [edge, is_alive] : edges) {
        list.push_back({std::get<0>(edge), std::get<2>(edge), std::get<1>(edge), is_alive});
      }
      all += list.size();
    }
    return all > kMostTold ? std::nullopt : std::optional(std::move(layers));
  }

  const LayerReading& reading_;
  std::vector<Mask> candidates_;  // of the cells
  std::vector<std::vector<StateCode>> states_;
  std::vector<std::vector<Edge>> edges_;
  std::vector<std::vector<bool>> alive_;
};

LayerReading reading_of_line(const Constraint& constraint, int size) {
  const auto automaton = line_automaton_of(constraint, size);
  LayerReading reading;
  reading.cells = automaton->cells;
  reading.starts = {automaton->start};
  reading.after = [step = automaton->step](StateCode state, std::size_t at, int digit) -> std::vector<StateCode> {
    const auto next = step(state, static_cast<int>(at), digit);
    return next ? std::vector{*next} : std::vector<StateCode>{};
  };
  reading.accepts = automaton->accepts;
  reading.label = [&constraint, size](StateCode state, std::size_t at) {
    return label_of(constraint, size, state, at);
  };
  return reading;
}

LayerReading reading_of_machine(const Constraint& constraint, const Machine& machine, int size) {
  LayerReading reading;
  reading.cells = constraint.cells;
  reading.starts.assign(machine.starts.begin(), machine.starts.end());
  reading.after = [&machine](StateCode state, std::size_t, int digit) -> std::vector<StateCode> {
    const auto next = machine.after(static_cast<std::size_t>(state), digit);
    return {next.begin(), next.end()};
  };
  reading.accepts = [&machine](StateCode state) { return machine.accepts[static_cast<std::size_t>(state)] != 0; };
  reading.label = [&constraint, size](StateCode state, std::size_t at) {
    return label_of(constraint, size, state, at);
  };
  return reading;
}

/// The state is the sum so far, above the digits that the group at hand has used. Unlike the primitive, it goes on
/// where the total is out of reach: that is where a digit that was removed has led.
LayerReading reading_of_sum(const Geometry& geometry, const TermSum& sum) {
  constexpr int used_bits = 16, shift = 1 << 24;
  const GroupedTerms grouped = grouped_terms(geometry, sum.terms);
  const std::vector<bool> ends_group = grouped.ends();
  const auto code = [](int total, StateCode used) { return static_cast<StateCode>(total + shift) << used_bits | used; };
  const auto total_of = [](StateCode state) { return static_cast<int>(state >> used_bits) - shift; };
  LayerReading reading;
  for (const Term& term : grouped.terms) reading.cells.push_back(term.cell);
  reading.starts = {code(0, 0)};
  reading.after = [=](StateCode state, std::size_t at, int digit) -> std::vector<StateCode> {
    const StateCode used = state & all_digits(used_bits);
    if ((used & bit(digit)) != 0) return {};
    const int total = total_of(state) + grouped.terms[at].factor * digit;
    return {code(total, ends_group[at] ? 0 : used | bit(digit))};
  };
  reading.accepts = [=, total = sum.total](StateCode state) { return total_of(state) == total; };
  reading.label = [=](StateCode state, std::size_t) { return StateLabel{"sum", {total_of(state)}}; };
  return reading;
}

/// Null for constraints that have none.
std::shared_ptr<const Machine> machine_for(const Constraint& constraint, int size) {
  const auto& [kind, cells, values, parts] = constraint;
  if (kind == ConstraintKind::sum_loop) return std::make_shared<const Machine>(sum_loop(values[0], size));
  if (kind != ConstraintKind::regex && kind != ConstraintKind::nfa) return nullptr;
  return machine_of(kind == ConstraintKind::regex, values, size);
}

void write_numbers(Json& json, const std::vector<int>& numbers) {
  json.open('[');
  for (const int number : numbers) json.value(number);
  json.close(']');
}

void write_layers(Json& json, const Layers& layers) {
  json.open('{').key("cells");
  write_numbers(json, {layers.cells.begin(), layers.cells.end()});
  json.key("states").open('[');
  for (const auto& layer : layers.states) {
    json.open('[');
    for (const LayerState& state : layer) {
      json.open('{').key("says").text(state.label.id).key("numbers");
      write_numbers(json, state.label.numbers);
      json.key("isAlive").truth(state.is_alive).close('}');
    }
    json.close(']');
  }
  json.close(']').key("edges").open('[');
  for (const auto& edges : layers.edges) {
    json.open('[');
    for (const LayerEdge& edge : edges) {
      json.open('{').key("from").value(edge.from).key("digit").value(edge.digit);
      if (edge.to != LayerEdge::kNowhere) json.key("to").value(edge.to);
      json.key("isAlive").truth(edge.is_alive).close('}');
    }
    json.close(']');
  }
  json.close(']').close('}');
}

}  // namespace

std::optional<std::vector<Layers>> layers_of(const Puzzle& puzzle, const Geometry& geometry, std::size_t number,
                                             const std::vector<Mask>& candidates) {
  std::vector<Layers> lines;
  if (number >= puzzle.rules.constraints.size()) return lines;
  const Constraint& constraint = puzzle.rules.constraints[number];
  const int size = geometry.size();
  std::vector<LayerReading> readings;
  const std::shared_ptr<const Machine> machine = machine_for(constraint, size);
  if (machine) {
    readings.push_back(reading_of_machine(constraint, *machine, size));
  } else if (const auto sums = sums_of(constraint, geometry); !sums.empty()) {
    for (const TermSum& sum : sums) readings.push_back(reading_of_sum(geometry, sum));
  } else if (line_automaton_of(constraint, size)) {
    readings.push_back(reading_of_line(constraint, size));
  }
  for (const LayerReading& reading : readings) {
    std::vector<Mask> own;
    for (const Cell cell : reading.cells) own.push_back(candidates[cell]);
    auto layers = Layering(reading, std::move(own)).make();
    if (!layers) return std::nullopt;
    lines.push_back(std::move(*layers));
  }
  return lines;
}

std::string layers_json(const Puzzle& puzzle, const Geometry& geometry, std::size_t constraint,
                        const std::vector<Mask>& candidates) {
  const auto lines = layers_of(puzzle, geometry, constraint, candidates);
  Json json;
  json.open('{').key("constraint").value(static_cast<int>(constraint)).key("lines");
  if (!lines) {
    json.null();
    return json.close('}').take();
  }
  json.open('[');
  for (const Layers& layers : *lines) write_layers(json, layers);
  return json.close(']').close('}').take();
}

}  // namespace sudoku
