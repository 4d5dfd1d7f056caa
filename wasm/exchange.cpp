#include "exchange.hpp"

#include <algorithm>

#include "sudoku/run.hpp"

namespace sudoku::wasm {

namespace {

std::vector<char> inbox_bytes, outbox_bytes;

unsigned address_of(const std::vector<char>& bytes) { return reinterpret_cast<std::uintptr_t>(bytes.data()); }

}  // namespace

std::string_view inbox() { return {inbox_bytes.data(), inbox_bytes.size()}; }

Outbox::Outbox() { outbox_bytes.clear(); }

Outbox& Outbox::add(const void* data, std::size_t size) {
  const char* bytes = static_cast<const char*>(data);
  outbox_bytes.insert(outbox_bytes.end(), bytes, bytes + size);
  return *this;
}

unsigned Outbox::size() const { return static_cast<unsigned>(outbox_bytes.size()); }

std::uint64_t number_from(double number) {
  return number <= 0 ? 0 : static_cast<std::uint64_t>(std::min(number, 9e15));
}
double to_double(std::uint64_t number) { return number == Run::kNoEvent ? -1.0 : static_cast<double>(number); }

Strategy strategy_from(std::string_view bytes) {
  std::vector<double> numbers(bytes.size() / sizeof(double));
  std::memcpy(numbers.data(), bytes.data(), numbers.size() * sizeof(double));
  Strategy strategy;
  strategy.propagation = static_cast<Cause>(numbers[0]);
  strategy.variable = static_cast<VariableOrder>(numbers[1]);
  strategy.value = static_cast<ValueOrder>(numbers[2]);
  strategy.branching = static_cast<BranchingWay>(numbers[3]);
  strategy.look_back = static_cast<LookBack>(numbers[4]);
  strategy.seed = static_cast<std::uint64_t>(numbers[5]);
  strategy.solutions = static_cast<std::uint64_t>(numbers[6]);
  strategy.search = numbers[7] != 0;
  for (std::size_t at = 8; at + 2 < numbers.size(); at += 3) {
    strategy.choices.push_back({static_cast<std::uint64_t>(numbers[at]), static_cast<Cell>(numbers[at + 1]),
                                static_cast<Digit>(numbers[at + 2])});
  }
  return strategy;
}

/// The address to which JavaScript writes this number of bytes.
RUN_EXPORT("roomFor") unsigned run_room_for(unsigned size) {
  inbox_bytes.resize(size);
  return address_of(inbox_bytes);
}

RUN_EXPORT("outbox") unsigned run_outbox() { return address_of(outbox_bytes); }

}  // namespace sudoku::wasm
