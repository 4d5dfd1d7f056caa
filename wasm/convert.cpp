#include "convert.hpp"

#include <algorithm>
#include <array>

#include "sudoku/run.hpp"
#include "sudoku/text.hpp"

namespace sudoku::wasm {

namespace {

using PuzzleHeader = std::array<std::int32_t, 5>;

// The next `count` numbers, which are there: the bytes come from our own JavaScript.
template <class Number>
const char* take(const char* from, std::size_t count, std::vector<Number>& numbers) {
  numbers.resize(count);
  std::memcpy(numbers.data(), from, count * sizeof(Number));
  return from + count * sizeof(Number);
}

template <class Number>
void append(std::string& bytes, const std::vector<Number>& numbers) {
  bytes.append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(Number));
}

}  // namespace

val bytes(const void* data, std::size_t size) {
  return val(emscripten::typed_memory_view(size, static_cast<const std::uint8_t*>(data))).call<val>("slice");
}

void put(val& object, const char* key, const val& value) { object.set(key, value); }
val number(double value) { return val(value); }
val text(std::string_view view) { return val(std::string(view)); }

std::uint64_t number_from(double number) {
  return number <= 0 ? 0 : static_cast<std::uint64_t>(std::min(number, 9e15));
}
double to_double(std::uint64_t number) { return number == Run::kNoEvent ? -1.0 : static_cast<double>(number); }

std::string lines(const Geometry& geometry, const std::vector<std::vector<Digit>>& solutions) {
  std::string text;
  for (const auto& solution : solutions) text += print_line(geometry, solution) + "\n";
  return text;
}

val error(const Error& error) {
  val object = val::object();
  put(object, "code", text(error.code));
  put(object, "message", text(error.message));
  put(object, "offset", number(error.offset));
  put(object, "cells", bytes_of(error.cells));
  put(object, "choices", bytes_of(error.choices));
  return object;
}

val to_js(const Puzzle& puzzle) {
  const auto length = [](const auto& list) { return static_cast<std::int32_t>(list.size()); };
  const PuzzleHeader header{puzzle.shape.box_rows, puzzle.shape.box_cols, length(puzzle.givens), length(puzzle.values),
                            length(puzzle.candidates)};
  std::string all(reinterpret_cast<const char*>(header.data()), sizeof header);
  append(all, puzzle.givens);
  append(all, puzzle.values);
  append(all, puzzle.candidates);
  return bytes(all.data(), all.size());
}

Strategy strategy_from(const std::string& bytes) {
  std::vector<double> numbers;
  take(bytes.data(), bytes.size() / sizeof(double), numbers);
  Strategy strategy;
  strategy.propagation = static_cast<Cause>(numbers[0]);
  strategy.variable = static_cast<VariableOrder>(numbers[1]);
  strategy.value = static_cast<ValueOrder>(numbers[2]);
  strategy.seed = static_cast<std::uint64_t>(numbers[3]);
  strategy.solutions = static_cast<std::uint64_t>(numbers[4]);
  strategy.search = numbers[5] != 0;
  for (std::size_t at = 6; at + 2 < numbers.size(); at += 3) {
    strategy.choices.push_back({static_cast<std::uint64_t>(numbers[at]), static_cast<Cell>(numbers[at + 1]),
                                static_cast<Digit>(numbers[at + 2])});
  }
  return strategy;
}

}  // namespace sudoku::wasm
