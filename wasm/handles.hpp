// Handles: how a caller that can't hold pointers names what goes on between its calls.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace sudoku::wasm {

/// The jobs that go on between calls, by handles from 1 on. A place is taken again when what it held has gone.
template <class Held>
class Handles {
 public:
  std::uint32_t add(std::unique_ptr<Held> held) {
    std::size_t index = 0;
    while (index < held_.size() && held_[index]) ++index;
    if (index == held_.size()) held_.emplace_back();
    held_[index] = std::move(held);
    return static_cast<std::uint32_t>(index) + 1;
  }
  Held* find(std::uint32_t handle) const {
    return handle > 0 && handle <= held_.size() ? held_[handle - 1].get() : nullptr;
  }
  void free(std::uint32_t handle) {
    if (find(handle)) held_[handle - 1].reset();
  }

 private:
  std::vector<std::unique_ptr<Held>> held_;
};

}  // namespace sudoku::wasm
