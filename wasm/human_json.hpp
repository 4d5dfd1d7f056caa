// The shared parts of the module with human techniques: reading puzzles, returning answers, handles.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "handles.hpp"
#include "sudoku/step_json.hpp"
#include "sudoku/human.hpp"

#define HUMAN_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace sudoku::wasm {

/// The address to write this number of bytes to: a puzzle or a seed.
char* room_for(std::uint32_t size);

/// The bytes that were written there last.
std::string_view room();

/// The puzzle in the first bytes of that memory, which may clash; nothing if they are invalid.
std::optional<Puzzle> puzzle_in_room(std::uint32_t size);

/// The position in the first bytes of that memory, which is sound; nothing if they are invalid.
std::optional<Puzzle> position_in_room(std::uint32_t size);

/// The address of the answer, which ends with a zero and is valid until the next one.
const char* answered(Json& json);

}  // namespace sudoku::wasm
