// Handles: numbers for jobs that continue between calls, for callers that can't hold pointers.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace sudoku::wasm {

/// Jobs that continue between calls, by handles from 1 on. The handle of a job that was removed is used again.
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
