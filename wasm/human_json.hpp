// The shared parts of the module that helps people: where puzzles come in, how answers go out, handles.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "handles.hpp"
#include "sudoku/step_json.hpp"
#include "sudoku/human.hpp"

#define HUMAN_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace sudoku::wasm {

/// The room that a puzzle is written to: enough for the largest with values and candidates.
std::span<char> room();

/// The puzzle in the first bytes of the room, which may clash; nothing where these are none.
std::optional<Puzzle> puzzle_in_room(std::uint32_t size);

/// The position in the first bytes of the room, which is sound; nothing where these are none.
std::optional<Puzzle> position_in_room(std::uint32_t size);

/// The place of the answer, until the next one; it ends with a zero.
const char* answered(Json& json);

}  // namespace sudoku::wasm
