#include "convert.hpp"

#include <cstring>

namespace sudoku::wasm {

namespace {

val cells_of(const std::vector<Cell>& cells) {
  val list = val::array();
  for (const Cell cell : cells) push(list, number(cell));
  return list;
}

val to_js(Shape shape) {
  val object = val::object();
  put(object, "boxRows", number(shape.box_rows));
  put(object, "boxCols", number(shape.box_cols));
  return object;
}

// Numbers of a typed array or a plain one; what is not a number becomes 255, which no digit is.
std::vector<Digit> digits_from(const val& list) {
  std::vector<Digit> digits;
  if (list.isUndefined() || list.isNull()) return digits;
  const auto length = list["length"].as<unsigned>();
  if (length > unsigned{kMaxSize} * kMaxSize) return digits;
  for (unsigned at = 0; at < length; ++at) {
    const double digit = list[at].as<double>();
    digits.push_back(digit >= 0 && digit <= kMaxSize ? static_cast<Digit>(digit) : Digit{255});
  }
  return digits;
}

std::vector<Mask> masks_from(const val& bytes) {
  std::vector<Mask> masks;
  if (bytes.isUndefined() || bytes.isNull()) return masks;
  const auto raw = emscripten::convertJSArrayToNumberVector<std::uint8_t>(bytes);
  if (raw.size() > sizeof(Mask) * kMaxSize * kMaxSize) return masks;
  masks.resize(raw.size() / sizeof(Mask));
  std::memcpy(masks.data(), raw.data(), masks.size() * sizeof(Mask));
  return masks;
}

Error unknown_name(const char* field, const std::string& name) {
  return {"strategy", std::string("There is no ") + field + " called \"" + name.substr(0, 40) + "\".", Error::kNowhere, {}, {}};
}

std::vector<Choice> choices_from(const val& list) {
  std::vector<Choice> choices;
  const auto length = list["length"].as<unsigned>();
  for (unsigned at = 0; at < length; ++at) {
    const val choice = list[at];
    choices.push_back({static_cast<std::uint64_t>(choice["at"].as<double>()), static_cast<Cell>(choice["cell"].as<unsigned>()),
                       static_cast<Digit>(choice["digit"].as<unsigned>())});
  }
  return choices;
}

}  // namespace

void put(val& object, const char* key, const val& value) { object.set(key, value); }
void push(val& list, const val& value) { list.call<void>("push", value); }
val number(double value) { return val(value); }
val text(std::string_view view) { return val(std::string(view)); }

val success() {
  val object = val::object();
  put(object, "ok", val(true));
  return object;
}

val failure(const Error& error) {
  val inner = val::object();
  put(inner, "code", text(error.code));
  put(inner, "message", text(error.message));
  if (error.offset != Error::kNowhere) put(inner, "offset", number(error.offset));
  if (!error.cells.empty()) put(inner, "cells", cells_of(error.cells));
  if (!error.choices.empty()) {
    val choices = val::array();
    for (const Shape shape : error.choices) push(choices, to_js(shape));
    put(inner, "choices", choices);
  }
  val object = val::object();
  put(object, "ok", val(false));
  put(object, "error", inner);
  return object;
}

val to_js(const Puzzle& puzzle) {
  val object = to_js(puzzle.shape);
  put(object, "size", number(puzzle.size()));
  put(object, "givens", typed_array(puzzle.givens));
  if (!puzzle.values.empty()) put(object, "values", typed_array(puzzle.values));
  put(object, "candidates", puzzle.candidates.empty() ? val::null() : bytes_of(puzzle.candidates));
  return object;
}

Puzzle puzzle_from(const val& object) {
  Puzzle puzzle;
  puzzle.shape = {object["boxRows"].as<int>(), object["boxCols"].as<int>()};
  puzzle.givens = digits_from(object["givens"]);
  puzzle.values = digits_from(object["values"]);
  puzzle.candidates = masks_from(object["candidates"]);
  return puzzle;
}

Result<Strategy> strategy_from(const val& object) {
  Strategy strategy;
  const auto propagation = object["propagation"].as<std::string>();
  const auto variable = object["variable"].as<std::string>();
  const auto value = object["value"].as<std::string>();
  const auto cause = find_propagator(propagation);
  const auto variable_order = find_variable_order(variable);
  const auto value_order = find_value_order(value);
  if (!cause) return unknown_name("propagator", propagation);
  if (!variable_order) return unknown_name("variable order", variable);
  if (!value_order) return unknown_name("value order", value);
  strategy.propagation = *cause;
  strategy.variable = *variable_order;
  strategy.value = *value_order;
  strategy.seed = static_cast<std::uint64_t>(object["seed"].as<double>());
  strategy.solutions = static_cast<std::uint64_t>(object["solutions"].as<double>());
  strategy.search = object["search"].as<bool>();
  strategy.choices = choices_from(object["choices"]);
  return strategy;
}

}  // namespace sudoku::wasm
