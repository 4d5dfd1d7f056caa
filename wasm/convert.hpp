// Converts values of the engine to JavaScript and back, for the full module (web/src/protocol/texts.js reads them).
// Bytes are copied, never returned as views, because a view becomes invalid when the WebAssembly memory grows. Passing
// bytes takes a single call of Embind, and no code for each member.
#pragma once

#include <emscripten/val.h>

#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/error.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku::wasm {

using emscripten::val;

/// A copy of the bytes, as a Uint8Array.
val bytes(const void* data, std::size_t size);

/// The bytes of all values of a list, one after another.
template <class Value>
val bytes_of(const std::vector<Value>& values) {
  return bytes(values.data(), values.size() * sizeof(Value));
}

/// object[key] = value. It is compiled once, whereas the templates of `val` make a copy for each key and type.
void put(val& object, const char* key, const val& value);
val number(double value);
val text(std::string_view view);

/// `{code, message, offset, cells, choices, rule}`, with lists as bytes.
val error(const Error& error);

/// A puzzle in the form that `puzzle_from` reads.
std::string bytes_of_puzzle(const Puzzle& puzzle);

/// The values that `bytes_of` wrote.
template <class Value>
std::vector<Value> list_from(std::string_view bytes) {
  std::vector<Value> values(bytes.size() / sizeof(Value));
  std::memcpy(values.data(), bytes.data(), values.size() * sizeof(Value));
  return values;
}

}  // namespace sudoku::wasm
