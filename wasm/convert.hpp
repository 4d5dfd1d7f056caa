// Values of the engine as JavaScript has them, and back, for the full module (web/src/protocol/texts.js reads them).
// Bytes are copied, never handed out as views: a view dies when the wasm memory grows. What crosses as bytes costs one
// call of Embind, and no code for each of its members.
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

/// The same of all values of a list, one after another.
template <class Value>
val bytes_of(const std::vector<Value>& values) {
  return bytes(values.data(), values.size() * sizeof(Value));
}

/// object[key] = value: compiled once, where the templates of `val` make a copy for each key and type.
void put(val& object, const char* key, const val& value);
val number(double value);
val text(std::string_view view);

/// `{code, message, offset, cells, choices, rule}`, the lists as bytes.
val error(const Error& error);

/// As `puzzle_from` reads it.
val to_js(const Puzzle& puzzle);

/// Values as `bytes_of` told them.
template <class Value>
std::vector<Value> list_from(std::string_view bytes) {
  std::vector<Value> values(bytes.size() / sizeof(Value));
  std::memcpy(values.data(), bytes.data(), values.size() * sizeof(Value));
  return values;
}

}  // namespace sudoku::wasm
