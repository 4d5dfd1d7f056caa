// The command `trace`: prints every event of a run, as lines or as a recorded run.
#include <algorithm>
#include <ostream>

#include "commands.hpp"
#include "constraint_text.hpp"
#include "input.hpp"
#include "sudoku/json.hpp"
#include "sudoku/run.hpp"
#include "sudoku/text.hpp"

namespace sudoku::cli {

namespace {

constexpr std::uint64_t kMostEvents = 2'000'000;  // as many as the page can read
constexpr std::uint64_t kWindow = 4'096;

template <class Found>
Found named(const Arguments& arguments, std::string_view option, std::optional<Found> (*find)(std::string_view),
            Found otherwise) {
  if (!arguments.has(option)) return otherwise;
  const std::optional<Found> found = find(arguments.value(option));
  if (!found) throw Misuse{std::string(option) + " can't be " + std::string(arguments.value(option)) + "."};
  return *found;
}

Strategy strategy_of(const Arguments& arguments) {
  Strategy strategy;
  strategy.propagation = named(arguments, "--propagation", find_propagator, strategy.propagation);
  strategy.variable = named(arguments, "--variable", find_variable_order, strategy.variable);
  strategy.value = named(arguments, "--value", find_value_order, strategy.value);
  strategy.branching = named(arguments, "--branching", find_branching, strategy.branching);
  strategy.look_back = named(arguments, "--look-back", find_look_back, strategy.look_back);
  strategy.seed = number_of(arguments, "--seed", 0, 0, ~std::uint64_t{0});
  strategy.solutions = number_of(arguments, "--solutions", 1, 1, kMostEvents);
  strategy.search = !arguments.has("--no-search");
  return strategy;
}

/// A field of an event, other than its kind. Names are those of a recorded run.
struct EventNumber {
  std::string_view name;
  std::uint64_t number;
};

std::vector<EventNumber> numbers_of(const Event& event) {
  std::vector<EventNumber> fields;
  const auto unit = [&] {
    if (event.detail != kNoUnit) fields.push_back({"unit", event.detail});
  };
  switch (event.kind) {
    case EventKind::place:
      fields = {{"cell", event.cell}, {"digit", event.digit}};
      unit();
      break;
    case EventKind::eliminate:
      fields = {{"cell", event.cell}, {"digit", event.digit}};
      if (blames_a_cell(event.cause)) fields.push_back({"other", event.detail});
      else if (event.cause == Cause::learnt) fields.push_back({"clause", event.detail});
      else if (event.cause == Cause::constraint) fields.push_back({"constraint", event.detail});
      else unit();
      break;
    case EventKind::pass: fields = {{"count", event.detail}}; break;
    case EventKind::enqueue:
    case EventKind::revise: fields = {{"cell", event.cell}, {"other", event.detail}}; break;
    case EventKind::decide:
      fields = {{"cell", event.cell}, {"digit", event.digit}, {"alternatives", event.detail}};
      break;
    case EventKind::refute: fields = {{"cell", event.cell}, {"digit", event.digit}}; break;
    case EventKind::conflict:
      if (event.cell != kNoCell) fields = {{"cell", event.cell}};
      else if (event.cause == Cause::constraint) fields = {{"constraint", event.detail}};
      else unit();
      if (event.cell == kNoCell && event.digit != 0) fields.push_back({"digit", event.digit});
      break;
    case EventKind::solution: fields = {{"number", event.cell + (std::uint64_t{event.detail} << 16)}}; break;
    case EventKind::learn:
      fields = {{"cell", event.cell}, {"digit", event.digit}, {"clause", event.detail}, {"following", event.flags}};
      break;
    case EventKind::step:
    case EventKind::restart:
    case EventKind::done: break;
  }
  return fields;
}

std::string_view outcome_id(const Event& refute) {
  if (refute.flags == kSkipped) return "skipped";
  return refute.flags == kFailed ? "failed" : "exhausted";
}

bool has_cause(EventKind kind) {
  return kind != EventKind::solution && kind != EventKind::done && kind != EventKind::restart;
}

bool has_half(const Event& event) { return half_of(event) != Half::none; }

std::string json_of(const Event& event, std::uint32_t depth) {
  Json json;
  json.open('{').key("kind").text(kind_id(event.kind));
  json.key("depth").value(std::uint64_t{depth});
  if (has_cause(event.kind)) json.key("cause").text(cause_id(event.cause));
  for (const auto& [name, number] : numbers_of(event)) json.key(name).value(number);
  if (has_half(event)) json.key("half").text(half_id(half_of(event)));
  if (event.kind == EventKind::refute) json.key("outcome").text(outcome_id(event));
  json.close('}');
  return json.take();
}

void write_line(const Run& run, std::uint64_t index, const Event& event, std::uint32_t depth, std::ostream& out) {
  const Geometry& geometry = run.geometry();
  out << index << ' ' << depth << ' ' << kind_id(event.kind);
  if (has_cause(event.kind)) out << ' ' << cause_id(event.cause);
  for (const auto& [name, number] : numbers_of(event)) {
    out << ' ';
    if (name == "cell" || name == "other") out << geometry.cell_name(static_cast<Cell>(number));
    else if (name == "digit") out << digit_symbol(static_cast<int>(number), geometry.size());
    else if (name == "unit") out << '(' << geometry.unit_name(static_cast<Unit>(number)) << ')';
    else if (name == "constraint") out << '(' << constraint_text(run.puzzle(), number) << ')';
    else out << number;
  }
  if (has_half(event)) out << ' ' << half_id(half_of(event));
  if (event.kind == EventKind::refute) out << ' ' << outcome_id(event);
  out << '\n';
}

/// The version of the file. Other rules and pencil marks have their own, because an older reader would ignore them.
int version_of(const Puzzle& puzzle) {
  if (!puzzle.candidates.empty()) return 3;
  return puzzle.rules.is_classic() ? 1 : 2;
}

std::string head_of(const Run& run) {
  const Puzzle& puzzle = run.puzzle();
  const Strategy& strategy = run.strategy();
  Json json;
  json.open('{').key("format").text("sudokuscope-trace").key("version").value(version_of(puzzle));
  json.key("puzzle").open('{').key("boxRows").value(puzzle.shape.box_rows).key("boxCols").value(puzzle.shape.box_cols);
  json.key("givens").open('[');
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    json.value(puzzle.givens[cell] != 0 || puzzle.values.empty() ? puzzle.givens[cell] : puzzle.values[cell]);
  }
  json.close(']');
  if (!puzzle.rules.is_classic()) json.key("rules").raw(rules_json(puzzle));
  if (!puzzle.candidates.empty()) {
    json.key("candidates").open('[');
    for (const Mask mask : puzzle.candidates) json.value(mask);
    json.close(']');
  }
  json.close('}').key("strategy").open('{').key("propagation").text(cause_id(strategy.propagation));
  json.key("search").truth(strategy.search).close('}').key("status").text(status_id(run.status()));
  return json.take();
}

/// Calls `tell(index, event, depth)` for each event. The depth includes a decide itself, and the decide that a refute
/// closes.
template <class Tell>
void for_events(Run& run, Tell tell) {
  std::uint32_t depth = 0;
  for (std::uint64_t first = 0; first < run.length(); first += kWindow) {
    const EventWindow window = run.events(first, kWindow);
    for (std::size_t at = 0; at < window.events.size(); ++at) {
      const Event& event = window.events[at];
      if (event.kind == EventKind::decide) ++depth;
      tell(first + at, event, depth);
      if (event.kind == EventKind::refute) --depth;
    }
  }
}

}  // namespace

Exit trace(const Arguments& arguments, Streams streams) {
  const Strategy strategy = strategy_of(arguments);
  const std::uint64_t most = number_of(arguments, "--events", 1'000'000, 1, kMostEvents);
  const std::optional<Puzzle> puzzle = only_puzzle(arguments, streams);
  if (!puzzle || !is_read_whole(*puzzle, streams)) return kUnanswered;
  SnapshotBudget budget;
  Run run(*puzzle, strategy, most, budget);
  while (run.advance(kWindow)) {
  }
  if (!arguments.has("--json")) {
    for_events(run, [&](std::uint64_t index, const Event& event, std::uint32_t depth) {
      write_line(run, index, event, depth, streams.out);
    });
    streams.out << status_id(run.status()) << '\n';
    return kAnswered;
  }
  streams.out << head_of(run) << ",\"events\":[\n";
  for_events(run, [&](std::uint64_t index, const Event& event, std::uint32_t depth) {
    streams.out << (index == 0 ? "" : ",\n") << json_of(event, depth);
  });
  streams.out << "\n]}\n";
  return kAnswered;
}

}  // namespace sudoku::cli
