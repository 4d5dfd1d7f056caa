#include "convert.hpp"

#include <array>

namespace sudoku::wasm {

namespace {

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

val error(const Error& error) {
  val object = val::object();
  put(object, "code", text(error.code));
  put(object, "message", text(error.message));
  put(object, "said", text(error.said));
  put(object, "offset", number(error.offset));
  put(object, "cells", bytes_of(error.cells));
  put(object, "size", number(error.size));
  put(object, "choices", bytes_of(error.choices));
  put(object, "rule", text(error.rule));
  return object;
}

std::string bytes_of_puzzle(const Puzzle& puzzle) {
  const auto length = [](const auto& list) { return static_cast<std::int32_t>(list.size()); };
  const std::array<std::int32_t, 5> header{puzzle.shape.box_rows, puzzle.shape.box_cols, length(puzzle.givens),
                                           length(puzzle.values), length(puzzle.candidates)};
  std::string all(reinterpret_cast<const char*>(header.data()), sizeof header);
  append(all, puzzle.givens);
  append(all, puzzle.values);
  append(all, puzzle.candidates);
  all += rules_text(puzzle.rules, puzzle.size());
  return all;
}

}  // namespace sudoku::wasm
