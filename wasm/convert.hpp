// Values of the engine as JavaScript values, and back. Arrays are copied, never handed out as views: a view dies when the
// wasm memory grows. Embind has no 64-bit views, so masks cross as pairs of 32-bit words.
#pragma once

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <string_view>
#include <vector>

#include "sudoku/error.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku::wasm {

using emscripten::val;

/// A copy of the numbers as a typed array of their kind.
template <class Number>
val typed_array(const std::vector<Number>& numbers) {
  return val(emscripten::typed_memory_view(numbers.size(), numbers.data())).template call<val>("slice");
}

/// A copy of the bytes of these values, as a Uint8Array. The values have no padding.
template <class Value>
val bytes_of(const std::vector<Value>& values) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(values.data());
  return val(emscripten::typed_memory_view(values.size() * sizeof(Value), bytes)).template call<val>("slice");
}

/// object[key] = value, and list.push(value): compiled once, where the templates of `val` make a copy a key and type.
void put(val& object, const char* key, const val& value);
void push(val& list, const val& value);
val number(double value);
val text(std::string_view view);
val failure(const Error& error);
val success();

/// The puzzle of the JavaScript API, with candidates as a Uint8Array of 8 bytes a cell, or null.
val to_js(const Puzzle& puzzle);

/// The puzzle object of the JavaScript API (candidates as above); anything missing or of another kind becomes empty, so
/// that check_puzzle tells what is wrong.
Puzzle puzzle_from(const val& object);

/// A strategy with all fields filled in, or the error `strategy` for names that do not exist.
Result<Strategy> strategy_from(const val& object);

}  // namespace sudoku::wasm
