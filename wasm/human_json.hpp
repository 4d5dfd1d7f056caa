// What the parts of the module that helps people share: where puzzles come in, how answers go out, handles.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sudoku/step_json.hpp"
#include "sudoku/human.hpp"

#define HUMAN_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace sudoku::wasm {

/// What a puzzle is written to: room for the largest with values and candidates.
std::span<char> room();

/// The puzzle in the first bytes of the room, which may clash; nothing where these are none.
std::optional<Puzzle> puzzle_in_room(std::uint32_t size);

/// The position in the first bytes of the room, which is sound; nothing where these are none.
std::optional<Puzzle> position_in_room(std::uint32_t size);

/// Where the answer is, until the next one; it ends with a zero.
const char* answered(Json& json);

/// What goes on between calls, by handles from 1 on. A place is taken again when what it held has gone.
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
