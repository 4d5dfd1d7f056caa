// The exchange between a module with runs and JavaScript: numbers, and bytes in two buffers. JavaScript writes bytes to
// the inbox before a call; a function that returns bytes writes them to the outbox and returns their number.
// web/src/worker/core-run.js is the other side. It copies bytes at once, because a view of WebAssembly memory becomes
// invalid when the memory grows.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

#include "puzzle_bytes.hpp"
#include "sudoku/strategy.hpp"

#define RUN_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace sudoku::wasm {

/// The bytes that JavaScript has written.
std::string_view inbox();

/// Writes to the outbox: clears it, then appends values without padding.
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

  /// The number of bytes, to be returned.
  unsigned size() const;
};

/// Event numbers and counts are passed as doubles, which are exact up to 2^53, far more than any run has. kNoEvent is
/// -1.
std::uint64_t number_from(double number);
double to_double(std::uint64_t number);

/// Reads a strategy from doubles: propagation, variable, value, branching and look-back by their numbers, seed,
/// solutions, 1 to search; then three for each of the user's choices.
Strategy strategy_from(std::string_view bytes);

}  // namespace sudoku::wasm
