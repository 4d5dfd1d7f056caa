// Values of the engine as bytes for JavaScript, and back; web/src/core-bytes.js is the other side and names the
// layouts. Bytes are copied, never handed out as views: a view dies when the wasm memory grows. What crosses as bytes
// costs one call of Embind, and no code for each of its members.
#pragma once

#include <emscripten/val.h>

#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle_bytes.hpp"
#include "sudoku/error.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku::wasm {

using emscripten::val;

/// A copy of the bytes, as a Uint8Array.
val bytes(const void* data, std::size_t size);

/// The same of all values of a list, one after another.
template <class Value>
val bytes_of(const std::vector<Value>& values) {
  return bytes(values.data(), values.size() * sizeof(Value));
}

/// object[key] = value: compiled once, where the templates of `val` make a copy for each key and type.
void put(val& object, const char* key, const val& value);
val number(double value);
val text(std::string_view view);

/// Event numbers and counts cross as doubles, which are exact up to 2^53: a run ends long before. kNoEvent is -1.
std::uint64_t number_from(double number);
double to_double(std::uint64_t number);

/// A line a solution, each with a line feed at its end.
std::string lines(const Geometry& geometry, const std::vector<std::vector<Digit>>& solutions);

/// `{code, message, offset, cells, choices}`, the lists as bytes.
val error(const Error& error);

/// As `puzzle_from` reads it.
val to_js(const Puzzle& puzzle);

/// Values as `bytes_of` told them.
template <class Value>
std::vector<Value> list_from(const std::string& bytes) {
  std::vector<Value> values(bytes.size() / sizeof(Value));
  std::memcpy(values.data(), bytes.data(), values.size() * sizeof(Value));
  return values;
}

/// 64-bit floating point numbers: propagation, variable and value by their numbers, seed, solutions, whether to search;
/// then three for each of the user's choices.
Strategy strategy_from(const std::string& bytes);

}  // namespace sudoku::wasm
