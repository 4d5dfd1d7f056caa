// The exchange between a module with runs and JavaScript: numbers, and bytes, in two buffers. JavaScript leaves bytes
// in the inbox before it calls; a function that answers with bytes leaves them in the outbox and returns how many.
// web/src/worker/core-run.js is the other side. It copies bytes at once: a view of wasm memory dies when that grows.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

#include "puzzle_bytes.hpp"
#include "sudoku/strategy.hpp"

#define RUN_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace sudoku::wasm {

/// The bytes that JavaScript has left.
std::string_view inbox();

/// Writes to the outbox: makes it empty, then appends what it is given, packed.
class Outbox {
 public:
  Outbox();

  template <class Value>
  Outbox& add(const Value& value) {
    return add(&value, sizeof value);
  }
  template <class Value>
  Outbox& add_all(const std::vector<Value>& values) {
    return add(values.data(), values.size() * sizeof(Value));
  }
  Outbox& add(const void* data, std::size_t size);

  /// How many bytes there are: what the function returns.
  unsigned size() const;
};

/// Event numbers and counts cross as doubles, which are exact up to 2^53: a run ends long before. kNoEvent is -1.
std::uint64_t number_from(double number);
double to_double(std::uint64_t number);

/// 64-bit floating point numbers: propagation, variable, value, branching and look-back by their numbers, seed,
/// solutions, whether to search; then three for each of the user's choices.
Strategy strategy_from(std::string_view bytes);

}  // namespace sudoku::wasm
