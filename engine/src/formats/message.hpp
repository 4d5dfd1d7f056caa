// Sentences for people, put together from pieces. One function instead of many `+` keeps the wasm small.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "sudoku/error.hpp"

namespace sudoku::formats {

/// The pieces, one after the other.
std::string say(std::initializer_list<std::string_view> pieces);

/// "a 9×9", "an 8×8".
std::string a_grid_of(int size);

/// "2x3": rows and columns of a box.
std::string box_text(Shape shape);

/// The name of a cell of an n x n grid, for sentences: A1.
std::string cell_name(std::size_t cell, int size);

/// An error at a byte of the text.
Error error_at(std::size_t offset, const char* code, std::string message);

/// The error `symbol` of a cell that holds something its size does not have; `digits` says what it has ("1 to 9").
Error symbol_error(std::size_t offset, std::size_t cell, std::string_view held, int size, std::string_view digits);

}  // namespace sudoku::formats
